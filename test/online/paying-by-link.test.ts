// Paying by the link of a payment request: its page, and each order in which money, changes and people can meet there.
import { expect } from 'chai';
import type { PaymentRequest } from 'boekstaaf';
import { api, clock, given, jobs, startService } from '../support/index.ts';
import { endPayment } from '../support/paying.ts';
import type { ServedService } from '../support/running.ts';
import { openPage, type PageResponse } from '../support/visitor-pages.ts';
import { PROXY } from '../support/visitors.ts';

let served: ServedService;

const open = (url: string, form?: Readonly<Record<string, string>>, language = 'nl') =>
  openPage(url, form, { 'accept-language': language });
const readLocation = ({ headers }: PageResponse, base: string): string =>
  new URL(headers.get('location') ?? '', base).href;
/** The address of the page at the service of this test. */
const pageOf = ({ url }: PaymentRequest): string => `${served.baseUrl}${new URL(url ?? '').pathname}`;
const readNotice = ({ text }: PageResponse): string => /role="status">([^<]*)</.exec(text)?.[1] ?? '';
const readSeen = ({ text }: PageResponse): string => /name="gezien" value="(\d+)"/.exec(text)?.[1] ?? '';

async function createRequest(body: object = {}): Promise<PaymentRequest> {
  const { id: factuur_id } = await given.eInvoice();
  return api.paymentRequests.createPaymentRequest({ body: { factuur_id, ...body } });
}

/** Presses a button of the page; returns the address where the payment waits. */
async function begin(request: PaymentRequest, bedrag?: string): Promise<string> {
  const waiting = await press(request, bedrag);
  await jobs.runAllDue();
  return waiting;
}

/** Presses a button of the page before the provider is asked. */
async function press(request: PaymentRequest, bedrag?: string): Promise<string> {
  const page = pageOf(request);
  const gezien = readSeen(await open(page));
  const response = await open(page, bedrag === undefined ? { gezien } : { gezien, bedrag });
  expect(response.status, response.text.slice(0, 500)).to.equal(303);
  return readLocation(response, page);
}

/** Ends a begun payment at the sandbox; returns the address to which the customer is sent back. */
async function end(waiting: string, ending: string): Promise<string> {
  const checkout = readLocation(await open(waiting), waiting);
  const { location } = await endPayment(checkout, ending);
  await jobs.runAllDue();
  return readLocation(await open(location ?? ''), location ?? '');
}

const readState = async ({ id }: PaymentRequest) => {
  const { status, openstaand, te_veel } = await api.paymentRequests.getPaymentRequest({ id });
  return [status, openstaand, te_veel];
};
/** The amounts on the invoice of a request, in the order of recording. */
const listRecorded = async ({ factuur_id: id }: PaymentRequest) =>
  (await api.invoicePayments.listInvoicePayments({ id })).map(({ bedrag }) => bedrag);
const listPayments = ({ id }: PaymentRequest) => api.onlinePayments.listOnlinePayments({ betaalverzoek_id: id });
const payByBank = ({ factuur_id: id }: PaymentRequest, bedrag: number) =>
  api.invoicePayments.createInvoicePayment({ id, body: { bedrag } });

before(async () => {
  served = await startService({ environment: PROXY });
});
beforeEach(() => {
  clock.set('2026-03-10T11:00:00Z');
});
after(async () => {
  await served.close();
  clock.reset();
});

