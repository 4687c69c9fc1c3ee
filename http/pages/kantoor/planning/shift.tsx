// The dialog that assigns, changes or removes a shift.
import { PreconditionFailed, type Shift } from 'boekstaaf';
import { ShiftsApi } from 'boekstaaf/shifts';
import { StaffApi } from 'boekstaaf/staff';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { addDays, instantAt, type Zone } from '../../../../domain/values/calendar.ts';
import { fillWords } from '../../browser/words.ts';
import { Act } from '../frame/act.tsx';
import { useOffice } from '../frame/context.ts';
import { Field, versionOf, type Version } from '../frame/form.tsx';
import { closeAndReadAgain } from '../frame/opener.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { describeError } from '../frame/refusals.ts';
import type { OfficeCaller } from '../frame/caller.ts';
import type { Undo } from '../frame/undo.ts';
import { clockAt, spanOf, type MomentSpan } from './days.ts';
import { Dialog, type ItemDialogProps } from './dialog.tsx';
import { statuses, words } from './words.ts';

type ShiftValues = Readonly<Record<'begin' | 'datum' | 'eind' | 'opmerking' | 'personeel_id' | 'status', string>>;

/** The statuses that users can set. */
const GIVEN_STATUSES = ['concept', 'gevraagd', 'bevestigd', 'geannuleerd', 'geweigerd'] as const;

/** The dialog that assigns a shift for a line, or changes a shift. */
export function ShiftDialog({ item: { source }, zone, close, onDone }: ItemDialogProps): ComponentChildren {
  const isNew = !('personeel' in source);

  const read = async (caller: OfficeCaller): Promise<Version<ShiftValues>> => {
    const empty = { personeel_id: '', status: 'gevraagd', opmerking: '' };
    if (isNew) return { values: { ...empty, ...timesOf(spanOf(source), zone) } };
    return versionOf(caller.getApi(ShiftsApi).getShift({ id: source.id }), (shift) => valuesOf(shift, zone));
  };

  const reading = useReading(async (caller, signal) => {
    const [people, version] = await Promise.all([
      caller.getApi(StaffApi).listStaff({ page_size: 1000 }, { signal }),
      read(caller),
    ]);
    return { people, version };
  }, []);
  const { caller } = useOffice();
  const title = isNew
    ? fillWords(words.shiftForm.give, { name: `${source.naam}, ${source.referentie}` })
    : fillWords(words.shiftForm.change, { name: source.personeel.naam });

  const save = (values: ShiftValues, ifMatch: string): PromiseLike<Shift> => {
    const { boeking_id, locatie_id } = source;
    const body = bodyOf(values);
    return isNew
      ? caller.getApi(ShiftsApi).createShift({ body: { boeking_id, locatie_id, ...body } })
      : caller.getApi(ShiftsApi).updateShift({ id: source.id, body }, { ifMatch });
  };

  // The member of staff may already know of a new shift or status: neither has an undo.
  const undoOf = (_: Shift, ifMatch: string, before: ShiftValues, after: ShiftValues): Undo | null =>
    isNew || before.status !== after.status ? null : () => save(before, ifMatch);
  return (
    <Dialog title={title} close={close}>
      {(end) => (
        <Read of={reading}>
          {({ people, version }) => (
            <Act save={save} onDone={onDone} from={version} read={() => read(caller)} undo={undoOf} close={end}>
              {(form) => (
                <>
                  <Field
                    form={form}
                    name="personeel_id"
                    label={words.shiftForm.person}
                    options={[
                      ['', words.shiftForm.choose],
                      ...people
                        .toSorted((a, b) => a.displaynaam.localeCompare(b.displaynaam))
                        .map(({ id, displaynaam }) => [String(id), displaynaam] as const),
                    ]}
                    isFirst
                  />
                  <Field form={form} name="datum" label={words.move.date} type="date" />
                  <Field form={form} name="begin" label={words.shiftForm.from} type="time" />
                  <Field form={form} name="eind" label={words.shiftForm.to} type="time" />
                  <Field
                    form={form}
                    name="status"
                    label={words.shiftForm.status}
                    options={GIVEN_STATUSES.map((each) => [each, statuses[each]] as const)}
                  />
                  <Field form={form} name="opmerking" label={words.facts.remark} />
                  {!isNew && (
                    <Remove id={source.id} etag={version.etag ?? ''} onDone={closeAndReadAgain(end, onDone)} />
                  )}
                </>
              )}
            </Act>
          )}
        </Read>
      )}
    </Dialog>
  );
}

interface RemoveProps {
  readonly id: number;
  readonly etag: string;
  readonly onDone: () => void;
}

/** Deletes a shift, unless another user changed it since it was read: users must see that change first. */
function Remove({ id, etag, onDone }: RemoveProps): ComponentChildren {
  const { caller, language } = useOffice();
  const [error, setError] = useState<unknown>(null);

  const remove = (): void => {
    caller.getApi(ShiftsApi).deleteShift({ id }, { ifMatch: etag }).then(onDone, setError);
  };

  const message = error instanceof PreconditionFailed ? words.shiftForm.changedBefore : describeError(error, language);
  return (
    <>
      <p class="complaint" role="alert">
        {error !== null && message}
      </p>
      <button type="button" onClick={remove}>
        {words.shiftForm.remove}
      </button>
    </>
  );
}

function valuesOf(shift: Shift, zone: Zone): ShiftValues {
  const { personeel_id, status, opmerking } = shift;
  return { ...timesOf(spanOf(shift), zone), personeel_id: String(personeel_id), status, opmerking };
}

function timesOf({ from, to }: MomentSpan, zone: Zone): Pick<ShiftValues, 'begin' | 'datum' | 'eind'> {
  return { datum: zone.toLocalDate(instantAt(from)), begin: clockAt(from, zone), eind: clockAt(to, zone) };
}

/** Returns the body of a typed shift. An end that is not after the begin is on the next day. */
function bodyOf(values: ShiftValues): Pick<Shift, 'begin' | 'eind' | 'opmerking' | 'personeel_id' | 'status'> {
  const { datum, begin, eind, personeel_id, status, opmerking } = values;
  const last = eind > begin || datum === '' ? datum : addDays(datum, 1);
  return {
    // Left out where no member of staff was chosen: the service then refuses the shift.
    ...((personeel_id === '' ? {} : { personeel_id: Number(personeel_id) }) as Pick<Shift, 'personeel_id'>),
    begin: `${datum}T${begin}:00`,
    eind: `${last}T${eind}:00`,
    status: status as Shift['status'],
    opmerking,
  };
}
