// The words of the pages of vouchers.
import { tableOf } from '../../browser/words.ts';

export const WORDS = tableOf({
  title: ['Vouchers', 'Vouchers'],
  notForYou: ['Your account does nothing with vouchers.', 'Uw account doet niets met vouchers.'],
  code: ['Code of the voucher', 'Code van de voucher'],
  look: ['Look up', 'Opzoeken'],
  unknown: ['No voucher has this code.', 'Geen voucher heeft deze code.'],
  scan: ['Scan with the camera', 'Scannen met de camera'],
  stop: ['Stop', 'Stoppen'],
  noScanner: [
    'This browser does not read codes with a camera. Type the code.',
    'Deze browser leest geen codes met een camera. Typ de code.',
  ],
  noCamera: [
    'This page may not use the camera, or there is none. Type the code.',
    'Deze pagina mag de camera niet gebruiken, of er is er geen. Typ de code.',
  ],
  sell: ['Sell or give', 'Verkopen of geven'],
  template: ['Kind', 'Soort'],
  noTemplates: ['There is no kind of voucher to sell yet.', 'Er is nog geen soort voucher om te verkopen.'],
  gift: ['a gift', 'een cadeau'],
  online: ['the customer pays online', 'de klant betaalt online'],
  count: ['Number', 'Aantal'],
  make: ['Make it', 'Maken'],
  sold: ['{count} for {amount}', '{count} voor {amount}'],
  open: [
    'Not paid yet. The vouchers are there, and are mailed, once the customer has paid.',
    'Nog niet betaald. De vouchers zijn er, en gaan op de mail, zodra de klant heeft betaald.',
  ],
  pay: ['The page to pay on', 'De pagina om te betalen'],
  voucher: ['Voucher', 'Voucher'],
  named: ['Voucher {name}', 'Voucher {name}'],
  name: ['Title', 'Titel'],
  worth: ['Worth', 'Waarde'],
  validUntil: ['Valid until', 'Geldig tot en met'],
  toCustomer: ['The customer', 'De klant'],
  toPrint: ['A page to print', 'Een blad om af te drukken'],
  use: ['Use it on a booking', 'Gebruiken op een boeking'],
  useNow: ['Use it', 'Gebruiken'],
});
