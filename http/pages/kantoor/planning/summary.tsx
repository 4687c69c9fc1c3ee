// The line between the toolbar and the board: counts, conflicts, and the legend of the colours.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { StatusCode } from '../frame/codes.ts';
import type { BoardConflict } from './conflicts.ts';
import type { PlanningReading } from './reading.ts';
import { formatCount, statuses, words } from './words.ts';

const LEGEND_STATUSES: readonly StatusCode[] = [
  ...(['informatie', 'interesse', 'optie', 'reservering', 'definitief', 'gaande', 'voltooid'] as const),
  ...(['concept', 'gevraagd', 'bevestigd', 'geweigerd'] as const),
];

interface SummaryProps {
  readonly of: PlanningReading;
  /** Null where the service returned none. */
  readonly conflicts: readonly BoardConflict[] | null;
  /** Shows the items or rows of a conflict. */
  readonly find: (keys: readonly string[]) => void;
}

export function Summary({ of: { planning }, conflicts, find }: SummaryProps): ComponentChildren {
  const bookings = new Set(planning.regels.map(({ boeking_id }) => boeking_id)).size;
  const counts = [
    formatCount(bookings, words.booking),
    formatCount(planning.regels.length, words.line),
    formatCount(planning.diensten.length, words.shift),
    ...(conflicts?.length === 0 ? [words.noConflicts] : []),
  ];
  const present = new Set<string>([...planning.regels, ...planning.diensten].map(({ status }) => status));

  return (
    <section class="facts" aria-label={words.summary}>
      <p class="counts" role="status">
        {counts.join(' · ')}
      </p>
      {conflicts !== null && conflicts.length > 0 && <Conflicts conflicts={conflicts} find={find} />}
      <ul class="legend" aria-label={words.statuses}>
        {LEGEND_STATUSES.filter((status) => present.has(status)).map((status) => (
          <li key={status} class="chip" data-status={status}>
            {statuses[status]}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ConflictsProps extends Pick<SummaryProps, 'find'> {
  readonly conflicts: readonly BoardConflict[];
}

function Conflicts({ conflicts, find }: ConflictsProps): ComponentChildren {
  const list = useRef<HTMLDetailsElement>(null);

  const press = (keys: readonly string[]): void => {
    list.current?.removeAttribute('open');
    find(keys);
  };

  return (
    <details class="conflicts" ref={list}>
      <summary>{formatCount(conflicts.length, words.conflict)}</summary>
      <ul>
        {conflicts.map(({ text, keys }) => (
          <li key={text}>
            <button type="button" onClick={() => press(keys)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
