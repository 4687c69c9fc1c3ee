// The page of a new booking: customer, time and group size, from a package or as a copy of another booking.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { CustomersApi } from 'boekstaaf/customers';
import { PackagesApi } from 'boekstaaf/packages';
import { SearchApi } from 'boekstaaf/search';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { fillWords } from '../../../browser/words.ts';
import { addressOf } from '../../addresses.ts';
import { usePage, useWords } from '../../frame/context.ts';
import { readToday } from '../../frame/day.tsx';
import { Field, FormEnd, useForm, type FormState, type Option } from '../../frame/form.tsx';
import { Heading } from '../../frame/heading.tsx';
import { goTo, useQuery } from '../../frame/navigation.ts';
import { Read, useReading } from '../../frame/reading.tsx';
import { refusalOf } from '../../frame/refusals.ts';
import { canBeFound } from '../../frame/search.ts';
import type { OfficeCaller } from '../../frame/caller.ts';
import { STATUSES } from '../../frame/codes.ts';
import { readBooking } from '../booking.ts';
import { useCapacityCheck, type ChangeOptions } from '../../frame/booking/capacity-check.tsx';
import { momentOf, timeOf } from '../../frame/booking/moments.ts';
import { numberIn } from '../../frame/amounts.ts';
import { Outcome } from '../../frame/booking/outcome.tsx';
import { WORDS } from '../words.ts';
import { Finder } from '../../frame/finder.tsx';

/** The statuses that a new booking may get. */
const OFFERED_STATUSES = ['informatie', 'interesse', 'optie', 'reservering', 'definitief'] as const;

/** The fields of the customer; `klant_id` is empty for a new one. */
type CustomerValues = Readonly<
  Record<'achternaam' | 'email1' | 'klant_id' | 'naam' | 'telefoon1' | 'voornaam', string>
>;

type NewValues = CustomerValues &
  Readonly<
    Record<'arrangement_id' | 'begin' | 'bijzonderheden' | 'datum' | 'personen' | 'status_vervaldatum', string>
  > & { readonly status: (typeof OFFERED_STATUSES)[number] };

const EMPTY_VALUES: NewValues = {
  klant_id: '',
  naam: '',
  voornaam: '',
  achternaam: '',
  telefoon1: '',
  email1: '',
  datum: '',
  begin: '',
  personen: '',
  arrangement_id: '',
  status: 'optie',
  status_vervaldatum: '',
  bijzonderheden: '',
};

interface NewFormProps {
  readonly packages: readonly Option[];
  /** The booking that is copied; null for none. */
  readonly source: Booking | null;
  /** The id of any customer, to calculate a price for a new one, on whom it does not depend; 0 where none is visible. */
  readonly anyone: number;
}

export function Page(): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const copied = Number(useQuery('kopie'));
  const reading = useReading((reader, signal) => readFormProps(reader, copied, signal), [copied]);

  return (
    <article class="booking new">
      <Heading text={copied > 0 ? words.copyTitle : words.newBooking} />
      {caller.may('createBoeking') ? (
        <Read of={reading}>{(ready) => <NewForm key={copied} {...ready} />}</Read>
      ) : (
        <p role="alert">{words.mayNot}</p>
      )}
    </article>
  );
}

async function readFormProps(caller: OfficeCaller, copied: number, signal: AbortSignal): Promise<NewFormProps> {
  const [packages, source, customers] = await Promise.all([
    caller.getApi(PackagesApi).listPackages({ page_size: 1000 }, { signal }),
    copied > 0 ? readBooking(caller, copied, signal) : null,
    caller.seesCustomers ? caller.getApi(CustomersApi).listCustomers({ page_size: 1 }, { signal }) : [],
  ]);
  const offeredPackages = packages.filter(({ is_deleted }) => !is_deleted);
  const options = offeredPackages.map(({ id, arrangement }) => [String(id), arrangement] as const);
  return { packages: options, source, anyone: customers[0]?.id ?? 0 };
}

/** Returns the first values of the form; a copy begins with the customer, the size and the time of its source. */
function valuesFrom(source: Booking | null): NewValues {
  if (source === null) return EMPTY_VALUES;
  const { klant_id, Klant, referentie, begin, personen } = source;
  return {
    ...EMPTY_VALUES,
    klant_id: String(klant_id),
    naam: Klant?.displaynaam ?? referentie,
    begin: timeOf(begin),
    personen: String(personen),
  };
}

