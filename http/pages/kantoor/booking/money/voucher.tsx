// Redeems a voucher on a booking.
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { useWords } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import type { ObjectFormProps } from '../../frame/act.tsx';
import { Change } from '../../frame/booking/change.tsx';
import { WORDS } from './words.ts';

export function VoucherForm(props: ObjectFormProps): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <Change
      {...props}
      valuesOf={() => ({ code: '' })}
      save={({ caller, booking: { id }, values: { code }, ifMatch, options: { dry_run }, signal }) =>
        caller
          .getApi(BookingsApi)
          .redeemVoucher({ id, body: { code: code.trim() }, ...(dry_run && { dry_run }) }, { ifMatch, signal })
      }
      label={words.redeemNow}
      isAction
    >
      {(form) => <Field form={form} name="code" label={words.code} isFirst />}
    </Change>
  );
}
