// The form that invoices a booking, or a part of it, by a draft.
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import { Act, type ObjectFormProps } from '../../frame/act.tsx';
import { numberIn } from '../../frame/amounts.ts';
import { WORDS } from './words.ts';

const WHOLE_BOOKING = { values: { voorschot_percentage: '100' } };

interface DraftFormProps extends ObjectFormProps {
  /** Whether the VAT of the booking's invoices is reverse charged; all of them are alike. */
  readonly btw_verlegd: boolean;
}

/** The form that creates a draft invoice; `id` is the booking. */
export function DraftForm({ id, btw_verlegd, ...opened }: DraftFormProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  return (
    <Act
      {...opened}
      from={WHOLE_BOOKING}
      save={({ voorschot_percentage }) =>
        caller.getApi(InvoicesApi).createInvoice({
          body: {
            boeking_id: id,
            status: 'concept',
            btw_verlegd,
            voorschot_percentage: numberIn(voorschot_percentage),
          },
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
