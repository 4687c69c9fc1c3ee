// The doings of visitors: they book, buy vouchers, pay, withdraw and fill in forms.
import { idOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

const AT_TWO = 'T14:00:00';
const answersOf = (world: ConformWorld): JsonObject => ({
  'contactpersoon.achternaam': world.name(),
  'contactpersoon.email1': world.email(),
});

/** A form that asks for a name and an e-mail address: what vouchers can be sold with. */
const FORM_FIELDS = [
  { naam: 'Achternaam', soort_invoer: 'contactpersoon.achternaam', verplicht: true },
  { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' },
];

/** A package that visitors can book in ten days; one for all questions. */
function soldOnline(world: ConformWorld): Promise<JsonObject> {
  return world.once('sold online', async () => {
    const startmomentgroep_id = await world.fresh('start_time_groups');
    const datetime = `${world.day(10)}${AT_TWO}`;
    await world.call('createStartTime', { body: { startmomentgroep_id, datetime } });
    const ways = { mag_online_geboekt_worden_direct_betalen: true, mag_online_geboekt_worden_achteraf_betalen: true };
    const product = idOf(await world.call('createProduct', { body: { duur: 'PT1H' } }));
    const own = { ...ways, startmomentgroep_id, mag_api: true, regels: [{ product_id: product }] };
    return world.call('createPackage', { body: own });
  });
}

/** A question of visitors about the package: two of each line. */
async function asking(world: ConformWorld): Promise<JsonObject> {
  const offer = await soldOnline(world);
  const lines = objectsOf(offer['regels']).map((each) => ({ arrangementsregel_id: idOf(each), aantal: 2 }));
  return { arrangement_id: idOf(offer), producten: lines };
}

async function reservation(world: ConformWorld, betaalmethode = 'factuur'): Promise<JsonObject> {
  const begin = `${world.day(10)}${AT_TWO}`;
  return { ...(await asking(world)), begin, betaalmethode, contactformulier: answersOf(world) };
}

async function template(world: ConformWorld): Promise<number> {
  const contactform_id = idOf(await world.call('createContactForm'));
  const body = { contactform_id, company_id: await world.thing('companies') };
  return idOf(await world.call('createVoucherTemplate', { body }));
}

async function createVoucherOrder(world: ConformWorld): Promise<JsonObject> {
  return world.call('createVoucherSale', { body: { number_of_vouchers: 1 } });
}

async function payment(world: ConformWorld): Promise<number> {
  const query = { voucher_sale_id: idOf(await createVoucherOrder(world)) };
  return idOf(objectsOf((await world.answer('listOnlinePayments', { query })).body)[0]);
}

/** An online payment that somebody paid, at the page that every sandbox of payments has. */
async function paid(world: ConformWorld): Promise<number> {
  const made = await world.call('reservePackage', { body: await reservation(world, 'provider') });
  await world.pay(textOf(made, 'payment_url'));
  const query = { booking_id: Number(made['boeking_id']) };
  const found = await world.soon(async () => {
    const [payment] = objectsOf((await world.answer('listOnlinePayments', { query })).body);
    return payment?.['status'] === 'paid' ? payment : undefined;
  });
  return idOf(found);
}

async function declared(world: ConformWorld): Promise<JsonObject> {
  const body = { naam: 'Sanne Koper', email: world.email(), referentie: 'onbekend' };
  return world.call('createWithdrawal', { body });
}

export const things: Things = {
  online_payments: payment,
  withdrawals: async (world) => idOf(await declared(world)),
};

export const bodies: Bodies = {
  NewContactForm: () => ({ Velden: FORM_FIELDS }),
  AvailableDaysQuestion: async (world) => ({ ...(await asking(world)), begin: world.day(9), eind: world.day(11) }),
  AvailableTimesQuestion: async (world) => ({ ...(await asking(world)), datum: world.day(10) }),
  PriceQuestion: async (world) => ({ ...(await asking(world)), begin: `${world.day(10)}${AT_TWO}` }),
  VoucherQuestion: async (world) => ({ ...(await asking(world)), datum: world.day(10), vouchers: ['onbekend'] }),
  Reservation: (world) => reservation(world),
  VoucherPurchase: (world) => ({
    voucher_template_id: () => template(world),
    number_of_vouchers: 1,
    contact_form: answersOf(world),
  }),
  ContactFormAnswers: answersOf,
  OrderedProduct: (world) => ({ product_id: () => world.thing('products'), datetime: `${world.day(10)} 14:00` }),
  OrderingCustomer: (world) => ({ email: world.email(), first_name: 'Sanne', last_name: world.name() }),
  WithdrawalDeclaration: (world) => ({ naam: 'Sanne Koper', email: world.email(), referentie: 'onbekend' }),
};

export const requests: Requests = {
  getReservationState: async (world) => {
    const made = await world.call('reservePackage', { body: await reservation(world, 'provider') });
    return { path: { reference: textOf(made, 'reference') } };
  },
  getVoucherOrderState: async (world) => ({
    path: { reference: textOf(await world.call('buyVouchers'), 'reference') },
  }),
  refundOnlinePayment: async (world) => ({ path: { id: await paid(world) }, body: { amount: 1 } }),
  confirmWithdrawal: async (world) => ({ path: { token: textOf(await declared(world), 'token') } }),
  decideWithdrawal: async (world) => {
    const made = await declared(world);
    await world.call('confirmWithdrawal', { path: { token: textOf(made, 'token') } });
    return { path: { id: idOf(made) }, body: { status: 'afgewezen' } };
  },
  submitContactForm: async (world) => ({
    path: { id: await world.thing('contact_forms') },
    body: answersOf(world),
  }),
};
