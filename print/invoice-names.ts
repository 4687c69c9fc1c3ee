// The printed names of an invoice's rows: generated ones are translated into the language of the document.
import { isAdvance, type DocumentRow, type PrintedInvoice } from '../domain/invoices/invoice-document.ts';
import type { BasisPoints } from '../generated/types.ts';
import type { Formats } from '../domain/values/formats.ts';
import type { DocumentWords } from './words.ts';

/** `Voorschotfactuur BG-2026-00003`, the group that deducts an earlier invoice. */
const DEDUCTION_NAME = /^(Voorschotfactuur|Factuur) (\S.*)$/;
/** `Voorschot 30%`, and the part of it at one VAT rate: `Voorschot 30% (21% btw)`. */
const ADVANCE_NAME = /^Voorschot ([\d.]+)%(?: \(([\d.]+)% btw\))?$/;

/**
 * Returns the rows with generated names translated: those of advances, and of deductions of earlier invoices. They are stored
 * in Dutch. Typed names stay unchanged: only rows of domain/invoices/advance.ts and invoice.ts are translated.
 */
export function translateRows(
  rows: readonly DocumentRow[],
  invoice: PrintedInvoice,
  words: DocumentWords,
  formats: Formats,
): DocumentRow[] {
  const share = (text: string): string => formats.percentage(Math.round(Number(text) * 100) as BasisPoints);

  const advance = (naam: string): string => {
    const [, percentage, rate] = ADVANCE_NAME.exec(naam) ?? [];
    if (percentage === undefined) return naam;
    return rate === undefined ? words.advanceOf(share(percentage)) : words.advanceAt(share(percentage), share(rate));
  };

  const isAdvanceInvoice = isAdvance(invoice);
  let deducting: number | null = null;
  return rows.map((row) => {
    if (row.voorschot_factuur_id !== null) {
      deducting = row.depth;
      const [, kind, number] = DEDUCTION_NAME.exec(row.naam) ?? [];
      return number === undefined ? row : { ...row, naam: words.formatDeduction(number, kind === 'Voorschotfactuur') };
    }
    if (deducting !== null && row.depth <= deducting) deducting = null;
    return isAdvanceInvoice || deducting !== null ? { ...row, naam: advance(row.naam) } : row;
  });
}
