// An invoice to a Belgian customer over the Peppol network: by the sandbox, which delivers nothing.
import { setTimeout as pause } from 'node:timers/promises';
import type { Boekstaaf } from 'boekstaaf';

/** How often the status of a sending is read, at most, and the wait in between. */
const MAX_READS = 100;
const READ_INTERVAL_MS = 100;

/** Connects a company to the sandbox, invoices a booking of a package, and sends the invoice; `say` prints a line for each step. */
export async function sendOverPeppol(
  client: Boekstaaf,
  {
    company_id,
    arrangement_id,
    begin,
  }: { readonly company_id: number; readonly arrangement_id: number; readonly begin: string },
  say: (text: string) => void,
): Promise<void> {
  const settings = { outcome: 'delivered' as const };
  const { id: peppol_integration_id } = await client.integrations.createIntegration({
    body: { name: 'Peppol (sandbox)', kind: 'peppol_sandbox', settings },
  });
  const company = await client.companies.getCompany({ id: company_id });
  const address = { adres: 'Kade 1', postcode: '3511 AA', plaats: 'Utrecht', landcode: 'NL' };
  const numbers = { kvk_nummer: '12345678', btw_nummer: 'NL001234560B01' };

  await client.companies.updateCompany({
    id: company_id,
    body: { ...company, ...address, ...numbers, peppol_integration_id },
  });

  const customer = await client.customers.createCustomer({
    body: {
      bedrijf_id: company_id,
      naam: 'Reizen NV',
      adres: 'Markt 2',
      postcode: '8000',
      plaats: 'Brugge',
      landcode: 'BE',
      btw_nummer: 'BE0123456749',
      contactpersonen: [{ voornaam: 'Lies', achternaam: 'Maes', email1: 'lies@reizen.example' }],
    },
  });
  const recipient = await client.peppolSendings.getCustomerPeppol({ id: customer.id });

  say(
    `${customer.displaynaam} ${recipient.can_receive ? `receives at ${recipient.peppol_id ?? ''}` : 'receives nothing'} on Peppol.`,
  );

  const { id: boeking_id } = await client.bookings.createBooking({
    body: { klant_id: customer.id, arrangement_id, begin, personen: 8, status: 'definitief' },
  });

  await client.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id: company_id } } });
  const invoice = await client.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
  const { id } = await client.peppolSendings.createPeppolSending({ id: invoice.id });
  let sending = await client.peppolSendings.getPeppolSending({ id });
  for (let looks = 0; sending.status === 'queued' && looks < MAX_READS; looks += 1) {
    await pause(READ_INTERVAL_MS);
    sending = await client.peppolSendings.getPeppolSending({ id });
  }

  say(`Invoice ${invoice.factuur_nummer ?? ''} over Peppol from ${sending.from} to ${sending.to}: ${sending.status}.`);
}
