// The actions that the reader may take with an invoice: a button for each, which opens its form.
import type { ComponentChildren } from 'preact';
import { useOffice, useWords } from '../../frame/context.ts';
import { Opener } from '../../frame/opener.tsx';
import type { ActProps } from './act.ts';
import { CreditForm } from './credit.tsx';
import { PayForm } from './pay.tsx';
import { RemindForm, reminderOf } from './remind.tsx';
import { RemoveForm } from './remove.tsx';
import { SendForm } from './send.tsx';
import { WORDS } from './words.ts';

export function Acts(props: Omit<ActProps, 'close'>): ComponentChildren {
  const words = useWords(WORDS);
  const of = (close: () => void): ActProps => ({
    ...props,
    close,
    done: (told, isGone) => {
      close();
      props.done(told, isGone);
    },
  });
  const { caller } = useOffice();
  const { invoice, mails } = props.whole;
  const isDraft = invoice.status === 'concept';
  const invoices = caller.may('createFactuur');
  const receives = caller.may('createFactuurBetaling', 'editFactuurBetaling');
  const owes = !isDraft && invoice.calculated_totaalbedrag_inclusief_btw !== 0;
  const reminder = !isDraft && invoices && caller.may('viewContact') ? reminderOf(mails) : undefined;
  return (
    <div class="acts">
      {isDraft && invoices && (
        <Opener label={words.send} kind="primary">
          {(close) => <SendForm {...of(close)} />}
        </Opener>
      )}
      {isDraft && invoices && <Opener label={words.remove}>{(close) => <RemoveForm {...of(close)} />}</Opener>}
      {owes && receives && (
        <Opener label={words.pay} kind="primary">
          {(close) => <PayForm {...of(close)} />}
        </Opener>
      )}
      {reminder !== undefined && invoice.status !== 'betaald' && (
        <Opener label={words.remind}>{(close) => <RemindForm {...of(close)} mail={reminder} />}</Opener>
      )}
      {!isDraft && invoices && invoice.crediteert_factuur_id === null && (
        <Opener label={words.credit}>{(close) => <CreditForm {...of(close)} />}</Opener>
      )}
    </div>
  );
}
