// The words of the list of logins.
import { tableOf } from '../../browser/words.ts';

export const WORDS = tableOf({
  notForYou: ['Your account may not see who logs in.', 'Uw account mag niet zien wie er inlogt.'],
  lists: ['Lists', 'Lijsten'],
  all: ['All', 'Alle'],
  failed: ['Failed', 'Mislukt'],
  nothing: ['There are no such logins.', 'Zulke logins zijn er niet.'],
  newest: ['The newest {count}. The audit trail has all.', 'De nieuwste {count}. Het controlespoor heeft alles.'],
  moment: ['When', 'Wanneer'],
  accountName: ['Account', 'Account'],
  address: ['Address', 'Adres'],
  how: ['How', 'Hoe'],
  result: ['Result', 'Resultaat'],
  ways: {
    password: ['Password', 'Wachtwoord'],
    basic: ['Password with a request (Basic)', 'Wachtwoord bij een verzoek (Basic)'],
    issuer: ['OpenID Connect', 'OpenID Connect'],
  },
  results: {
    in: ['Logged in', 'Ingelogd'],
    code: ['Logged in with a code', 'Ingelogd met een code'],
    recovery_code: ['Logged in with a recovery code', 'Ingelogd met een herstelcode'],
    issuer: ['Logged in, second factor asked for there', 'Ingelogd, tweede factor daar gevraagd'],
  },
  failures: {
    credential: ['Failed: wrong password, or inactive account', 'Mislukt: fout wachtwoord of account niet actief'],
    code: ['Failed: wrong code', 'Mislukt: foute code'],
    basic_refused: ['Failed: a password is not enough', 'Mislukt: een wachtwoord is niet genoeg'],
  },
});
