// Deletes a draft.
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { useOffice, useWords } from '../../frame/context.ts';
import { FormEnd, useForm } from '../../frame/form.tsx';
import type { ActProps } from './act.ts';
import { WORDS } from './words.ts';

export function RemoveForm({ whole: { invoice, etag }, close, done }: ActProps): ComponentChildren {
  const words = useWords(WORDS);
  const { caller } = useOffice();
  const { id } = invoice;
  const invoices = caller.api(InvoicesApi);
  const from = { values: {}, etag };
  const form = useForm({
    from,
    read: async () => {
      const { headers } = await invoices.getInvoice({ id }).withResponse();
      return { values: {}, etag: headers.get('etag') ?? '' };
    },
    isAction: true,
    save: (_, ifMatch) => invoices.deleteInvoice({ id }, { ifMatch }),
    done: () => done(words.removed, true),
  });
  return (
    <form class="act" noValidate onSubmit={form.submit}>
      <p>{words.removeHint}</p>
      <FormEnd form={form} cancel={close} label={words.remove} />
    </form>
  );
}
