// Finds customers by beginnings of their words, and bookings, invoices and vouchers by the beginnings of their numbers and codes.
import { MAX_RESULTS_PER_KIND, listSearchWords } from '../../domain/house/search.ts';
import { normaliseText } from '../../domain/people/identity.ts';
import { listStoredSpellings } from '../../domain/values/code-spellings.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Writer } from '../engine/session/database.ts';
import { collateByCodePoint, LAST_TEXT } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { isInList, defineStatement, type Bindable, type Statement } from '../engine/session/sql.ts';
import { NOTED_OPTIONS } from '../engine/session/watch.ts';
import * as customers from '../people/customers.ts';

declareConstraints('customer_words', { unique: { customer_words_pkey: 'never' } });

interface CustomerWord {
  readonly customer_id: number;
  readonly word: string;
}

const selectWordsOf = defineStatement<CustomerWord>(
  (dialect) => `select customer_id, word from customer_words where ${isInList(dialect, 'customer_id')}`,
);

/**
 * Stores the search words of the customers that a transaction changed, right before its commit. Deleted customers, and
 * contacts of other types since, have none.
 */
export async function storeWords(db: Writer): Promise<void> {
  const changes = db.changes.all.filter(({ table, kind }) => table === 'contacts' && kind !== 'remove');
  if (changes.length === 0) return;

  const updatedIds = changes.filter(({ kind }) => kind === 'update').map(({ id }) => id);
  const [now, storedWords] = await Promise.all([
    customers.readKnown(
      db,
      changes.map(({ id }) => id),
    ),
    updatedIds.length === 0 ? [] : selectWordsOf(db, updatedIds),
  ]);
  const keyOf = ({ customer_id, word }: CustomerWord): string => `${String(customer_id)} ${word}`;
  const currentWords = [...now.values()].flatMap((customer) =>
    listSearchWords(customer).map((word) => ({ customer_id: customer.id, word })),
  );
  const before = new Set(storedWords.map(keyOf));
  const after = new Set(currentWords.map(keyOf));
  const obsoleteWords = storedWords.filter((each) => !after.has(keyOf(each)));
  const newWords = currentWords.filter((each) => !before.has(keyOf(each)));

  if (obsoleteWords.length > 0) await deleteWords(db, obsoleteWords);
  if (newWords.length > 0) await insertRows(db, 'customer_words', newWords, { ...NOTED_OPTIONS, hasJson: false });
}

async function deleteWords(db: Writer, words: readonly CustomerWord[]): Promise<void> {
  const text = `delete from customer_words where customer_id = ? and ${isInList(db.dialect, 'word')}`;
  for (const [id, customerWords] of groupBy(words, ({ customer_id }) => customer_id))
    await db.write(text, [id, customerWords.map(({ word }) => word)], NOTED_OPTIONS);
}

/** The bounds of the texts that begin with `beginning`. */
const boundsOf = (beginning: string): readonly [string, string] => [beginning, beginning + LAST_TEXT];

// Several words can find one customer: this many rows have enough different ones.
const MAX_WORD_ROWS = 20 * MAX_RESULTS_PER_KIND;

const byWords: Statement<{ customer_id: number }>[] = [];

/**
 * Returns the statement for `count` words: the index finds the first word, and the others are checked for each
 * customer.
 */
function selectStatement(count: number): Statement<{ customer_id: number }> {
  const others = ` and exists (select 1 from customer_words other where other.customer_id = found.customer_id
    and other.word >= ? and other.word < ?)`;
  return (byWords[count] ??= defineStatement(
    () => `select found.customer_id from customer_words found where found.word >= ? and found.word < ?
      ${others.repeat(count - 1)} order by found.word, found.customer_id limit ${String(MAX_WORD_ROWS)}`,
  ));
}

/**
 * Returns the ids of at most twenty customers who have a word with each of these beginnings, whole words first. One
 * query.
 */
export async function findCustomersByWords(db: Reader, words: readonly string[]): Promise<number[]> {
  const matches = await selectStatement(words.length)(db, ...words.flatMap(boundsOf));
  return [...new Set(matches.map(({ customer_id }) => customer_id))].slice(0, MAX_RESULTS_PER_KIND);
}

/** Returns a function that finds ids by the beginning of a text column, in its order. */
function beginningOf(table: string, column: string, id = 'id'): (db: Reader, beginning: string) => Promise<number[]> {
  const find = defineStatement<{ found: number }>((dialect) => {
    const text = collateByCodePoint(dialect, column);
    return `select ${id} as found from ${table} where ${text} >= ? and ${text} < ? and ${id} is not null
      order by ${text} limit ${String(MAX_RESULTS_PER_KIND)}`;
  });
  return async (db, beginning) => {
    const values: readonly Bindable[] = boundsOf(beginning);
    return (await find(db, ...values)).map(({ found }) => found);
  };
}

/** Returns the ids of bookings whose reference begins with a text. One query. */
export const bookingsBy = beginningOf('bookings', 'referentie');

/** Returns the ids of invoices whose number begins with a text. One query. */
export const invoicesBy = beginningOf('invoices', 'factuur_nummer');

const vouchersByCode = beginningOf('codes', 'comparable_code', 'voucher_id');

/** Returns the ids of vouchers whose code begins with a typed text. One query for each of its forms. */
export async function findVouchersByBeginning(db: Reader, beginning: string): Promise<number[]> {
  const idLists = await Promise.all(
    listStoredSpellings(normaliseText(beginning)).map((spelling) => vouchersByCode(db, spelling)),
  );
  return [...new Set(idLists.flat())].slice(0, MAX_RESULTS_PER_KIND);
}
