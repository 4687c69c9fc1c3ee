// Credits an invoice, whole or in part: makes a draft, whose page shows what it will say before somebody sends it.
import type { CreditedLine, InvoiceItem, InvoiceLine } from 'boekstaaf';
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { addressOf } from '../../addresses.ts';
import { numberIn } from '../../frame/amounts.ts';
import { useOffice, useWords } from '../../frame/context.ts';
import { Field, FormEnd, useForm, type Form } from '../../frame/form.tsx';
import { goTo } from '../../frame/navigation.ts';
import type { ActProps } from './act.ts';
import { WORDS } from './words.ts';

type Values = Readonly<Record<string, string>>;

export function CreditForm({ whole: { invoice }, close }: ActProps): ComponentChildren {
  const words = useWords(WORDS);
  const { caller } = useOffice();
  const items = itemsOf(invoice.regels ?? []);
  const values: Values = {
    ...{ what: 'part', reden: '', verrekenen: 'ja' },
    ...Object.fromEntries(
      items.flatMap(({ id }) => [
        [`aantal ${String(id)}`, ''],
        [`bedrag ${String(id)}`, ''],
      ]),
    ),
  };
  const from = { values, etag: '' };
  let credited: readonly CreditedLine[] = [];
  let made = 0;
  const form = useForm<Values>({
    from,
    isAction: true,
    fieldOf: (named) => fieldOf(named, credited),
    save: async (typed) => {
      const { reden = '', verrekenen } = typed;
      credited = creditedOf(items, typed);
      const body = {
        ...{ status: 'concept' as const, verrekenen: verrekenen === 'ja' },
        ...(typed['what'] === 'part' && { regels: [...credited] }),
        ...(reden !== '' && { reden }),
      };
      made = (await caller.api(InvoicesApi).createCreditInvoice({ id: invoice.id, body })).id;
    },
    done: () => goTo(addressOf('invoice', made)),
  });
  return (
    <form class="act" noValidate onSubmit={form.submit}>
      <p>{words.creditHint}</p>
      <Field
        form={form}
        name="what"
        label={words.what}
        isFirst
        options={[
          ['part', words.part],
          ['all', words.everything],
        ]}
      />
      {form.values['what'] === 'part' && items.map((item) => <ItemFields key={item.id} item={item} form={form} />)}
      <Field form={form} name="reden" label={words.reason} />
      <Field
        form={form}
        name="verrekenen"
        label={words.settle}
        options={[
          ['ja', words.settled],
          ['nee', words.notSettled],
        ]}
      />
      <FormEnd form={form} cancel={close} label={words.creditButton} />
    </form>
  );
}

function ItemFields({ item, form }: { readonly item: InvoiceItem; readonly form: Form<Values> }): ComponentChildren {
  const words = useWords(WORDS);
  const { writing } = useOffice();
  const id = String(item.id);
  return (
    <fieldset class="credited">
      <legend>
        {writing.number(item.aantal)} × {item.naam} <span class="more">{writing.amount(item.bedrag)}</span>
      </legend>
      <div class="fields">
        <Field form={form} name={`aantal ${id}`} label={words.number} inputMode="numeric" />
        <Field form={form} name={`bedrag ${id}`} label={words.orAmount} inputMode="decimal" />
      </div>
    </fieldset>
  );
}

/** The lines that charge something, out of their groups. */
function itemsOf(lines: readonly InvoiceLine[]): readonly InvoiceItem[] {
  return lines.flatMap((line) => (line.type === 'item' ? [line] : itemsOf(line.regels)));
}

function creditedOf(items: readonly InvoiceItem[], typed: Partial<Values>): CreditedLine[] {
  return items.flatMap(({ id }) => {
    const [count = '', amount = ''] = [typed[`aantal ${String(id)}`], typed[`bedrag ${String(id)}`]];
    if (count === '' && amount === '') return [];
    return [{ id, ...(count !== '' && { aantal: Number(count) }), ...(amount !== '' && { bedrag: numberIn(amount) }) }];
  });
}

/** The field of a line that the service refuses as `regels[0].aantal`. */
function fieldOf(named: string, credited: readonly CreditedLine[]): string {
  const [, place, member] = /^regels\[(\d+)\](?:\.(\w+))?$/.exec(named) ?? [];
  const line = place === undefined ? undefined : credited[Number(place)];
  if (line === undefined) return named;
  const own = member === 'aantal' || member === 'bedrag' ? member : line.aantal === undefined ? 'bedrag' : 'aantal';
  return `${own} ${String(line.id)}`;
}
