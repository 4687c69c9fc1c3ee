// Makes one of each thing that the venue of demo/set-up.ts lacks: what the examples of the contract are about (spec/examples.yaml).
import { mailTexts, type Boekstaaf, type Company, type CostItemPut, type Invoice } from 'boekstaaf';
import { requireValue } from './required.ts';
import type { Venue } from './set-up.ts';

const ADDRESS = { adres: 'Oever 12', postcode: '3971 AB', plaats: 'Driebergen', landcode: 'NL' };
const COMPANY_NUMBERS = { btw_nummer: 'NL001234560B01', kvk_nummer: '12345678' };
const BELGIAN_ADDRESS = {
  adres: 'Kaai 3',
  postcode: '2000',
  plaats: 'Antwerpen',
  landcode: 'BE',
  btw_nummer: 'BE0123456749',
};
/** The user with few rights. */
export const DESK_USER = { gebruikersnaam: 'balie', wachtwoord: 'de sleutel van de balie' };
/** An image of one dot. */
const DOT_IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const INCOMING_MAIL = [
  'From: "Sanne de Vries" <sanne@devries.example>',
  'Message-ID: <1@devries.example>',
  'Subject: Route',
  'Date: Mon, 04 Jan 2027 08:58:00 +0100',
  'Content-Type: multipart/mixed; boundary=deel',
  '',
  '--deel',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Zie de bijlage.',
  '--deel',
  'Content-Type: text/plain; charset=utf-8; name="route.txt"',
  'Content-Disposition: attachment; filename="route.txt"',
  '',
  'Linksaf bij de brug.',
  '--deel--',
  '',
].join('\r\n');

/** The things that later steps refer to. */
interface VenueIds {
  readonly bedrijf_id: number;
  readonly klant_id: number;
  readonly product_id: number;
  readonly arrangement_id: number;
}

/** Makes the things in a new venue, except those that only a mail or the key of an installation reveals. */
export async function makeOneOfEach(client: Boekstaaf, venue: Venue): Promise<void> {
  const venueIds = await equip(client, venue);
  await makeCatalogue(client, venueIds);
  await makePlanning(client, venue);
  const option = await makeBookings(client, venueIds);
  await makeInvoices(client, venueIds);
  await makeRest(client, venueIds, option);
  await makeUnused(client, venue);
}

/** Makes things that nothing refers to, so they can be deleted. */
async function makeUnused(client: Boekstaaf, { staff }: Venue): Promise<void> {
  const naam = 'Ongebruikt';
  const { id: factuur_pdf_template_id } = await client.pdfTemplates.create({ naam, context: 'invoice' });
  const email = 'leeg@waterkant.example';
  await client.companies.create({ ...mailTexts, bedrijfsnaam: naam, email, factuur_pdf_template_id });
  await client.pdfTemplates.create({ naam, context: 'invoice' });
  await client.locations.create({ naam });
  await client.roles.create({ naam });
  await client.apiKeys.create({ user_id: 1, description: naam });
  await client.qualifications.create({ naam });
  await client.productGroups.create({ naam, slug: 'ongebruikt' });
  await client.startTimeGroups.create({ naam });
  await client.paymentMethods.create({ naam, type: 'manual' });

  const begin = '2027-05-12T13:00:00+02:00';
  const eind = '2027-05-12T17:00:00+02:00';
  await client.shifts.create({ personeel_id: requireValue(staff[1], 'a second member of staff').id, begin, eind });
  await client.materials.create({ naam, aantal: 1 });
  await client.contacts.create({ type: 'overig', naam, contactpersonen: [{ achternaam: 'Smit' }] });
  await client.proposals.createType({ naam });
  await client.voucherTemplates.create({ name: naam, price: 65, product_amount: 2, products: [1] });
  await client.contactForms.create({ naam });
  await client.pointsOfSale.create({ naam, bedrijf_id: 1 });
  await client.incomingMails.createAddress({ adres: email, bedrijf_id: 1 });
}

/** Changes these members of a company. */
async function changeCompany(client: Boekstaaf, id: number, members: Partial<Company>): Promise<void> {
  await client.companies.update(id, { ...(await client.companies.get(id)), ...members });
}

