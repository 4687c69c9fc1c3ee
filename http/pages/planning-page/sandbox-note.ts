// Says that this is a sandbox, and what its clock showed when the page was loaded.
import type { Zone } from '../../../domain/values/calendar.ts';
import { element } from '../browser/element.ts';
import { filled } from '../browser/words.ts';
import { words } from './words.ts';

/** The note; `time` is the text of an instant. */
export function sandboxNote(zone: Zone, time: string): HTMLElement {
  const shown = zone
    .toText(time as Parameters<Zone['toText']>[0])
    .slice(0, 16)
    .replace('T', ' ');
  const note = element('p', { class: 'sandbox', attributes: { role: 'note' } });
  note.textContent = filled(words.sandbox, { time: shown });
  return note;
}
