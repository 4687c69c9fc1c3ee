// The capacity check of a form: shows which limits are full after a refusal, and lets the user overbook.
import { ApiError } from 'boekstaaf';
import { MaterialsApi } from 'boekstaaf/materials';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { usePage, useWords } from '../context.ts';
import { useState } from 'preact/hooks';
import { readPlaces } from '../places.ts';
import { useReading } from '../reading.tsx';
import type { OfficeCaller } from '../caller.ts';
import { WORDS } from './words.ts';

/** Parameters of a request that changes a booking. */
export interface ChangeOptions {
  /** Refuses a change beyond the capacity. */
  readonly capaciteit?: 'afdwingen';
  /** Returns the result of the change, and rolls it back. */
  readonly dry_run?: true;
}

/** A full limit. */
interface FullLimit {
  readonly soort: 'locatie' | 'materiaal';
  readonly id: number | null;
  readonly beperking: string;
  readonly begin: string;
  readonly eind: string;
  readonly capaciteit: number | null;
  readonly gebruikt: number;
  readonly nodig: number;
}

type Fullness = readonly FullLimit[];

/** Returns the reasons of a refusal for lack of capacity; null for every other refusal. */
export function fullnessOf({ code, problems }: ApiError): Fullness | null {
  if (code !== 'ERR_NOT_AVAILABLE') return null;
  return (problems[0]?.params?.['redenen'] ?? []) as Fullness;
}

/** The outcome of a dry run; both members are null where nothing was sent, or another rule refused it. */
export interface DryRunOutcome {
  readonly price: number | null;
  /** The full limits. */
  readonly full: Fullness | null;
}

/** The capacity check of a write. */
export interface CapacityCheck {
  /** The options of the write, which refuse a change beyond the capacity unless the user overbooks. */
  readonly options: ChangeOptions;
  /** Performs the write, and stores the reasons of a refusal for lack of capacity. */
  readonly ask: <Write extends PromiseLike<unknown>>(write: () => Write) => Write;
  /** The reasons, also those of a dry run, and the choice to overbook. */
  readonly renderReasons: (outcome: DryRunOutcome) => ComponentChildren;
}

export function useCapacityCheck(): CapacityCheck {
  const words = useWords(WORDS);
  const [full, setFull] = useState<Fullness | null>(null);
  const [overbooks, setOverbooks] = useState(false);

  const ask: CapacityCheck['ask'] = (write) => {
    const pendingWrite = write();
    pendingWrite.then(undefined, (error: unknown) => setFull(error instanceof ApiError ? fullnessOf(error) : null));
    return pendingWrite;
  };

  const renderReasons = (outcome: DryRunOutcome): ComponentChildren => {
    const reasons = outcome.full ?? full;
    if (reasons === null) return null;
    return (
      <>
        <Full fullness={reasons} />
        <label class="check">
          <input type="checkbox" checked={overbooks} onChange={() => setOverbooks(!overbooks)} /> {words.overbook}
        </label>
      </>
    );
  };

  return { options: overbooks ? {} : { capaciteit: 'afdwingen' }, ask, renderReasons };
}

interface FullProps {
  readonly fullness: Fullness;
}

function Full({ fullness }: FullProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const names = useReading(readNames, []).value;

  return (
    <ul class="full" aria-label={words.full}>
      {fullness.map(({ soort, id, beperking, begin, eind, capaciteit, gebruikt, nodig }) => (
        <li key={`${soort} ${String(id)} ${beperking} ${begin}`}>
          <b>{(id !== null && names?.[soort].get(id)) || words.kinds[soort]}</b>{' '}
          {fillWords(capaciteit === null ? words.noneListed : words.fullBecause, {
            time: writing.formatSpan({ begin, eind }),
            all: writing.formatNumber(capaciteit ?? 0),
            used: writing.formatNumber(gebruikt),
            needed: writing.formatNumber(nodig),
          })}
        </li>
      ))}
    </ul>
  );
}

type LimitNames = Readonly<Record<FullLimit['soort'], ReadonlyMap<number, string>>>;

async function readNames(caller: OfficeCaller, signal: AbortSignal): Promise<LimitNames> {
  const [locatie, materials] = await Promise.all([
    readPlaces(caller, signal),
    caller.getApi(MaterialsApi).listMaterials({ page_size: 1000 }, { signal }),
  ]);
  return { locatie, materiaal: new Map(materials.map(({ id, naam }) => [id, naam])) };
}
