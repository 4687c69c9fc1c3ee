// Recipes of visitors: they book, buy vouchers, pay, withdraw and fill in forms.
import { idOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

/** Two o'clock, in ten days: when visitors book. */
const beginOf = (world: ConformWorld): string => `${world.formatDay(10)}T14:00:00`;
const answersOf = (world: ConformWorld): JsonObject => ({
  'contactpersoon.achternaam': world.createName(),
  'contactpersoon.email1': world.createEmail(),
});

/** A form that asks for a name and an e-mail address: what vouchers can be sold with. */
const FORM_FIELDS = [
  { naam: 'Achternaam', soort_invoer: 'contactpersoon.achternaam', verplicht: true },
  { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' },
];

/** A package that visitors can book in ten days, created once for each day. */
function createOnlinePackage(world: ConformWorld): Promise<JsonObject> {
  const datetime = beginOf(world);
  return world.makeOnce(`sold online on ${datetime}`, async () => {
    const startmomentgroep_id = await world.createThing('start_time_groups');
    await world.askForBody('createStartTime', { body: { startmomentgroep_id, datetime } });
    const paymentTerms = {
      mag_online_geboekt_worden_direct_betalen: true,
      mag_online_geboekt_worden_achteraf_betalen: true,
    };
    const product_id = idOf(await world.askForBody('createProduct', { body: { duur: 'PT1H' } }));
    const body = { ...paymentTerms, startmomentgroep_id, mag_api: true, regels: [{ product_id }] };
    return world.askForBody('createPackage', { body });
  });
}

/** A question of visitors about the package: two of each line. */
async function createQuestion(world: ConformWorld): Promise<JsonObject> {
  const offer = await createOnlinePackage(world);
  const lines = objectsOf(offer['regels']).map((each) => ({ arrangementsregel_id: idOf(each), aantal: 2 }));
  return { arrangement_id: idOf(offer), producten: lines };
}

async function createReservation(world: ConformWorld, betaalmethode = 'factuur'): Promise<JsonObject> {
  const question = await createQuestion(world);
  return { ...question, begin: beginOf(world), betaalmethode, contactformulier: answersOf(world) };
}

async function createTemplate(world: ConformWorld): Promise<number> {
  const contactform_id = idOf(await world.askForBody('createContactForm'));
  const body = { contactform_id, company_id: await world.ensureThing('companies') };
  return idOf(await world.askForBody('createVoucherTemplate', { body }));
}

async function createVoucherOrder(world: ConformWorld): Promise<JsonObject> {
  return world.askForBody('createVoucherSale', { body: { number_of_vouchers: 1 } });
}

async function createOnlinePayment(world: ConformWorld): Promise<number> {
  const query = { voucher_sale_id: idOf(await createVoucherOrder(world)) };
  return idOf(objectsOf((await world.askForResponse('listOnlinePayments', { query })).body)[0]);
}

/** An online payment that somebody paid, at the page that every sandbox of payments has. */
async function createPaidPayment(world: ConformWorld): Promise<number> {
  const reservation = await world.askForBody('reservePackage', { body: await createReservation(world, 'provider') });
  await world.pay(textOf(reservation, 'payment_url'));
  const query = { booking_id: Number(reservation['boeking_id']) };
  const paidPayment = await world.waitUntilFound(async () => {
    const [payment] = objectsOf((await world.askForResponse('listOnlinePayments', { query })).body);
    return payment?.['status'] === 'paid' ? payment : undefined;
  });
  return idOf(paidPayment);
}

function createWithdrawal(world: ConformWorld): Promise<JsonObject> {
  return world.askForBody('createWithdrawal');
}

export const things: Things = {
  online_payments: createOnlinePayment,
  withdrawals: async (world) => idOf(await createWithdrawal(world)),
};

export const bodies: Bodies = {
  NewContactForm: () => ({ Velden: FORM_FIELDS }),
  AvailableDaysQuestion: async (world) => ({
    ...(await createQuestion(world)),
    begin: world.formatDay(9),
    eind: world.formatDay(11),
  }),
  AvailableTimesQuestion: async (world) => ({ ...(await createQuestion(world)), datum: world.formatDay(10) }),
  PriceQuestion: async (world) => ({ ...(await createQuestion(world)), begin: beginOf(world) }),
  VoucherQuestion: async (world) => ({
    ...(await createQuestion(world)),
    datum: world.formatDay(10),
    vouchers: ['onbekend'],
  }),
  Reservation: (world) => createReservation(world),
  VoucherPurchase: (world) => ({
    voucher_template_id: () => createTemplate(world),
    number_of_vouchers: 1,
    contact_form: answersOf(world),
  }),
  ContactFormAnswers: answersOf,
  OrderedProduct: (world) => ({
    product_id: () => world.ensureThing('products'),
    datetime: `${world.formatDay(10)} 14:00`,
  }),
  OrderingCustomer: (world) => ({ email: world.createEmail(), first_name: 'Sanne', last_name: world.createName() }),
  WithdrawalDeclaration: (world) => ({ naam: 'Sanne Koper', email: world.createEmail(), referentie: 'onbekend' }),
};

export const requests: Requests = {
  getReservationState: async (world) => {
    const reservation = await world.askForBody('reservePackage', { body: await createReservation(world, 'provider') });
    return { path: { reference: textOf(reservation, 'reference') } };
  },
  getVoucherOrderState: async (world) => ({
    path: { reference: textOf(await world.askForBody('buyVouchers'), 'reference') },
  }),
  refundOnlinePayment: async (world) => ({ path: { id: await createPaidPayment(world) }, body: { amount: 1 } }),
  confirmWithdrawal: async (world) => ({ path: { token: textOf(await createWithdrawal(world), 'token') } }),
  decideWithdrawal: async (world) => {
    const withdrawal = await createWithdrawal(world);
    await world.askForBody('confirmWithdrawal', { path: { token: textOf(withdrawal, 'token') } });
    return { path: { id: idOf(withdrawal) }, body: { status: 'afgewezen' } };
  },
  submitContactForm: async (world) => ({
    path: { id: await world.ensureThing('contact_forms') },
    body: answersOf(world),
  }),
};
