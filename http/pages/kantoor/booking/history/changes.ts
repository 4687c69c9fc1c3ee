// The changes of a booking that an entry of the audit trail tells of, in the words of people.
import type { AuditEntry, Booking, BookingLine } from 'boekstaaf';
import { filled } from '../../../browser/words.ts';
import type { LanguageFormatter } from '../../frame/writing.ts';
import type { BookingWords } from '../words.ts';

/** A change: what, and from what to what. */
export interface BookingChange {
  readonly name: string;
  readonly text: string;
}

interface ChangeWording {
  readonly words: BookingWords;
  readonly writing: LanguageFormatter;
  readonly statuses: Readonly<Record<Booking['status'], string>>;
}

/** The members as they were or as they are. */
type BookingMembers = Partial<Booking>;

/** The members that people ask for and the words for them, in this order. */
const SHOWN_MEMBERS = [
  ['status', 'status'],
  ['begin', 'when'],
  ['personen', 'people'],
  ['bijzonderheden', 'remark'],
  ['status_vervaldatum', 'heldUntil'],
  ['arrangement', 'package'],
] as const;

/** The changes that an entry tells of. */
export function changesOf(entry: AuditEntry, reader: ChangeWording): readonly BookingChange[] {
  const [before, after] = [entry.before as BookingMembers | null, entry.after as BookingMembers | null];
  if (before === null || after === null) return [];
  const members = SHOWN_MEMBERS.filter(([member]) => member in after).map(([member, word]) => ({
    name: reader.words[word],
    text: fromTo(written(before, member, reader), written(after, member, reader), reader.words),
  }));
  return [...members, ...price(before, after, reader), ...programme(before, after, reader)];
}

function written(
  side: BookingMembers,
  member: (typeof SHOWN_MEMBERS)[number][0],
  { words, writing, statuses }: ChangeWording,
): string {
  if (member === 'status') return side.status === undefined ? '' : statuses[side.status];
  if (member === 'begin') return side.begin === undefined ? '' : writing.moment(side.begin);
  if (member === 'personen') return writing.number(side.personen ?? 0);
  const text = side[member] ?? '';
  return text === '' ? words.empty : text;
}

/** The total is told; when it stays, the costs changed in another way. */
function price(
  { kosten: was }: BookingMembers,
  { kosten: is }: BookingMembers,
  { words, writing }: ChangeWording,
): readonly BookingChange[] {
  if (was === undefined || is === undefined) return [];
  const [before, after] = [was, is].map((costs) => writing.amount(costs.calculated_totaalbedrag_inclusief_btw));
  return [{ name: words.price, text: before === after ? words.sameTotal : fromTo(before ?? '', after ?? '', words) }];
}

function programme(
  { boekingsregels: was }: BookingMembers,
  { boekingsregels: is }: BookingMembers,
  reader: ChangeWording,
): readonly BookingChange[] {
  if (was === undefined || is === undefined) return [];
  const { words } = reader;
  const removed = was.filter(({ id }) => !is.some((line) => line.id === id));
  const told = is.flatMap((line) => {
    const before = was.find(({ id }) => id === line.id);
    if (before === undefined) return [filled(words.added, { line: lineText(line, reader) })];
    const [old, now] = [lineText(before, reader), lineText(line, reader)];
    return old === now ? [] : [fromTo(old, now, words)];
  });

  return [...told, ...removed.map((line) => filled(words.removed, { line: lineText(line, reader) }))].map((text) => ({
    name: words.programme,
    text,
  }));
}

function lineText(line: BookingLine, { writing }: ChangeWording): string {
  return `${writing.number(line.aantal)} × ${line.beschrijving}, ${writing.span(line)}`;
}

function fromTo(from: string, to: string, words: BookingWords): string {
  return filled(words.fromTo, { from, to });
}
