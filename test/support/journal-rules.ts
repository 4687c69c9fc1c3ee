// The rules of the journal: every entry balances, and all of them together say what every customer owes.
import type { Reader } from '../../db/engine/session/reader.ts';

interface OpenAmount {
  readonly id: number;
  readonly open: number;
}

/** Everything that is wrong in the journal, in words. */
export async function findJournalProblems({ build, query }: Reader): Promise<readonly string[]> {
  const unbalanced: { entry_id: number }[] = await query(
    build('journal_lines')
      .groupBy('entry_id')
      .havingRaw('sum(debet) <> sum(credit) or min(case when debet = 0 or credit = 0 then 1 else 0 end) = 0')
      .select('entry_id'),
  );

  const open: OpenAmount[] = await query(
    build('invoices as i')
      .leftJoin('invoice_payments as p', 'p.factuur_id', 'i.id')
      // Rows that a test puts directly into the database have a number of no series.
      .join('invoice_counters as c', (on) => on.on('c.bedrijf_id', 'i.bedrijf_id').andOn('c.jaar', 'i.jaar'))
      .groupBy('i.id', 'i.calculated_totaalbedrag_inclusief_btw')
      .select(
        'i.id',
        build.raw('cast(i.calculated_totaalbedrag_inclusief_btw - coalesce(sum(p.bedrag), 0) as bigint) as open'),
      ),
  );

  const journalAmounts: OpenAmount[] = await query(
    build('journal_entries as e')
      .join('journal_lines as l', 'l.entry_id', 'e.id')
      .where('l.rekening', 'debiteuren')
      .groupBy('e.factuur_id')
      .select('e.factuur_id as id', build.raw('cast(sum(l.debet - l.credit) as bigint) as open')),
  );

  const paymentCounts: { id: number; count: number }[] = await query(
    build('journal_entries as e')
      .leftJoin('journal_entries as back', 'back.tegenboeking_van', 'e.id')
      .whereNotNull('e.betaling_id')
      .whereNull('e.tegenboeking_van')
      .whereNull('back.id')
      .groupBy('e.betaling_id')
      .select('e.betaling_id as id', build.raw('cast(count(*) as bigint) as count')),
  );
  const amounts = new Map(journalAmounts.map(({ id, open: amount }) => [id, amount]));

  return [
    ...unbalanced.map(({ entry_id }) => `entry ${String(entry_id)} of the journal does not balance`),
    ...open.flatMap(({ id, open: amount }) => {
      const journalAmount = amounts.get(id);
      return journalAmount === amount
        ? []
        : [`of invoice ${String(id)} ${String(amount)} is open, the journal says ${String(journalAmount)}`];
    }),
    ...paymentCounts.filter(({ count }) => count > 1).map(({ id }) => `payment ${String(id)} is booked twice`),
  ];
}
