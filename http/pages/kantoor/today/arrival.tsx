// An arrival: its time, customer and group size, the programme with locations, the remark, and the amount still to pay.
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { usePage } from '../frame/context.ts';
import { Reach } from '../frame/reach.tsx';
import { calculateToPay, type DayArrival } from './arrivals.ts';
import type { ArrivalDays } from './days.ts';
import { Remark } from './remark.tsx';
import { WORDS } from './words.ts';

interface ArrivalProps extends Pick<ArrivalDays, 'placeNames'> {
  readonly arrival: DayArrival;
  readonly date: string;
  /** Called after a change of the booking. */
  readonly readAgain: () => void;
}

export function ArrivalLine({
  arrival: { booking, begin, lines },
  date,
  placeNames,
  readAgain,
}: ArrivalProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const { id, Klant, referentie, arrangement, personen, status, datum, bijzonderheden } = booking;

  return (
    <li class="arrival" data-status={status}>
      <div class="when">
        <b>{writing.formatTime(begin)}</b>
        <Chip status={status} />
        {datum < date && <span class="more">{fillWords(words.since, { date: writing.formatShortDate(datum) })}</span>}
      </div>
      <div class="who">
        <h3>
          <a href={addressOf('booking', id)}>{Klant?.displaynaam ?? referentie}</a>
        </h3>
        <p>
          <b>{writing.formatNumber(personen)}</b> {personen === 1 ? words.person : words.persons}
          {arrangement !== '' && ` · ${arrangement}`}
        </p>
        <p class="more">
          {Klant !== undefined && referentie}
          <Reach kind="tel" text={Klant?.Hoofdcontact?.telefoon1} />
        </p>
      </div>
      <ol class="programme" aria-label={words.programme}>
        {lines.map((line) => (
          <li key={line.id}>
            <span class="time">{writing.formatSpan(line)}</span>
            <span>
              {line.beschrijving}{' '}
              <span class="more">{line.locatie_id === null ? words.noPlace : placeNames.get(line.locatie_id)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Remark id={id} text={bijzonderheden ?? ''} readAgain={readAgain} />
      <ToPay amount={calculateToPay(booking)} />
    </li>
  );
}

function ToPay({ amount }: { readonly amount: number | null }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  if (amount === null) return <p class="money more">{words.free}</p>;
  if (amount <= 0) return <p class="money paid">{words.paid}</p>;
  return (
    <p class="money">
      {writing.formatAmount(amount)} <span class="more">{words.toPay}</span>
    </p>
  );
}
