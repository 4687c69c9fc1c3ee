// The first user of every database under test, as the first start makes them.
export const ADMINISTRATOR = { username: 'beheerder', password: 'een lang genoeg wachtwoord' };

/** The body of their login. */
export const LOGIN = { gebruikersnaam: ADMINISTRATOR.username, wachtwoord: ADMINISTRATOR.password };
