// The rules that the data must always meet: checked at the end of every test file, and after every crash.
import { AssertionError } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { PaymentRequestRow } from '../../db/invoices/payment-requests.ts';
import { readStates } from '../../db/invoices/payment-request-states.ts';
import { isPayableStatus } from '../../domain/invoices/payment-request.ts';
import { NEVER_CUSTOMER_COLUMNS, REFERRING_COLUMNS } from '../../db/people/contacts.ts';
import { findJournalProblems } from './journal-rules.ts';
import { checkLineSums, checkTill, checkPaymentSigns, checkSeals, checkMailJobs } from './money-invariants.ts';
import { checkPayloads } from './payloads.ts';
import { checkStories } from './stories.ts';

type InvariantRow = Readonly<Record<string, unknown>>;
type InvariantCheck = (db: Reader) => Promise<readonly string[]>;

/** Throws with everything that is wrong in the database; says nothing when all is well. */
export async function assertInvariants(database: Database): Promise<void> {
  const wrong = await database.read(async (db) => {
    const problems: string[] = [];
    for (const check of [
      checkIntegrity,
      checkStaffColumns,
      checkPayments,
      splitByVat,
      checkLineSums,
      checkPaymentSigns,
      checkCredits,
      checkSettlements,
      checkTill,
      checkPaymentRequests,
      findJournalProblems,
      checkNumbers,
      checkSeals,
      checkMailJobs,
      checkVersions,
      checkStories,
      checkPayloads,
    ])
      problems.push(...(await check(db)));

    return problems;
  });
  if (wrong.length > 0) throw new AssertionError(`The data is not in order:\n  ${wrong.slice(0, 20).join('\n  ')}`);
}

/** The stored state of every payment request is what its invoice and its payments make of it, apart from its last day. */
const checkPaymentRequests: InvariantCheck = async (db) => {
  const requests: PaymentRequestRow[] = await db.query(db.build('payment_requests').orderBy('id').select('*'));
  if (requests.length === 0) return [];
  const stateOf = await readStates(db, requests, '1900-01-01');

  return requests.flatMap(({ id, status, openstaand, te_veel, ...request }) => {
    const expected = stateOf({ id, ...request });
    const isOver = status === 'verlopen' && isPayableStatus(expected.status);
    const stored = { status: isOver ? expected.status : status, openstaand: isOver ? expected.openstaand : openstaand };
    const isRight =
      stored.status === expected.status && stored.openstaand === expected.openstaand && te_veel === expected.te_veel;
    return isRight ? [] : [`payment request ${String(id)} is ${status}, not ${JSON.stringify(expected)}`];
  });
};

/** The file is sound and nothing refers to what is gone; PostgreSQL sees to both itself. */
const checkIntegrity: InvariantCheck = async ({ query, dialect }) => {
  if (dialect !== 'sqlite') return [];
  const integrity = await query<InvariantRow>('select * from pragma_integrity_check');
  const orphans = await query<InvariantRow>('select * from pragma_foreign_key_check');
  const broken = integrity.filter(({ integrity_check }) => integrity_check !== 'ok');
  return [
    ...broken.map((row) => `the file: ${JSON.stringify(row)}`),
    ...orphans.map(
      ({ table, parent }) => `a row of ${String(table)} refers to one of ${String(parent)} that does not exist`,
    ),
  ];
};

/** Columns for staff and suppliers have no customer: `mag_type_wijzigen` of a customer is not asked of them. */
const checkStaffColumns: InvariantCheck = async ({ query }) => {
  const columns = REFERRING_COLUMNS.filter(([, column]) => NEVER_CUSTOMER_COLUMNS.includes(column));
  const queries = columns.map(
    ([table, column]) =>
      `select '${table}.${column}' as place from ${table} join contacts on contacts.id = ${table}.${column} where contacts.type = 'klant'`,
  );
  const wrong: readonly { place: string }[] = await query(queries.join(' union '));
  return wrong.map(({ place }) => `${place} refers to a customer`);
};

