// The world while the service is fuzzed: things that bodies and filters refer to, which nobody removes, and things to act on.
import type { CalendarWithToken, Package } from 'boekstaaf';
import fc, { type Arbitrary } from 'fast-check';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import type { Root } from '../../../generated/operations.ts';
import { LOGIN } from '../administrator.ts';
import { given } from '../given.ts';
import { unsubscribeToken } from '../given/newsletters.ts';
import { tokenOf } from '../given/proposals.ts';
import { api } from '../index.ts';
import { paidOnline, reservation, soldOnline } from '../reserving.ts';
import { existing, existingFor, existingRoots } from '../roots.ts';
import type { Operation } from '../contract.ts';
import type { Choice } from './fitting.ts';
import { type Schema, typesOf } from './schemas.ts';

type Ids = readonly number[];
/** Two of everything that clients can refer to, and of templates for some purposes. */
export interface World {
  readonly roots: ReadonlyMap<Root, Ids>;
  readonly onlineTemplates: Ids;
  readonly posTemplates: Ids;
  readonly paymentProviders: Ids;
  readonly peppolProviders: Ids;
  readonly calendar: CalendarWithToken;
  /** The packages that visitors can book online. */
  readonly sold: Package;
}

/** The roots that ids in the contract refer to, by the name of the member, alone or after that of its schema. */
const REFERENCES: Readonly<Record<string, string | null>> = bundle['x-references'];

/** The kinds that customers of the world's company can be of. */
const KINDS = ['school', 'bedrijf'];

/** The feed whose token the world knows. */
let feed: Promise<CalendarWithToken> | undefined;

async function two(make: () => Promise<{ readonly id: number }>): Promise<Ids> {
  return [(await make()).id, (await make()).id];
}

/** Where mail comes to in the world. */
export const RECIPIENT = 'post@uitje.example';

async function receiveAtRecipient(bedrijf_id: number): Promise<void> {
  const known = await api.incomingMails.listIncomingMailAddresses();
  if (known.every(({ adres }) => adres !== RECIPIENT))
    await given.incomingMailAddress({ adres: RECIPIENT, bedrijf_id });
}

/** Makes two of everything that the contract refers to. */
export async function makeWorld(): Promise<World> {
  const companies = await two(() => given.company({ soort_klanten: KINDS }));
  const [bedrijf_id = 0] = companies;
  const customers = await two(() => given.customer({ bedrijf_id }));
  const [klant_id = 0] = customers;
  await receiveAtRecipient(bedrijf_id);
  const related: Partial<Record<Root, Ids>> = {
    bookings: await two(() => given.booking({ klant_id })),
    companies,
    // Voucher templates take those that ask for an e-mail address.
    contact_forms: await two(() => given.orderForm()),
    customers,
    invoices: await two(() => given.permanentInvoice()),
    packages: await two(() => given.package({ bedrijf_id })),
    users: [1],
  };
  const roots = new Map<Root, Ids>();
  for (const root of existingRoots(Object.values(REFERENCES)))
    roots.set(root, related[root] ?? (await two(async () => ({ id: await existing(root) }))));
  return {
    roots,
    onlineTemplates: await two(() => given.pdfTemplate({ context: 'online_booking' })),
    posTemplates: await two(() => given.pdfTemplate({ context: 'pos' })),
    paymentProviders: await two(() => given.paymentIntegration()),
    peppolProviders: await two(() => given.peppolSandbox()),
    calendar: await (feed = given.calendar()),
    sold: await given.onlinePackage(['2026-06-13 14:00'], { bedrijf_id }),
  };
}

/** The schemas whose package is one that visitors can book. */
const ONLINE: ReadonlySet<string> = new Set([
  'AvailableDaysQuestion',
  'AvailableTimesQuestion',
  'VoucherQuestion',
  'PriceQuestion',
  'Reservation',
]);

