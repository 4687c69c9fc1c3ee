// Every link about a booking, in every state of the booking: the outcomes equal a table of docs/decisions/200-secrets-and-links.md.
import { expect } from 'chai';
import type { Booking, ErrorCode, NewBooking } from 'boekstaaf';
import { paymentOf, reserveBooking } from '../support/booking-payment.ts';
import { tokenFor } from '../support/given/cancellations.ts';
import { tokenOf } from '../support/given/proposals.ts';
import { api, clock, given, jobs, expectRefusal } from '../support/index.ts';
import { pressButton, requestPage, tableOf } from '../support/signed-links.ts';

type LinkOutcome = 'acts' | 'asks again' | 'says so' | '404' | 'shows' | 'shows it as cancelled' | 'is not possible';

interface BookingLink {
  /** Creates the booking of the link; a plain one by default. */
  readonly create?: (body: Partial<NewBooking>) => Promise<Pick<Booking, 'id'>>;
  /** Opens the link; resolves to a function that uses it and resolves to the outcome. */
  readonly prepare: (bookingId: number) => Promise<() => Promise<LinkOutcome>>;
  /** The states that a booking with this link cannot have, with the code of the refusal. */
  readonly refusals?: Readonly<Record<string, ErrorCode>>;
}

const NOW = '2026-03-10T11:00:00Z';
const BEGIN = '2026-03-10T12:20:00+01:00';

const readSeen = (text: string): string => /name="gezien" value="([0-9a-f]{64})"/.exec(text)?.[1] ?? '';
const statusOf = async (id: number): Promise<string> => (await api.bookings.getBooking({ id })).status;

/** Opens a link with a form. The returned function presses its button; the link acted if `isDone` only after that. */
async function prepareForm(
  path: string,
  form: object,
  isDone: () => Promise<boolean>,
): Promise<() => Promise<LinkOutcome>> {
  const gezien = readSeen((await requestPage(path)).text);
  return async () => {
    const isGone = (await requestPage(path)).status === 404;
    // An object that is gone cannot be asked whether it is done.
    const wasDone = !isGone && (await isDone());
    const { status, text } = await pressButton(path, { ...form, gezien });
    if (status === 404) return '404';
    if (!wasDone && (await isDone())) return 'acts';
    return text.includes('class="notice veranderd"') ? 'asks again' : 'says so';
  };
}

const LINKS: Readonly<Record<string, BookingLink>> = {
  Proposal: {
    prepare: async (boeking_id) => {
      const proposal = await given.proposal({ boeking_id });
      const isDone = async () => (await api.proposals.getProposal({ id: proposal.id })).status === 'geaccepteerd';
      return prepareForm(`/api2/voorstel/${tokenOf(proposal)}`, { antwoord: 'akkoord' }, isDone);
    },
  },
  Cancelling: {
    prepare: async (id) => {
      const path = `/api2/annulering/${await tokenFor(await api.bookings.getBooking({ id }))}`;
      return prepareForm(path, { annuleren: 'ja' }, async () => (await statusOf(id)) === 'geannuleerd');
    },
  },
  Paying: {
    create: async (body) => (await reserveBooking(body)).booking,
    prepare: async (id) => {
      const path = `/betalen/naar/${(await paymentOf(id))?.reference ?? ''}`;
      return async () => {
        const { status } = await requestPage(path);
        if (status === 404) return '404';
        return status === 302 ? 'acts' : 'says so';
      };
    },
    refusals: { deleted: 'ERR_BOOKING_NOT_DELETABLE' },
  },
  Calendar: {
    prepare: async (id) => {
      const { href } = await api.calendars.createCalendar({ body: { soort: 'boekingen', id } });
      return async () => {
        const { status, text } = await requestPage(href);
        if (status === 404) return '404';
        return text.includes('STATUS:CANCELLED') ? 'shows it as cancelled' : 'shows';
      };
    },
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

  for (const [name, { create = given.booking, prepare, refusals = {} }] of Object.entries(LINKS))
    it(`do what the table says: ${name}`, async () => {
      const outcomes: string[][] = [];
      for (const [state, change] of Object.entries(STATES)) {
        clock.set(NOW);
        const { id } = await create({ product_id, begin: BEGIN, status: 'reservering' });
        const useLink = await prepare(id);

        const code = refusals[state];
        if (code !== undefined) {
          expect(await expectRefusal(change(id))).to.include({ code });
          outcomes.push([state, 'is not possible']);
          continue;
        }

        await change(id);
        await jobs.runAllDue();
        outcomes.push([state, await useLink()]);
      }

      const [head = [], ...rows] = tableOf('The booking is');
      expect(outcomes).to.deep.equal(rows.map((row) => [row[0], row[head.indexOf(name)]]));
    });
});
