// The work around a booking: a form on a website, a proposal, vouchers that are redeemed and withdrawn, mails, a newsletter, a till.
import { setTimeout as pause } from 'node:timers/promises';
import type { Boekstaaf, Voucher, VoucherSale } from 'boekstaaf';
import { formatEuro } from './euro.ts';
import { requireMatch, requireValue } from './required.ts';
import type { Venue } from './set-up.ts';

/** Follows a customer from the website to the counter; `say` prints a line for each step. */
export async function runBookingExtras(client: Boekstaaf, venue: Venue, say: (text: string) => void): Promise<void> {
  const { booking, klant_id } = await bookFromWebsite(client, venue, say);
  await propose(client, booking, say);
  await sendBookingMail(client, booking, say);
  const template = await makeVoucherTemplate(client);
  const { voucher } = await sellVoucher(client, { klant_id, template }, say);
  const redeemed = await client.bookings.redeemVoucher({ id: booking, body: { code: voucher.code } });
  say(
    `The voucher ${voucher.code} is redeemed: ${formatEuro(redeemed.kosten.calculated_totaalbedrag_inclusief_btw)} is left.`,
  );
  await withdraw(client, { klant_id, template }, say);
  await mailNewsletter(client, klant_id, say);
  await runTillDay(client, venue, say);
}

async function bookFromWebsite(
  client: Boekstaaf,
  venue: Venue,
  say: (text: string) => void,
): Promise<{ booking: number; klant_id: number }> {
  const offer = requireValue(venue.packages[0], 'a package');
  const fields = [
    { naam: 'Naam', soort_invoer: 'contactpersoon.achternaam', verplicht: true },
    { naam: 'E-mail', soort_invoer: 'contactpersoon.email1', verplicht: true },
  ] as const;
  const { id } = await client.contactForms.createContactForm({ body: { naam: 'Offerte', Velden: [...fields] } });
  const answers = { 'contactpersoon.achternaam': 'De Boer', 'contactpersoon.email1': 'deboer@klant.example' };
  await client.contactForms.submitContactForm({ id, body: answers });

  const customers = await client.customers.listCustomers();
  const { id: klant_id, displaynaam } = requireValue(
    customers.find(({ contactpersonen }) =>
      contactpersonen.some(({ email1 }) => email1 === answers['contactpersoon.email1']),
    ),
    'the customer of the form',
  );

  say(`Somebody fills in a form on the website: ${displaynaam} is a customer now.`);

  const body = { klant_id, arrangement_id: offer.id, begin: venue.momentAt(45, '10:00'), personen: 12 };
  const booking = await client.bookings.createBooking({ body: { ...body, status: 'optie' } });
  const bericht = 'Wil liever binnen zitten als het regent.';
  await client.notes.createNote({ body: { booking_id: booking.id, bericht, sticky: true } });
  say(`An option for them: ${booking.arrangement} on ${booking.datum}, with a note that stays on top.`);

  return { booking: booking.id, klant_id };
}

async function propose(client: Boekstaaf, boeking_id: number, say: (text: string) => void): Promise<void> {
  const type = { naam: 'Offerte', tekst: 'Beste {contactpersoon_naam}, dit is ons voorstel voor {uitje_datum}.' };
  const { id: type_id } = await client.proposals.createProposalType({ body: type });
  const proposal = await client.proposals.createProposal({ body: { boeking_id, type_id } });
  await client.proposals.sendProposal({ id: proposal.id, body: {} });

  // A customer looks at the page in a browser, and presses its button. `gezien` is the state that the customer saw.
  const token = requireMatch(requireValue(proposal.link, 'a link'), /([^/]+)$/);
  const page = await (await client.proposals.getProposalPage({ token })).text();
  const gezien = requireMatch(page, /name="gezien" value="(\w+)"/);
  const body = new Blob([new URLSearchParams({ antwoord: 'akkoord', gezien }).toString()]);
  await client.proposals.answerProposal({ token, body });

  const { status, akkoord_bedrag } = await client.proposals.getProposal({ id: proposal.id });
  const booking = await client.bookings.getBooking({ id: boeking_id });
  const amount = formatEuro(requireValue(akkoord_bedrag, 'an accepted amount'));
  say(`The proposal is mailed, and ${status} for ${amount}: the booking is ${booking.status}.`);
}

async function sendBookingMail(client: Boekstaaf, boeking_id: number, say: (text: string) => void): Promise<void> {
  const { kosten } = await client.bookings.getBooking({ id: boeking_id });
  const words = {
    onderwerp: 'Tot {uitje_datum}',
    body: '{contactpersoon_aanhef},\n\nDit is uw programma:\n\n{programma}',
  };
  const text = { bedrijf_id: kosten.bedrijf_id, moment: 'bevestiging' as const, agenda_meesturen: true, ...words };
  const { id: boekingsmail_id } = await client.bookingMails.createBookingMail({ body: text });
  await client.bookingMails.createBookingMailSending({ boeking_id, body: { boekingsmail_id } });
  const mails = await client.mails.listMails({ about_kind: 'booking', about_id: boeking_id });
  for (const { subject, attachments, status } of mails)
    say(`Mail "${subject}" with ${attachments.join(' and ')}: ${status}.`);
}

