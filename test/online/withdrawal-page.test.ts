// The page /herroepen: two separate steps, in Dutch and English, which reveal to no one whether an order exists.
import { expect } from 'chai';
import { api, clock, given, jobs, startService } from '../support/index.ts';
import type { ServedService } from '../support/running.ts';
import { openPage, type PageResponse } from '../support/visitor-pages.ts';
import { createAddress, PROXY } from '../support/visitors.ts';

let served: ServedService;

const open = (path: string, form?: Readonly<Record<string, string>>, address = createAddress()) =>
  openPage(`${served.baseUrl}${path}`, form, { 'x-forwarded-for': address });
const expectRedirect = ({ status, headers }: PageResponse): string => {
  expect(status).to.equal(303);
  return headers.get('location') ?? '';
};
const FORM_FIELDS = { naam: 'Sanne', email: 'sanne@devries.example', referentie: 'abc', verklaring: '' };

before(async () => {
  clock.set('2026-03-10T11:00:00Z');
  served = await startService({ environment: PROXY });
});
after(async () => {
  await served.close();
  clock.reset();
});

describe('the page /herroepen', () => {
  it('declares, shows the declaration, and withdraws only in a second step', async () => {
    const { sale, email } = await given.paidOrder();
    const form = await open(`/herroepen?referentie=${sale.reference ?? ''}`);
    expect(form.status).to.equal(200);
    expect(form.text)
      .to.include('Overeenkomst hier herroepen')
      .and.include(`value="${sale.reference ?? ''}"`);
    expect(form.headers.get('content-security-policy')).to.match(/^default-src 'none'.*form-action 'self'/);

    const address = expectRedirect(
      await open('/herroepen', { ...FORM_FIELDS, email, referentie: sale.reference ?? '' }),
    );
    const confirmationPage = await open(address);
    expect(confirmationPage.text)
      .to.include('Herroeping bevestigen')
      .and.include(email)
      .and.include('Er is nog niets herroepen');

    // A program that prefetches links of mails opens the page twice.
    await open(address);
    const [before] = await api.vouchers.listVouchers({ sale_id: sale.id });
    expect(before?.status).to.equal('open');

    expect(expectRedirect(await open(address, {}))).to.equal(address);

    const receiptPage = await open(address);
    expect(receiptPage.text).to.include('Wij hebben uw herroeping ontvangen').and.include('10 maart 2026, 12:00');
    expect(receiptPage.text).to.not.include('<form');

    expectRedirect(await open(address, {}));
    await jobs.runAllDue();

    const [after] = await api.vouchers.listVouchers({ sale_id: sale.id });
    expect(after?.status).to.equal('herroepen');

    const [withdrawal, ...more] = await api.withdrawals.listWithdrawals({ voucher_sale_id: sale.id });
    expect([withdrawal?.status, more.length]).to.deep.equal(['uitgevoerd', 0]);
    expect(await api.mails.listMails({ about_kind: 'withdrawal', about_id: withdrawal?.id ?? 0 })).to.have.length(1);
  });

  it('looks equal for an existing order and for none', async () => {
    const { sale, email } = await given.paidOrder();
    const pages: string[] = [];
    for (const [mail, reference] of [
      [email, sale.reference ?? ''],
      ['niemand@elders.example', 'nergens'],
    ] as const) {
      const address = expectRedirect(await open('/herroepen', { ...FORM_FIELDS, email: mail, referentie: reference }));
      const declarationPage = await open(address);
      await open(address, {});
      const both = declarationPage.text + (await open(address)).text;
      pages.push(both.replaceAll(mail, '').replaceAll(reference, '').replaceAll(address, ''));
    }

    expect(pages[0]).to.equal(pages[1]);
  });

  it('is in English where its address or the company says so, on all of its pages', async () => {
    const form = await open('/herroepen?taal=en');
    expect(form.text).to.include('<html lang="en"').and.include('Withdraw from contract here');
    // The form has no action, so it is sent to its own address.
    expect(form.text).to.include('<form method="post">');
    const address = expectRedirect(await open('/herroepen?taal=en', FORM_FIELDS));
    expect((await open(address)).text).to.include('Confirm withdrawal');
    expect((await open(expectRedirect(await open(address, {})))).text).to.include('We received your withdrawal');
  });

  it('shows what is wrong, keeps the typed text, and runs no script in it', async () => {
    const wrong = await open('/herroepen', {
      ...FORM_FIELDS,
      email: 'geen adres',
      naam: '"><script>1</script>',
      referentie: '',
    });
    expect(wrong.status).to.equal(422);
    expect(wrong.text).to.include('Vul een geldig e-mailadres in.').and.include('Vul de referentie');
    expect(wrong.text).to.include('&quot;&gt;&lt;script&gt;').and.not.include('<script');

    const link = await open('/herroepen', { ...FORM_FIELDS, naam: 'www.kwaad.example' });
    expect([link.status, link.text.includes('zonder webadres')]).to.deep.equal([422, true]);
    expect((await open('/herroepen', { ...FORM_FIELDS, verklaring: 'x'.repeat(1001) })).status).to.equal(422);
    expect((await open('/herroepen', { ...FORM_FIELDS, verklaring: 'x'.repeat(30_000) })).status).to.equal(413);
  });

  it('responds to unknown tokens with 404, and limits declarations', async () => {
    expect((await open('/herroepen/onbekend')).status).to.equal(404);
    expect((await open('/herroepen/onbekend', {})).status).to.equal(404);
    const address = createAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await open('/herroepen', FORM_FIELDS, address)).status);
    expect(statuses).to.deep.equal([...Array.from({ length: 10 }, () => 303), 429]);
  });
});
