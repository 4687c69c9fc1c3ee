// A small world in a sandbox: a company whose customers are reminded and thanked, with bookings on days of a test's choice.
import type { Boekstaaf } from 'boekstaaf';
import { composeBody } from './creators.ts';

export interface SandboxWorld {
  readonly bedrijf_id: number;
  readonly klant_id: number;
  /** A confirmed booking of two hours, from that moment on. */
  bookConfirmed(begin: string): Promise<number>;
  /** An option that is reserved until the end of that day. */
  bookOption(begin: string, until: string): Promise<number>;
}

/** Makes it: reminders two days before at 10:00, thanks a day after at 9:00, and options that expire are cancelled. */
export async function createSandboxWorld(api: Boekstaaf): Promise<SandboxWorld> {
  const template = await api.pdfTemplates.createPdfTemplate({ body: { naam: 'Factuur', context: 'invoice' } });
  const { id: bedrijf_id } = await api.companies.createCompany({
    body: await composeBody('company', { factuur_pdf_template_id: template.id, bedrijfsnaam: 'De Steiger' }),
  });
  const { id: klant_id } = await api.customers.createCustomer({
    body: {
      naam: 'Sanne',
      bedrijf_id,
      contactpersonen: [{ voornaam: 'Sanne', achternaam: 'Bos', email1: 'sanne@example.com', hoofdcontact: true }],
    },
  });

  const { id: leverancier_id } = await api.contacts.createContact({
    body: { type: 'leverancier', naam: 'Eigen beheer', contactpersonen: [{ achternaam: 'Kuiper' }] },
  });
  const { id: product_id } = await api.products.createProduct({
    body: {
      leverancier_id,
      naam: 'Kanovaren',
      inkoop: 4,
      minimum_aantal: 1,
      per_x_personen: 1,
      duur: 'PT2H',
      ProductPrice: [{ btw: 9, verkoop: 10 }],
    },
  });

  for (const [moment, dagen, tijd] of [
    ['herinnering', 2, '10:00'],
    ['bedankt', 1, '09:00'],
  ] as const)
    await api.bookingMails.createBookingMail({
      body: { naam: moment, bedrijf_id, moment, dagen, tijd, onderwerp: 'Uw uitje', body: 'Dag', actief: true },
    });

  await api.settings.updateSetting({ slug: 'verlopen_optie_actie', body: { waarde: 'annuleren' } });
  const book = async (begin: string, body: object): Promise<number> =>
    (await api.bookings.createBooking({ body: { klant_id, product_id, begin, personen: 10, ...body } })).id;

  return {
    bedrijf_id,
    klant_id,
    bookConfirmed: (begin) => book(begin, { status: 'definitief' }),
    bookOption: (begin, status_vervaldatum) => book(begin, { status: 'optie', status_vervaldatum }),
  };
}