/** The status of every invoice follows from its total and its payments; drafts have neither number nor payments. */
const checkPayments: InvariantCheck = async ({ build, query }) => {
  const payments: { factuur_id: number; bedrag: number }[] = await query(
    build('invoice_payments').select('factuur_id', 'bedrag'),
  );
  const invoices: { id: number; status: string; total: number; number: string | null }[] = await query(
    build('invoices').select(
      'id',
      'status',
      'calculated_totaalbedrag_inclusief_btw as total',
      'factuur_nummer as number',
    ),
  );

  return invoices.flatMap(({ id, status, total, number }) => {
    const invoicePayments = payments.filter(({ factuur_id }) => factuur_id === id);
    const sum = invoicePayments.reduce((so, { bedrag }) => so + bedrag, 0);
    const expected = number === null ? 'concept' : statusOf(total, sum);
    const description = `invoice ${String(id)} over ${String(total)}, of which ${String(sum)} was paid, is ${status}`;
    if (number === null && invoicePayments.length > 0) return [`draft ${String(id)} has payments`];
    return status === expected ? [] : [`${description} instead of ${expected}`];
  });
};

function statusOf(total: number, sum: number): string {
  if (total === 0) return 'betaald';
  const share = sum / total;
  return share >= 1 ? 'betaald' : share > 0 ? 'deels_betaald' : 'verzonden';
}

/** VAT adds up: over the rates to the invoice's total, within each payment to what was paid. */
const splitByVat: InvariantCheck = async ({ build, query }) => {
  const rates: { factuur_id: number; gross: number; vat: number }[] = await query(
    build('invoice_vat').select('factuur_id', 'gross', 'vat'),
  );
  const invoices: { id: number; total: number; btw_verlegd: boolean }[] = await query(
    build('invoices')
      .whereNot('status', 'concept')
      .select('id', 'btw_verlegd', 'calculated_totaalbedrag_inclusief_btw as total'),
  );

  const payments: { id: number; bedrag: number; btw: unknown }[] = await query(
    build('invoice_payments').select('id', 'bedrag', 'btw'),
  );
  const sums = invoices.flatMap(({ id, total, btw_verlegd: isReverseCharged }) => {
    const invoiceRates = rates.filter(({ factuur_id }) => factuur_id === id);
    const owed = invoiceRates.reduce((so, { gross, vat }) => so + gross - (isReverseCharged ? vat : 0), 0);
    return owed === total ? [] : [`invoice ${String(id)} is over ${String(total)}, its VAT rates over ${String(owed)}`];
  });

  const splits = payments.flatMap(({ id, bedrag, btw }) => {
    const parts = Object.values(
      (typeof btw === 'string' ? JSON.parse(btw) : btw) as Record<string, { btw: number; bedrag: number }>,
    );
    const sum = parts.reduce((so, part) => so + part.btw + part.bedrag, 0);
    return sum === bedrag ? [] : [`payment ${String(id)} of ${String(bedrag)} is split into ${String(sum)}`];
  });

  return [...sums, ...splits];
};

/** No credit invoices take more of an invoice than it charged, in any rate; credits of credits there are none. */
const checkCredits: InvariantCheck = async ({ build, query }) => {
  const rates: { id: number; rate: number; gross: number; vat: number }[] = await query(
    build('invoice_vat as v')
      .join('invoices as i', 'i.id', 'v.factuur_id')
      .whereNot('i.status', 'concept')
      .groupByRaw('coalesce(i.crediteert_factuur_id, i.id), v.btw_percentage')
      .select({
        id: build.raw('coalesce(i.crediteert_factuur_id, i.id)'),
        rate: 'v.btw_percentage',
        gross: build.raw('cast(sum(v.gross) as bigint)'),
        vat: build.raw('cast(sum(v.vat) as bigint)'),
      }),
  );

  const vatRows: { factuur_id: number; btw_percentage: number; gross: number }[] = await query(
    build('invoice_vat').select('factuur_id', 'btw_percentage', 'gross'),
  );

  return rates.flatMap(({ id, rate, gross, vat }) => {
    const charged = vatRows.find((each) => each.factuur_id === id && each.btw_percentage === rate)?.gross ?? 0;
    const description = `of invoice ${String(id)} at ${String(rate)} is left ${String(gross)} of ${String(charged)}`;
    const fits = gross * Math.sign(charged) >= 0 && Math.abs(gross) <= Math.abs(charged);
    return [
      ...(fits ? [] : [description]),
      ...(gross === 0 && vat !== 0 ? [`${description}, and VAT ${String(vat)}`] : []),
    ];
  });
};

