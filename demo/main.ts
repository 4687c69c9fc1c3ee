// The main job, as an integrator would write it: set a venue up, book, change, confirm, plan, invoice, get paid, look back.
import { BadInput, Boekstaaf } from 'boekstaaf';
import { runBookingExtras } from './booking-extras.ts';
import { cancelByLink } from './cancel.ts';
import { formatEuro } from './euro.ts';
import { leaveRunning, saveFiles } from './keep.ts';
import { sendOverPeppol } from './peppol.ts';
import { requireValue } from './required.ts';
import { createDemoFile, openServer } from './server.ts';
import { setUp } from './set-up.ts';
import { previewVatChange } from './vat.ts';
import { bookYear } from './year.ts';

const say = (text: string): void => {
  console.log(text);
};

const withYear = process.argv.includes('--year');
const { file, removeFile: purge } = createDemoFile(withYear);
const server = await openServer(process.env, file);
const admin = new Boekstaaf({ baseUrl: server.url, username: server.username, password: server.password });

// 1. A key of our own. Keys are made with the user name and password; everything else is done with the key.
const key = await admin.apiKeys.createApiKey({ body: { user_id: server.userId, description: 'Demo' } });
const client = new Boekstaaf({ baseUrl: server.url, apiKey: key.token });
say(`Created an API key for the demo: ${key.prefix}… (the service shows its secret only once)`);

// 2. The venue: companies, locations, products, packages and customers, as demo/venue.ts describes them.
const venue = await setUp(client);
say(`Created the venue: ${venue.summary}.`);

// 3. A customer asks for a day at the water with 22 people. It is an option for now.
const customer = venue.findCustomer('Softwarehuis Noord');
const booking = await client.bookings.createBooking({
  body: {
    klant_id: customer.id,
    arrangement_id: venue.findPackage('Dag aan het water').id,
    begin: venue.momentAt(30, '10:00'),
    personen: 22,
    status: 'optie',
    bijzonderheden: 'Twee vegetariers.',
  },
});
say(
  `${customer.naam ?? ''} takes an option, reference ${booking.referentie}: ${booking.arrangement} on ${booking.datum} for ${String(booking.personen)} people.`,
);
for (const line of booking.boekingsregels)
  say(`    ${line.begin.slice(11, 16)}  ${String(line.aantal).padStart(3)} x ${line.beschrijving}`);
say(`    total ${formatEuro(booking.kosten.calculated_totaalbedrag_inclusief_btw)}, VAT included`);

// 4. Three more people come along, an hour later. Amounts that depend on the group size follow.
const changed = await client.bookings.patchBooking({
  id: booking.id,
  body: { personen: 25, begin: venue.momentAt(30, '11:00') },
});
say(
  `Three more people come, and an hour later: the total is now ${formatEuro(changed.kosten.calculated_totaalbedrag_inclusief_btw)}.`,
);

// 5. They confirm.
const confirmed = await client.bookings.setBookingStatus({ id: booking.id, status: 'definitief' });
say(`The booking is ${confirmed.status}.`);

// 6. Somebody has to be on the jetty: a shift is requested, and its member of staff confirms it.
const instructor = requireValue(venue.staff[0], 'a member of staff');
const shift = await client.shifts.createShift({
  body: {
    begin: venue.momentAt(30, '11:00'),
    eind: venue.momentAt(30, '16:00'),
    personeel_id: instructor.id,
    boeking_id: booking.id,
    locatie_id: venue.findLocationId('Steiger'),
    status: 'gevraagd',
  },
});
const planned = await client.shifts.updateShift({ id: shift.id, body: { status: 'bevestigd' } });
say(`${instructor.displaynaam} works from ${planned.begin.slice(11, 16)} to ${planned.eind.slice(11, 16)}:`);
for (const task of planned.Taken)
  say(`    ${task.begin.slice(11, 16)}  ${String(task.aantal).padStart(3)} x ${task.naam}`);

