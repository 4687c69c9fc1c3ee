// Describes the changes of a booking in an entry of the audit trail, for people.
import type { AuditEntry, Booking, BookingLine } from 'boekstaaf';
import { fillWords } from '../../../browser/words.ts';
import type { LanguageFormatter } from '../../frame/writing.ts';
import type { BookingWords } from '../words.ts';

/** A change: the name of the changed member, and a text with its old and new value. */
export interface BookingChange {
  readonly name: string;
  readonly text: string;
}

interface ChangeWording {
  readonly words: BookingWords;
  readonly writing: LanguageFormatter;
  readonly statuses: Readonly<Record<Booking['status'], string>>;
}

/** The members of a booking, before or after a change. */
type BookingMembers = Partial<Booking>;

/** The members whose changes are shown, in this order, each with the key of its word. */
const SHOWN_MEMBERS = [
  ['status', 'status'],
  ['begin', 'when'],
  ['personen', 'people'],
  ['bijzonderheden', 'remark'],
  ['status_vervaldatum', 'heldUntil'],
  ['arrangement', 'package'],
] as const;

/** Returns the changes in an entry; none for a booking that was created or deleted. */
export function changesOf(entry: AuditEntry, reader: ChangeWording): readonly BookingChange[] {
  const before = entry.before as BookingMembers | null;
  const after = entry.after as BookingMembers | null;
  if (before === null || after === null) return [];
  const members = SHOWN_MEMBERS.filter(([member]) => member in after).map(([member, word]) => ({
    name: reader.words[word],
    text: formatFromTo(formatMember(before, member, reader), formatMember(after, member, reader), reader.words),
  }));
  return [
    ...members,
    ...describePriceChange(before, after, reader),
    ...describeProgrammeChanges(before, after, reader),
  ];
}

function formatMember(
  side: BookingMembers,
  member: (typeof SHOWN_MEMBERS)[number][0],
  { words, writing, statuses }: ChangeWording,
): string {
  if (member === 'status') return side.status === undefined ? '' : statuses[side.status];
  if (member === 'begin') return side.begin === undefined ? '' : writing.formatMoment(side.begin);
  if (member === 'personen') return writing.formatNumber(side.personen ?? 0);
  const text = side[member] ?? '';
  return text === '' ? words.empty : text;
}

/** Returns the change of the total, or a note that the costs changed but not their total. */
function describePriceChange(
  { kosten: was }: BookingMembers,
  { kosten: is }: BookingMembers,
  { words, writing }: ChangeWording,
): readonly BookingChange[] {
  if (was === undefined || is === undefined) return [];
  const [before, after] = [was, is].map((costs) => writing.formatAmount(costs.calculated_totaalbedrag_inclusief_btw));
  return [
    { name: words.price, text: before === after ? words.sameTotal : formatFromTo(before ?? '', after ?? '', words) },
  ];
}

function describeProgrammeChanges(
  { boekingsregels: was }: BookingMembers,
  { boekingsregels: is }: BookingMembers,
  reader: ChangeWording,
): readonly BookingChange[] {
  if (was === undefined || is === undefined) return [];
  const { words } = reader;
  const removedLines = was.filter(({ id }) => !is.some((line) => line.id === id));
  const changeTexts = is.flatMap((line) => {
    const before = was.find(({ id }) => id === line.id);
    if (before === undefined) return [fillWords(words.added, { line: formatLine(line, reader) })];
    const old = formatLine(before, reader);
    const now = formatLine(line, reader);
    return old === now ? [] : [formatFromTo(old, now, words)];
  });

  return [
    ...changeTexts,
    ...removedLines.map((line) => fillWords(words.removed, { line: formatLine(line, reader) })),
  ].map((text) => ({
    name: words.programme,
    text,
  }));
}

function formatLine(line: BookingLine, { writing }: ChangeWording): string {
  return `${writing.formatNumber(line.aantal)} × ${line.beschrijving}, ${writing.formatSpan(line)}`;
}

function formatFromTo(from: string, to: string, words: BookingWords): string {
  return fillWords(words.fromTo, { from, to });
}
