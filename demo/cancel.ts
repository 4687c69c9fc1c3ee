// A customer who cancels: terms, a mail with the link, the page with the quote and its button, and the refund.
import { formatEuro } from './euro.ts';
import type { Boekstaaf } from 'boekstaaf';
import type { Venue } from './set-up.ts';

/** Books and pays for somebody who cancels then; `say` prints a line for each step. */
export async function cancelByLink(client: Boekstaaf, venue: Venue, say: (text: string) => void): Promise<void> {
  const regels = [
    { dagen_vooraf: 30, percentage: 50 },
    { dagen_vooraf: 2, percentage: 100 },
  ];
  const terms = await client.cancellationTerms.createCancellationTerms({
    body: { naam: 'Groepen', regels, online: true, tekst: 'Binnen een maand betaalt u de helft.' },
  });
  const [offer] = venue.packages;
  const body = { annuleringsvoorwaarden_id: terms.id };
  await client.packages.updatePackage({ id: offer?.id ?? 0, body });

  const person = { achternaam: 'Visser', email1: 'visser@klant.example' };
  const { id: klant_id } = await client.customers.createCustomer({ body: { contactpersonen: [person] } });
  const booking = await client.bookings.createBooking({
    body: {
      klant_id,
      arrangement_id: offer?.id ?? 0,
      begin: venue.momentAt(20, '10:00'),
      personen: 12,
      status: 'definitief',
    },
  });
  const invoice = await client.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
  const total = invoice.calculated_totaalbedrag_inclusief_btw;
  await client.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: total } });

  const page = await mailCancellationLink(client, booking);
  const text = await (await client.cancellations.getCancellationPage({ token: page.token })).text();
  const gezien = /name="gezien" value="(\w+)"/.exec(text)?.[1] ?? '';
  const quote = await client.cancellations.getCancellation({ boeking_id: booking.id });

  say(
    `Visser paid ${formatEuro(total)} and opens the link in their mail: cancelling costs ${formatEuro(quote.kosten)} today.`,
  );

  // The button of the page: a customer presses it in a browser.
  const form = new Blob([new URLSearchParams({ annuleren: 'ja', gezien, reden: 'Te weinig mensen' }).toString()]);
  await client.cancellations.confirmCancellation({ token: page.token, body: form });

  const cancellation = await client.cancellations.getCancellation({ boeking_id: booking.id });
  const { status } = await client.bookings.getBooking({ id: booking.id });
  say(
    `The booking is ${status}, and a refund of ${formatEuro(cancellation.terugbetaling_bedrag)} is ${cancellation.terugbetaling ?? ''}.`,
  );
}

/** The token of the link that a mail about the booking has. */
async function mailCancellationLink(
  client: Boekstaaf,
  { id: boeking_id, kosten }: { readonly id: number; readonly kosten: { readonly bedrijf_id: number } },
): Promise<{ readonly token: string }> {
  const words = { onderwerp: 'Uw boeking {uitje_nummer}', body: 'Toch niet? {boeking_annuleerlink}' };
  const text = { bedrijf_id: kosten.bedrijf_id, moment: 'gewijzigd' as const, ...words };
  const { id: boekingsmail_id } = await client.bookingMails.createBookingMail({ body: text });
  const sending = await client.bookingMails.createBookingMailSending({ boeking_id, body: { boekingsmail_id } });
  const { body } = await client.mails.getMail({ id: sending.mail_id ?? 0 });
  return { token: /\/annulering\/(\S+)/.exec(body)?.[1] ?? '' };
}
