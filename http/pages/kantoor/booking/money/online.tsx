// An online payment of a booking, with the form that refunds it.
import type { OnlinePayment } from 'boekstaaf';
import { OnlinePaymentsApi } from 'boekstaaf/online-payments';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { usePage } from '../../frame/context.ts';
import { Field, versionOf } from '../../frame/form.tsx';
import { Opener } from '../../frame/opener.tsx';
import { ReadAct, type ObjectFormProps } from '../../frame/act.tsx';
import { formatForTyping, numberIn } from '../../frame/amounts.ts';
import { WORDS } from './words.ts';

interface OnlineProps {
  readonly payment: OnlinePayment;
  readonly onChange: () => void;
}

export function OnlineRow({ payment, onChange }: OnlineProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { id, amount, status, description, created_at, returned, refundable, error } = payment;

  return (
    <>
      <p class="row">
        <span>{fillWords(words.online, { status: words.onlineStatuses[status] })}</span>
        <span class="more">
          {writing.formatShortDate(created_at)} {description}
        </span>
        <span class="amount">{writing.formatAmount(amount)}</span>
      </p>
      {returned > 0 && <p class="row under">{fillWords(words.returned, { amount: writing.formatAmount(returned) })}</p>}
      {error !== null && <p class="complaint">{error}</p>}
      {refundable > 0 && caller.may('editFactuurBetaling') && (
        <Opener label={words.refundOnline} kind="quiet">
          {(close) => <RefundForm id={id} close={close} onDone={onChange} />}
        </Opener>
      )}
    </>
  );
}

function RefundForm({ id, ...opened }: ObjectFormProps): ComponentChildren {
  const { words, caller, language } = usePage(WORDS);
  return (
    <ReadAct
      {...opened}
      read={(reader) =>
        versionOf(reader.getApi(OnlinePaymentsApi).getOnlinePayment({ id }), ({ refundable }) => ({
          amount: formatForTyping(refundable, language),
          description: '',
        }))
      }
      save={({ amount, description }, ifMatch) =>
        caller
          .getApi(OnlinePaymentsApi)
          .refundOnlinePayment(
            { id, body: { amount: numberIn(amount), description: description || null } },
            { ifMatch },
          )
      }
      label={words.refundNow}
    >
      {(form) => (
        <div class="fields">
          <Field form={form} name="amount" label={words.amount} inputMode="decimal" isFirst />
          <Field form={form} name="description" label={words.note} />
        </div>
      )}
    </ReadAct>
  );
}
