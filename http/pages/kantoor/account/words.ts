// The words of the account.
import { tableOf } from '../../browser/words.ts';

export const WORDS = tableOf({
  secondFactor: ['Second factor', 'Tweede factor'],
  isOff: [
    'You log in with your password alone. With a second factor, a login also asks for a code from your phone.',
    'U logt in met alleen uw wachtwoord. Met een tweede factor vraagt het inloggen ook om een code van uw telefoon.',
  ],
  isOn: ['A login asks for a code of your phone.', 'Inloggen vraagt om een code van uw telefoon.'],
  mustHave: [
    'You must have a second factor. Until you have one, you can do nothing else here.',
    'U moet een tweede factor hebben. Tot die er is, kunt u hier niets anders doen.',
  ],
  codesLeft: ['Recovery codes left: {count}', 'Herstelcodes over: {count}'],
  passwordHint: [
    'Type your password once more. Leave it empty if you have just logged in over another service.',
    'Typ uw wachtwoord nog eens. Laat het leeg als u net via een andere dienst bent ingelogd.',
  ],
  presentPassword: ['Present password', 'Huidig wachtwoord'],
  newPassword: ['New password', 'Nieuw wachtwoord'],
  newPasswordHint: [
    'Twelve characters or more, such as four words that have nothing to do with each other.',
    'Twaalf tekens of meer, zoals vier woorden die niets met elkaar te maken hebben.',
  ],
  changePassword: ['Change the password', 'Wachtwoord wijzigen'],
  passwordChanged: [
    'Your password is changed. You are logged out everywhere else.',
    'Uw wachtwoord is gewijzigd. Overal elders bent u uitgelogd.',
  ],
  begin: ['Set up a second factor', 'Tweede factor instellen'],
  scan: [
    'Scan this with the program on your phone that shows codes, such as Aegis, 2FAS or the one of your password manager.',
    'Scan dit met het programma op uw telefoon dat codes toont, zoals Aegis, 2FAS of dat van uw wachtwoordbeheer.',
  ],
  scanned: ['QR code of the secret', 'QR-code van het geheim'],
  typeIt: ['Or type this secret:', 'Of typ dit geheim over:'],
  confirm: ['Confirm', 'Bevestigen'],
  confirmHint: ['Then type the code that the program shows.', 'Typ daarna de code die het programma toont.'],
  keep: ['Your recovery codes', 'Uw herstelcodes'],
  keepHint: [
    'Each lets you in once when your phone is lost. They are shown this once: print them, or keep them in your password manager.',
    'Elke code laat u één keer binnen als uw telefoon kwijt is. Ze staan hier alleen nu: druk ze af, of zet ze in uw wachtwoordbeheer.',
  ],
  kept: ['I have kept them', 'Ik heb ze bewaard'],
  proof: ['Type a code first, then choose what to do.', 'Typ eerst een code, en kies dan wat u wilt doen.'],
  replace: ['Use another phone', 'Een andere telefoon gebruiken'],
  newCodes: ['Make new recovery codes', 'Nieuwe herstelcodes maken'],
  remove: ['Remove the second factor', 'Tweede factor verwijderen'],
});
