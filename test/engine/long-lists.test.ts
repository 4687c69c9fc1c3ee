// Lists of tables that have grown: on SQLite separate threads read them, with equal responses.
import { expect } from 'chai';
import { getDatabase, given, sendRaw } from '../support/index.ts';

const PATH = '/api2/boekingen';
/** Statements that raise the next booking id, as after many bookings. */
const GROW_STATEMENTS = {
  sqlite: "update sqlite_sequence set seq = 50000 where name = 'bookings'",
  postgres: "select setval('bookings_id_seq', 50000)",
};
const THREADS = { sqlite: ['boekstaaf_database_connections{pool="lists",state="free"} 1'], postgres: [] };

/** Returns the threads that read lists, by the metrics. */
async function listThreads(): Promise<string[]> {
  const { text } = await sendRaw('GET', '/metrics');
  return text.split('\n').filter((line) => /pool="lists",state="(used|free)"\} [^0]/.test(line));
}

describe('a list of a table that has grown', () => {
  it('has equal responses, page by page and whole, by a thread on SQLite', async () => {
    const bookings = [await given.booking(), await given.booking(), await given.booking()];
    const before = await sendRaw('GET', `${PATH}?page_size=2`);
    expect(await listThreads()).to.deep.equal([]);

    await getDatabase().write(({ write }) => write(GROW_STATEMENTS[getDatabase().dialect]));
    bookings.push(await given.booking());
    expect(bookings.at(-1)?.id).to.be.greaterThan(50_000);

    // The service checks only now and then whether a table has grown.
    for (let list = 0; list < 60; list += 1) await sendRaw('GET', `${PATH}?page_size=1`);
    const page = await sendRaw('GET', `${PATH}?page_size=2`);
    expect(page.body).to.deep.equal(before.body);
    expect(page.headers).to.include({ 'x-total-count': String(Number(before.headers['x-total-count']) + 1) });
    expect(await listThreads()).to.deep.equal(THREADS[getDatabase().dialect]);

    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1] ?? '';
    const onwards = await sendRaw('GET', next);
    expect([...(page.body as object[]), ...(onwards.body as object[])]).to.deep.equal(
      (await sendRaw('GET', `${PATH}?page_size=1000`)).body,
    );
    expect((onwards.body as { id: number }[]).map(({ id }) => id)).to.deep.equal(bookings.slice(2).map(({ id }) => id));
  });
});
