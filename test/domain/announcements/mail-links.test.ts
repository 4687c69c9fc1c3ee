// Links in filled texts, and tags whose values customers wrote.
import { expect } from 'chai';
import { mailKinds } from '../../../db/mail-kinds.ts';
import { isOfCustomer } from '../../../domain/announcements/mail-links.ts';
import { fillMail } from '../../../domain/announcements/mail.ts';

/** Tags whose values staff or the service write. */
const OWN_TAGS = [
  'betaallink',
  ...['naam', 'slogan', 'adres', 'postcode', 'plaats', 'telefoon', 'email', 'website', 'iban', 'bic', 'btw_nummer'].map(
    (name) => `bedrijf_${name}`,
  ),
  'bedrijf_kvk_nummer',
  'gebruiker_voornaam',
  'gebruiker_achternaam',
  'arrangement_naam',
  'programma',
  ...['nummer', 'datum', 'begin', 'eind', 'personen', 'vervaldatum', 'bedrag', 'opmerking'].map(
    (field) => `uitje_${field}`,
  ),
  ...['nummer', 'datum', 'vervaldatum', 'bedrag', 'resterend_bedrag', 'betalingskenmerk', 'betaaltermijn'].map(
    (name) => `factuur_${name}`,
  ),
  'betaling_bedrag',
  'betaling_datum',
  'betaalmethode_naam',
  'nieuwsbrief_naam',
  'afmeldlink',
  'voorstel_bedrag',
  'voorstel_geldig_tot',
  'voorstel_link',
  'voucher_naam',
  'voucher_aantal',
  'voucher_codes',
  'voucher_geldig_tot',
  'voucher_referentie',
  'herroep_link',
  'herroeping_datum',
  'herroeping_tijd',
  'herroeping_gevolg',
  'annulering_moment',
  'boeking_annuleerlink',
];

const HOSTILE_URL = 'https://kwaad.example/x';
const values = {
  contactpersoon_voornaam: HOSTILE_URL,
  contact_naam: 'Kwaad.example B.V.\nwww.kwaad.example',
  contact_plaats: 'kwaad.example',
  contactpersoon_email: 'jan@voorbeeld.example',
  factuur_referentie_klant: HOSTILE_URL,
  bedrijf_website: 'https://venue.example',
  uitje_nummer: '30-2',
};
const fillBody = (body: string, signature: string | null = null) => fillMail({ subject: '', body, signature }, values);

describe('a tag of a mail', () => {
  const tags = [...new Set<string>(Object.values(mailKinds).flatMap(({ tagNames }) => [...tagNames]))];

  it('has a value that a customer wrote, unless this list names it', () => {
    const theirs = tags.filter((tag) => isOfCustomer(tag));
    expect(tags.filter((tag) => !OWN_TAGS.includes(tag)).sort()).to.deep.equal(theirs.sort());
    expect(OWN_TAGS.filter((tag) => !tags.includes(tag))).to.deep.equal([]);
  });
});

describe('the links of a mail', () => {
  const cases: readonly (readonly [body: string, links: readonly string[]])[] = [
    ['Zie https://venue.example/a?b=1.', ['https://venue.example/a?b=1']],
    ['{bedrijf_website}, {bedrijf_website}/{uitje_nummer}', ['https://venue.example', 'https://venue.example/30-2']],
    ['{contactpersoon_voornaam} {factuur_referentie_klant}', []],
    ['https://venue.example/{contactpersoon_voornaam}', []],
    ['https://venue.example{contactpersoon_voornaam}', []],
    ['https://{contact_plaats} {contact_plaats}://x', []],
    ['https://venue.example/.{contact_plaats}', []],
    ['https://venue.example, {contact_plaats}', ['https://venue.example']],
    ['https://venue.example/{onbekend}x', ['https://venue.example/{onbekend}x']],
    ['javascript:alert(1) ftp://venue.example www.venue.example', []],
  ];

  for (const [body, links] of cases)
    it(`are those that staff wrote in ${body}`, () => {
      expect(fillBody(body).links).to.deep.equal(links);
      expect(fillBody('Dag', body).links, 'in the signature').to.deep.equal(links);
    });

  it('are not recognised by mail programs in the names of customers', () => {
    const { body } = fillBody(
      '{contactpersoon_voornaam} | {contact_naam} | {contactpersoon_email} | {bedrijf_website}',
    );
    expect(body.split(' | ')).to.deep.equal([
      'https:\u200b//kwaad.\u200bexample/x',
      'Kwaad.\u200bexample B.V. www.\u200bkwaad.\u200bexample',
      'jan@voorbeeld.example',
      'https://venue.example',
    ]);
    expect(fillMail({ subject: '{contact_naam}', body: '', signature: null }, values).subject).to.equal(
      'Kwaad.example B.V. www.kwaad.example',
    );
  });
});

describe('a mail that is too long', () => {
  it('ends with a whole character', () => {
    const subject = `${'x'.repeat(997)}\u{1f3b3}`;
    const body = `${'x'.repeat(3_999_999)}\u{1f3b3}`;
    const mail = fillMail({ subject, body, signature: null }, {});
    expect(mail.subject.length).to.equal(997);
    expect(mail.body.length).to.equal(3_999_999);
  });
});
