// Every link that acts, in every state of its object: the outcomes equal the tables of docs/decisions/200-secrets-and-links.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { QueuedMail } from 'boekstaaf';
import { paymentOf, reserveBooking } from '../support/booking-payment.ts';
import { tokenFor } from '../support/given/cancellations.ts';
import { tokenOf } from '../support/given/proposals.ts';
import { api, clock, given, jobs, sendRaw, expectRefusal } from '../support/index.ts';
import { ROOT } from '../support/sources.ts';

type LinkOutcome = 'acts' | 'asks again' | 'says so' | '404' | 'shows' | 'shows it as cancelled' | 'is not possible';

/** Opens a link; resolves to a function that uses it and resolves to the outcome. */
type PreparedLink = (bookingId: number) => Promise<() => Promise<LinkOutcome>>;

const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };
const NOW = '2026-03-10T11:00:00Z';
const BEGIN = '2026-03-10T12:20:00+01:00';

const requestPage = (path: string) => sendRaw('GET', path, { auth: null });
const press = (path: string, form: Readonly<Record<string, string>>) =>
  sendRaw('POST', path, { auth: null, headers: FORM_HEADERS, body: Buffer.from(new URLSearchParams(form).toString()) });
const readSeen = (text: string): string => /name="gezien" value="([0-9a-f]{64})"/.exec(text)?.[1] ?? '';
const statusOf = async (id: number): Promise<string> => (await api.bookings.getBooking({ id })).status;

/** Opens a link with a form; the returned function presses it, and the link acted if `isDone` after that. */
async function prepareForm(
  path: string,
  form: object,
  isDone: () => Promise<boolean>,
): Promise<() => Promise<LinkOutcome>> {
  const gezien = readSeen((await requestPage(path)).text);
  return async () => {
    const wasDone = (await requestPage(path)).status === 404 ? false : await isDone();
    const { status, text } = await press(path, { ...form, gezien });
    if (status === 404) return '404';
    if (!wasDone && (await isDone())) return 'acts';
    return text.includes('class="notice veranderd"') ? 'asks again' : 'says so';
  };
}

const LINKS: Readonly<Record<string, PreparedLink>> = {
  Proposal: async (boeking_id) => {
    const proposal = await given.proposal({ boeking_id });
    const isDone = async () => (await api.proposals.getProposal({ id: proposal.id })).status === 'geaccepteerd';
    return prepareForm(`/api2/voorstel/${tokenOf(proposal)}`, { antwoord: 'akkoord' }, isDone);
  },
  Cancelling: async (id) => {
    const path = `/api2/annulering/${await tokenFor(await api.bookings.getBooking({ id }))}`;
    return prepareForm(path, { annuleren: 'ja' }, async () => (await statusOf(id)) === 'geannuleerd');
  },
  Paying: async (id) => {
    const path = `/betalen/naar/${(await paymentOf(id))?.reference ?? ''}`;
    return async () => {
      const { status } = await requestPage(path);
      return status === 302 ? 'acts' : status === 404 ? '404' : 'says so';
    };
  },
  Calendar: async (id) => {
    const { href } = await api.calendars.createCalendar({ body: { soort: 'boekingen', id } });
    return async () => {
      const { status, text } = await requestPage(href);
      if (status === 404) return '404';
      return text.includes('STATUS:CANCELLED') ? 'shows it as cancelled' : 'shows';
    };
  },
};

const cancelBooking = (boeking_id: number) => api.cancellations.cancelBooking({ boeking_id, body: { kosten: 0 } });
const setStatus = (id: number, status: 'definitief' | 'geannuleerd' | 'reservering') =>
  api.bookings.setBookingStatus({ id, status });

/** The states of a booking, by their words in the table. */
const STATES: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  'as it was': () => Promise.resolve(),
  'at another price': (id) => given.recharge({ id }, [given.cost({ bedrag: 242 })]),
  confirmed: (id) => setStatus(id, 'definitief'),
  begun: () => settleAfter({ minutes: 25 }),
  'over, the next day': () => settleAfter({ hours: 24 }),
  'cancelled by its status': (id) => setStatus(id, 'geannuleerd'),
  'cancelled with its quote': (id) => cancelBooking(id),
  'cancelled, and taken up again': async (id) => {
    await cancelBooking(id);
    await settleAfter({ seconds: 1 });
    await setStatus(id, 'reservering');
  },
  'of another customer': async (id) => {
    const { id: klant_id } = await given.customer();
    await api.bookings.updateBooking({ id, body: { klant_id } });
  },
  'of a customer who was merged': async (id) => {
    const { klant_id } = await api.bookings.getBooking({ id });
    const { bedrijf_id } = await api.customers.getCustomer({ id: klant_id });
    const { id: remaining } = await given.customer({ bedrijf_id });
    await api.customers.mergeCustomer({ id: remaining, body: { klant_id } });
  },
  deleted: (id) => api.bookings.deleteBooking({ id }),
};

async function settleAfter(time: Parameters<typeof clock.advance>[0]): Promise<void> {
  clock.advance(time);
  await jobs.runAllDue();
}