/** A payment that settles has its other side: on the credit invoice of the same invoice, for the same amount. */
const checkSettlements: InvariantCheck = async ({ build, query }) => {
  const sides: { id: number; bedrag: number; settles_id: number }[] = await query(
    build('invoice_payments').whereNotNull('settles_id').select('id', 'bedrag', 'settles_id'),
  );
  return sides.flatMap(({ id, bedrag, settles_id }) => {
    const other = sides.find((side) => side.id === settles_id);
    return other?.settles_id === id && other.bedrag === -bedrag ? [] : [`payment ${String(id)} settles with nothing`];
  });
};

/**
 * Per company and year the numbers of finalised invoices are 1, 2, 3 … up to the counter, and their dates do not go
 * back.
 */
const checkNumbers: InvariantCheck = async ({ build, query }) => {
  type NumberedInvoice = { bedrijf_id: number; jaar: number; volgnummer: number; datum: string };
  const invoices: NumberedInvoice[] = await query(
    build('invoices').whereNotNull('volgnummer').select('bedrijf_id', 'jaar', 'volgnummer', 'datum'),
  );
  const counters: NumberedInvoice[] = await query(
    build('invoice_counters').select('bedrijf_id', 'jaar', 'volgnummer', 'datum'),
  );

  return counters.flatMap(({ bedrijf_id, jaar, volgnummer }) => {
    const companyInvoices = invoices
      .filter((each) => each.bedrijf_id === bedrijf_id && each.jaar === jaar)
      .sort((a, b) => a.volgnummer - b.volgnummer);
    const gap = companyInvoices.findIndex((each, at) => each.volgnummer !== at + 1);
    const back = companyInvoices.findIndex((each, at) => each.datum < (companyInvoices[at - 1]?.datum ?? ''));
    const series = `the numbers of company ${String(bedrijf_id)} in ${String(jaar)}`;

    return [
      ...(gap >= 0 ? [`${series} have a gap or a double before ${String(companyInvoices[gap]?.volgnummer)}`] : []),
      ...(companyInvoices.length !== volgnummer
        ? [`${series}: the counter says ${String(volgnummer)}, there are ${String(companyInvoices.length)}`]
        : []),
      ...(back >= 0 ? [`${series}: the date goes back at ${String(companyInvoices[back]?.volgnummer)}`] : []),
    ];
  });
};

const ROOTS = [
  'api_keys',
  'booking_mails',
  'bookings',
  'calendars',
  'companies',
  'contacts',
  'discount_codes',
  'invoices',
  'locations',
  'mails',
  'packages',
  'payment_methods',
  'pdf_templates',
  'points_of_sale',
  'product_groups',
  'products',
  'qualifications',
  'roles',
  'settings',
  'start_time_groups',
  'start_times',
  'status_reminders',
  'users',
  'webhooks',
];

/** Every root has a version of at least 1, and no event has a later one. */
const checkVersions: InvariantCheck = async ({ build, query }) => {
  const problems: string[] = [];
  for (const table of ROOTS) {
    const rows: { id: number }[] = await query(build(table).where('version', '<', 1).select('id'));
    problems.push(...rows.map(({ id }) => `${table} ${String(id)} has no version`));
  }
  return problems;
};
