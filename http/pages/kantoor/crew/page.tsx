// The crew's list of a day, to read and to print: who works when and where, for which group, and what that group does.
import type { PlannedLine, PlannedShift, Planning } from 'boekstaaf';
import { PlanningApi } from 'boekstaaf/planning';
import type { ComponentChildren } from 'preact';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { Columns } from '../frame/columns.tsx';
import { useOffice, useWords } from '../frame/context.ts';
import { DaySheet } from '../frame/day.tsx';
import { beginOf, shiftDate } from '../frame/writing.ts';
import { WORDS } from './words.ts';

export function Page(): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <DaySheet
      page="crew"
      read={(caller, date, signal) =>
        caller.getApi(PlanningApi).getPlanning({ begin: beginOf(date), eind: beginOf(shiftDate(date, 1)) }, { signal })
      }
    >
      {(planning) =>
        planning.diensten.length === 0 ? <p class="nothing">{words.nobody}</p> : <Shifts planning={planning} />
      }
    </DaySheet>
  );
}

function Shifts({ planning }: { readonly planning: Planning }): ComponentChildren {
  const words = useWords(WORDS);
  const locationNames = new Map(planning.locaties.map(({ id, naam }) => [id, naam]));

  return (
    <table>
      <Columns names={[words.time, words.who, words.where, words.group, words.programme, words.remark]} />
      <tbody>
        {planning.diensten.map((shift) => (
          <Shift
            key={shift.id}
            shift={shift}
            placeName={locationNames.get(shift.locatie_id ?? 0) ?? ''}
            lines={planning.regels.filter(({ boeking_id }) => boeking_id === shift.boeking_id)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ShiftProps {
  readonly shift: PlannedShift;
  readonly placeName: string;
  /** The lines of the shift's booking. */
  readonly lines: readonly PlannedLine[];
}

function Shift({ shift, placeName, lines: [first, ...others] }: ShiftProps): ComponentChildren {
  const { writing } = useOffice();
  const lines = first === undefined ? [] : [first, ...others];

  return (
    <tr>
      <td class="time">{writing.formatSpan(shift)}</td>
      <th scope="row">
        {shift.personeel.naam} {shift.status !== 'bevestigd' && <Chip status={shift.status} />}
      </th>
      <td>{placeName}</td>
      <td>
        {first !== undefined && (
          <>
            <a href={addressOf('booking', first.boeking_id)}>{first.klant?.naam ?? first.referentie}</a>{' '}
            <span class="more">({writing.formatNumber(first.personen)})</span>
          </>
        )}
      </td>
      <td>
        <ul class="lines">
          {lines.map((line) => (
            <li key={line.id}>
              <span class="time">{writing.formatSpan(line)}</span> {line.naam}
            </li>
          ))}
        </ul>
      </td>
      <td class="text">{shift.opmerking}</td>
    </tr>
  );
}
