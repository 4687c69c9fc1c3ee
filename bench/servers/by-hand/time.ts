// Local time by hand: the offset of one zone, asked of Intl once for each quarter of an hour.
const QUARTER = 900_000;
const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' });
const offsets = new Map<number, string>();

/** `+02:00` and its like, at a moment. */
function offsetAt(moment: number): string {
  const quarter = Math.floor(moment / QUARTER);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    const part = shown.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
    offset = part?.value.slice('GMT'.length) ?? '';
    offset = offset === '' ? '+00:00' : offset;
    if (offsets.size > 10_000) offsets.clear();
    offsets.set(quarter, offset);
  }
  return offset;
}

const lengthOf = (offset: string): number =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6))) * 60_000;

/** The time that a clock on the wall shows at a moment, as milliseconds. */
export function wallOf(moment: number): number {
  return moment + lengthOf(offsetAt(moment));
}

/** The moment at which a clock on the wall shows this. */
export function momentOf(wall: number): number {
  const guess = wall - lengthOf(offsetAt(wall));
  return wall - lengthOf(offsetAt(guess));
}

/** The moment of a text with an offset, or of one in local time. */
export function parse(text: string): number {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : momentOf(Date.parse(`${text}Z`));
}

/** An instant as answers show it: local time with its offset, without empty milliseconds. */
export function toText(instant: string): string {
  const moment = Date.parse(instant);
  const offset = offsetAt(moment);
  const local = new Date(moment + lengthOf(offset)).toISOString().slice(0, -1);
  return (local.endsWith('.000') ? local.slice(0, -4) : local) + offset;
}

/** The day of a moment on the calendar of the zone. */
export function dayOf(moment: number): string {
  return new Date(wallOf(moment)).toISOString().slice(0, 10);
}
