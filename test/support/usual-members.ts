// The members that tests count on, by the noun of the operation that creates a thing. All others are those of the kit.
import { mailTexts } from 'boekstaaf';
import type { ConformWorld } from '../../sdk/conform/world.ts';
import { newPerson } from './given/contacts.ts';
import { given } from './index.ts';
import type { CreatedNouns } from './creators.ts';

/** Values, or functions that make one where a test says none: they may look at what it does say. */
type UsualMembers<Body> = {
  readonly [Member in keyof Body]?:
    Body[Member] | ((overrides: Partial<Body>, kit: ConformWorld) => Body[Member] | Promise<Body[Member]>) | undefined;
};

let series = 0;
function createPrefix(): string {
  series += 1;
  return `B${String(series)}-`;
}

const createCompany = async (): Promise<number> => (await given.company()).id;
const createProduct = async (): Promise<number> => (await given.product()).id;
const createStaffMember = async (): Promise<number> => (await given.staffMember()).id;
const createCustomer = async (): Promise<number> => (await given.customer({ bedrijf_id: await createCompany() })).id;
const createPeople = (): [ReturnType<typeof newPerson>] => [newPerson()];

export const USUAL: { readonly [Noun in keyof CreatedNouns]?: UsualMembers<CreatedNouns[Noun]['body']> } = {
  booking: { klant_id: createCustomer, begin: '2026-06-13T14:00:00+02:00', personen: 10 },
  bookingMail: { bedrijf_id: createCompany, onderwerp: 'Tot {uitje_datum}', body: 'Dag {contactpersoon_voornaam}' },
  // Half is owed in the last two weeks, and everything in the last two days.
  cancellationTerms: {
    regels: [
      { dagen_vooraf: 14, percentage: 50 },
      { dagen_vooraf: 2, percentage: 100 },
    ],
  },
  company: {
    bedrijfsnaam: (_said, kit) => kit.createName(),
    email: 'info@buitengoed.example',
    factuur_pdf_template_id: async () => (await given.pdfTemplate()).id,
    ...mailTexts,
    // Companies with one VAT number may not number their invoices alike.
    factuur_nummer_prefix: ({ btw_nummer }) => (btw_nummer == null ? '' : createPrefix()),
  },
  contact: { naam: 'De Bruin', contactpersonen: createPeople },
  contactForm: {
    naam: 'Offerte aanvragen',
    Velden: [{ naam: 'Achternaam', soort_invoer: 'contactpersoon.achternaam', verplicht: true }],
  },
  // They belong to the first company that there is.
  customer: { bedrijf_id: undefined, naam: 'De Vries', contactpersonen: createPeople },
  discountCode: { naam: 'Actie', datum_begin: '2026-06-01', datum_eind: '2026-08-31', kortingspercentage: 10 },
  incomingMailAddress: { bedrijf_id: createCompany },
  // A mail server under an unknown name.
  integration: { kind: 'smtp', settings: { host: 'smtp.example.com' } },
  newsletter: { naam: 'Zomernieuws' },
  note: {
    bericht: 'Belt morgen terug.',
    contact_id: async ({ booking_id }) => (booking_id === undefined ? (await given.customer()).id : undefined),
  },
  package: { regels: async () => [{ product_id: await createProduct(), begin: '2026-03-10T14:00:00+01:00' }] },
  pointOfSale: { bedrijf_id: createCompany },
  priceRule: { percentage: ({ bedrag }) => (bedrag == null ? 10 : undefined) },
  product: { leverancier_id: async () => (await given.supplier()).id, inkoop: 0, minimum_aantal: 0 },
  productGroup: { slug: undefined },
  proposal: {
    boeking_id: async () => (await given.booking({ status: 'optie' })).id,
    type_id: async () => (await given.proposalType()).id,
  },
  shift: { personeel_id: createStaffMember, begin: '2026-06-13T13:00:00+02:00', eind: '2026-06-13T17:00:00+02:00' },
  staffMember: { contactpersonen: createPeople },
  startTime: { startmomentgroep_id: async () => (await given.startTimeGroup()).id, datetime: '2026-06-01 09:00:00' },
  statusReminder: {
    Bedrijven: undefined,
    status: 'optie',
    termijn_in_dagen: 7,
    herinnering_termijn_in_dagen: 3,
    onderwerp_mail_herinnering: 'Uw optie {uitje_nummer}',
    body_mail_herinnering: 'Wij houden uw optie vast tot {uitje_vervaldatum}.',
  },
  // The service makes its code.
  voucher: {
    code: undefined,
    inhoud: async ({ voucher_template_id: template }) =>
      template == null ? [{ product_id: await createProduct(), aantal: 2, prijs_per_stuk: 12.1 }] : undefined,
  },
  voucherSale: {
    customer_id: createCustomer,
    voucher_template_id: async () => (await given.voucherTemplate()).id,
    number_of_vouchers: 1,
  },
  voucherTemplate: { products: async () => [await createProduct()] },
  webhook: { url: 'https://receiver.example/hooks' },
};
