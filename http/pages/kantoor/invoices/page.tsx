// The lists of invoices to work through: the chosen invoice is next to its list, and an action leads to the next one.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { usePage, useWords } from '../frame/context.ts';
import { readToday } from '../frame/day.tsx';
import { Heading } from '../frame/heading.tsx';
import { goTo, useQuery } from '../frame/navigation.ts';
import { Read, useReading } from '../frame/reading.tsx';
import { findPdfPath, readInvoice } from './invoice.ts';
import { nameOf, Sheet } from './sheet.tsx';
import { WORDS } from './words.ts';
import { LISTS, readWork, type WorkItem, type List, type WorkLists } from './work.ts';

export function Page(): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const slug = useQuery('lijst');
  const lists = LISTS.filter(({ rights }) => caller.may(...rights));
  const list = lists.find((each) => each.queryValue === slug) ?? lists[0];
  const date = readToday();
  const reading = useReading((reader, signal) => readWork(reader, date, signal), [date]);

  return (
    <article class="invoices">
      <Heading text={words.invoices} />
      {list === undefined ? (
        <p class="nothing">{words.notForYou}</p>
      ) : (
        <Read of={reading}>
          {(work) => (
            <>
              <nav class="lists" aria-label={words.lists}>
                {lists.map((each) => (
                  <a key={each.name} href={buildListAddress(each)} aria-current={each === list ? 'page' : undefined}>
                    {words[each.name]} <span class="count">{work[each.name].length}</span>
                  </a>
                ))}
              </nav>
              <WorkList key={list.name} list={list} work={work} readAgain={reading.readAgain} />
            </>
          )}
        </Read>
      )}
    </article>
  );
}

/** Returns the address of a list, or of an invoice in it. */
function buildListAddress({ queryValue }: List, id?: number): string {
  return `${addressOf('invoices')}?lijst=${queryValue}${id === undefined ? '' : `&factuur=${String(id)}`}`;
}

interface WorkListProps {
  readonly list: List;
  readonly work: WorkLists;
  readonly readAgain: () => void;
}

function WorkList({ list, work, readAgain }: WorkListProps): ComponentChildren {
  const words = useWords(WORDS);
  const id = Number(useQuery('factuur'));
  const [message, setMessage] = useState('');
  const items = work[list.name];
  const index = items.findIndex((item) => item.id === id);
  const position = Math.max(index, 0);
  const chosenItem = items[position];

  const handleDone = (sentence: string): void => {
    setMessage(sentence);
    goTo(buildListAddress(list, (items[position + 1] ?? items[position - 1])?.id), { replace: true });
    readAgain();
  };

  const renderStep = (to: number, sign: string, name: string): ComponentChildren =>
    items[to] !== undefined && (
      <a class="button" href={buildListAddress(list, items[to].id)} aria-label={name} title={name}>
        {sign}
      </a>
    );

  return (
    <>
      <p class="told" role="status">
        {message}
      </p>
      {chosenItem === undefined ? (
        <p class="nothing">{words.nothing[list.name]}</p>
      ) : (
        <div class="work">
          <ol>
            {items.map((item) => (
              <li key={item.id}>
                <Row item={item} list={list} isChosen={item === chosenItem} />
              </li>
            ))}
          </ol>
          <Chosen key={chosenItem.id} id={chosenItem.id} hasFocus={message !== ''} onDone={handleDone}>
            <p class="acts">
              {fillWords(words.place, { place: position + 1, count: items.length })}
              {renderStep(position - 1, '‹', words.earlier)}
              {renderStep(position + 1, '›', words.next)}
            </p>
          </Chosen>
        </div>
      )}
    </>
  );
}

interface WorkRowProps extends Pick<WorkListProps, 'list'> {
  readonly item: WorkItem;
  readonly isChosen: boolean;
}

function Row({ item: { id, name, number, amount, date, goesOut }, list, isChosen }: WorkRowProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const isDraft = number === null;
  const day = date === '' ? '' : fillWords(isDraft ? words.ofDay : words.due, { date: writing.formatShortDate(date) });
  const out = goesOut === null ? '' : fillWords(words.goesOut, { date: writing.formatShortDate(goesOut) });
  return (
    <a href={buildListAddress(list, id)} aria-current={isChosen ? 'true' : undefined}>
      <b>{name}</b>
      <span class="amount">{writing.formatAmount(amount)}</span>
      <span class="more">{[number, day, out].filter(Boolean).join(' · ')}</span>
    </a>
  );
}

interface ChosenProps {
  readonly id: number;
  /** Whether an action on another invoice led here: the heading then gets the focus. */
  readonly hasFocus: boolean;
  readonly onDone: (message: string) => void;
  readonly children: ComponentChildren;
}

function Chosen({ id, hasFocus, onDone, children }: ChosenProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  const reading = useReading((reader, signal) => readInvoice(reader, id, signal), [id]);
  const invoice = reading.value?.invoice;
  const pdf = invoice && findPdfPath(caller, invoice);
  const name = invoice === undefined ? words.unknown : nameOf(invoice, words);

  useLayoutEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, []);

  return (
    <>
      <section class="chosen" aria-labelledby="chosen">
        <header>
          <h2 id="chosen" ref={heading} tabIndex={-1}>
            {invoice === undefined ? name : <a href={addressOf('invoice', id)}>{name}</a>}
          </h2>
          {invoice !== undefined && <Chip status={invoice.status} />}
          {pdf && (
            <a class="button" href={pdf} target="_blank" rel="noopener">
              {words.pdf}
            </a>
          )}
          {children}
        </header>
        <Read of={reading}>{(overview) => <Sheet overview={overview} onDone={onDone} />}</Read>
      </section>
      {pdf && <iframe class="pdf" src={`${pdf}#navpanes=0&view=FitH`} title={`${words.pdf}: ${name}`} loading="lazy" />}
    </>
  );
}
