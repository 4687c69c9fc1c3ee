// Credits an invoice, whole or in part, by a draft, which staff check on its page before sending it.
import type { CreditedLine, InvoiceItem, InvoiceLine } from 'boekstaaf';
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { addressOf } from '../../addresses.ts';
import { numberIn } from '../../frame/amounts.ts';
import { Act } from '../../frame/act.tsx';
import { usePage } from '../../frame/context.ts';
import { Field, type FormState, type FormValues } from '../../frame/form.tsx';
import { goTo } from '../../frame/navigation.ts';
import type { InvoiceActProps } from '../invoice.ts';
import { WORDS } from './words.ts';

export function CreditForm({ overview: { invoice }, close }: InvoiceActProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const items = itemsOf(invoice.regels ?? []);
  const values: FormValues = {
    what: 'part',
    reden: '',
    verrekenen: 'ja',
    ...Object.fromEntries(
      items.flatMap(({ id }) => [
        [`aantal ${String(id)}`, ''],
        [`bedrag ${String(id)}`, ''],
      ]),
    ),
  };
  let credited: readonly CreditedLine[] = [];

  return (
    <Act
      from={{ values }}
      fieldOf={(fieldName) => fieldOf(fieldName, credited)}
      save={(typed) => {
        const { what, reden = '', verrekenen } = typed;
        credited = creditedOf(items, typed);
        const body = {
          status: 'concept' as const,
          verrekenen: verrekenen === 'ja',
          ...(what === 'part' && { regels: [...credited] }),
          ...(reden !== '' && { reden }),
        };
        return caller.getApi(InvoicesApi).createCreditInvoice({ id: invoice.id, body });
      }}
      close={close}
      onDone={(creditInvoice) => goTo(addressOf('invoice', creditInvoice?.id))}
      label={words.creditButton}
    >
      {(form) => (
        <>
          <p>{words.creditHint}</p>
          <Field form={form} name="what" label={words.what} isFirst options={Object.entries(words.parts)} />
          {form.values['what'] === 'part' && items.map((item) => <ItemFields key={item.id} item={item} form={form} />)}
          <Field form={form} name="reden" label={words.reason} />
          <Field form={form} name="verrekenen" label={words.settle} options={Object.entries(words.settling)} />
        </>
      )}
    </Act>
  );
}

function ItemFields({
  item,
  form,
}: {
  readonly item: InvoiceItem;
  readonly form: FormState<FormValues>;
}): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const id = String(item.id);

  return (
    <fieldset class="credited">
      <legend>
        {writing.formatNumber(item.aantal)} × {item.naam} <span class="more">{writing.formatAmount(item.bedrag)}</span>
      </legend>
      <div class="fields">
        <Field form={form} name={`aantal ${id}`} label={words.number} inputMode="numeric" />
        <Field form={form} name={`bedrag ${id}`} label={words.orAmount} inputMode="decimal" />
      </div>
    </fieldset>
  );
}

/** Returns the items of lines, also those within groups. */
function itemsOf(lines: readonly InvoiceLine[]): readonly InvoiceItem[] {
  return lines.flatMap((line) => (line.type === 'item' ? [line] : itemsOf(line.regels)));
}

function creditedOf(items: readonly InvoiceItem[], typed: Partial<FormValues>): CreditedLine[] {
  return items.flatMap(({ id }) => {
    const count = typed[`aantal ${String(id)}`] ?? '';
    const amount = typed[`bedrag ${String(id)}`] ?? '';
    if (count === '' && amount === '') return [];
    return [
      { id, ...(count !== '' && { aantal: numberIn(count) }), ...(amount !== '' && { bedrag: numberIn(amount) }) },
    ];
  });
}

/** Returns the form's field for a refused member such as `regels[0].aantal`. */
function fieldOf(fieldName: string, credited: readonly CreditedLine[]): string {
  const [, index, member] = /^regels\[(\d+)\](?:\.(\w+))?$/.exec(fieldName) ?? [];
  const line = index === undefined ? undefined : credited[Number(index)];
  if (line === undefined) return fieldName;
  const lineField =
    member === 'aantal' || member === 'bedrag' ? member : line.aantal === undefined ? 'bedrag' : 'aantal';
  return `${lineField} ${String(line.id)}`;
}
