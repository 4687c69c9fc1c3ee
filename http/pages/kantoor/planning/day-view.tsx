// The board of one day: rows of locations, staff and materials, hours as columns, and items as wide as they last.
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import type { BoardItem, BoardRow } from './board.ts';
import { toDrawnSpan, hoursOf, selectShownHours, type MomentSpan } from './days.ts';
import { drag } from './drag.ts';
import type { BoardDrawing } from './drawing.ts';
import { ItemButton, Mark } from './item.tsx';
import { lanesOf, placeIn } from './lanes.ts';
import { isLine } from './move.tsx';
import { formatQuantity, findBusiest, classifyUse, calculateShare, formatUse } from './use.ts';
import { words } from './words.ts';

export function DayView({ drawing }: { readonly drawing: BoardDrawing }): ComponentChildren {
  const { groups, dates, zone, now } = drawing;
  const rows = groups.flatMap((group) => group.rows);
  const shownSpan = selectShownHours(
    dates[0] ?? '',
    rows.flatMap(({ items, use }) => [...items.map(toDrawnSpan), ...use]),
    zone,
  );
  const hours = hoursOf(shownSpan, zone);
  const numbers = new Map(rows.map(({ key }, at) => [key, at]));
  const present = placeIn(shownSpan, { from: now, to: now + 1 });

  return (
    <div class="board day" style={{ '--hours': String(hours.length) }}>
      <div class="axis" aria-hidden="true">
        <span class="corner" />
        <ol>
          {hours.map(({ from, label, again }) => (
            <li key={from} class={again ? 'again' : ''} title={again ? words.goesBack : undefined}>
              {again ? fillWords(words.again, { time: label }) : label}
            </li>
          ))}
        </ol>
      </div>
      {groups.map(({ name, rows: within }) => (
        <section key={name} class="group" aria-label={name}>
          <h2>
            <span>{name}</span>
          </h2>
          {within.map((row) => (
            <DayRow
              key={row.key}
              row={row}
              visibleSpan={shownSpan}
              drawing={drawing}
              number={numbers.get(row.key) ?? 0}
            />
          ))}
        </section>
      ))}
      {present !== null && <div class="now" style={{ '--left': String(present.left) }} aria-hidden="true" />}
    </div>
  );
}

interface DayRowProps {
  readonly row: BoardRow;
  readonly number: number;
  readonly visibleSpan: MomentSpan;
  readonly drawing: BoardDrawing;
}

function DayRow({ row, number, visibleSpan, drawing }: DayRowProps): ComponentChildren {
  const { move } = drawing;
  const placed = row.items.flatMap((item) => {
    const position = placeIn(visibleSpan, toDrawnSpan(item));
    return position === null ? [] : [{ item, place: position }];
  });
  const { lanes, count } = lanesOf(placed.map(({ item }) => toDrawnSpan(item)));

  const dragOf = (item: BoardItem): ((down: PointerEvent) => void) | undefined =>
    move !== null && isLine(item)
      ? (down) => drag(down, item.from, visibleSpan, (target) => move(item, target))
      : undefined;

  // A row without items shows its use in large figures.
  const isGauge = row.items.length === 0;
  return (
    <div class={`row${isGauge ? ' gauge' : ''}${isFree(row, drawing) ? ' free' : ''}`} data-key={row.key}>
      <RowName row={row} troubles={drawing.conflicts.get(row.key) ?? []} tag="h3" />
      <div class="track" style={{ '--lanes': String(count) }}>
        {placed.length > 0 && (
          <ul class="items" aria-label={row.name}>
            {placed.map(({ item, place: { left, width } }, at) => (
              <li
                key={item.key}
                style={{ '--left': String(left), '--width': String(width), '--lane': String((lanes[at] ?? 0) + 1) }}
              >
                <ItemButton item={item} drawing={drawing} row={number} at={item.from} drag={dragOf(item)} />
              </li>
            ))}
          </ul>
        )}
        {row.use.length > 0 && <UseStrip row={row} visibleSpan={visibleSpan} isGauge={isGauge} />}
      </div>
    </div>
  );
}

/** Returns whether a row, other than a material's, has no items or conflicts. A phone leaves out such a row. */
export function isFree({ key, items }: BoardRow, { conflicts }: BoardDrawing): boolean {
  return items.length === 0 && !conflicts.has(key) && !key.startsWith('material-');
}

interface RowNameProps {
  readonly row: BoardRow;
  readonly troubles: readonly string[];
  /** `div` in a table, where the name is no heading. */
  readonly tag: 'div' | 'h3';
}

/** The head of a row: its name, its largest use, and its conflicts. */
export function RowName({ row, troubles, tag: Tag }: RowNameProps): ComponentChildren {
  const { name, depth, colour, use } = row;
  const most = findBusiest(use);

  return (
    <Tag class="name" style={{ '--depth': String(depth), ...(colour !== null && { '--colour': colour }) }}>
      {colour !== null && <span class="dot" aria-hidden="true" />}
      <span class="label" title={name}>
        {name}
      </span>
      <Mark troubles={troubles} />
      {most !== undefined && (
        <small class={most.over ? 'over' : ''}>{fillWords(words.most, { use: formatUse(most) })}</small>
      )}
    </Tag>
  );
}

interface UseStripProps {
  readonly row: BoardRow;
  readonly visibleSpan: MomentSpan;
  readonly isGauge: boolean;
}

function UseStrip({ row: { name, use }, visibleSpan, isGauge }: UseStripProps): ComponentChildren {
  return (
    <ol class="use" aria-label={fillWords(words.inUse, { name })}>
      {use.map((stretch) => {
        const position = placeIn(visibleSpan, stretch);
        if (position === null) return null;

        return (
          <li
            key={stretch.from}
            class={classifyUse(stretch)}
            style={{
              '--left': String(position.left),
              '--width': String(position.width),
              '--share': String(calculateShare(stretch)),
            }}
            title={formatUse(stretch)}
          >
            <span class={isGauge ? '' : 'unseen'}>
              {formatQuantity(stretch.inUse)}
              {stretch.most !== null && (
                <span class="of"> {fillWords(words.of, { most: formatQuantity(stretch.most) })}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
