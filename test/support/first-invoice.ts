// The first invoice of an empty service, with all that makes it an e-invoice and a mail: what an installation must be able to do.
import { mailTexts, type Boekstaaf, type Invoice } from 'boekstaaf';

const ADDRESS = { adres: 'Bosweg 12', postcode: '3971 AB', plaats: 'Driebergen', landcode: 'NL' };
const NUMBERS = { iban: 'NL91ABNA0417164300', btw_nummer: 'NL001234560B01', kvk_nummer: '12345678' };

/** Makes a company, what it sells and to whom, and the finalised invoice of 121 euros, mailed to the customer. */
export async function createFirstInvoice(client: Boekstaaf): Promise<Invoice> {
  const template = await client.pdfTemplates.createPdfTemplate({ body: { naam: 'Factuur', context: 'invoice' } });
  const company = await client.companies.createCompany({
    body: {
      bedrijfsnaam: 'De Waterkant',
      email: 'info@waterkant.example',
      factuur_pdf_template_id: template.id,
      ...ADDRESS,
      ...NUMBERS,
      ...mailTexts,
    },
  });

  const supplier = await client.contacts.createContact({
    body: { type: 'leverancier', naam: 'Eigen beheer', contactpersonen: [{ achternaam: 'Kuiper' }] },
  });
  const lane = await client.products.createProduct({
    body: {
      leverancier_id: supplier.id,
      naam: 'Bowlen',
      inkoop: 40,
      minimum_aantal: 1,
      per_x_personen: 20,
      ProductPrice: [{ btw: 21, verkoop: 121 }],
    },
  });
  const contactpersonen = [{ voornaam: 'Anna', email1: 'anna@bakker.example' }];
  const customer = await client.customers.createCustomer({
    body: { naam: 'Bakker & Zoon', bedrijf_id: company.id, ...ADDRESS, contactpersonen },
  });
  const booking = await client.bookings.createBooking({
    body: { klant_id: customer.id, product_id: lane.id, begin: '2027-03-10T15:00', personen: 20, status: 'definitief' },
  });

  await client.bookings.updateBooking({ id: booking.id, body: { kosten: { bedrijf_id: company.id } } });
  const mail_to = customer.contactpersonen[0]?.id ?? 0;
  return client.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief', mail_to } });
}
