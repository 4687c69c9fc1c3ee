// The page of vouchers: finds a voucher by its typed or scanned code, and sells and gives vouchers.
import { VouchersApi } from 'boekstaaf/vouchers';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../addresses.ts';
import { usePage } from '../frame/context.ts';
import { Field, type FormState } from '../frame/form.tsx';
import { Heading } from '../frame/heading.tsx';
import { goTo, useQuery } from '../frame/navigation.ts';
import { Opener } from '../frame/opener.tsx';
import { Part } from '../frame/part.tsx';
import { describeError } from '../frame/refusals.ts';
import { Scanner } from './scan.tsx';
import { VoucherOrderStatus, SellForm } from './sell.tsx';
import { WORDS } from './words.ts';

export function Page(): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const sale = Number(useQuery('verkoop'));
  const maySell = caller.may('editVouchers');

  return (
    <article class="voucher">
      <Heading text={words.title} />
      {maySell || caller.may('editBoeking') ? <Lookup /> : <p class="nothing">{words.notForYou}</p>}
      {maySell && (
        <Part title={words.sell}>
          {sale > 0 && <VoucherOrderStatus key={sale} id={sale} />}
          <Opener label={words.sell}>{(close) => <SellForm close={close} />}</Opener>
        </Part>
      )}
    </article>
  );
}

function Lookup(): ComponentChildren {
  const { words, caller, language } = usePage(WORDS);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const lookUpVoucher = async (voucherCode: string): Promise<void> => {
    setCode(voucherCode);
    setProblem(undefined);
    setBusy(true);
    try {
      const [voucher] = voucherCode === '' ? [] : await caller.getApi(VouchersApi).listVouchers({ code: voucherCode });
      if (voucher === undefined) setProblem(words.unknown);
      else goTo(addressOf('voucher', voucher.id));
    } catch (error) {
      setProblem(describeError(error, language));
    }
    setBusy(false);
  };

  const submit = (event: Event): void => {
    event.preventDefault();
    void lookUpVoucher(code.trim());
  };

  const type = (_name: string, text: string): void => setCode(text);
  const form: FormState<{ code: string }> = {
    values: { code },
    problems: { code: problem },
    clashes: {},
    changes: {},
    message: '',
    type,
    submit,
    isBusy,
  };

  return (
    <form class="act" noValidate onSubmit={submit}>
      <Field form={form} name="code" label={words.code} isFirst />
      <div class="acts">
        <button type="submit" class="primary" disabled={isBusy}>
          {words.look}
        </button>
        <Opener label={words.scan}>
          {(close) => (
            <Scanner
              close={close}
              onFound={(text) => {
                close();
                void lookUpVoucher(text.trim());
              }}
            />
          )}
        </Opener>
      </div>
    </form>
  );
}
