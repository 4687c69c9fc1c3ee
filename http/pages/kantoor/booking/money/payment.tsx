// A payment or a refund on an invoice: at the counter, by bank, or whatever ways the house has.
import type { Invoice } from 'boekstaaf';
import { InvoicePaymentsApi } from 'boekstaaf/invoice-payments';
import { InvoicesApi } from 'boekstaaf/invoices';
import { PaymentMethodsApi } from 'boekstaaf/payment-methods';
import type { ComponentChildren } from 'preact';
import type { Language } from '../../../browser/words.ts';
import { useOffice, useWords } from '../../frame/context.ts';
import { Field, type Option } from '../../frame/form.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import type { Caller } from '../../frame/session.ts';
import { Act, type Opened } from '../act.tsx';
import { typedAmount, numberIn } from '../../frame/amounts.ts';
import { openOn, paidOn } from '../../frame/open-amount.ts';
import { WORDS } from './words.ts';

interface PaymentFormProps extends Opened {
  readonly direction: Direction;
}

/** Money that comes in, or goes back. */
type Direction = 'in' | 'out';

interface Ready {
  readonly from: Awaited<ReturnType<typeof versionOf>>;
  readonly methods: readonly Option[];
}

export function PaymentForm(props: PaymentFormProps): ComponentChildren {
  const { id, direction } = props;
  const { language } = useOffice();
  const found = useReading(
    async (caller, signal): Promise<Ready> => {
      const [from, methods] = await Promise.all([
        versionOf({ caller, language }, id, direction),
        caller.api(PaymentMethodsApi).listPaymentMethods({}, { signal }),
      ]);
      const manual = methods.filter(({ type }) => type === 'manual');
      return { from, methods: manual.map((method) => [String(method.id), method.naam] as const) };
    },
    [id, direction],
  );
  return <Read of={found}>{(ready) => <Filled {...props} {...ready} />}</Read>;
}

interface Asked {
  readonly caller: Caller;
  readonly language: Language;
}

/** The whole open amount stands in the form. A payment of somebody else changes it, and the form says so. */
async function versionOf({ caller, language }: Asked, id: number, direction: Direction) {
  const answer = await caller.api(InvoicesApi).getInvoice({ id }).withResponse();
  const payments = await caller.api(InvoicePaymentsApi).listInvoicePayments({ id });
  const bedrag = typedAmount(amountFor({ ...answer.data, Betalingen: payments }, direction), language);
  return {
    values: { bedrag, betaalmethode_id: '', opmerking: '' },
    etag: answer.headers.get('etag') ?? '',
  };
}

/** The amount to begin with, above zero where money comes in and where it goes back. */
function amountFor(invoice: Invoice, direction: Direction): number {
  const open = openOn(invoice);
  if (direction === 'in') return Math.max(open, 0);
  return open < 0 ? -open : Math.abs(paidOn(invoice));
}

function Filled({ id, direction, from, methods, done, close }: PaymentFormProps & Ready): ComponentChildren {
  const words = useWords(WORDS);
  const { caller, language } = useOffice();
  const save = ({ bedrag, betaalmethode_id, opmerking }: Ready['from']['values'], ifMatch: string) => {
    const amount = direction === 'in' ? numberIn(bedrag) : -numberIn(bedrag);
    const method = betaalmethode_id === '' ? {} : { betaalmethode_id: Number(betaalmethode_id) };
    return caller
      .api(InvoicePaymentsApi)
      .createInvoicePayment({ id, body: { bedrag: amount, opmerking, ...method } }, { ifMatch });
  };
  return (
    <Act
      {...{ from, save, done, close }}
      read={() => versionOf({ caller, language }, id, direction)}
      label={direction === 'in' ? words.payNow : words.refundNow}
    >
      {(form) => (
        <div class="fields">
          <Field form={form} name="bedrag" label={words.amount} inputMode="decimal" isFirst />
          <Field
            form={form}
            name="betaalmethode_id"
            label={words.method}
            options={[['', words.noMethod], ...methods]}
          />
          <Field form={form} name="opmerking" label={words.note} />
        </div>
      )}
    </Act>
  );
}