// 7. Another group of fifty wants the same canoes. With enforcement on, the service refuses what exceeds the capacity.
try {
  await client.bookings.createBooking({
    body: {
      klant_id: venue.findCustomer('Van Dam Installaties').id,
      arrangement_id: venue.findPackage('Dag aan het water').id,
      begin: venue.momentAt(30, '11:00'),
      personen: 50,
      status: 'definitief',
    },
    capaciteit: 'afdwingen',
  });
} catch (error) {
  if (!(error instanceof BadInput) || error.code !== 'ERR_NOT_AVAILABLE') throw error;
  for (const problem of error.problems) say(`Fifty more at the same time: ${problem.message}`);
}

// 8. The invoice: a draft first, then finalised, with its number.
const draft = await client.invoices.createInvoice({ body: { boeking_id: booking.id } });
await client.invoices.markInvoiceAsSent({ id: draft.id, body: {} });
const invoice = await client.invoices.getInvoice({ id: draft.id });
say(
  `Invoice ${invoice.factuur_nummer ?? ''} of ${invoice.datum ?? ''} over ${formatEuro(invoice.calculated_totaalbedrag_inclusief_btw)}: ${invoice.status}.`,
);

// 9. Half of it arrives by bank, the rest is paid at the counter.
const total = invoice.calculated_totaalbedrag_inclusief_btw;
const half = Math.round(total * 50) / 100;
for (const [bedrag, method] of [
  [half, 'Bank'],
  [Math.round((total - half) * 100) / 100, 'Pin'],
] as const) {
  const payment = await client.invoicePayments.createInvoicePayment({
    id: invoice.id,
    body: { bedrag, betaalmethode_id: venue.findPaymentMethod(method).id },
  });
  const { status } = await client.invoices.getInvoice({ id: invoice.id });
  const vat = Object.entries(payment.btw).map(([rate, part]) => `${rate} %: ${formatEuro(part.btw)}`);
  say(`${formatEuro(payment.bedrag)} by ${method} (VAT ${vat.join(', ')}): the invoice is ${status}.`);
}

// 10. An invoice to a Belgian customer, over the Peppol network's sandbox.
const { id: arrangement_id } = venue.findPackage('Dag aan het water');
await sendOverPeppol(
  client,
  { company_id: invoice.bedrijf_id, arrangement_id, begin: venue.momentAt(33, '11:00') },
  say,
);

// 11. The work around bookings: a form, a proposal, mails, vouchers, a withdrawal, a newsletter, a till.
await runBookingExtras(client, venue, say);

// 12. A VAT rate is about to change: a dry run says what that would mean for the bookings that exist.
await previewVatChange(client, venue.firstDay, say);

// 13. Somebody cancels by the link in their mail.
await cancelByLink(client, venue, say);

// 14. With --year: a whole year of bookings, to have something to look at.
if (withYear) await bookYear(client, venue);

// 15. The revenue of it all, per product and VAT rate.
say('Revenue per product and VAT rate:');
for (const row of await client.statistics.getRevenue({ begin: venue.firstDay, eind: venue.lastDay })) {
  say(
    `    ${(row.product_naam ?? '-').padEnd(26)} ${String(row.btw_percentage).padStart(3)} %  ${formatEuro(row.bedrag_inc_btw).padStart(14)}`,
  );
}
const keepsServer = process.argv.includes('--keep');
if (withYear) say(`See the year as charts: ${keepsServer ? `BASE_URL=${server.url} ` : ''}npm run report`);

// 15. With --keep: something to look at, and the server to look around in.
if (keepsServer) {
  const period = { begin: venue.firstDay, eind: venue.lastDay };
  const files = await saveFiles(client, { url: server.url, token: key.token }, { invoice, ...period });
  await leaveRunning(server, files, withYear ? '; then npm run report shows its year.' : ', and throws its data away.');
}
await server.close();
purge();
