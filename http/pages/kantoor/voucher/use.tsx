// Redeems a voucher on a booking that is found by its reference.
import type { Voucher } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { addressOf } from '../addresses.ts';
import { usePage, useWords } from '../frame/context.ts';
import { Finder } from '../frame/finder.tsx';
import { FormEnd, useForm } from '../frame/form.tsx';
import { goTo } from '../frame/navigation.ts';
import { FRAME_WORDS } from '../frame/words.ts';
import { WORDS } from './words.ts';

const NO_BOOKING = { values: { id: '', code: '' }, etag: '' };

interface UseFormProps {
  readonly voucher: Voucher;
  readonly close: () => void;
}

/** The form that redeems a voucher. Its field of the booking is named `code`, so that refusals of the code are shown there. */
export function UseForm({ voucher: { code }, close }: UseFormProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const { cancel } = useWords(FRAME_WORDS);
  const form = useForm({
    from: NO_BOOKING,
    save: ({ id }) => caller.getApi(BookingsApi).redeemVoucher({ id: Number(id), body: { code } }),
    onDone: () => goTo(addressOf('booking', Number(form.values.id))),
    isAction: true,
  });

  return (
    <form class="act" noValidate onSubmit={form.submit}>
      <Finder form={form} kind="booking" id="id" name="code" />
      {form.values.id === '' ? (
        <button type="button" onClick={close}>
          {cancel}
        </button>
      ) : (
        <FormEnd form={form} cancel={close} label={words.useNow} />
      )}
    </form>
  );
}
