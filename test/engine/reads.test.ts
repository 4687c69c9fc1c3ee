// The statements of reads, each by name: a change that adds or alters one has to change these lists.
import { expect } from 'chai';
import { given, collectAllSql, sendRaw, getService } from '../support/index.ts';

/** The name of a statement, by a pattern of its text. */
const STATEMENT_NAMES: readonly (readonly [name: string, text: RegExp])[] = [
  ['a transaction', /^BEGIN/],
  ['the key and its rights', /^select api_keys\.\*, users\.actief/],
  ['how many, and the ids of a page', /^select \(select count\(\*\) from \(select 1 from "\w+".* limit 10001\)/],
  ['customers', /^select "contacts"\.\*, not \(.* null as contactpersonen, .* from "contacts" where "id" (in|= any)/s],
  [
    'customers with their people',
    /^select "contacts"\.\*, not \(.* as contactpersonen, .* from "contacts" where "id" = /s,
  ],
  ['their people', /^select p\.\*, l\.hoofdcontact, l\.contact_id from contact_links/],
  ['a plain row', /^select \* from "qualifications"/],
];

const nameStatement = (sql: string): string => STATEMENT_NAMES.find(([, text]) => text.test(sql))?.[0] ?? sql;

/** Returns the statements of a request that was sent once before. */
async function listStatements(path: string): Promise<string[]> {
  await sendRaw('GET', path);
  const statements = await collectAllSql(() => sendRaw('GET', path));
  // On PostgreSQL a response does not wait for the end of a read.
  return statements.filter((sql) => !sql.startsWith('COMMIT')).map(nameStatement);
}

/** The key is looked up for each request where another process may change it. */
const KEY_STATEMENTS = { sqlite: [], postgres: ['the key and its rights'] };
/** JSON of many people costs a database more than a second statement. */
const CUSTOMER_STATEMENTS = ['customers', 'their people'];
const listKeyStatements = (): string[] => KEY_STATEMENTS[getService().database.dialect];

describe('the statements of a read', () => {
  it('are the key and the customer, without a transaction', async () => {
    const { id } = await given.customer();
    expect(await listStatements(`/api2/klanten/${String(id)}`)).to.deep.equal([
      ...listKeyStatements(),
      'customers with their people',
    ]);
  });

  it('are the key and the row of a plain resource, without a transaction', async () => {
    const { id } = await given.qualification();
    expect(await listStatements(`/api2/kwalificaties/${String(id)}`)).to.deep.equal([
      ...listKeyStatements(),
      'a plain row',
    ]);
  });

  it('are the key, the page with its total, and the customers of a list, in one transaction', async () => {
    await given.customer();
    await given.customer();
    const page = ['a transaction', 'how many, and the ids of a page'];
    expect(await listStatements('/api2/klanten?page_size=100')).to.deep.equal([
      ...listKeyStatements(),
      ...page,
      ...CUSTOMER_STATEMENTS,
    ]);
  });
});
