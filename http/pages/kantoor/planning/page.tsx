// The page of the planning: reads the period in the address, draws it, and reads it again every minute.
import { PlanningApi } from 'boekstaaf/planning';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { zoneOf } from '../../../../domain/values/calendar.ts';
import { readPageTime } from '../../browser/time.ts';
import { useOffice } from '../frame/context.ts';
import { goTo } from '../frame/navigation.ts';
import { Read, useReading } from '../frame/reading.tsx';
import { boardOf, selectBusy, selectMatching, type BoardItem } from './board.ts';
import { type BoardConflict, conflictsOf, groupSentences } from './conflicts.ts';
import { DayView } from './day-view.tsx';
import { Details } from './details.tsx';
import type { ViewActs, BoardDrawing } from './drawing.ts';
import type { ItemDialogProps } from './dialog.tsx';
import { focusOn, useKeys } from './keys.ts';
import { isLine, Move, targetOf, type MoveTarget } from './move.tsx';
import { datesOf, hashOf, movePeriod, periodOf, titleOf, type ShownPeriod, type PlanningView } from './period.ts';
import { readPlanning, type PlanningReading as Found } from './reading.ts';
import { ShiftDialog } from './shift.tsx';
import { Summary } from './summary.tsx';
import { Toolbar } from './toolbar.tsx';
import { WeekView } from './week-view.tsx';
import { setLanguage, words } from './words.ts';

const REFRESH_MS = 60_000;
const ZONE = zoneOf(document.body.dataset['zone'] ?? 'Europe/Amsterdam');

export function Page(): ComponentChildren {
  const { language } = useOffice();
  setLanguage(language);

  const period = usePeriod();
  const [sought, setSought] = useState('');
  const [onlyBusy, setOnlyBusy] = useState(false);
  const board = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const reading = useReading(
    (caller, signal) => readPlanning(caller.getApi(PlanningApi), period, ZONE, signal),
    [hashOf(period)],
    {
      every: REFRESH_MS,
    },
  );
  const isBusy = reading.value !== undefined && hashOf(reading.value.period) !== hashOf(period);

  // After a failure, the board of another period must not remain under the new title.
  const shownReading = isBusy && reading.error !== null ? { ...reading, value: undefined } : reading;

  const acts = {
    showPrevious: () => show(movePeriod(period, -1)),
    showNext: () => show(movePeriod(period, 1)),
    showToday: () => show({ ...period, date: periodOf('', readPageTime(), ZONE).date }),
    see: (view: PlanningView) => show({ ...period, view }),
    goTo: (date: string) => show({ ...period, date }),
    find: () => search.current?.focus(),
  };

  return (
    <div class="planner">
      <Toolbar
        period={period}
        acts={acts}
        search={search}
        sought={sought}
        setSought={setSought}
        onlyBusy={onlyBusy}
        setOnlyBusy={setOnlyBusy}
      />
      <Read of={shownReading}>
        {(value) => {
          const conflicts = value.conflicts && conflictsOf(value.conflicts, value.planning, ZONE);

          const find = (keys: readonly string[]): void => {
            if (board.current !== null) focusOn(board.current, keys);
          };

          return (
            <>
              <Summary conflicts={conflicts} find={find} of={value} />
              <Board
                value={value}
                conflicts={conflicts}
                acts={acts}
                board={board}
                sought={sought}
                onlyBusy={onlyBusy}
                isBusy={isBusy}
                readAgain={reading.readAgain}
              />
            </>
          );
        }}
      </Read>
    </div>
  );
}

/** Returns the period in the address, and follows its changes. */
function usePeriod(): ShownPeriod {
  const [hash, setHash] = useState(location.hash);
  useLayoutEffect(() => {
    const followHash = (): void => setHash(location.hash);
    addEventListener('popstate', followHash);
    return () => removeEventListener('popstate', followHash);
  }, []);
  return periodOf(hash, readPageTime(), ZONE);
}

function show(period: ShownPeriod): void {
  if (hashOf(period) !== location.hash) goTo(location.pathname + hashOf(period));
}

/** The dialog that is open above the board. */
interface OpenDialog {
  readonly kind: 'details' | 'move' | 'shift';
  readonly item: BoardItem;
  readonly target: MoveTarget;
}

interface BoardProps {
  readonly value: Found;
  readonly conflicts: readonly BoardConflict[] | null;
  readonly acts: ViewActs;
  readonly board: RefObject<HTMLElement | null>;
  readonly sought: string;
  readonly onlyBusy: boolean;
  readonly isBusy: boolean;
  readonly readAgain: () => void;
}

function Board({ value, conflicts, acts, board, sought, onlyBusy, isBusy, readAgain }: BoardProps): ComponentChildren {
  const { caller } = useOffice();
  const { planning, period } = value;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const open =
    (kind: OpenDialog['kind']) =>
    (item: BoardItem, target = targetOf(item)) =>
      setDialog({ kind, item, target });

  const mayStaff = caller.may('editPersoneelsplanning') && caller.may('viewContact', 'editContact', 'editPersoneel');
  const move = caller.may('editBoeking') ? open('move') : null;
  const matchingGroups = selectMatching(boardOf(planning), sought);
  const groups = onlyBusy ? selectBusy(matchingGroups) : matchingGroups;
  const drawing: BoardDrawing = {
    groups,
    dates: datesOf(period),
    zone: ZONE,
    now: readPageTime(),
    conflicts: groupSentences(conflicts ?? []),
    open: open('details'),
    move,
    goTo: (date) => show({ date, view: 'day' }),
  };

  const moveFocused = (): void => {
    const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined;
    const item = groups.flatMap(({ rows }) => rows.flatMap(({ items }) => items)).find((each) => each.key === key);
    if (item !== undefined && isLine(item)) move?.(item);
  };

  useKeys(board, { ...acts, showDay: () => acts.see('day'), showWeek: () => acts.see('week'), move: moveFocused });

  const buildItemProps = ({ item }: OpenDialog): ItemDialogProps => ({
    item,
    planning,
    zone: ZONE,
    onDone: readAgain,
    close: () => setDialog((now) => (now === dialog ? null : now)),
  });

  const View = period.view === 'week' ? WeekView : DayView;
  return (
    <>
      <section ref={board} class="planning" tabIndex={-1} aria-label={titleOf(period)} aria-busy={isBusy || undefined}>
        {groups.length > 0 ? <View drawing={drawing} /> : <p class="nothing">{words.nothing}</p>}
      </section>
      {dialog?.kind === 'details' && (
        <Details
          {...buildItemProps(dialog)}
          conflicts={drawing.conflicts}
          move={move}
          staffed={mayStaff ? open('shift') : null}
        />
      )}
      {dialog?.kind === 'move' && <Move {...buildItemProps(dialog)} target={dialog.target} />}
      {dialog?.kind === 'shift' && <ShiftDialog {...buildItemProps(dialog)} />}
    </>
  );
}