/** Members for which only some values make sense; by the name of their schema where others mean something else. */
const SENSIBLE: Readonly<Record<string, Arbitrary<unknown> | null | undefined>> = {
  // A way on that nobody was given is refused, and those that were are for one list each.
  cursor: null,
  after: null,
  // A world without such lines, persons or fields has no id of one.
  id: null,
  boekingsregel_id: null,
  mail_to: null,
  mail_cc: null,
  hoofdcontact: null,
  contactpersoon_id: null,
  // Here they are objects, as their schema says.
  'NewContactForm.Arrangementen': undefined,
  'ContactFormPut.Arrangementen': undefined,
  'ProductOrder.products': undefined,
  // Only the fields of the form can be answered; this is the one name that every form takes.
  'ContactFormAnswers.*': fc.constant('nonce'),
  // A date that does not follow its booking's begin, a package that is fixed.
  'BookingPut.datum': null,
  'BookingPatch.datum': null,
  'BookingPut.arrangement_id': null,
  'BookingPatch.arrangement_id': null,
  'SentPayment.locatie_id': null,
  'SettingPut.slug': null,
  // A template of a purpose of its own.
  pdf_template_id: null,
  // Less than the payment that it is of.
  'RefundRequest.amount': fc.constantFrom(0.01, 1),
  // Only to hosts that the installation allows.
  redirect_url: null,
  // Within one day, and ending after it begins; of a list most overlap, so it is short.
  'NewCapacityEntry.begin': fc.constantFrom('2026-06-01T10:00:00+02:00', '2026-06-01 08:30'),
  'NewCapacityEntry.end': fc.constantFrom('2026-06-01T12:00:00+02:00', '2026-06-02 04:00'),
  'CapacityEntryPut.begin': fc.constantFrom('2026-06-01T10:00:00+02:00', '2026-06-01 08:30'),
  'CapacityEntryPut.end': fc.constantFrom('2026-06-01T12:00:00+02:00', '2026-06-02 04:00'),
  // An end lies after its beginning.
  datum_begin: fc.constantFrom('2026-03-01', '2026-06-30'),
  datum_eind: fc.constantFrom('2026-07-01', '2027-12-31'),
  // At a start time of the package, by who is known by name, and in a way that needs no code.
  'Reservation.begin': fc.constantFrom('2026-06-13T14:00:00+02:00', '2026-06-13 14:00'),
  'Reservation.contactformulier': fc.nat(1_000_000).map((number) => ({
    'contactpersoon.achternaam': 'Bezoeker',
    'contactpersoon.email1': `bezoeker${String(number)}@voorbeeld.example`,
  })),
  'CancellationRequest.kosten': fc.constantFrom(0, 10.5),
  'NewCancellationTerms.regels': fc.constant([{ dagen_vooraf: 14, percentage: 50 }]),
  'CancellationTermsPut.regels': fc.constant([{ dagen_vooraf: 7, percentage: 12.5 }]),
  'Reservation.status': null,
  'Reservation.kortingscode': null,
  'Reservation.vouchers': null,
  'Reservation.provider_params': null,
  'AvailableDaysQuestion.begin': fc.constantFrom('2026-03-01', '2026-06-01'),
  'AvailableDaysQuestion.eind': fc.constantFrom('2026-06-02', '2026-06-30'),
  // A start time has no seconds, and a group has it once.
  datetime: fc.nat(500_000).map((minutes) => new Date(Date.UTC(2026, 5, 1, 0, minutes)).toISOString().slice(0, 16)),
  tijdbegin: fc.constantFrom('2026-03-10 09:00', '2026-03-10T10:30:00'),
  tijdeind: fc.constantFrom('2026-03-10 17:00', '2026-03-10T18:30'),
  ...lasting(
    'NewShift',
    'ShiftPut',
    'NewRecordedHours',
    'RecordedHoursPut',
    'NewStaffAvailability',
    'StaffAvailabilityPut',
  ),
  'NewStaffAvailability.beschikbaar': fc.constant(false),
  'StaffAvailabilityPut.beschikbaar': fc.constant(false),
  pauze_minuten: fc.constantFrom(0, 15, 60),
  'RecordedHoursPut.personeel_id': null,
  'RecordedHoursPut.dienst_id': null,
  'ShiftPut.status': null,
  'NewBookingMail.moment': fc.constantFrom('herinnering', 'bedankt'),
  'BookingMailPut.moment': fc.constantFrom('herinnering', 'bedankt'),
  soort_klant: fc.constantFrom(...KINDS),
  expires_at: fc.constantFrom('2027-01-01T00:00:00Z', '2026-12-31 23:59', null),
  host: fc.nat(1_000_000).map((number) => `smtp${String(number)}.example`),
  // A login needs an encrypted connection, and a password for another server is sent again.
  'IntegrationSettings.security': fc.constantFrom('starttls', 'tls'),
  // Members of other kinds.
  'IntegrationSettings.party_id': null,
  'IntegrationSettings.legal_entity_id': null,
  'IntegrationSettings.outcome': null,
  peppol_id: fc.constantFrom('0208:0123456749', '0106:12345678', null),
  to: fc.constantFrom('0208:0123456749', '0208:0403619968'),
  'IntegrationPut.settings': null,
  url: fc.nat(1_000_000).map((number) => `https://receiver.example/${String(number)}`),
  periode: fc.constantFrom('2026-03-01/2026-04-01', 'P1M', '2026-03-10'),
  recipient: fc.constant(RECIPIENT),
  landcode: fc.constantFrom('NL', 'BE', 'DE'),
  since: fc.constantFrom('2026-03-10T09:00:00Z', '2026-03-01 00:00'),
};

