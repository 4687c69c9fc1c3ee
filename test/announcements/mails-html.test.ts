// The HTML part of mails: the look of the company, the amount to be paid, and customers' texts without their markup.
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { QueuedMail } from 'boekstaaf';
import { Transformer } from '@napi-rs/image';
import { rows } from '../../db/announcements/mails.ts';
import { find } from '../../db/engine/changes/table.ts';
import { createLogos } from '../../jobs/announcements/mail-logo.ts';
import type { ReceivedMail } from '../support/mail-server.ts';
import { startMailing, type MailingService } from '../support/mailing.ts';
import { api, getDatabase, given, sendRaw } from '../support/index.ts';

const HOSTILE = '<b>"x" onload=y</b><script>alert(1)</script>';

/** Returns a PNG of one colour in this size. */
function drawImage(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([31, 111, (at / 4) % 256, 255], at);
  return Transformer.fromRgbaPixels(pixels, width, height).png();
}

describe('the HTML part of a mail', () => {
  let mails: MailingService;

  before(async () => {
    mails = await startMailing();
  });

  after(() => mails.close());

  /** Mails an invoice of 121 euros, from a company with this template, to a person with this name. */
  async function mailInvoice(company: object = {}, voornaam = 'Sanne', logo?: Buffer): Promise<QueuedMail> {
    const template = await given.pdfTemplate({ accent_color: '#8a1f4d' });
    if (logo !== undefined) {
      const response = await sendRaw('PUT', `/api2/pdf_templates/${String(template.id)}/logo`, {
        body: logo,
        headers: { 'content-type': 'image/png' },
      });
      expect(response.status, response.text).to.equal(200);
    }

    const storedCompany = await given.company({
      weergavenaam: 'Buitengoed',
      iban: 'NL91ABNA0417164300',
      body_mail_eindfactuur:
        '{contactpersoon_aanhef},\n\nHierbij de factuur.\n10:00  uur\nZie https://buitengoed.example/a?b=1&c=2.',
      factuur_pdf_template_id: template.id,
      ...company,
    });
    const person = { voornaam, email1: 'sanne@klant.example' };
    const customer = await given.customer({ bedrijf_id: storedCompany.id, contactpersonen: [person] });
    const booking = await given.chargedBooking(undefined, { klant_id: customer.id });

    await api.bookings.updateBooking({
      id: booking.id,
      body: { kosten: { bedrijf_id: storedCompany.id, betaaltermijn: 14 } },
    });

    const mail_to = customer.contactpersonen[0]?.id ?? 0;
    const { id } = await api.invoices.createInvoice({
      body: { boeking_id: booking.id, status: 'definitief', mail_to },
    });
    const [queued] = await api.mails.listMails({ factuur_id: id });
    if (queued === undefined) throw new Error('No mail was made.');

    return queued;
  }

  async function receiveMail(queued: QueuedMail): Promise<ReceivedMail> {
    expect(await mails.deliverMail(queued)).to.include({ status: 'sent' });
    const mail = mails.server.mails.find(({ headers }) => headers.get('message-id') === queued.message_id);
    if (mail === undefined) throw new Error('No mail arrived.');
    // Line breaks of the template have no meaning.
    return { ...mail, html: mail.html?.replace(/[ \n\r]+/g, ' ').replace(/ (?=<)|(?<=>) /g, '') ?? null };
  }

  it("comes with the text, and has the amount, the due date and the payment method in the company's colour", async () => {
    const queued = await mailInvoice();
    expect(queued.facts.slice(0, 4)).to.deep.equal([
      { label: 'Te betalen', value: '€\u00a0121,00' },
      { label: 'Betalen voor', value: '24 maart 2026' },
      { label: 'Rekeningnummer', value: 'NL91 ABNA 0417 1643 00' },
      { label: 'Ten name van', value: 'Buitengoed' },
    ]);
    expect(queued.facts[4]?.value).to.match(/^RF\d\d( [\dA-Z]{1,4})+$/);
    expect(queued.button).to.equal(null);

    const { text, html, images, files } = await receiveMail(queued);
    expect(text.trim()).to.equal(queued.body);

    for (const { label, value } of queued.facts) expect(html).to.include(`>${label}<`).and.include(`>${value}<`);
    expect(html).to.include('border-top:5px solid #8a1f4d').and.include('<html lang="nl-NL"');
    expect(html).to.include('Beste Sanne,</p>').and.include('Hierbij de factuur.<br>10:00\u00a0 uur<br>');
    expect(html).to.include('href="https://buitengoed.example/a?b=1&amp;c=2"').and.include('c=2</a>.');
    expect([images.size, files.length]).to.deep.equal([0, 1]);
  });

  it('is in the language of the company', async () => {
    const queued = await mailInvoice({ locale: 'de_DE' });
    expect(queued.facts.slice(0, 2).map(({ label }) => label)).to.deep.equal(['Zu zahlen', 'Zahlbar bis']);
    expect((await receiveMail(queued)).html).to.include('<html lang="de-DE"');
  });

  it('shows the attached logo, which is small and has twice the pixels of its size on the page', async () => {
    const { html, images } = await receiveMail(await mailInvoice({}, 'Sanne', await drawImage(1200, 300)));
    expect(html).to.match(/<img class="logo" src="cid:logo" alt="Buitengoed" width="240" height="60"/);
    const logo = images.get('logo');
    expect(logo?.type).to.equal('image/png');
    expect(await new Transformer(logo?.bytes ?? Buffer.alloc(0)).metadata()).to.include({ width: 480, height: 120 });
    const small = await drawImage(100, 40);
    const other = await receiveMail(await mailInvoice({}, 'Sanne', small));
    expect(other.html).to.include('width="100" height="40"');
    expect(other.images.get('logo')?.bytes.equals(small)).to.equal(true);
  });

  it('gets a logo that was missing as soon as it is stored', async () => {
    const findLogo = createLogos();
    const image = await drawImage(90, 30);
    const sha256 = createHash('sha256').update(image).digest('hex');
    const database = getDatabase();
    const context = { read: database.read.bind(database) };
    expect(await findLogo(sha256, context)).to.equal(null);
    await mailInvoice({}, 'Sanne', image);
    expect(await findLogo(sha256, context)).to.include({ width: 90, height: 30 });
  });

  it('shows names of others as text', async () => {
    const names = {
      weergavenaam: `Goed ${HOSTILE}`,
      plaats: HOSTILE,
      onderwerp_mail_eindfactuur: '{contactpersoon_naam}',
    };
    const queued = await mailInvoice(names, HOSTILE);
    const { html } = await receiveMail(queued);
    expect(queued.body).to.include(HOSTILE);
    expect(html).to.not.match(/<script|<b>|<[^>]*onload/);
    expect(html?.match(/&lt;b&gt;&quot;x&quot; onload=y&lt;\/b&gt;&lt;script&gt;/g)).to.have.lengthOf(6);
  });

  it('shows what was received and what is left to pay', async () => {
    const method = await given.paymentMethod({ bevestiging_mailen: true });
    const { factuur_id } = await mailInvoice();
    const id = factuur_id ?? 0;
    await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 21, betaalmethode_id: method.id } });
    const [confirmation] = await api.mails.listMails({ factuur_id: id, kind: ['payment_confirmation'] });
    expect(
      confirmation?.facts.map(({ label, value }) => `${label} ${value.replaceAll('\u00a0', ' ')}`).slice(0, 3),
    ).to.deep.equal(['Ontvangen € 21,00', 'Ontvangen op 10 maart 2026', 'Te betalen € 100,00']);
  });

  it('shows what is paid back with a credit invoice', async () => {
    const queued = await mailInvoice();
    const body = { mail_to: queued.contactpersoon_id ?? 0 };
    const credit = await api.invoices.createCreditInvoice({ id: queued.factuur_id ?? 0, body });
    const [mail] = await api.mails.listMails({ factuur_id: credit.id });
    expect(mail?.facts).to.deep.equal([
      { label: 'Totaal', value: '€\u00a0\u2212121,00' },
      { label: 'Factuurnummer', value: credit.factuur_nummer ?? '' },
    ]);
  });

  it('does not change after the mail was written, when the company changes its look', async () => {
    const queued = await mailInvoice();
    const company = await api.companies.getCompany({ id: queued.bedrijf_id });
    await api.pdfTemplates.updatePdfTemplate({
      id: company.factuur_pdf_template_id,
      body: { accent_color: '#000000' },
    });
    await api.companies.updateCompany({ id: company.id, body: { ...company, weergavenaam: 'Iets anders' } });
    const { html } = await receiveMail(queued);
    expect(html).to.include('#8a1f4d').and.not.include('Iets anders');
    const again = await api.mails.resendMail({ id: queued.id });
    expect((await receiveMail(again)).html).to.equal(html);
  });

  it('is missing from mails that were written before there was one, which are sent as they are', async () => {
    const { id } = await mailInvoice();
    await getDatabase().write(async (db) => {
      const mail = await find(rows.read, db, id);
      if (mail !== undefined) await rows.update(db, mail, { layout: null });
    });
    const queued = await api.mails.getMail({ id });
    expect(queued).to.deep.include({ facts: [], button: null });
    const { html, text } = await receiveMail(queued);
    expect([html, text.trim()]).to.deep.equal([null, queued.body]);
  });
});
