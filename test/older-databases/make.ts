// Fills a server of any version and writes down what it answers: npx tsx test/older-databases/make.ts <its address> <password> <file>.
import { writeFileSync } from 'node:fs';

const [address = '', password = '', file = ''] = process.argv.slice(2);
const authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;

async function ask(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}/api2${path}`, {
    method,
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
}

const made = async (path: string, body: object): Promise<number> => (await ask('POST', path, body))['id'] as number;

const MAIL = { onderwerp: 'Bericht', body: 'Beste {klant}' };
const mails = ['eerste_betalingsherinnering', 'tweede_betalingsherinnering', 'betaalbevestiging', 'mail_eindfactuur'];

const pdf = await made('/pdf_templates', { naam: 'Sjabloon', context: 'invoice' });
const company = await made('/bedrijven', {
  ...{ bedrijfsnaam: 'Buitengoed Groepen BV', email: 'info@buitengoed.example', factuur_pdf_template_id: pdf },
  ...{ adres: 'Bosweg 12', postcode: '3971 AB', plaats: 'Driebergen', landcode: 'NL', btw_nummer: 'NL001234567B01' },
  ...{ iban: 'NL91ABNA0417164300', kvk_nummer: '12345678' },
  ...Object.fromEntries(
    mails.flatMap((mail) => [
      [`onderwerp_${mail}`, MAIL.onderwerp],
      [`body_${mail}`, MAIL.body],
    ]),
  ),
});
await made('/locaties', { naam: 'Blokhut', capaciteit: 40 });
const supplier = await made('/contacten', { type: 'leverancier', naam: 'Groothandel', contactpersonen: [{}] });
const group = await made('/productgroepen', { naam: 'Catering', ledger_number: '8010', cost_center: 'KEUKEN' });
const product = await made('/producten', {
  ...{ leverancier_id: supplier, naam: 'Borrelplank', inkoop: 18.5, minimum_aantal: 1, productgroep_id: group },
  ...{ ProductPrice: [{ btw: 21, verkoop: 12.1 }], uitgebreide_omschrijving: '<p>Kaas &amp; <b>worst</b>.</p>' },
});
const customer = await made('/klanten', {
  ...{ naam: 'De Vries Advies', bedrijf_id: company, adres: 'Dorpsstraat 1', postcode: '3512 AB', plaats: 'Utrecht' },
  contactpersonen: [{ voornaam: 'Sanne', achternaam: 'de Vries', email1: 'sanne@devries.example', hoofdcontact: true }],
});
const booking = await made('/boekingen', { klant_id: customer, begin: '2026-03-28T23:30:00+01:00', personen: 16 });
await ask('PUT', `/boekingen/${String(booking)}`, {
  kosten: {
    regels: [
      { type: 'item', naam: 'Klimmen', aantal: 3, bedrag: 9.995, btw_percentage: 21, product_id: product },
      {
        ...{ type: 'groep', naam: 'Eten', kortingspercentage: 12.5 },
        regels: [{ type: 'item', naam: 'Soep', aantal: 16, bedrag: 4.05, btw_percentage: 9 }],
      },
    ],
  },
});
const method = await made('/betaalmethoden', { naam: 'Pin', ledger_number: '1100' });
// Early versions know no advances, and refuse a second invoice.
const permanent = { boeking_id: booking, status: 'definitief' };
const invoice = await made('/facturen', { ...permanent, voorschot_percentage: 30 }).catch(() =>
  made('/facturen', permanent),
);
await made(`/facturen/${String(invoice)}/betalingen`, {
  ...{ bedrag: 10, betaalmethode_id: method, wanneer: '2026-03-30T10:15:00+02:00' },
});
await made('/facturen', permanent).catch((error: unknown) => {
  console.log(String(error));
});

const paths = [
  ...['/bedrijven', '/locaties', '/contacten', '/klanten', '/productgroepen', '/producten', '/betaalmethoden'],
  ...['/boekingen', `/boekingen/${String(booking)}`, '/facturen', `/facturen/${String(invoice)}`],
];
const answers = [];
for (const path of paths) answers.push([path, await ask('GET', path)]);
writeFileSync(file, JSON.stringify(Object.fromEntries(answers)));
