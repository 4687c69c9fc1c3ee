// Cancels a booking by a form with the costs, the refund and a reason, and shows how a booking was cancelled.
import type { Cancellation } from 'boekstaaf';
import { CancellationsApi } from 'boekstaaf/cancellations';
import type { ComponentChildren } from 'preact';
import { fillWords, type PageLanguage } from '../../../browser/words.ts';
import { usePage } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import { Act, type ObjectFormProps } from '../../frame/act.tsx';
import { formatForTyping, numberIn } from '../../frame/amounts.ts';
import type { BookingPartProps } from '../booking.ts';
import { Facts, Part } from '../../frame/part.tsx';
import { WORDS } from './words.ts';

export function CancelForm({ id, ...opened }: ObjectFormProps): ComponentChildren {
  const { words, caller, language } = usePage(WORDS);
  const reading = useReading(
    (reader, signal) => reader.getApi(CancellationsApi).getCancellation({ boeking_id: id }, { signal }),
    [id],
  );

  // Sends the costs that were shown, so that a change of the terms since then does not alter them.
  const save = ({ reden, kosten, terugbetalen }: CancelValues) =>
    caller
      .getApi(CancellationsApi)
      .cancelBooking({ boeking_id: id, body: { reden: reden || null, kosten: numberIn(kosten), terugbetalen } });

  return (
    <Read of={reading}>
      {(quote) => (
        <Act {...opened} save={save} from={versionOf(quote, language)} label={words.cancelNow} back={words.keep}>
          {(form) => (
            <>
              <Quote of={quote} />
              <p>{words.consequences}</p>
              <div class="fields">
                <Field form={form} name="kosten" label={words.owed} inputMode="decimal" />
                <Field form={form} name="terugbetalen" label={words.payBack} options={Object.entries(words.ways)} />
              </div>
              <Field form={form} name="reden" label={words.reason} isFirst isLong />
            </>
          )}
        </Act>
      )}
    </Read>
  );
}

type CancelValues = ReturnType<typeof versionOf>['values'];

function versionOf({ kosten, terugbetalen }: Cancellation, language: PageLanguage) {
  return { values: { reden: '', kosten: formatForTyping(kosten, language), terugbetalen } };
}

/** The quote for cancelling. */
function Quote({ of: quote }: { readonly of: Cancellation }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const { dagen_vooraf, regel, voorwaarden, totaal, kosten, betaald, openstaand, terugbetaling_bedrag } = quote;
  const terms = regel === null ? '' : fillWords(words.step, { percentage: writing.formatNumber(regel.percentage) });

  return (
    <Facts
      of={[
        [words.daysBefore, writing.formatNumber(dagen_vooraf)],
        [words.terms, [voorwaarden?.naam ?? words.noTerms, terms].filter(Boolean).join(', ')],
        [words.total, writing.formatAmount(totaal)],
        [words.costs, writing.formatAmount(kosten)],
        [words.paid, writing.formatAmount(betaald)],
        [words.goesBack, writing.formatAmount(terugbetaling_bedrag)],
        [words.stillToPay, openstaand === 0 ? '' : writing.formatAmount(openstaand)],
      ]}
    />
  );
}

/** The part of a cancelled booking: when, why, the costs and the refund. */
export function CancelledPart({ booking: { id }, version }: BookingPartProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const reading = useReading(
    (caller, signal) => caller.getApi(CancellationsApi).getCancellation({ boeking_id: id }, { signal }),
    [id, version],
  );

  return (
    <Part title={words.cancelled}>
      <Read of={reading}>
        {({ geannuleerd_op: at, door_klant, kosten, terugbetaling_bedrag, terugbetaling, reden }) => (
          <Facts
            of={[
              [words.when, at === null ? '' : `${writing.formatLongDate(at)}, ${writing.formatTime(at)}`],
              [words.by, door_klant ? words.customer : ''],
              [words.reason, reden],
              [words.costs, at === null ? '' : writing.formatAmount(kosten)],
              [words.goesBack, at === null ? '' : writing.formatAmount(terugbetaling_bedrag)],
              [words.refund, terugbetaling === null ? '' : words.refunds[terugbetaling]],
            ]}
          />
        )}
      </Read>
    </Part>
  );
}
