// Invoices a booking: a draft for a part or the rest of it, its PDF to look at, and then the invoice itself.
import type { Customer } from 'boekstaaf';
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { useOffice, useWords } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import type { Caller } from '../../frame/session.ts';
import { Act, type Opened } from '../act.tsx';
import { numberIn } from '../../frame/amounts.ts';
import { chosen, Recipient } from '../recipient.tsx';
import { WORDS } from './words.ts';

const WHOLE = { values: { voorschot_percentage: '100' }, etag: '' };

/** Makes a draft. `id` is the booking. */
export function DraftForm({ id, ...opened }: Opened): ComponentChildren {
  const words = useWords(WORDS);
  const { caller } = useOffice();
  return (
    <Act
      {...opened}
      from={WHOLE}
      save={({ voorschot_percentage }) =>
        caller.api(InvoicesApi).createInvoice({
          body: { boeking_id: id, status: 'concept', voorschot_percentage: numberIn(voorschot_percentage) },
        })
      }
      label={words.draftNow}
    >
      {(form) => (
        <>
          <Field form={form} name="voorschot_percentage" label={words.percentage} inputMode="decimal" isFirst />
          <p class="hint">{words.draftHint}</p>
        </>
      )}
    </Act>
  );
}

interface SendProps extends Opened {
  /** Undefined where the caller sees none: then nothing is mailed. */
  readonly customer: Customer | undefined;
}

/** Makes a draft permanent, and mails it where somebody is chosen. `id` is the invoice. */
export function SendForm({ id, customer, ...opened }: SendProps): ComponentChildren {
  const words = useWords(WORDS);
  const { caller, writing } = useOffice();
  const found = useReading((asked) => draftOf(asked, id), [id]);
  const save = ({ mail_to }: { readonly mail_to: string }, ifMatch: string) =>
    caller.api(InvoicesApi).markInvoiceAsSent({ id, body: chosen(mail_to) }, { ifMatch });
  return (
    <Read of={found}>
      {(from) => (
        <Act {...{ ...opened, from, save }} read={() => draftOf(caller, id)} label={words.sendNow}>
          {(form) => (
            <>
              <p>
                <a href={`/api2/facturen/${String(id)}/pdf`} target="_blank" rel="noopener">
                  {words.preview}
                </a>{' '}
                <b>{writing.amount(Number(form.values.total))}</b>
              </p>
              {form.theirs['total'] !== undefined && <p class="complaint">{words.otherTotal}</p>}
              <Recipient form={form} label={words.mailTo} none={words.nobody} customer={customer} />
              <p class="hint">{words.permanentHint}</p>
            </>
          )}
        </Act>
      )}
    </Read>
  );
}

/** The total is a value of the form: a draft that charges another amount by now is looked at again. */
async function draftOf(caller: Caller, id: number) {
  const { data, headers } = await caller.api(InvoicesApi).getInvoice({ id }).withResponse();
  const total = String(data.calculated_totaalbedrag_inclusief_btw);
  return { values: { mail_to: '', total }, etag: headers.get('etag') ?? '' };
}
