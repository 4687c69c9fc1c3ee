// The words of the pages of a login over an issuer, in Dutch and English.
import type { LoginRefusal } from './oidc.ts';

/** Why a login stops. */
export type LoginStopReason = LoginRefusal | 'expired' | 'declined' | 'invalid' | 'unreachable' | 'tooMany' | 'absent';

export interface OidcWords {
  readonly language: 'nl' | 'en';
  readonly in: string;
  readonly inHint: string;
  readonly goOn: string;
  readonly code: string;
  readonly codeHint: string;
  readonly wrongCode: string;
  readonly confirm: string;
  readonly stopped: string;
  readonly again: string;
  readonly otherWay: string;
  readonly why: Readonly<Record<LoginStopReason, string>>;
}

const EN: OidcWords = {
  language: 'en',
  in: 'You are logged in',
  inHint: 'This page continues automatically.',
  goOn: 'Go on',
  code: 'Your code',
  codeHint: 'Type the six digits that your phone shows, or a recovery code.',
  wrongCode: 'This code is wrong, too old, or was used before. Try the next one.',
  confirm: 'Log in',
  stopped: 'You are not logged in',
  again: 'Try again',
  otherWay: 'Log in with user name and password',
  why: {
    foreign: 'This login is not one of those that may come in here. Log in there with your account of work.',
    inactive: 'Your account is inactive. Ask an administrator to make it active.',
    unverified:
      'This login has no e-mail address that was verified. Have yours verified there, or ask an administrator what to do.',
    unknown:
      'No account has your e-mail address. Ask an administrator to enter it for your account, and then try again.',
    ambiguous:
      'More than one account could be yours. Ask an administrator to leave your e-mail address with one account only.',
    lookalike:
      'Your e-mail address looks like the user name of another account. Ask an administrator to make an account with another name, and to enter your address there.',
    taken:
      'The account with your e-mail address belongs to another login. Ask an administrator to enter the address again.',
    expired:
      'This login was used before, took longer than ten minutes, or began in another browser. Begin again, in one tab.',
    declined: 'The login was cancelled or refused where you logged in. Try again, or ask who manages your login there.',
    invalid: 'The answer to this login was not right. Try again. Tell an administrator if that does not help.',
    unreachable: 'The service for logins does not answer. Try again later, or log in with user name and password.',
    tooMany: 'Too many wrong attempts. Wait a minute, and begin again.',
    absent: 'This installation has no such login. Log in with user name and password.',
  },
};

const NL: OidcWords = {
  language: 'nl',
  in: 'U bent ingelogd',
  inHint: 'Deze pagina gaat vanzelf verder.',
  goOn: 'Verder',
  code: 'Uw code',
  codeHint: 'Typ de zes cijfers die uw telefoon toont, of een herstelcode.',
  wrongCode: 'Deze code is fout, te oud of al gebruikt. Probeer de volgende.',
  confirm: 'Inloggen',
  stopped: 'U bent niet ingelogd',
  again: 'Opnieuw proberen',
  otherWay: 'Inloggen met gebruikersnaam en wachtwoord',
  why: {
    foreign: 'Deze login hoort niet bij wie hier binnen mag. Log daar in met uw account van het werk.',
    inactive: 'Uw account is niet actief. Vraag een beheerder om het actief te maken.',
    unverified:
      'Bij deze login hoort geen bevestigd e-mailadres. Laat het uwe daar bevestigen, of vraag een beheerder wat u kunt doen.',
    unknown:
      'Geen account heeft uw e-mailadres. Vraag een beheerder om het bij uw account in te vullen en probeer het dan opnieuw.',
    ambiguous:
      'Meer dan één account kan van u zijn. Vraag een beheerder om uw e-mailadres bij één account te laten staan.',
    lookalike:
      'Uw e-mailadres lijkt op de gebruikersnaam van een ander account. Vraag een beheerder om een account met een andere naam te maken en uw adres daarbij in te vullen.',
    taken:
      'Het account met uw e-mailadres hoort bij een andere login. Vraag een beheerder om het adres opnieuw in te vullen.',
    expired:
      'Deze login was al gebruikt, duurde langer dan tien minuten of begon in een andere browser. Begin opnieuw, in één tabblad.',
    declined:
      'Het inloggen is afgebroken of geweigerd waar u inlogde. Probeer het opnieuw, of vraag wie uw login daar beheert.',
    invalid:
      'Het antwoord op deze login klopte niet. Probeer het opnieuw. Helpt dat niet, meld het dan aan een beheerder.',
    unreachable:
      'De dienst om in te loggen antwoordt niet. Probeer het later opnieuw, of log in met gebruikersnaam en wachtwoord.',
    tooMany: 'Te veel foute pogingen. Wacht een minuut en begin opnieuw.',
    absent: 'Deze installatie heeft zo geen login. Log in met gebruikersnaam en wachtwoord.',
  },
};

export const OIDC_WORDS = { en: EN, nl: NL };
