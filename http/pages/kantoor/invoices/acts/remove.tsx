// The form that deletes a draft invoice.
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { Act } from '../../frame/act.tsx';
import { usePage } from '../../frame/context.ts';
import { versionOf } from '../../frame/form.tsx';
import type { InvoiceActProps } from '../invoice.ts';
import { WORDS } from './words.ts';

export function RemoveForm({ overview: { invoice, etag }, close, onDone }: InvoiceActProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const { id } = invoice;
  const invoices = caller.getApi(InvoicesApi);

  return (
    <Act
      from={{ values: {}, etag }}
      read={() => versionOf(invoices.getInvoice({ id }), () => ({}))}
      save={(_, ifMatch) => invoices.deleteInvoice({ id }, { ifMatch })}
      close={close}
      onDone={() => onDone(words.removed, true)}
      label={words.remove}
    >
      {() => <p>{words.removeHint}</p>}
    </Act>
  );
}
