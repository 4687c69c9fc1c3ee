// Gives a shift to somebody, changes it, or takes it away.
import { PreconditionFailed, type PlannedLine, type PlannedShift, type Planning, type Shift } from 'boekstaaf';
import type { ShiftsApi } from 'boekstaaf/shifts';
import type { StaffApi } from 'boekstaaf/staff';
import { addDays, instantAt, type Zone } from '../../../domain/values/calendar.ts';
import type { Item } from './board.ts';
import { clockAt, spanOf } from './days.ts';
import { button, element } from '../browser/element.ts';
import { filled } from '../browser/words.ts';
import { choice, labelled, openForm, type FormDialog } from './form-dialog.ts';
import { sentence } from './reading.ts';
import { words } from './words.ts';

export interface ShiftContext {
  readonly planning: Planning;
  readonly zone: Zone;
  readonly shifts: ShiftsApi;
  readonly staff: StaffApi;
  /** Called once it is saved. */
  readonly changed: () => void;
}

const STATUSES = ['concept', 'gevraagd', 'bevestigd', 'geannuleerd', 'geweigerd'] as const;

/** A stored shift, and which version of it; null for a new one. */
type Stored = { readonly shift: Shift; readonly etag: string } | null;

/** Gives a shift for a line, or changes a shift. Throws as the client does where it cannot be asked for. */
export function showShift({ source }: Item, context: ShiftContext): Promise<void> {
  return 'personeel' in source ? changeShift(source, context) : giveShift(source, context);
}

async function giveShift(line: PlannedLine, context: ShiftContext): Promise<void> {
  const { zone } = context;
  const { from, to } = spanOf(line);
  const { boeking_id, locatie_id } = line;
  const title = filled(words.shiftForm.give, { name: `${line.naam}, ${line.referentie}` });
  const usual = { ...timesOf(from, to, zone), personeel_id: '', status: 'gevraagd', opmerking: '' };
  await ask({ title, usual, more: { boeking_id, locatie_id }, stored: null }, context);
}

async function changeShift({ id, personeel }: PlannedShift, context: ShiftContext): Promise<void> {
  const { data: shift, headers } = await context.shifts.getShift({ id }).withResponse();
  const { from, to } = spanOf(shift);
  const { personeel_id, status, opmerking } = shift;
  const title = filled(words.shiftForm.change, { name: personeel.naam });
  const usual = { ...timesOf(from, to, context.zone), personeel_id: String(personeel_id), status, opmerking };
  await ask({ title, usual, more: {}, stored: { shift, etag: headers.get('etag') ?? '' } }, context);
}

interface Asking {
  readonly title: string;
  readonly usual: Readonly<Record<'begin' | 'date' | 'end' | 'opmerking' | 'personeel_id' | 'status', string>>;
  readonly more: { readonly boeking_id?: number | null; readonly locatie_id?: number | null };
  readonly stored: Stored;
}

async function ask({ title, usual, more, stored }: Asking, context: ShiftContext): Promise<void> {
  const people = await context.staff.listStaff({ page_size: 1000 });
  const named = people.toSorted((a, b) => a.displaynaam.localeCompare(b.displaynaam));
  const person = choice(
    [['', words.shiftForm.choose], ...named.map(({ id, displaynaam }) => [String(id), displaynaam] as const)],
    usual.personeel_id,
  );
  person.required = true;
  const [date, begin, end] = [timed('date', usual.date), timed('time', usual.begin), timed('time', usual.end)];
  const status = choice(
    STATUSES.map((each) => [each, each] as const),
    usual.status,
  );
  const remark = element('input', { attributes: { maxlength: '1000' } });
  remark.value = usual.opmerking;
  const send = (write: () => PromiseLike<unknown>): void => {
    write().then(
      () => {
        opened.dialog.close();
        context.changed();
      },
      (error: unknown) =>
        opened.complain(error instanceof PreconditionFailed ? words.shiftForm.changedBefore : sentence(error)),
    );
  };
  const opened: FormDialog = openForm({
    title,
    fields: [
      labelled(words.shiftForm.person, person),
      labelled(words.move.date, date),
      labelled(words.shiftForm.from, begin),
      labelled(words.shiftForm.to, end),
      labelled(words.shiftForm.status, status),
      labelled(words.facts.remark, remark),
    ],
    save: words.shiftForm.save,
    onsave: () => {
      const body = {
        ...more,
        personeel_id: Number(person.value),
        ...periodOf(date.value, begin.value, end.value),
        status: status.value as Shift['status'],
        opmerking: remark.value,
      };
      send(() => save(body, stored, context));
    },
    others: stored === null ? [] : [button(words.shiftForm.remove, () => send(() => remove(stored, context)))],
  });
}

type ShiftBody = Pick<Shift, 'begin' | 'eind' | 'opmerking' | 'personeel_id' | 'status'>;

function save(body: ShiftBody, stored: Stored, { shifts }: ShiftContext): PromiseLike<unknown> {
  if (stored === null) return shifts.createShift({ body });
  return shifts.updateShift({ id: stored.shift.id, body }, { ifMatch: stored.etag });
}

function remove(stored: NonNullable<Stored>, { shifts }: ShiftContext): PromiseLike<unknown> {
  return shifts.deleteShift({ id: stored.shift.id }, { ifMatch: stored.etag });
}

function timesOf(from: number, to: number, zone: Zone): Record<'begin' | 'date' | 'end', string> {
  return { date: zone.localDate(instantAt(from)), begin: clockAt(from, zone), end: clockAt(to, zone) };
}

/** The moments of a shift, as people type them: an end that is not later is on the next day. */
function periodOf(date: string, begin: string, end: string): Pick<Shift, 'begin' | 'eind'> {
  const last = end > begin || date === '' ? date : addDays(date, 1);
  return { begin: `${date}T${begin}:00`, eind: `${last}T${end}:00` };
}

function timed(type: 'date' | 'time', value: string): HTMLInputElement {
  const field = element('input', { attributes: { type, required: '' } });
  field.value = value;
  return field;
}
