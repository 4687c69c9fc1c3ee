// The page of a booking, in the order of a phone call: who, when, what, what it costs, what was said, and who changed what.
import type { Booking } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fillWords } from '../../browser/words.ts';
import { addressOf, type PageTarget } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { useOffice, usePage } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { readBooking, type BookingPartProps } from './booking.ts';
import { MailsPart, NotesPart, ProposalsPart } from './contact/parts.tsx';
import { FactsPart } from './facts.tsx';
import { HistoryPart } from './history/part.tsx';
import { MoneyPart } from './money/part.tsx';
import { ProgrammePart } from './programme/part.tsx';
import { CancelledPart } from './status/cancel.tsx';
import { StatusPart } from './status/part.tsx';
import { WhoPart } from './who.tsx';
import { WORDS } from './words.ts';

/** The page; after a change it reads the booking again, and so do the parts with data of their own. */
export function Page({ id }: PageTarget): ComponentChildren {
  const [version, setVersion] = useState(0);
  const reading = useReading((caller, signal) => readBooking(caller, id, signal), [id, version]);
  const readAgain = (): void => setVersion((before) => before + 1);

  return (
    <article class="booking">
      <Title booking={reading.value} />
      <Read of={reading}>{(booking) => <Parts booking={booking} version={version} onChange={readAgain} />}</Read>
    </article>
  );
}

/** The heading of the page; the booking is undefined until it is read. */
function Title({ booking }: { readonly booking: Booking | undefined }): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  if (booking === undefined) return <Heading text={words.booking} />;

  const { id, referentie, status, datum } = booking;
  return (
    <Heading text={fillWords(words.title, { name: referentie })}>
      <Chip status={status} />
      <div class="acts">
        <a class="button" href={`${addressOf('planning')}#${datum}`}>
          {words.planning}
        </a>
        {caller.may('createBoeking') && (
          <a class="button" href={`${addressOf('newBooking')}?kopie=${String(id)}`}>
            {words.copy}
          </a>
        )}
      </div>
    </Heading>
  );
}

function Parts(props: BookingPartProps): ComponentChildren {
  const { caller } = useOffice();
  const { booking } = props;

  return (
    <>
      <StatusPart {...props} />
      <div class="parts">
        <div>
          {booking.status === 'geannuleerd' && caller.may('editBoeking') && <CancelledPart {...props} />}
          {caller.seesCustomers && <WhoPart {...props} />}
          <FactsPart {...props} />
          <ProgrammePart {...props} />
          <MoneyPart {...props} />
        </div>
        <div>
          {caller.seesCustomers && <MailsPart {...props} />}
          <ProposalsPart {...props} />
          {caller.seesCustomers && <NotesPart {...props} />}
          {caller.may('editUsers') && <HistoryPart {...props} />}
        </div>
      </div>
    </>
  );
}