function NewForm({ packages, source, anyone }: NewFormProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const capacity = useCapacityCheck();

  // Remembers the customer that was created for a refused booking, so that the next attempt creates no second one.
  const newCustomer = useRef({ id: 0, typed: '' });
  // The name of which a namesake was already reported: the next attempt creates the customer.
  const reportedName = useRef('');

  const makeNewCustomer = async (values: NewValues): Promise<void> => {
    if (reportedName.current !== values.naam && (await isNamesake(caller, values.naam))) {
      reportedName.current = values.naam;
      throw refusalOf('naam', words.namesake);
    }
    // A dry run comes first, so that a refused booking creates no customer.
    const body = bodyOf(values, anyone, source);
    if (anyone > 0) await caller.getApi(BookingsApi).createBooking({ body, dry_run: true, ...capacity.options });
    newCustomer.current = { id: await makeCustomer(caller, values), typed: typedCustomerOf(values) };
  };

  const form = useForm({
    from: useRef({ values: valuesFrom(source) }).current,
    save: (values) =>
      capacity.ask(async () => {
        const isCreated = newCustomer.current.typed === typedCustomerOf(values);
        if (values.klant_id === '' && !isCreated) await makeNewCustomer(values);
        const body = bodyOf(values, Number(values.klant_id) || newCustomer.current.id, source);
        return caller.getApi(BookingsApi).createBooking({ body, ...capacity.options });
      }),
    onDone: (booking) => goTo(addressOf('booking', booking?.id)),
    required: ['naam', 'datum', 'begin', 'personen'],
    buildQuestion: ({ datum }) => (datum < readToday() ? words.isPast : ''),
    fieldOf: (fieldName) => REFUSAL_FIELDS[fieldName] ?? fieldName.replace(/^contactpersonen\[0\]\./, ''),
    isAction: true,
  });
  const { values } = form;

  const ask = (options: ChangeOptions, signal: AbortSignal): PromiseLike<Booking> | false => {
    const body = bodyOf(values, Number(values.klant_id) || anyone, source);
    return (
      (values.arrangement_id !== '' || source !== null) &&
      ![values.datum, values.begin, values.personen].includes('') &&
      caller.getApi(BookingsApi).createBooking({ body, ...options }, { signal })
    );
  };

  return (
    <form class="act" noValidate onSubmit={form.submit}>
      <CustomerFields form={form} mayMake={caller.may('editContact')} />
      <Wishes form={form} packages={packages} source={source} />
      <Outcome
        now={null}
        capacity={capacity}
        ask={ask}
        on={[values.klant_id, values.datum, values.begin, values.personen, values.arrangement_id, values.status]}
      />
      <FormEnd form={form} cancel={() => history.back()} label={words.make} />
    </form>
  );
}

/** The fields next to which refusals of other members are shown. */
const REFUSAL_FIELDS: Readonly<Record<string, string>> = { klant_id: 'naam', boeking_id: 'begin' };

/** Returns whether a customer has this name already, regardless of capitals and blanks. */
async function isNamesake(caller: OfficeCaller, naam: string): Promise<boolean> {
  if (!canBeFound(naam)) return false;
  const { klanten = [] } = await caller.getApi(SearchApi).getSearchResults({ q: naam.slice(0, 100) });
  return klanten.some(({ displaynaam }) => foldName(displaynaam) === foldName(naam));
}

function foldName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns the typed fields of a new customer as one text, which differs for another customer. */
function typedCustomerOf({ naam, voornaam, achternaam, telefoon1, email1 }: CustomerValues): string {
  return JSON.stringify([naam, voornaam, achternaam, telefoon1, email1]);
}

/** Creates a customer and returns its id. A contact person without a name gets the customer's, because mails address them. */
async function makeCustomer(caller: OfficeCaller, values: NewValues): Promise<number> {
  const naam = values.naam.trim();
  const readTrimmed = (member: keyof CustomerValues): string | null => values[member].trim() || null;
  const voornaam = readTrimmed('voornaam');
  const telefoon1 = readTrimmed('telefoon1');
  const email1 = readTrimmed('email1');
  const achternaam = readTrimmed('achternaam') ?? (voornaam === null ? naam : null);
  const person = { voornaam, achternaam, telefoon1, email1 };
  const { id } = await caller.getApi(CustomersApi).createCustomer({ body: { naam, contactpersonen: [person] } });
  return id;
}

function bodyOf(values: NewValues, klant_id: number, source: Booking | null) {
  const { datum, begin, personen, arrangement_id, status, status_vervaldatum, bijzonderheden } = values;
  return {
    klant_id,
    begin: momentOf(datum, begin),
    personen: numberIn(personen),
    status,
    ...(source !== null && { boeking_id: source.id }),
    ...(source === null && arrangement_id !== '' && { arrangement_id: Number(arrangement_id) }),
    ...(status_vervaldatum !== '' && { status_vervaldatum }),
    ...(bijzonderheden !== '' && { bijzonderheden }),
  };
}

interface CustomerProps {
  readonly form: FormState<CustomerValues>;
  /** Whether the caller may create a customer. */
  readonly mayMake: boolean;
}

function CustomerFields({ form, mayMake }: CustomerProps): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <>
      <Finder form={form} kind="customer" id="klant_id" name="naam" />
      {mayMake && form.values.klant_id === '' && form.values.naam.trim() !== '' && (
        <fieldset class="fields">
          <legend>{words.newCustomer}</legend>
          <Field form={form} name="voornaam" label={words.firstName} />
          <Field form={form} name="achternaam" label={words.lastName} />
          <Field form={form} name="telefoon1" label={words.phone} inputMode="tel" />
          <Field form={form} name="email1" label={words.mail} inputMode="email" />
        </fieldset>
      )}
    </>
  );
}

interface WishesProps extends Omit<NewFormProps, 'anyone'> {
  readonly form: FormState<NewValues>;
}

function Wishes({ form, packages, source }: WishesProps): ComponentChildren {
  const words = useWords(WORDS);
  const statuses = useWords(STATUSES);
  const { status } = form.values;

  return (
    <>
      <div class="fields">
        <Field form={form} name="datum" label={words.date} type="date" />
        <Field form={form} name="begin" label={words.beginsAt} type="time" />
        <Field form={form} name="personen" label={words.people} inputMode="numeric" />
      </div>
      {source === null ? (
        <Field form={form} name="arrangement_id" label={words.package} options={[['', words.none], ...packages]} />
      ) : (
        <p>{fillWords(words.copied, { name: source.referentie })}</p>
      )}
      <div class="fields">
        <Field
          form={form}
          name="status"
          label={words.status}
          options={OFFERED_STATUSES.map((each) => [each, statuses[each]] as const)}
        />
        {status !== 'definitief' && <Field form={form} name="status_vervaldatum" label={words.heldUntil} type="date" />}
      </div>
      <Field form={form} name="bijzonderheden" label={words.remark} isLong />
    </>
  );
}
