// The rules of money beyond single invoices: chained seals, lines that add up, and mails that a job will send.
import type { Reader } from '../../db/engine/session/reader.ts';
import { listSealProofs } from '../../db/invoices/invoice-seals.ts';
import { allOf } from './steps.ts';

/** Every series proves itself: no number is missing, and no invoice says anything else than what was sealed. */
export async function checkSeals(db: Reader): Promise<readonly string[]> {
  return (await allOf(db, listSealProofs(db, {}))).flatMap(({ bedrijf_id, jaar, gaps, changed }) => {
    const series = `the series of company ${String(bedrijf_id)} in ${String(jaar)}`;
    return [
      ...(gaps.length > 0 ? [`${series} lacks ${gaps.join()}`] : []),
      ...(changed === null ? [] : [`${series} is broken: ${JSON.stringify(changed)}`]),
    ];
  });
}

interface LineSums {
  readonly factuur_id: number;
  readonly btw_percentage: number;
  readonly gross: number;
  readonly inc: number;
  readonly exc: number;
}

/**
 * The lines of a finalised invoice come to its gross and its VAT in every rate; under reverse charge, to the net
 * amount.
 */
export async function checkLineSums({ build, query }: Reader): Promise<readonly string[]> {
  const lines: LineSums[] = await query(
    build('invoice_lines as l')
      .join('invoices as i', 'i.id', 'l.factuur_id')
      .whereNot('i.status', 'concept')
      .where('l.type', 'item')
      .groupBy('l.factuur_id', 'l.btw_percentage')
      .select('l.factuur_id', 'l.btw_percentage', {
        gross: build.raw('cast(sum(l.gross) as bigint)'),
        inc: build.raw('cast(sum(l.totaal_inc_btw) as bigint)'),
        exc: build.raw('cast(sum(l.totaal_exc_btw) as bigint)'),
      }),
  );

  const rates: { factuur_id: number; btw_percentage: number; gross: number; vat: number; btw_verlegd: boolean }[] =
    await query(
      build('invoice_vat as v')
        .join('invoices as i', 'i.id', 'v.factuur_id')
        .whereNot('i.status', 'concept')
        .select('v.factuur_id', 'v.btw_percentage', 'v.gross', 'v.vat', 'i.btw_verlegd'),
    );
  const keyOf = (row: Pick<LineSums, 'factuur_id' | 'btw_percentage'>): string =>
    `${String(row.factuur_id)} at ${String(row.btw_percentage)}`;
  const charged = new Map(lines.map((row) => [keyOf(row), row]));

  return rates.flatMap((rate) => {
    const { gross = 0, inc = 0, exc = 0 } = charged.get(keyOf(rate)) ?? {};
    const net = rate.gross - rate.vat;
    const fits = gross === rate.gross && exc === net && inc === (rate.btw_verlegd ? net : rate.gross);
    const sums = `${String(gross)}, ${String(inc)} and ${String(exc)}`;
    return fits ? [] : [`the lines of invoice ${keyOf(rate)} come to ${sums}, not to ${JSON.stringify(rate)}`];
  });
}

/** Payments have the sign of the debt, and an invoice of nothing has no payment. */
export async function checkPaymentSigns({ build, query }: Reader): Promise<readonly string[]> {
  const invoices: { id: number; total: number; paid: number }[] = await query(
    build('invoices as i')
      .join('invoice_payments as p', 'p.factuur_id', 'i.id')
      .groupBy('i.id', 'i.calculated_totaalbedrag_inclusief_btw')
      .select('i.id', {
        total: 'i.calculated_totaalbedrag_inclusief_btw',
        paid: build.raw('cast(sum(p.bedrag) as bigint)'),
      }),
  );
  return invoices
    .filter(({ total, paid }) => total === 0 || Math.sign(total) * paid < 0)
    .map(({ id, total, paid }) => `of invoice ${String(id)} over ${String(total)} was paid ${String(paid)}`);
}

type MovementLogRow = Readonly<Record<'pos_id' | 'volgnummer' | 'movement_id', number>> & {
  readonly soort: string;
  readonly bedragen: readonly { readonly ontvangen: number }[];
};

/**
 * The movements of a till come to its payments, and each opening and closing, which alternate, to the movements since
 * the previous one.
 */
export async function checkTill({ build, query }: Reader): Promise<readonly string[]> {
  const payments: { pos_id: number; bedrag: number }[] = await query(
    build('invoice_payments').whereNotNull('pos_id').select('pos_id', 'bedrag'),
  );
  const movements: { id: number; pos_id: number; bedrag: number }[] = await query(
    build('till_movements').select('id', 'pos_id', 'bedrag'),
  );
  const log: MovementLogRow[] = await query(
    build('till_log').orderBy('id').select('pos_id', 'volgnummer', 'movement_id', 'soort', 'bedragen'),
  );
  const total = (amounts: readonly { readonly bedrag: number }[]): number =>
    amounts.reduce((all, { bedrag }) => all + bedrag, 0);
  const tills = [...new Set([...payments, ...movements, ...log].map(({ pos_id }) => pos_id))];

  return tills.flatMap((till) => {
    const tillMovements = movements.filter(({ pos_id }) => pos_id === till);
    const owed = total(payments.filter(({ pos_id }) => pos_id === till));
    const entries = log.filter(({ pos_id }) => pos_id === till);
    const switchEntries = entries.filter(({ soort }) => soort !== 'geteld');
    const checks = switchEntries.map(({ movement_id: last, bedragen }, at) => {
      const since = switchEntries[at - 1]?.movement_id ?? 0;
      const receivedTotal = total(tillMovements.filter(({ id }) => id > since && id <= last));
      return receivedTotal === bedragen.reduce((all, { ontvangen }) => all + ontvangen, 0);
    });

    return [
      ...(total(tillMovements) === owed
        ? []
        : [`till ${String(till)} moved ${String(total(tillMovements))} for payments of ${String(owed)}`]),
      ...(checks.every(Boolean) ? [] : [`an entry of till ${String(till)} says another amount than was received`]),
      ...(switchEntries.every(({ soort }, at) => (soort === 'geopend') === (at % 2 === 0))
        ? []
        : [`till ${String(till)} was opened or closed twice`]),
      ...(entries.every(({ volgnummer }, at) => volgnummer === at + 1)
        ? []
        : [`the log of till ${String(till)} has gaps`]),
    ];
  });
}

/** A mail that is still to be sent has a job that sends it; one that arrived says when. */
export async function checkMailJobs({ build, query }: Reader): Promise<readonly string[]> {
  const idle: { id: number }[] = await query(
    build('mails')
      .where('status', 'queued')
      .whereNotExists(
        build('jobs')
          .whereIn('kind', ['send-mail', 'send-company-mail'])
          .whereNull('dead_at')
          .whereRaw('key = cast(mails.id as varchar(20))')
          .select('id'),
      )
      .select('id'),
  );

  const timeless: { id: number }[] = await query(
    build('mails').whereRaw("(status = 'sent') <> (sent_at is not null)").select('id'),
  );

  return [
    ...idle.map(({ id }) => `nobody will send mail ${String(id)}`),
    ...timeless.map(({ id }) => `mail ${String(id)} was sent at no time, or not sent at one`),
  ];
}
