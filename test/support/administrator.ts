// The first user of every database under test, as the first start makes him.
export const ADMINISTRATOR = { username: 'beheerder', password: 'een lang genoeg wachtwoord' };
