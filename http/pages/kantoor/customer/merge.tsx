// Merges another customer into this one: finds it, previews the outcome, and merges after a confirmation.
import type { Customer, CustomerMerge } from 'boekstaaf';
import { CustomersApi } from 'boekstaaf/customers';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { Act, type CloseProps } from '../frame/act.tsx';
import { usePage, useWords } from '../frame/context.ts';
import { Finder } from '../frame/finder.tsx';
import { useForm, type Version } from '../frame/form.tsx';
import { Facts, type NamedFact } from '../frame/part.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import type { OfficeCaller } from '../frame/caller.ts';
import { invoicingOf } from './details.tsx';
import { WORDS, type CustomerWords } from './words.ts';

const NO_CUSTOMER = { values: { klant_id: '', naam: '' } };

interface MergeProps extends CloseProps {
  /** The customer who remains. */
  readonly customer: Customer;
  /** Called once they are merged. */
  readonly onDone: () => void;
}

export function Merge({ customer, close, onDone }: MergeProps): ComponentChildren {
  const form = useForm({ from: NO_CUSTOMER, save: () => Promise.resolve(), onDone: close });
  const { klant_id, naam } = form.values;

  return (
    <div class="act">
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Finder form={form} kind="customer" id="klant_id" name="naam" />
      </form>
      {klant_id === '' ? (
        <KeepBoth close={close} />
      ) : (
        <Previewed
          key={klant_id}
          customer={customer}
          other={Number(klant_id)}
          name={naam}
          close={close}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function KeepBoth({ close }: CloseProps): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <div class="acts">
      <button type="button" onClick={close}>
        {words.keepBoth}
      </button>
    </div>
  );
}

interface PreviewedProps extends MergeProps {
  readonly other: number;
  readonly name: string;
}

/** The version of the customer that a merge would change, and the outcome of its dry run. */
interface Preview {
  readonly from: Version<Readonly<Record<string, string>>>;
  readonly now: Customer;
  readonly merge: CustomerMerge;
}

async function readPreview(caller: OfficeCaller, id: number, klant_id: number, signal?: AbortSignal): Promise<Preview> {
  const api = caller.getApi(CustomersApi);
  const options = signal === undefined ? {} : { signal };
  const { data, headers } = await api.getCustomer({ id }, options).withResponse();
  const merge = await api.mergeCustomer({ id, body: { klant_id }, dry_run: true }, options);
  return { from: { values: {}, etag: headers.get('etag') ?? '' }, now: data, merge };
}

function Previewed(props: PreviewedProps): ComponentChildren {
  const { customer, other, close } = props;
  const reading = useReading((caller, signal) => readPreview(caller, customer.id, other, signal), [customer.id, other]);

  return (
    <>
      <Read of={reading}>
        {(preview) => (
          <div class="preview">
            <Confirm {...props} preview={preview} />
          </div>
        )}
      </Read>
      {reading.value === undefined && <KeepBoth close={close} />}
    </>
  );
}

function Confirm(props: PreviewedProps & { readonly preview: Preview }): ComponentChildren {
  const { customer, other, name, close, onDone, preview } = props;
  const { words, caller } = usePage(WORDS);
  const { moved, kept } = preview.merge;
  const filling = fillingsOf(preview, words);

  return (
    <Act
      close={close}
      onDone={onDone}
      from={preview.from}
      read={async () => (await readPreview(caller, customer.id, other)).from}
      save={(_, ifMatch) =>
        caller.getApi(CustomersApi).mergeCustomer({ id: customer.id, body: { klant_id: other } }, { ifMatch })
      }
      label={words.mergeNow}
      back={words.keepBoth}
    >
      {() => (
        <>
          <p>{fillWords(words.mergeGone, { name, remains: customer.displaynaam })}</p>
          <Facts of={countsOf(moved, words)} />
          {Object.values(moved).every((count) => count === 0) && <p class="more">{words.nothingMoves}</p>}
          {kept.bookings + kept.invoices > 0 && (
            <p>{fillWords(words.mergeKept, { bookings: kept.bookings, invoices: kept.invoices, name })}</p>
          )}
          {filling.length > 0 && (
            <>
              <p>{words.mergeFilled}</p>
              <Facts of={filling} />
            </>
          )}
        </>
      )}
    </Act>
  );
}

function countsOf(movedCounts: CustomerMerge['moved'], words: CustomerWords): readonly NamedFact[] {
  const labelledCounts: readonly (readonly [string, number])[] = [
    [words.bookings, movedCounts.bookings],
    [words.drafts, movedCounts.invoices],
    [words.notes, movedCounts.notes],
    [words.vouchers, movedCounts.vouchers],
    [words.voucherSales, movedCounts.voucher_sales],
    [words.people, movedCounts.contact_persons],
  ];
  return labelledCounts.flatMap(([label, count]) => (count === 0 ? [] : [[label, String(count)] as const]));
}

/** Returns the facts that the merge would fill in. */
function fillingsOf({ now, merge: { klant } }: Preview, words: CustomerWords): readonly NamedFact[] {
  if (klant === undefined) return [];
  const [before, after] = [now, klant].map((customer) => [
    [words.name, customer.naam] as const,
    [words.address, [customer.adres, customer.postcode, customer.plaats].filter(Boolean).join(', ')] as const,
    ...invoicingOf(customer, words),
  ]);
  return (after ?? []).filter(([, value], index) => value !== before?.[index]?.[1]);
}