/** Gives the second company its numbers and a customer abroad, and makes a mail server and a user. Returns ids for later steps. */
async function equip(client: Boekstaaf, venue: Venue): Promise<VenueIds> {
  const [, company] = await client.companies.list();
  const { id: bedrijf_id } = requireValue(company, 'a second company');
  const { id: klant_id } = requireValue(venue.customers[0], 'a customer');
  await client.integrations.create({ name: 'Post', kind: 'smtp', settings: { host: 'smtp.waterkant.example' } });
  await changeCompany(client, bedrijf_id, { ...ADDRESS, ...COMPANY_NUMBERS, factuur_betaaltermijn: 60 });
  await client.customers.update(klant_id, { ...BELGIAN_ADDRESS, bedrijf_id });
  await client.pdfTemplates.replaceLogo(1, new Blob([DOT_IMAGE]));
  const product = requireValue((await client.products.list())[0], 'a product');
  await client.products.update(product.id, { ...product, mag_api: true });
  const offer = requireValue((await client.packages.list())[0], 'a package');
  await makeDesk(client, venue);
  return { bedrijf_id, klant_id, product_id: product.id, arrangement_id: offer.id };
}

/** Makes the user with few rights, the first member of staff. */
export async function makeDesk(client: Boekstaaf, { staff }: Venue): Promise<void> {
  const { id: role } = await client.roles.create({ naam: 'Kantoor', permissies: ['createBoeking', 'editBoeking'] });
  const { id } = requireValue(staff[0], 'a member of staff');
  await client.users.create({ id, ...DESK_USER, rollen: [{ id: role }] });
}