describe('the page of a payment request', () => {
  it('shows what is open, the invoice, and how to pay it by a bank; reading it changes nothing', async () => {
    const request = await createRequest({ geldig_tot: '2026-04-30' });
    const page = await open(pageOf(request));
    expect(page.status).to.equal(200);
    for (const text of ['€ 121,00 nu betalen', 'NL91 ABNA 0417 1643 00', '30 april 2026', 'data:image/svg+xml'])
      expect(page.text.replaceAll('\u00a0', ' ')).to.include(text);
    expect(page.text).to.not.include('<script').and.not.include('<details');
    expect(page.headers.get('content-security-policy')).to.match(/^default-src 'none'/);
    expect(page.headers.get('cache-control')).to.equal('no-store');

    await open(pageOf(request));
    expect(await readState(request)).to.deep.equal(['open', 121, 0]);
    expect(await listPayments(request)).to.deep.equal([]);

    const pdf = await open(`${pageOf(request)}/factuur.pdf`);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).to.deep.equal([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('speaks the language of the browser, else that of the company', async () => {
    const request = await createRequest();
    for (const [language, text] of [
      ['en', 'Transfer by your bank'],
      ['de', 'Mit Ihrer Bank überweisen'],
      ['fr', 'Virement par votre banque'],
      ['pl', 'Overmaken met uw bank'],
    ] as const)
      expect((await open(pageOf(request), undefined, language)).text, language).to.include(text);
  });

  it('is 404 for an unknown token, and for its invoice', async () => {
    for (const path of ['onbekend', 'a'.repeat(43), `${'a'.repeat(43)}/factuur.pdf`, 'sandbox', 'naar'])
      expect((await open(`${served.baseUrl}/betalen/${path}`)).status, path).to.equal(404);
    expect((await open(`${served.baseUrl}/betalen/onbekend`, { gezien: '1' })).status).to.equal(404);
  });

  it('offers a bank transfer only where no provider takes payments', async () => {
    const closed = await startService({ environment: { ...PROXY, PAYMENT_SANDBOX_PUBLIC: 'no' } });
    try {
      const request = await createRequest();
      const page = `${closed.baseUrl}${new URL(request.url ?? '').pathname}`;
      const { text } = await open(page);
      expect(text).to.include('NL91 ABNA').and.not.include('<button');
      expect((await open(page, { gezien: '12100' })).status).to.equal(406);
      expect(await listPayments(request)).to.deep.equal([]);
    } finally {
      await closed.close();
    }
  });

  it('says kindly why nothing can be paid', async () => {
    const endings: [string, (request: PaymentRequest) => Promise<unknown>][] = [
      ['Deze factuur is betaald', (request) => payByBank(request, 121)],
      ['ingetrokken', ({ id }) => api.paymentRequests.deletePaymentRequest({ id })],
      ['gecrediteerd', ({ factuur_id }) => api.invoices.createCreditInvoice({ id: factuur_id, body: {} })],
    ];
    for (const [words, endRequest] of endings) {
      const request = await createRequest();
      await endRequest(request);
      for (const page of [await open(pageOf(request)), await open(pageOf(request), { gezien: '12100' })]) {
        expect(page.status).to.equal(200);
        expect(readNotice(page)).to.include(words);
        expect(page.text).to.not.include('<form').and.not.include('IBAN');
      }
      expect(await listPayments(request)).to.deep.equal([]);
    }
  });
});

describe('a payment by a link', () => {
  it('is recorded on the invoice once, and the customer comes back to a page that thanks', async () => {
    const request = await createRequest();
    const back = await end(await begin(request), 'pay');

    expect(readNotice(await open(back))).to.include('Uw betaling is ontvangen');
    expect(readNotice(await open(pageOf(request)))).to.include('Deze factuur is betaald');
    expect(await readState(request)).to.deep.equal(['betaald', 0, 0]);
    expect(await listRecorded(request)).to.deep.equal([121]);

    const [payment, ...more] = await listPayments(request);
    expect(more).to.deep.equal([]);
    expect(payment).to.deep.include({
      status: 'paid',
      amount: 121,
      booking_id: request.boeking_id,
      betaalverzoek_id: request.id,
      invoice_id: request.factuur_id,
      error: null,
    });

    clock.advance({ hours: 2 });
    await jobs.runAllDue();
    expect(await listRecorded(request)).to.deep.equal([121]);
  });

  it('may be a part, at least the least one and at most all that is open', async () => {
    const request = await createRequest({ deelbetaling: 25 });
    const page = pageOf(request);
    for (const bedrag of ['24,99', '121,01', '0', '-30', 'dertig', '1e2', ' ', '30,001']) {
      const refused = await open(page, { gezien: '12100', bedrag });
      expect([refused.status, readNotice(refused).includes('kan niet worden betaald')], bedrag).to.deep.equal([
        422,
        true,
      ]);
    }
    expect(await listPayments(request)).to.deep.equal([]);

    await end(await begin(request, '€ 100,5'), 'pay');
    expect(await readState(request)).to.deep.equal(['deels_betaald', 20.5, 0]);
    // Less than the least part is open: only all of it can be paid.
    expect((await open(page)).text).to.not.include('<details');
    await end(await begin(request), 'pay');
    expect(await readState(request)).to.deep.equal(['betaald', 0, 0]);
    expect(await listRecorded(request)).to.deep.equal([100.5, 20.5]);
    expect((await listPayments(request)).map(({ error }) => error)).to.deep.equal([null, null]);
  });

  it('pays at most the amount of its request', async () => {
    const request = await createRequest({ bedrag: 50 });
    await end(await begin(request), 'pay');
    expect(await readState(request)).to.deep.equal(['betaald', 0, 0]);
    expect(await listRecorded(request)).to.deep.equal([50]);
  });

  it('can be tried again after one that failed or was cancelled', async () => {
    const request = await createRequest();
    for (const ending of ['cancel', 'fail', 'expire']) {
      const waiting = await begin(request);
      const back = await open(await end(waiting, ending));
      expect(readNotice(back)).to.include('niet gelukt');
      expect(readSeen(back)).to.equal('12100');
      // The address of the ended payment leads to the page as well.
      expect(readLocation(await open(waiting), waiting)).to.include(`${new URL(request.url ?? '').pathname}?betaling=`);
    }
    await end(await begin(request), 'pay');
    expect(await listRecorded(request)).to.deep.equal([121]);
  });

  it('is the same one for two people who pay the same amount', async () => {
    const request = await createRequest();
    const first = await begin(request);
    expect(readNotice(await open(pageOf(request)))).to.include('Iemand is deze factuur nu aan het betalen');
    expect(await begin(request)).to.equal(first);
    expect(await listPayments(request)).to.have.length(1);
  });

  it('is refused where the amount has changed since the page was shown', async () => {
    const request = await createRequest();
    const gezien = readSeen(await open(pageOf(request)));
    await payByBank(request, 21);
    const refused = await open(pageOf(request), { gezien });
    expect([refused.status, readSeen(refused)]).to.deep.equal([422, '10000']);
    expect(readNotice(refused)).to.include('Het bedrag is veranderd');
    expect(await listPayments(request)).to.deep.equal([]);
  });

  it('cancels another one that is open when somebody pays another amount, even one that was not asked for yet', async () => {
    const request = await createRequest({ deelbetaling: 10 });
    const whole = await press(request);
    await begin(request, '30');
    expect((await listPayments(request)).map(({ status }) => status)).to.deep.equal(['expired', 'open']);
    expect(readLocation(await open(whole), whole)).to.include('?betaling=');
  });
});

describe('a payment that is not wanted any more', () => {
  it('is cancelled when less is open by now, and its address leads to the page', async () => {
    const request = await createRequest();
    const waiting = await begin(request);
    await payByBank(request, 70);
    await jobs.runAllDue();
    expect((await listPayments(request)).map(({ status }) => status)).to.deep.equal(['expired']);
    expect(readLocation(await open(waiting), waiting)).to.include('?betaling=');
    expect(readSeen(await open(pageOf(request)))).to.equal('5100');
  });

  it('stays when another part is paid and it still fits', async () => {
    const request = await createRequest({ deelbetaling: 10 });
    const first = await begin(request, '20');
    await endPayment(readLocation(await open(first), first), 'later');
    const second = await begin(request, '30');
    clock.advance({ hours: 1 });
    await jobs.runAllDue();
    await end(second, 'pay');
    expect(await listRecorded(request)).to.deep.equal([20, 30]);
    expect(await readState(request)).to.deep.equal(['deels_betaald', 71, 0]);
  });

  it('cannot begin after the last day, before a round has ended the request', async () => {
    const request = await createRequest({ geldig_tot: '2026-03-10' });
    clock.set('2026-03-10T23:01:00Z');
    for (const page of [await open(pageOf(request)), await open(pageOf(request), { gezien: '12100' })])
      expect(readNotice(page)).to.include('De termijn van deze betaallink is voorbij');
    expect(await listPayments(request)).to.deep.equal([]);
  });

  it('is not shown with its invoice once the request was withdrawn', async () => {
    const request = await createRequest();
    await api.paymentRequests.deletePaymentRequest({ id: request.id });
    expect((await open(pageOf(request))).text)
      .to.not.include('factuur.pdf')
      .and.not.include('€');
    expect((await open(`${pageOf(request)}/factuur.pdf`)).status).to.equal(404);
  });
});

describe('money that goes back', () => {
  it('opens the request again, also where the invoice does not have it any more', async () => {
    const request = await createRequest({ bedrag: 100 });
    await end(await begin(request), 'pay');
    await payByBank(request, -100);
    expect(await readState(request)).to.deep.equal(['betaald', 0, 0]);

    const [payment] = await listPayments(request);
    await api.onlinePayments.refundOnlinePayment({ id: payment?.id ?? 0, body: { amount: 100 } });
    await jobs.runAllDue();
    expect(await readState(request)).to.deep.equal(['open', 100, 0]);
  });
});

/** An event between the beginning of a payment of 121 and its end, and the outcome of both. */
const MEETINGS: readonly {
  readonly name: string;
  readonly meets: (request: PaymentRequest) => Promise<unknown>;
  readonly recorded: readonly number[];
  readonly state: readonly [string, number, number];
  readonly error: string | null;
}[] = [
  {
    name: 'nothing else happens',
    meets: () => Promise.resolve(),
    recorded: [121],
    state: ['betaald', 0, 0],
    error: null,
  },
  {
    name: 'all is paid by a bank',
    meets: (request) => payByBank(request, 121),
    recorded: [121, 121],
    state: ['betaald', 0, 121],
    error: 'More was paid than was open: pay 121.00 back.',
  },
  {
    name: 'a part is paid by a bank',
    meets: (request) => payByBank(request, 0.01),
    recorded: [0.01, 121],
    state: ['betaald', 0, 0.01],
    error: 'More was paid than was open: pay 0.01 back.',
  },
  {
    name: 'the invoice is credited',
    meets: ({ factuur_id: id }) => api.invoices.createCreditInvoice({ id, body: {} }),
    recorded: [121, 121],
    state: ['vervallen', 0, 121],
    error: 'More was paid than was open: pay 121.00 back.',
  },
  {
    name: 'the booking is cancelled',
    meets: async ({ boeking_id }) => {
      await api.cancellations.cancelBooking({ boeking_id, body: { kosten: 0 } });
    },
    recorded: [121, 121],
    state: ['vervallen', 0, 121],
    error: 'More was paid than was open: pay 121.00 back.',
  },
  {
    name: 'the request is withdrawn',
    meets: ({ id }) => api.paymentRequests.deletePaymentRequest({ id }),
    recorded: [121],
    state: ['ingetrokken', 0, 0],
    error: null,
  },
  {
    name: 'the request expires',
    meets: async ({ id }) => {
      await api.paymentRequests.updatePaymentRequest({ id, body: { geldig_tot: '2026-03-10' } });
      clock.advance({ days: 2 });
    },
    recorded: [121],
    state: ['betaald', 0, 0],
    error: null,
  },
];

describe('a payment that is under way', () => {
  for (const { name, meets, recorded, state, error } of MEETINGS)
    it(`is recorded once when ${name}, and what is too much is refunded once`, async () => {
      const request = await createRequest();
      const waiting = await begin(request);
      const checkout = readLocation(await open(waiting), waiting);
      // The customer pays first, and the provider reports it after the meeting: nothing can stop the money.
      await endPayment(checkout, 'later');
      await meets(request);
      clock.advance({ hours: 1 });
      await jobs.runAllDue();
      await jobs.runAllDue();

      expect(await listRecorded(request)).to.deep.equal(recorded);
      expect(await readState(request)).to.deep.equal(state);
      const [payment] = await listPayments(request);
      expect([payment?.status, payment?.error]).to.deep.equal(['paid', error]);

      const [, , excess] = state;
      if (excess === 0) return;
      const { id } = payment ?? { id: 0 };
      await api.onlinePayments.refundOnlinePayment({ id, body: { amount: excess } });
      await jobs.runAllDue();
      expect((await api.onlinePayments.getOnlinePayment({ id })).error).to.equal(null);
      expect((await readState(request))[2]).to.equal(0);
    });
});