/** A begin and an end after it for what lasts a while. */
function lasting(...schemas: readonly string[]): Record<string, Arbitrary<unknown>> {
  const begin = fc.constantFrom('2026-06-13T09:00:00Z', '2026-06-13 13:00');
  const eind = fc.constantFrom('2026-06-13T17:00:00Z', '2026-06-14 01:00');
  return Object.fromEntries(
    schemas.flatMap((schema): [string, Arbitrary<unknown>][] => [
      [`${schema}.begin`, begin],
      [`${schema}.eind`, eind],
    ]),
  );
}

/** Chooses references to what exists, and what makes sense; at most so many members that may be left out. */
export function choiceIn(world: World, optional: number): Choice {
  const { roots, calendar, sold } = world;
  const fitting: Readonly<Record<string, Ids>> = {
    kassa_factuur_pdf_template_id: world.posTemplates,
    online_boeking_factuur_pdf_template_id: world.onlineTemplates,
    payment_integration_id: world.paymentProviders,
    peppol_integration_id: world.peppolProviders,
  };
  return {
    optional,
    member(owner, name, schema) {
      const full = `${owner}.${name}`;
      if (name === 'token') return fc.constant(calendar.token);
      if (name === 'producten') return fc.constant([{ arrangementsregel_id: sold.regels[0]?.id ?? 0, aantal: 2 }]);
      if (name === 'arrangement_id' && ONLINE.has(owner)) return fc.constant(sold.id);
      if (full in SENSIBLE) return SENSIBLE[full];
      const root = REFERENCES[full] ?? REFERENCES[name];
      const ids = fitting[name] ?? [...roots].find(([each]) => each === root)?.[1];
      if (ids !== undefined) return referring(ids, schema);
      return typesOf(schema).includes('array') ? undefined : SENSIBLE[name];
    },
  };
}

function referring(ids: Ids, schema: Schema): Arbitrary<unknown> {
  const one = fc.constantFrom(...ids);
  return typesOf(schema).includes('array') ? fc.uniqueArray(one, { minLength: 1, maxLength: 2 }) : one;
}

/** The page of a proposal that can be answered. */
async function offered(): Promise<{ token: string }> {
  return { token: tokenOf(await given.proposal()) };
}

/** The reference of a booking that waits for its payment. */
async function reservationToPay(): Promise<string> {
  const body = reservation(await soldOnline(), [1], { betaalmethode: 'provider' });
  return (await api.onlineBooking.reservePackage({ body })).reference ?? '';
}

/** A point of sale that is open. */
async function openTill(): Promise<{ id: number }> {
  const { id } = await given.pointOfSale();
  await api.pointsOfSale.openTill({ id, body: {} });
  return { id };
}

type Path = Readonly<Record<string, number | string>>;

/** Where another thing than the first that comes to mind can be acted upon. */
const TARGETS: Readonly<Partial<Record<Operation['id'], () => Promise<Path>>>> = {
  closeTill: openTill,
  submitContactForm: async () => ({ id: (await given.contactForm()).id }),
  countTill: openTill,
  getReservationState: async () => ({ reference: await reservationToPay() }),
  getVoucherOrderState: async () => {
    const { reference } = await api.voucherSales.buyVouchers({ body: await given.voucherPurchase() });
    return { reference };
  },
  confirmWithdrawal: async () => ({ token: (await given.declaration()).token }),
  decideWithdrawal: async () => ({ id: (await given.withdrawal()).id }),
  createCreditInvoice: async () => ({ id: (await given.permanentInvoice()).id }),
  createInvoicePayment: async () => ({ id: (await given.permanentInvoice()).id }),
  mailInvoice: async () => ({ id: (await given.permanentInvoice()).id }),
  getCalendarFeed: async () => {
    const { soort, object_id } = await (feed ??= given.calendar());
    return { soort, id: object_id };
  },
  answerProposal: offered,
  cancelBooking: async () => ({ boeking_id: (await given.chargedBooking()).id }),
  confirmCancellation: async () => ({ token: await given.cancellationToken() }),
  getCancellationPage: async () => ({ token: await given.cancellationToken() }),
  updateCancellation: given.proposedRefund,
  getProposalPage: offered,
  getUnsubscribePage: async () => ({ token: await unsubscribeToken() }),
  unsubscribePerson: async () => ({ token: await unsubscribeToken() }),
  getProductAvailability: async () => ({ id: (await given.product({ mag_api: true })).id }),
  refundOnlinePayment: async () => ({ id: (await paidOnline()).id }),
  redeemVoucher: async () => ({ id: (await given.bookingFor(await given.voucher())).id }),
  resendMail: async () => {
    const { id } = await given.mail();
    await api.mails.cancelMail({ id });
    return { id };
  },
  updateSetting: () => Promise.resolve({ slug: 'online_boeking_step0_text_pre' }),
};

