// The shortest way to a finalised invoice, for servers of one's own that the `given` of the test file does not serve.
import { mailTexts, type Boekstaaf, type Company, type Product } from 'boekstaaf';

/** Makes all that an invoice needs, through `api`, and gives the id of a finalised one over `total` euros. */
export async function createFinalisedInvoice(api: Boekstaaf, total: number): Promise<number> {
  const booking = await createPricedBooking(api, total);
  return (await api.invoices.createInvoice({ body: { boeking_id: booking, status: 'definitief' } })).id;
}

/** A company to which nothing belongs yet. */
export async function emptyCompany(api: Boekstaaf): Promise<Company> {
  const template = await api.pdfTemplates.createPdfTemplate({ body: { naam: 'Factuur', context: 'invoice' } });
  const body = { ...mailTexts, email: 'info@uitje.example', factuur_pdf_template_id: template.id };
  return api.companies.createCompany({ body });
}

/** A product of a supplier of its own, that costs `verkoop` euros without VAT. */
export async function createPricedProduct(api: Boekstaaf, verkoop: number): Promise<Product> {
  const supplier = await api.contacts.createContact({
    body: { type: 'leverancier', naam: 'Kantine', contactpersonen: [{ achternaam: 'Jansen' }] },
  });
  const price = { inkoop: 0, minimum_aantal: 1, ProductPrice: [{ btw: 0, verkoop }] };
  return api.products.createProduct({ body: { leverancier_id: supplier.id, naam: 'Dagdeel', ...price } });
}

/** The id of a booking that costs `total` euros, with a company, a customer and a product of its own. */
export async function createPricedBooking(api: Boekstaaf, total: number): Promise<number> {
  const company = await emptyCompany(api);
  const product = await createPricedProduct(api, total);
  const customer = await api.customers.createCustomer({
    body: {
      naam: 'Bedrijf',
      bedrijf_id: company.id,
      contactpersonen: [{ achternaam: 'Jansen', email1: 'jansen@uitje.example' }],
    },
  });

  const booking = await api.bookings.createBooking({
    body: {
      klant_id: customer.id,
      begin: '2026-06-01T10:00:00+02:00',
      personen: 1,
      product_id: product.id,
      status: 'definitief',
    },
  });

  return booking.id;
}
