// The form that records a payment or a refund on an invoice, by one of the installation's payment methods.
import type { Invoice, InvoicePayment } from 'boekstaaf';
import { InvoicePaymentsApi } from 'boekstaaf/invoice-payments';
import { InvoicesApi } from 'boekstaaf/invoices';
import { PaymentMethodsApi } from 'boekstaaf/payment-methods';
import { PointsOfSaleApi } from 'boekstaaf/points-of-sale';
import type { ComponentChildren } from 'preact';
import type { PageLanguage } from '../../../browser/words.ts';
import { Act, type CloseProps } from '../act.tsx';
import { OPEN_AMOUNT, openAmountOf, paidAmountOf, paymentIn, formatForTyping } from '../amounts.ts';
import { usePage } from '../context.ts';
import { readToday } from '../day.tsx';
import { Field, versionOf, type Option } from '../form.tsx';
import { Read, useReading } from '../reading.tsx';
import type { OfficeCaller } from '../caller.ts';
import { WORDS } from './words.ts';

interface PayFormProps extends CloseProps {
  readonly invoice: Invoice;
  /** Whether the amount is received or refunded. */
  readonly direction: 'in' | 'out';
  readonly label: string;
  readonly onDone: (payment?: InvoicePayment) => void;
}

export function PayForm({ invoice, direction, ...opened }: PayFormProps): ComponentChildren {
  const { words, caller, language } = usePage(WORDS);
  const { id, bedrijf_id } = invoice;
  const isOut = direction === 'out';
  const day = readToday();
  const read = (reader: OfficeCaller) => readPaymentValues(reader, id, isOut, language);
  const reading = useReading(
    async (reader, signal) => ({ from: await read(reader), ...(await readWays(reader, bedrijf_id, signal)) }),
    [id, direction],
  );

  return (
    <Read of={reading}>
      {({ from, methods, tills }) => (
        <Act
          {...opened}
          from={from}
          read={() => read(caller)}
          save={({ bedrag, betaalmethode_id, pos_id, wanneer, opmerking }, ifMatch) => {
            const methodIds = { betaalmethode_id: parseId(betaalmethode_id), pos_id: parseId(pos_id) };
            const at = wanneer === day ? {} : { wanneer: `${wanneer}T12:00:00` };
            return caller
              .getApi(InvoicePaymentsApi)
              .createInvoicePayment(
                { id, body: { bedrag: paymentIn(bedrag, direction), opmerking, ...methodIds, ...at } },
                { ifMatch },
              );
          }}
        >
          {(form) => (
            <>
              <div class="fields">
                <Field form={form} name="bedrag" label={words.amount} inputMode="decimal" isFirst />
                <Field
                  form={form}
                  name="betaalmethode_id"
                  label={words.method}
                  options={[['', words.noMethod], ...methods]}
                />
                {tills.length > 0 && (
                  <Field form={form} name="pos_id" label={words.till} options={[['', words.noTill], ...tills]} />
                )}
                <Field form={form} name="wanneer" label={words.paymentDay} type="date" />
              </div>
              <Field form={form} name="opmerking" label={words.note} />
            </>
          )}
        </Act>
      )}
    </Read>
  );
}

/** Returns the first values, with the whole open amount. If another user records a payment, the form shows the new amount. */
async function readPaymentValues(caller: OfficeCaller, id: number, isOut: boolean, language: PageLanguage) {
  const call = caller.getApi(InvoicesApi).getInvoice({ id });
  // A payment between both reads outdates the ETag of this one, and the service refuses it.
  const { boeking_id } = await call;
  const all = await caller
    .getApi(InvoicesApi)
    .listInvoices({ boeking_id: [boeking_id], embed: ['Betalingen', OPEN_AMOUNT], page_size: 1000 });
  return versionOf(call, (invoice) => {
    const bedrag = formatForTyping(suggestAmount(all.find((each) => each.id === id) ?? invoice, isOut), language);
    return { bedrag, betaalmethode_id: '', pos_id: '', wanneer: readToday(), opmerking: '' };
  });
}

/** Returns the amount to begin with; that of a refund is above zero too. */
function suggestAmount(invoice: Invoice, isOut: boolean): number {
  const open = openAmountOf(invoice);
  if (!isOut) return Math.max(open, 0);
  return open < 0 ? -open : Math.abs(paidAmountOf(invoice));
}

interface PaymentWays {
  readonly methods: readonly Option[];
  readonly tills: readonly Option[];
}

async function readWays(caller: OfficeCaller, company: number, signal: AbortSignal): Promise<PaymentWays> {
  const [methods, tills] = await Promise.all([
    caller.getApi(PaymentMethodsApi).listPaymentMethods({ page_size: 1000 }, { signal }),
    caller.getApi(PointsOfSaleApi).listPointsOfSale({ page_size: 1000 }, { signal }),
  ]);
  return {
    methods: methods.filter(({ type }) => type === 'manual').map(optionOf),
    tills: tills.filter(({ actief, bedrijf_id }) => actief && bedrijf_id === company).map(optionOf),
  };
}

function optionOf({ id, naam }: { readonly id: number; readonly naam: string }): Option {
  return [String(id), naam];
}

function parseId(text: string): number | null {
  return text === '' ? null : Number(text);
}
