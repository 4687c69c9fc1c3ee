// Links for unsubscribing and withdrawing, in every state: the outcomes equal a table of docs/decisions/200-secrets-and-links.md.
import { expect } from 'chai';
import type { QueuedMail, Withdrawal, WithdrawalDeclaration } from 'boekstaaf';
import { api, clock, given, jobs } from '../support/index.ts';
import { pressButton, tableOf } from '../support/signed-links.ts';

type OrderDeclaration = Pick<WithdrawalDeclaration, 'email' | 'referentie'>;

const NOW = '2026-03-10T11:00:00Z';

/** The words of the table for the statuses of a withdrawal. */
const WITHDRAWAL_OUTCOMES: Readonly<Partial<Record<Withdrawal['status'], string>>> = {
  uitgevoerd: 'acts',
  te_beoordelen: 'waits for staff',
};

before(async () => {
  // The sender of newsletters.
  await given.company();
});

after(() => {
  clock.reset();
});

describe('links without a booking', () => {
  const findPath = ({ body }: QueuedMail): string =>
    new URL(/http\S+nieuwsbriefafmelding\S+/.exec(body)?.[0] ?? '').pathname;

  /** Unsubscribes by a link after a change; returns the outcome. */
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
    const { status, text } = await pressButton(path, { 'List-Unsubscribe': 'One-Click' });
    if (status === 404) return '404';

    expect(text).to.contain('U bent afgemeld.');
    return (await api.events.listEvents({ page_size: 1000 })).length > before ? 'acts' : 'says that it is done';
  };

  /** Withdraws from an order after a change, by a declaration with the changed members; returns the outcome. */
  const withdrawAfter = async (
    change: (declaration: OrderDeclaration) => Promise<Partial<OrderDeclaration> | void>,
  ): Promise<string> => {
    const { sale, email } = await given.paidOrder();
    const declaration = { email, referentie: sale.reference ?? '' };
    const changedMembers = (await change(declaration)) ?? {};
    const { status } = await given.withdrawal({ ...declaration, ...changedMembers });
    return WITHDRAWAL_OUTCOMES[status] ?? status;
  };

  const doNothing = () => Promise.resolve();
  const CASES: Readonly<Record<string, () => Promise<string>>> = {
    'Unsubscribing: subscribed': () => unsubscribeAfter(doNothing),
    'Unsubscribing: the person is gone': () => unsubscribeAfter((id) => api.customers.deleteCustomer({ id })),
    'Unsubscribing: the newsletter is gone': () =>
      unsubscribeAfter((_, id) => api.newsletters.deleteNewsletter({ id })),
    'Withdrawing: a paid sale, in time': () => withdrawAfter(doNothing),
    'Withdrawing: a paid sale, after the term': () =>
      withdrawAfter(async () => {
        clock.advance({ hours: 24 * 15 });
        await jobs.runAllDue();
      }),
    'Withdrawing: withdrawn before': () =>
      withdrawAfter(async (declaration) => {
        await given.withdrawal(declaration);
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
