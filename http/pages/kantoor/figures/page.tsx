// The page of figures: tables of a period next to the same months a year earlier. Query parameters choose the months.
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { listMonths, yearTo, type Months } from '../../browser/months.ts';
import { addressOf } from '../addresses.ts';
import { usePage, useWords } from '../frame/context.ts';
import { readToday } from '../frame/day.tsx';
import { Heading } from '../frame/heading.tsx';
import { goTo, useQuery } from '../frame/navigation.ts';
import { Part } from '../frame/part.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { readTypedText } from '../frame/typed-text.ts';
import { BLOCKS, formatDate, type FigureBlock } from './blocks.ts';
import { FiguresTable } from './table.tsx';
import { WORDS } from './words.ts';

export function Page(): ComponentChildren {
  const { words, caller, language } = usePage(WORDS);
  const defaultMonths = yearTo(readToday().slice(0, 7));
  const from = useQuery('van') || defaultMonths[0];
  const until = useQuery('tot') || (defaultMonths.at(-1) ?? defaultMonths[0]);
  const months = readPeriod(from, until);
  const blocks = BLOCKS.filter(({ rights }) => rights.every((alternatives) => caller.may(...alternatives)));
  const nameOf = (month: string): string => formatDate(language, month, { month: 'long', year: 'numeric' });

  return (
    <article class="figures">
      <Heading text={words.figures}>
        {months !== null && <p>{fillWords(words.period, { first: nameOf(from), last: nameOf(until) })}</p>}
      </Heading>
      {blocks.length === 0 ? (
        <p class="nothing">{words.notForYou}</p>
      ) : (
        <PeriodForm key={from + until} from={from} until={until} isWrong={months === null} />
      )}
      <div class="parts">
        {months !== null && blocks.map((block) => <BlockPart key={block.name} block={block} months={months} />)}
      </div>
    </article>
  );
}

/** Returns the months of a period; null for an invalid one. */
function readPeriod(from: string, until: string): Months | null {
  try {
    return listMonths(from, until);
  } catch {
    // The address has invalid months: the form shows an error.
    return null;
  }
}

interface PeriodFormProps {
  readonly from: string;
  readonly until: string;
  readonly isWrong: boolean;
}

function PeriodForm({ from, until, isWrong }: PeriodFormProps): ComponentChildren {
  const words = useWords(WORDS);

  const renderMonthField = (name: string, label: string, month: string): ComponentChildren => (
    <label>
      {label}
      <input name={name} type="month" defaultValue={month} aria-invalid={isWrong} aria-describedby="wrong-period" />
    </label>
  );

  const show = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    const [van, tot] = ['van', 'tot'].map((name) => readTypedText(event.currentTarget, name));
    goTo(`${addressOf('figures')}?${new URLSearchParams({ van: van ?? '', tot: tot ?? '' }).toString()}`);
  };

  return (
    <form class="acts" noValidate onSubmit={show}>
      {renderMonthField('van', words.from, from)}
      {renderMonthField('tot', words.until, until)}
      <button type="submit">{words.show}</button>
      <button type="button" onClick={() => print()}>
        {words.print}
      </button>
      <p id="wrong-period" class="complaint" role="alert">
        {isWrong && words.wrongPeriod}
      </p>
    </form>
  );
}

interface BlockPartProps {
  readonly block: FigureBlock;
  readonly months: Months;
}

function BlockPart({ block, months }: BlockPartProps): ComponentChildren {
  const { words, language } = usePage(WORDS);
  const [title = '', note] = words.tables[block.name];
  const reading = useReading(
    (caller, signal) => block.read({ caller, signal, months, language, words }),
    [months.join(), language],
  );
  return (
    <Part title={title}>
      <p class="more">{note}</p>
      <Read of={reading}>{(rows) => <FiguresTable block={block} rows={rows} />}</Read>
    </Part>
  );
}
