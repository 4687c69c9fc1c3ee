// At most three mails a day to a mailbox whose address was typed into a public form, also with concurrent requests.
import { expect } from 'chai';
import { mayMailTyped } from '../../db/announcements/typed-addresses.ts';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { mailboxOf } from '../../domain/announcements/typed-address.ts';
import { getDatabase, createDatabase, open } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { runWrite } from '../support/knex-writes.ts';

const TODAY = '2026-03-10';
type MailAllowance = (db: Writer, address: string, today: string) => Promise<boolean>;

/** Counts without a lock: reads the number, then writes it. Returns whether the mail is allowed. */
const countNaively: MailAllowance = async ({ build, query, write }, mailbox, day) => {
  const rows: { mails: number }[] = await query(build('typed_addresses').where({ mailbox, day }).select('mails'));
  const mails = rows[0]?.mails ?? 0;
  if (mails >= 3) return false;
  await runWrite(
    { write },
    build('typed_addresses')
      .insert({ mailbox, day, mails: mails + 1 })
      .onConflict(['mailbox', 'day'])
      .merge(),
  );
  return true;
};

/** Returns how many of twenty concurrent requests may mail. */
async function countGranted(served: Database, take: MailAllowance): Promise<number> {
  const attempts = Array.from({ length: 20 }, () => served.write((db) => take(db, 'anna@voorbeeld.example', TODAY)));
  return (await Promise.all(attempts)).filter((may) => may).length;
}

describe('a mail to an address that a stranger typed', () => {
  const canMail = (address: string, today = TODAY): Promise<boolean> =>
    getDatabase().write((db) => mayMailTyped(db, address, today));

  it('is sent three times a day to one mailbox, however its address is spelt, and again the next day', async () => {
    const spelt = [
      'piet@voorbeeld.example',
      'Piet@Voorbeeld.EXAMPLE',
      'piet+1@voorbeeld.example',
      'ｐiet@voorbeeld.example',
    ];
    const results: boolean[] = [];
    for (const address of spelt) results.push(await canMail(address));
    expect(results).to.deep.equal([true, true, true, false]);
    expect(await canMail('piet@elders.example'), 'another mailbox').to.equal(true);
    expect(await canMail('piet@voorbeeld.example', '2026-03-11')).to.equal(true);
  });

  it('is not counted where its transaction is rolled back', async () => {
    const address = 'terug@voorbeeld.example';
    for (let time = 0; time < 5; time++)
      await getDatabase()
        .write(async (db) => {
          await mayMailTyped(db, address, TODAY);
          throw new Error('refused');
        })
        .catch(() => undefined);
    expect(await canMail(address)).to.equal(true);
  });

  it('stores no address', async () => {
    await canMail('geheim@voorbeeld.example');
    const mailboxes = await getDatabase().read(async ({ build, query }) => {
      const rows: { mailbox: string }[] = await query(build('typed_addresses').select('mailbox'));
      return rows;
    });
    expect(JSON.stringify(mailboxes)).to.not.include('geheim');
  });

  it('is sent three times where twenty ask at once, and more often where nothing is locked', async () => {
    const url = await createDatabase('typed');
    const locked = await open(url, { acquireTimeoutMs: scaleWait(30_000) });
    expect(await countGranted(locked, mayMailTyped)).to.equal(3);
    await locked.close();
    const twin = await openUnlocked(url);
    expect(await countGranted(twin, countNaively)).to.be.greaterThan(3);
    await twin.close();
  });
});

describe('the mailbox of an address', () => {
  for (const [address, mailbox] of [
    ['Anna.Bakker@Voorbeeld.Example', 'anna.bakker@voorbeeld.example'],
    ['anna+nieuws+2@voorbeeld.example', 'anna@voorbeeld.example'],
    ['A.N.N.A+x@gmail.com', 'anna@gmail.com'],
    ['An.na@GoogleMail.com', 'anna@gmail.com'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    [' anna@voorbeeld.example ', 'anna@voorbeeld.example'],
  ] as const)
    it(`of ${address} is ${mailbox}`, () => {
      expect(mailboxOf(address)).to.equal(mailbox);
    });
});
