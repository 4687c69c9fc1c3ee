// The page of a voucher: its status, worth, expiry and customer, and the form that redeems it on a booking.
import { VouchersApi } from 'boekstaaf/vouchers';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf, type PageTarget } from '../addresses.ts';
import { sumOf } from '../frame/amounts.ts';
import { Chip } from '../frame/chip.tsx';
import { usePage } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { Opener } from '../frame/opener.tsx';
import { Facts } from '../frame/part.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { UseForm } from './use.tsx';
import { WORDS } from './words.ts';

export function Page({ id }: PageTarget): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const reading = useReading((reader, signal) => reader.getApi(VouchersApi).getVoucher({ id }, { signal }), [id]);

  return (
    <article class="voucher">
      <Heading
        text={reading.value === undefined ? words.voucher : fillWords(words.named, { name: reading.value.code })}
      >
        {reading.value !== undefined && <Chip status={reading.value.status} />}
      </Heading>
      <Read of={reading}>
        {(voucher) => (
          <>
            <Facts
              of={[
                [words.name, voucher.title],
                [
                  words.worth,
                  writing.formatAmount(sumOf(voucher.inhoud.map((each) => each.aantal * each.prijs_per_stuk))),
                ],
                [words.validUntil, voucher.expiration_date && writing.formatLongDate(voucher.expiration_date)],
              ]}
            />
            {voucher.status === 'open' && caller.may('editBoeking') && (
              <Opener label={words.use}>{(close) => <UseForm voucher={voucher} close={close} />}</Opener>
            )}
            <ul class="links">
              {voucher.customer_id !== null && caller.seesCustomers && (
                <li>
                  <a href={addressOf('customer', voucher.customer_id)}>{words.toCustomer}</a>
                </li>
              )}
              <li>
                <a href={`/api2/vouchers/pdf/${String(id)}`} target="_blank" rel="noopener">
                  {words.toPrint}
                </a>
              </li>
            </ul>
          </>
        )}
      </Read>
    </article>
  );
}