/** Returns the rows of the page's table that begins with this cell. */
function tableOf(first: string): string[][] {
  const page = readFileSync(join(ROOT, 'docs/decisions/200-secrets-and-links.md'), 'utf8');
  const lines = page.slice(page.indexOf(`| ${first} |`)).split('\n');
  const rows = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );

  return rows
    .filter((row) => !row.startsWith('|---'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

beforeEach(() => {
  clock.set(NOW);
});
after(() => {
  clock.reset();
});

describe('links about a booking', () => {
  let product_id: number;

  before(async () => {
    ({ id: product_id } = await given.product({ duur: 'PT1H' }));
    const { id } = await given.cancellationTerms({ regels: [], online: true });
    await api.settings.updateSetting({ slug: 'annuleringsvoorwaarden_id', body: { waarde: String(id) } });
  });

  for (const [name, link] of Object.entries(LINKS))
    it(`do what the table says: ${name}`, async () => {
      const outcomes: string[][] = [];
      for (const [state, change] of Object.entries(STATES)) {
        clock.set(NOW);
        const about = { product_id, begin: BEGIN, status: 'reservering' as const };
        const { id } = name === 'Paying' ? (await reserveBooking(about)).booking : await given.booking(about);
        const use = await link(id);
        if (name === 'Paying' && state === 'deleted') {
          expect(await expectRefusal(change(id))).to.include({ code: 'ERR_BOOKING_NOT_DELETABLE' });
          outcomes.push([state, 'is not possible']);
          continue;
        }
        await change(id);
        await jobs.runAllDue();
        outcomes.push([state, await use()]);
      }

      const [head = [], ...rows] = tableOf('The booking is');
      expect(outcomes).to.deep.equal(rows.map((row) => [row[0], row[head.indexOf(name)]]));
    });
});

describe('other links', () => {
  const findPath = ({ body }: QueuedMail): string =>
    new URL(/http\S+nieuwsbriefafmelding\S+/.exec(body)?.[0] ?? '').pathname;

  /** Unsubscribes by a link after a change; returns whether that changed something. */
  const unsubscribeAfter = async (
    change: (customer: number, newsletter: number) => Promise<unknown>,
  ): Promise<string> => {
    const { id } = await given.newsletter();
    const email1 = `link${String(id)}@weg.example`;
    const customer = await given.customerWithSubscribers(id, { voornaam: 'Sanne', email1 });
    const issue = await api.newsletters.sendNewsletter({ id, body: { subject: 'Nieuws', body: 'Kom.' } });

    await jobs.runAllDue();
    const [mail] = await api.mails.listMails({ about_kind: 'newsletter_issue', about_id: issue.id });
    const path = findPath(mail as QueuedMail);

    await change(customer.id, id);
    const before = (await api.events.listEvents({ page_size: 1000 })).length;
    const { status, text } = await press(path, { 'List-Unsubscribe': 'One-Click' });
    if (status === 404) return '404';

    expect(text).to.contain('U bent afgemeld.');

    return (await api.events.listEvents({ page_size: 1000 })).length > before ? 'acts' : 'says that it is done';
  };

  /** Withdraws from an order after a change; returns the outcome. */
  const withdrawAfter = async (
    change: (declaration: { email: string; referentie: string }) => Promise<object | undefined>,
  ) => {
    const { sale, email } = await given.paidOrder();
    const declaration = { email, referentie: sale.reference ?? '' };
    const { status } = await given.withdrawal({ ...declaration, ...(await change(declaration)) });
    return { uitgevoerd: 'acts', te_beoordelen: 'waits for staff' }[status as string] ?? status;
  };

  const doNothing = () => Promise.resolve(undefined);
  const CASES: Readonly<Record<string, () => Promise<string>>> = {
    'Unsubscribing: subscribed': () => unsubscribeAfter(doNothing),
    'Unsubscribing: the person is gone': () => unsubscribeAfter((id) => api.customers.deleteCustomer({ id })),
    'Unsubscribing: the newsletter is gone': () =>
      unsubscribeAfter((_, id) => api.newsletters.deleteNewsletter({ id })),
    'Withdrawing: a paid sale, in time': () => withdrawAfter(doNothing),
    'Withdrawing: a paid sale, after the term': () =>
      withdrawAfter(async () => {
        await settleAfter({ hours: 24 * 15 });
        return undefined;
      }),
    'Withdrawing: withdrawn before': () =>
      withdrawAfter(async (declaration) => {
        await given.withdrawal(declaration);
        return undefined;
      }),
    'Withdrawing: another address': () => withdrawAfter(() => Promise.resolve({ email: 'ander@voorbeeld.example' })),
    'Withdrawing: no such sale': () => withdrawAfter(() => Promise.resolve({ referentie: 'onbekend' })),
  };

  it('do what the table says', async () => {
    const outcomes: string[][] = [];
    for (const [name, outcome] of Object.entries(CASES)) {
      clock.set(NOW);
      outcomes.push([name, await outcome()]);
    }
    expect(outcomes).to.deep.equal(tableOf('Link and state').slice(1));
  });
});
