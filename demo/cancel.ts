// A customer who cancels: terms, a mail with the link, the page with the quote and its button, and the refund.
import type { Boekstaaf, Booking } from 'boekstaaf';
import { formatEuro } from './euro.ts';
import { requireMatch, requireValue } from './required.ts';
import type { Venue } from './set-up.ts';

/** Books and pays for a customer who then cancels; `say` prints a line for each step. */
export async function cancelByLink(client: Boekstaaf, venue: Venue, say: (text: string) => void): Promise<void> {
  const offer = requireValue(venue.packages[0], 'a package');
  await offerCancellation(client, offer.id);

  const { booking, total } = await bookAndPay(client, offer.id, venue.momentAt(20, '10:00'));

  const token = await mailCancellationLink(client, booking);
  const quote = await client.cancellations.getCancellation({ boeking_id: booking.id });
  say(
    `Visser paid ${formatEuro(total)} and opens the link in their mail: cancelling costs ${formatEuro(quote.kosten)} today.`,
  );

  await cancelOnPage(client, token);
  const { terugbetaling, terugbetaling_bedrag } = await client.cancellations.getCancellation({
    boeking_id: booking.id,
  });
  const { status } = await client.bookings.getBooking({ id: booking.id });

  say(
    `The booking is ${status}, and a refund of ${formatEuro(terugbetaling_bedrag)} is ${requireValue(terugbetaling, 'a refund')}.`,
  );
}

/** Lets customers cancel bookings of a package online: for half of the price a month before, for all of it two days before. */
async function offerCancellation(client: Boekstaaf, packageId: number): Promise<void> {
  const regels = [
    { dagen_vooraf: 30, percentage: 50 },
    { dagen_vooraf: 2, percentage: 100 },
  ];
  const terms = await client.cancellationTerms.createCancellationTerms({
    body: { naam: 'Groepen', regels, online: true, tekst: 'Binnen een maand betaalt u de helft.' },
  });
  await client.packages.updatePackage({ id: packageId, body: { annuleringsvoorwaarden_id: terms.id } });
}

/** Returns a confirmed booking of a new customer, and the total of its paid invoice. */
async function bookAndPay(
  client: Boekstaaf,
  arrangement_id: number,
  begin: string,
): Promise<{ readonly booking: Booking; readonly total: number }> {
  const person = { achternaam: 'Visser', email1: 'visser@klant.example' };
  const { id: klant_id } = await client.customers.createCustomer({ body: { contactpersonen: [person] } });
  const booking = await client.bookings.createBooking({
    body: { klant_id, arrangement_id, begin, personen: 12, status: 'definitief' },
  });

  const invoice = await client.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
  const total = invoice.calculated_totaalbedrag_inclusief_btw;
  await client.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: total } });
  return { booking, total };
}

/** Mails the customer of a booking a link to cancel it; returns the token in the link. */
async function mailCancellationLink(client: Boekstaaf, { id: boeking_id, kosten }: Booking): Promise<string> {
  const words = { onderwerp: 'Uw boeking {uitje_nummer}', body: 'Toch niet? {boeking_annuleerlink}' };
  const text = { bedrijf_id: kosten.bedrijf_id, moment: 'gewijzigd' as const, ...words };
  const { id: boekingsmail_id } = await client.bookingMails.createBookingMail({ body: text });
  const sending = await client.bookingMails.createBookingMailSending({ boeking_id, body: { boekingsmail_id } });
  const mail = await client.mails.getMail({ id: requireValue(sending.mail_id, 'a mail') });
  return requireMatch(mail.body, /\/annulering\/(\S+)/);
}

/** Presses the button of the page, as a customer does in a browser. */
async function cancelOnPage(client: Boekstaaf, token: string): Promise<void> {
  const page = await (await client.cancellations.getCancellationPage({ token })).text();
  // The state of the quote that the customer saw: the service refuses another one.
  const gezien = requireMatch(page, /name="gezien" value="(\w+)"/);
  const form = new URLSearchParams({ annuleren: 'ja', gezien, reden: 'Te weinig mensen' });
  await client.cancellations.confirmCancellation({ token, body: new Blob([form.toString()]) });
}
