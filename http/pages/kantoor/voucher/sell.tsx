// The form that orders vouchers for a customer, who pays online, or creates a voucher as a gift.
import type { VoucherTemplate } from 'boekstaaf';
import { VoucherSalesApi } from 'boekstaaf/voucher-sales';
import { VoucherTemplatesApi } from 'boekstaaf/voucher-templates';
import { VouchersApi } from 'boekstaaf/vouchers';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { numberIn } from '../frame/amounts.ts';
import { Act } from '../frame/act.tsx';
import { usePage } from '../frame/context.ts';
import { NoForm } from '../frame/opener.tsx';
import { Finder } from '../frame/finder.tsx';
import { Field } from '../frame/form.tsx';
import { goTo } from '../frame/navigation.ts';
import { Read, useReading } from '../frame/reading.tsx';
import type { OfficeCaller } from '../frame/caller.ts';
import { WORDS } from './words.ts';

const REFRESH_MS = 5000;
const EMPTY_VALUES = {
  voucher_template_id: '',
  payment: 'gift',
  klant_id: '',
  naam: '',
  number_of_vouchers: '1',
  until: '',
};
const REFUSAL_FIELDS: Readonly<Record<string, string>> = { customer_id: 'naam', expiration_date: 'until' };

interface SellFormProps {
  readonly close: () => void;
}

export function SellForm(props: SellFormProps): ComponentChildren {
  const reading = useReading(
    (caller, signal) => caller.getApi(VoucherTemplatesApi).listVoucherTemplates({ page_size: 1000 }, { signal }),
    [],
  );
  return <Read of={reading}>{(templates) => <Filled {...props} templates={templates} />}</Read>;
}

function Filled({ close, templates }: SellFormProps & { readonly templates: VoucherTemplate[] }): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const templateOptions = templates.map(
    ({ id, name, price }) => [String(id), `${name} (${writing.formatAmount(price)})`] as const,
  );
  const paymentOptions = [
    ['gift', words.gift] as const,
    ...(caller.seesCustomers ? [['online', words.online] as const] : []),
  ];
  if (templateOptions.length === 0) return <NoForm text={words.noTemplates} close={close} />;

  return (
    <Act
      from={{ values: { ...EMPTY_VALUES, voucher_template_id: String(templates[0]?.id ?? '') } }}
      save={(values) => makeVouchers(caller, values)}
      close={close}
      onDone={(address = '') => goTo(address)}
      fieldOf={(fieldName) => REFUSAL_FIELDS[fieldName] ?? fieldName}
      label={words.make}
    >
      {(form) => (
        <>
          <Field form={form} name="voucher_template_id" label={words.template} options={templateOptions} isFirst />
          <Field form={form} name="payment" label={words.payment} options={paymentOptions} />
          {caller.seesCustomers && <Finder form={form} kind="customer" id="klant_id" name="naam" />}
          {form.values.payment === 'gift' ? (
            <Field form={form} name="until" label={words.validUntil} type="date" />
          ) : (
            <Field form={form} name="number_of_vouchers" label={words.count} inputMode="numeric" />
          )}
        </>
      )}
    </Act>
  );
}

/** Creates a voucher or an order, and returns the address of its page. */
async function makeVouchers(caller: OfficeCaller, values: typeof EMPTY_VALUES): Promise<string> {
  const { payment, klant_id, number_of_vouchers, until } = values;
  const shared = { voucher_template_id: Number(values.voucher_template_id) };
  const customer_id = Number(klant_id);
  if (payment === 'gift') {
    const more = { ...(klant_id !== '' && { customer_id }), ...(until !== '' && { expiration_date: until }) };
    const { id } = await caller.getApi(VouchersApi).createVoucher({ body: { ...shared, ...more } });
    return addressOf('voucher', id);
  }
  const body = { ...shared, customer_id, number_of_vouchers: numberIn(number_of_vouchers) };
  const { id } = await caller.getApi(VoucherSalesApi).createVoucherSale({ body });
  return `${addressOf('vouchers')}?verkoop=${String(id)}`;
}

/** The status of an order: a link for the payment, and the vouchers once it is paid. */
export function VoucherOrderStatus({ id }: { readonly id: number }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const reading = useReading(
    async (caller, signal) => {
      const sale = await caller.getApi(VoucherSalesApi).getVoucherSale({ id }, { signal });
      const isPaid = sale.status === 'betaald';
      const vouchers = isPaid
        ? await caller.getApi(VouchersApi).listVouchers({ sale_id: id, page_size: 100 }, { signal })
        : [];
      return { sale, vouchers, isPaid };
    },
    [id],
    { every: REFRESH_MS },
  );

  return (
    <Read of={reading}>
      {({ sale: { number_of_vouchers, total, payment_url }, vouchers, isPaid }) => (
        <div role="status">
          <p>{fillWords(words.sold, { count: number_of_vouchers, amount: writing.formatAmount(total) })}</p>
          {!isPaid && <p>{words.open}</p>}
          {payment_url !== null && <a href={payment_url}>{words.pay}</a>}
          <ul class="rows">
            {vouchers.map(({ id: voucher, code }) => (
              <li key={voucher}>
                <a href={addressOf('voucher', voucher)}>{code}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Read>
  );
}
