// The board of a week as a table: a row for each location, member of staff and material, and a column for each day.
import type { ComponentChildren } from 'preact';
import type { BoardRow } from './board.ts';
import { isFree, RowName } from './day-view.tsx';
import { dateAt, dayOf, isWithin, formatShortDate, type MomentSpan } from './days.ts';
import type { BoardDrawing } from './drawing.ts';
import { ItemButton } from './item.tsx';
import { findBusiest, formatUse } from './use.ts';
import { words } from './words.ts';

export function WeekView({ drawing }: { readonly drawing: BoardDrawing }): ComponentChildren {
  const { groups, dates, zone, now, goTo } = drawing;
  const today = dateAt(now, zone);
  const days = dates.map((date) => ({ date, span: dayOf(date, zone), isToday: date === today }));
  const numbers = new Map(groups.flatMap(({ rows }) => rows).map(({ key }, at) => [key, at]));

  return (
    <table class="board week">
      <thead>
        <tr>
          <td class="corner" />
          {days.map(({ date, isToday }) => (
            <th key={date} scope="col" class={isToday ? 'this-day' : ''} aria-current={isToday ? 'date' : undefined}>
              <button type="button" onClick={() => goTo(date)} title={words.showDay}>
                {formatShortDate(date)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr class="group">
            <th scope="rowgroup" colSpan={8}>
              <span>{name}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.key} class={isFree(row, drawing) ? 'free' : ''} data-key={row.key}>
              <th scope="row">
                <RowName row={row} troubles={drawing.conflicts.get(row.key) ?? []} tag="div" />
              </th>
              {days.map((day) => (
                <Cell key={day.date} row={row} day={day} drawing={drawing} number={numbers.get(row.key) ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface CellProps {
  readonly row: BoardRow;
  readonly number: number;
  readonly day: { readonly date: string; readonly span: MomentSpan; readonly isToday: boolean };
  readonly drawing: BoardDrawing;
}

function Cell({ row, number, day: { date, span, isToday }, drawing }: CellProps): ComponentChildren {
  const items = row.items.filter((item) => isWithin(item, span));
  const most = findBusiest(row.use.filter((use) => isWithin(use, span)));
  const isEmpty = items.length === 0 && (most === undefined || !row.key.startsWith('material-'));

  return (
    <td class={`${isToday ? 'this-day' : ''}${isEmpty ? ' empty' : ''}`.trim()} data-date={date}>
      <span class="date" aria-hidden="true">
        {formatShortDate(date)}
      </span>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <ItemButton item={item} drawing={drawing} row={number} at={Math.max(item.from, span.from)} />
            </li>
          ))}
        </ul>
      )}
      {most !== undefined && <small class={most.over ? 'over' : ''}>{formatUse(most)}</small>}
    </td>
  );
}
