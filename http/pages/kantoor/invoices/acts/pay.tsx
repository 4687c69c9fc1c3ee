// Records a payment, or a refund: what is open, by a payment method, today.
import type { PaymentMethod, PointOfSale } from 'boekstaaf';
import { InvoicePaymentsApi } from 'boekstaaf/invoice-payments';
import { PaymentMethodsApi } from 'boekstaaf/payment-methods';
import { PointsOfSaleApi } from 'boekstaaf/points-of-sale';
import type { ComponentChildren } from 'preact';
import { filled } from '../../../browser/words.ts';
import { numberIn, typedAmount } from '../../frame/amounts.ts';
import { useOffice, useWords } from '../../frame/context.ts';
import { today } from '../../frame/day.tsx';
import { Field, FormEnd, useForm, type Option } from '../../frame/form.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import type { Caller } from '../../frame/session.ts';
import { openOn } from '../../frame/open-amount.ts';
import type { ActProps } from './act.ts';
import { WORDS } from './words.ts';

interface Ways {
  readonly methods: readonly PaymentMethod[];
  readonly tills: readonly PointOfSale[];
}

export function PayForm(props: ActProps): ComponentChildren {
  const { bedrijf_id } = props.whole.invoice;
  const found = useReading((caller, signal) => readWays(caller, bedrijf_id, signal), [bedrijf_id]);
  return <Read of={found}>{(ways) => <Filled {...props} {...ways} />}</Read>;
}

async function readWays(caller: Caller, company: number, signal: AbortSignal): Promise<Ways> {
  const [methods, tills] = await Promise.all([
    caller.api(PaymentMethodsApi).listPaymentMethods({ page_size: 1000 }, { signal }),
    caller.api(PointsOfSaleApi).listPointsOfSale({ page_size: 1000 }, { signal }),
  ]);
  return {
    methods: methods.filter(({ type }) => type === 'manual'),
    tills: tills.filter(({ actief, bedrijf_id }) => actief && bedrijf_id === company),
  };
}

function Filled({ whole, name, close, done, methods, tills }: ActProps & Ways): ComponentChildren {
  const words = useWords(WORDS);
  const { caller, language, writing } = useOffice();
  const { invoice, payments } = whole;
  const values = {
    bedrag: typedAmount(openOn(invoice, payments), language),
    betaalmethode_id: '',
    pos_id: '',
    wanneer: today(),
    opmerking: '',
  };
  const from = { values, etag: '' };
  const form = useForm({
    from,
    isAction: true,
    save: ({ bedrag = '', betaalmethode_id = '', pos_id = '', wanneer = '', opmerking = '' }) =>
      caller.api(InvoicePaymentsApi).createInvoicePayment({
        id: invoice.id,
        body: {
          bedrag: numberIn(bedrag),
          betaalmethode_id: idIn(betaalmethode_id),
          pos_id: idIn(pos_id),
          opmerking,
          ...(wanneer !== values.wanneer && { wanneer: `${wanneer}T12:00:00` }),
        },
      }),
    done: () => done(filled(words.paid, { amount: writing.amount(numberIn(form.values.bedrag)), name })),
  });
  return (
    <form class="act" noValidate onSubmit={form.submit}>
      <div class="fields">
        <Field form={form} name="bedrag" label={words.amount} inputMode="decimal" isFirst />
        <Field form={form} name="betaalmethode_id" label={words.method} options={optionsOf(words.noMethod, methods)} />
        {tills.length > 0 && (
          <Field form={form} name="pos_id" label={words.till} options={optionsOf(words.noTill, tills)} />
        )}
        <Field form={form} name="wanneer" label={words.day} type="date" />
      </div>
      <Field form={form} name="opmerking" label={words.note} />
      <p class="hint">{words.amountHint}</p>
      <FormEnd form={form} cancel={close} label={words.payButton} />
    </form>
  );
}

function optionsOf(none: string, things: readonly { readonly id: number; readonly naam: string }[]): readonly Option[] {
  return [['', none], ...things.map(({ id, naam }) => [String(id), naam] as const)];
}

function idIn(text: string): number | null {
  return text === '' ? null : Number(text);
}