/** New things for the path of an operation; parameters that are no ids are left to chance. */
export async function targetOf(operation: Operation): Promise<Path> {
  return (await TARGETS[operation.id]?.()) ?? existingFor(operation);
}

/** Whether what an operation acts upon can be acted upon only once. */
export function usedUp({ id, kind }: Operation): boolean {
  return ['act', 'remove'].includes(kind) || id === 'createCreditInvoice';
}

let codes = 0;
let minutes = 0;

/** Members of a body that have to be new each time, or that depend on the path: what is used up by being asked for. */
const FRESH: Readonly<Partial<Record<Operation['id'], (path: Readonly<Record<string, unknown>>) => Promise<object>>>> =
  {
    createInvoice: async () => ({ boeking_id: (await given.chargedBooking()).id }),
    createRecordedHours: async ({ staff_id }) => {
      const personeel_id = Number(staff_id);
      return { personeel_id, dienst_id: (await given.shift({ personeel_id })).id };
    },
    redeemVoucher: async ({ id }) => {
      const { boekingsregels } = await api.bookings.getBooking({ id: Number(id) });
      const inhoud = boekingsregels.slice(0, 1).map(({ product_id }) => ({ product_id, aantal: 1, prijs_per_stuk: 1 }));
      return { code: (await given.voucher({ inhoud })).code };
    },
    createCalendar: async () => ({ soort: 'locaties', id: (await given.location()).id }),
    createSession: () => Promise.resolve(LOGIN),
    mergeCustomer: async ({ id }) => {
      const { bedrijf_id } = await api.customers.getCustomer({ id: Number(id) });
      return { klant_id: (await given.customer({ bedrijf_id })).id };
    },
    createNote: async () => ({ contact_id: (await given.contact()).id }),
    createStatusReminder: async () => ({ Bedrijven: [{ id: (await given.company()).id }] }),
    updateStatusReminder: async () => ({ Bedrijven: [{ id: (await given.company()).id }] }),
    submitContactForm: () => Promise.resolve({ 'contactpersoon.achternaam': 'de Vries' }),
    buyVouchers: given.voucherPurchase,
    decideWithdrawal: () => Promise.resolve({ status: 'afgewezen' }),
    createPriceRule: () => Promise.resolve({ percentage: 10 }),
    createVatChange: () => Promise.resolve({ van: 9, naar: 21 }),
    createUser: async () => ({ id: (await given.staffMember()).id }),
    updateStartTime: () =>
      Promise.resolve({ datetime: new Date(Date.UTC(2029, 5, 1, 0, (minutes += 1))).toISOString().slice(0, 16) }),
    updateDiscountCode: () => Promise.resolve({ code: `KORTING${String((codes += 1))}` }),
    createVoucher: async () => {
      const { id: product_id } = await given.product();
      return { code: `BON${String((codes += 1))}`, inhoud: [{ product_id, aantal: 1, prijs_per_stuk: 1 }] };
    },
    updateVoucher: () => Promise.resolve({ code: `BON${String((codes += 1))}` }),
  };

/** The parts of a body that no other request has used. */
export async function freshFor({ id }: Operation, path: Readonly<Record<string, unknown>>): Promise<object> {
  return (await FRESH[id]?.(path)) ?? {};
}

/** The body with members that have to be new; a list stays as it is. */
export function freshened(body: unknown, fresh: object): unknown {
  return Object.keys(fresh).length === 0 ? body : { ...(body as object), ...fresh };
}