async function makeCatalogue(client: Boekstaaf, { bedrijf_id, product_id, arrangement_id }: VenueIds): Promise<void> {
  await client.productLabels.create({ naam: 'Binnen' });
  await client.priceRules.create({ naam: 'Zaterdag', actief: false, percentage: 10, weekdagen: [6] });
  await client.cancellationTerms.create({ naam: 'Groepen', regels: [{ dagen_vooraf: 14, percentage: 50 }] });
  await client.bookProcesses.create({ naam: 'Kinderfeestjes', arrangement_ids: [arrangement_id] });

  const { id: attachment } = await client.attachments.create({ naam: 'Plattegrond' });
  await client.attachments.replaceFile(attachment, new Blob([DOT_IMAGE]));
  await client.products.replaceImage(product_id, new Blob([DOT_IMAGE]));
  await client.packages.replaceImage(arrangement_id, new Blob([DOT_IMAGE]));
  await client.discountCodes.create({
    naam: 'Winteractie',
    code: 'WINTER27',
    kortingspercentage: 10,
    datum_begin: '2027-01-01',
    datum_eind: '2027-03-31',
  });

  const { id: contactform_id } = await client.contactForms.create({
    naam: 'Bestellen',
    Velden: [
      { naam: 'Achternaam', soort_invoer: 'contactpersoon.achternaam', verplicht: true },
      { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' },
    ],
  });

  await client.voucherTemplates.create({
    name: 'Cadeaubon bowlen',
    price: 65,
    product_amount: 2,
    products: [product_id],
    contactform_id,
    company_id: bedrijf_id,
  });
  await client.vatChanges.create({ van: 9, naar: 21, ingangsdatum: '2028-01-01', prijs: 'inclusief', dry_run: true });
}

async function makePlanning(client: Boekstaaf, { staff }: Venue): Promise<void> {
  const { id: personeel_id } = requireValue(staff[0], 'a member of staff');
  const begin = '2027-01-02T13:00:00+01:00';
  const eind = '2027-01-02T17:00:00+01:00';
  const { id: dienst_id } = await client.shifts.create({ personeel_id, begin, eind });

  await client.recordedHours.create(personeel_id, { personeel_id, dienst_id, begin, eind, pauze_minuten: 0 });
  await client.staffAvailability.create(personeel_id, {
    begin: '2027-05-10T00:00:00+02:00',
    eind: '2027-05-11T00:00:00+02:00',
    beschikbaar: false,
  });

  const material = requireValue((await client.materials.list())[0], 'a material');
  await client.capacity.createEntry(material.id, {
    begin: '2027-05-08T09:00:00+02:00',
    end: '2027-05-08T12:00:00+02:00',
    amount: 4,
    internal_reference: 'zaterdagen',
  });
  await client.calendars.create({ soort: 'locaties', id: 1 });
}

/** Makes an option, a confirmed booking with a redeemed voucher, a cancelled one, and an unused voucher. Returns the option's id. */
async function makeBookings(client: Boekstaaf, { klant_id, product_id }: VenueIds): Promise<number> {
  const makeBooking = async (status: 'optie' | 'definitief'): Promise<number> => {
    const begin = '2027-05-10T14:00:00+02:00';
    const { id } = await client.bookings.create({ klant_id, product_id, begin, personen: 16, status });
    return id;
  };

  const option = await makeBooking('optie');
  const confirmed = await makeBooking('definitief');
  const cancelled = await makeBooking('definitief');
  const inhoud = [{ product_id, aantal: 2, prijs_per_stuk: 32.5 }];
  const { code } = await client.vouchers.create({ code: 'K7MN-4TQX-9HRP-WCAD', inhoud });

  await client.bookings.redeemVoucher(confirmed, { code });
  await client.vouchers.create({ code: 'P3VW-7HKD-2MXR-QTAF', inhoud });
  await client.cancellations.cancelBooking(cancelled, { kosten: 0 });

  return option;
}

/** Makes a draft, an invoice that is partly paid, one sent over Peppol, and one that was paid and then cancelled. */
async function makeInvoices(client: Boekstaaf, { bedrijf_id, klant_id }: VenueIds): Promise<void> {
  const { id: peppol_integration_id } = await client.integrations.create({
    name: 'Peppol',
    kind: 'peppol_sandbox',
    settings: { outcome: 'delivered' },
  });

  await changeCompany(client, bedrijf_id, { peppol_integration_id });
  const cost: CostItemPut = { type: 'item', naam: 'Zaalhuur', aantal: 1, bedrag: 121, btw_percentage: 21 };

  const makeInvoice = async (status: 'concept' | 'definitief'): Promise<Invoice> => {
    const begin = '2027-05-11T14:00:00+02:00';
    const { id: boeking_id } = await client.bookings.create({ klant_id, begin, personen: 16, status: 'definitief' });
    await client.bookings.update(boeking_id, { kosten: { bedrijf_id, regels: [cost] } });
    return client.invoices.create({ boeking_id, status });
  };

  await makeInvoice('concept');
  const { id: factuur_id } = await makeInvoice('definitief');
  await client.invoicePayments.create(factuur_id, { bedrag: 21, betaalmethode_id: 1 });
  await client.paymentRequests.create({ factuur_id, deelbetaling: 25, geldig_tot: '2027-12-31' });
  await client.peppolSendings.create((await makeInvoice('definitief')).id);

  const { id, boeking_id } = await makeInvoice('definitief');
  await client.invoicePayments.create(id, { bedrag: 121 });
  await client.cancellations.cancelBooking(boeking_id, { kosten: 0 });
}

async function makeRest(client: Boekstaaf, venueIds: VenueIds, option: number): Promise<void> {
  const { bedrijf_id, klant_id } = venueIds;
  const { id: type_id } = await client.proposals.createType({ naam: 'Offerte voor groepen' });
  await client.proposals.create({ boeking_id: option, type_id });

  const { id: bar } = await client.pointsOfSale.create({ naam: 'Bar', bedrijf_id, locatie_ids: [1] });
  await client.pointsOfSale.openTill(bar, {});
  await client.voucherSales.create({ voucher_template_id: 1, customer_id: klant_id, number_of_vouchers: 1 });
  await client.newsletters.create({ naam: 'Zomernieuws' });
  await client.notes.create({ bericht: 'Belt morgen terug.', contact_id: klant_id });
  await client.bookingMails.create({
    bedrijf_id,
    moment: 'herinnering',
    actief: false,
    dagen: 7,
    tijd: '09:00',
    onderwerp: 'Tot {uitje_datum}',
    body: 'Dag {contactpersoon_voornaam}',
  });

  await client.statusReminders.create({
    status: 'optie',
    termijn_in_dagen: 60,
    herinnering_termijn_in_dagen: 30,
    onderwerp_mail_herinnering: 'Uw optie {uitje_nummer}',
    body_mail_herinnering: 'Wij houden uw optie vast tot {uitje_vervaldatum}.',
  });
  await client.withdrawals.create({ naam: 'Sanne Koper', email: 'sanne@devries.example', referentie: 'onbekend' });
  await client.incomingMails.createAddress({ adres: 'info@waterkant.example', bedrijf_id });
  await client.incomingMails.createIncomingMail({
    recipient: 'info@waterkant.example',
    body: new Blob([INCOMING_MAIL]),
  });
}