async function makeVoucherTemplate(client: Boekstaaf): Promise<number> {
  const product = requireValue((await client.products.listProducts())[0], 'a product');
  const { id: label } = await client.productLabels.createProductLabel({ body: { naam: 'Cadeau' } });
  await client.products.updateProduct({ id: product.id, body: { label_ids: [label] } });
  const template = { name: 'Cadeaubon', price: 25, products: [product.id], company_id: null };
  return (await client.voucherTemplates.createVoucherTemplate({ body: template })).id;
}

interface VoucherRequest {
  readonly klant_id: number;
  readonly template: number;
}

async function sellVoucher(
  client: Boekstaaf,
  { klant_id: customer_id, template: voucher_template_id }: VoucherRequest,
  say: (text: string) => void,
): Promise<{ readonly voucher: Voucher; readonly sale: VoucherSale }> {
  const body = { voucher_template_id, customer_id, number_of_vouchers: 1 };
  const sale = await client.voucherSales.createVoucherSale({ body });

  // The sandbox stands in for a bank: its page has a button that pays.
  const paymentUrl = requireValue(sale.payment_url, 'a page to pay on');
  const page = await (await fetch(paymentUrl)).text();
  const form = { einde: 'pay', sleutel: requireMatch(page, /name="sleutel" value="([^"]*)"/) };
  await fetch(paymentUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  for (let attempts = 0; attempts < 100; attempts++) {
    const [voucher] = await client.vouchers.listVouchers({ sale_id: sale.id });
    if (voucher !== undefined) {
      say(
        `A voucher with the label Cadeau is sold for ${formatEuro(sale.total)}, paid in the sandbox and mailed as a PDF.`,
      );
      return { voucher, sale };
    }
    await pause(50);
  }

  throw new Error('The voucher was paid and not made.');
}

/** Withdraws from another purchase: a declaration and its confirmation, as the law demands. */
async function withdraw(client: Boekstaaf, wish: VoucherRequest, say: (text: string) => void): Promise<void> {
  const { voucher, sale } = await sellVoucher(client, wish, say);
  const [mail] = await client.mails.listMails({ about_kind: 'voucher_sale', about_id: sale.id });
  const email = requireValue(mail?.to[0], 'a recipient');
  const declaration = { naam: 'De Boer', email, referentie: requireValue(sale.reference, 'a reference') };
  const { id, token } = await client.withdrawals.createWithdrawal({ body: declaration });
  await client.withdrawals.confirmWithdrawal({ token });
  const { status, bedrag } = await client.withdrawals.getWithdrawal({ id });
  const withdrawn = await client.vouchers.getVoucher({ id: voucher.id });
  const amount = formatEuro(requireValue(bedrag, 'an amount'));
  say(`Its buyer withdraws: ${status}, ${amount} goes back, and the voucher ${withdrawn.code} is ${withdrawn.status}.`);
}

async function mailNewsletter(client: Boekstaaf, klant_id: number, say: (text: string) => void): Promise<void> {
  const { id, naam } = await client.newsletters.createNewsletter({ body: { naam: 'Zomernieuws' } });
  const { contactpersonen } = await client.customers.getCustomer({ id: klant_id });
  const people = contactpersonen.map((person) => ({ ...person, nieuwsbrief_ids: [id] }));
  await client.customers.updateCustomer({ id: klant_id, body: { contactpersonen: people } });
  const text = { subject: '{nieuwsbrief_naam}', body: 'Dag {contactpersoon_naam}, de zomer begint.' };
  await client.newsletters.sendNewsletter({ id, body: text });
  say(`The newsletter ${naam} is on its way to ${String(people.length)} subscriber, with a link to unsubscribe.`);
}

async function runTillDay(client: Boekstaaf, venue: Venue, say: (text: string) => void): Promise<void> {
  const company = requireValue((await client.companies.listCompanies())[0], 'a company');
  const till = { naam: 'Balie', bedrijf_id: company.id };
  const { id, naam } = await client.pointsOfSale.createPointOfSale({ body: till });
  const buildTillCount = (geteld: number) => ({
    bedragen: [{ betaalmethode_id: venue.findPaymentMethod('Pin').id, geteld }],
  });
  await client.pointsOfSale.openTill({ id, body: buildTillCount(0) });
  const closing = await client.pointsOfSale.closeTill({ id, body: buildTillCount(0) });
  say(`The till ${naam} was opened in the morning, and is ${closing.soort} in the evening.`);
}
