// The forms that add, change, move and remove a line of the programme.
import type { Booking, BookingLine } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { ProductsApi } from 'boekstaaf/products';
import type { ComponentChildren } from 'preact';
import { useWords } from '../../frame/context.ts';
import { Field, type FormState } from '../../frame/form.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import type { ObjectFormProps } from '../../frame/act.tsx';
import { Change, type SaveContext } from '../../frame/booking/change.tsx';
import { numberIn } from '../../frame/amounts.ts';
import { dateOf, timeOf } from '../../frame/booking/moments.ts';
import { timesOf, type LineTimes } from './line-times.ts';
import { WORDS } from './words.ts';

/** The props of a form about a line; `id` is the booking. */
interface LineFormProps extends ObjectFormProps {
  readonly placeNames: ReadonlyMap<number, string>;
}

type LineFormValues = LineTimes & Readonly<Record<'aantal' | 'locatie_id' | 'opmerking' | 'product_id', string>>;
type LinesBody = NonNullable<Parameters<BookingsApi['patchBooking']>[0]['body']['boekingsregels']>;

/** Returns a refused member without the index of its line: the form is about one line. */
function fieldOf(fieldName: string): string {
  return fieldName.replace(/^boekingsregels\[\d+\]\./, '');
}

/** Saves the lines of a booking, of which one is changed, added or left out. */
function send(
  { caller, booking: { id }, ifMatch, options, signal }: SaveContext<LineFormValues>,
  boekingsregels: LinesBody,
): PromiseLike<Booking> {
  return caller.getApi(BookingsApi).patchBooking({ id, body: { boekingsregels }, ...options }, { ifMatch, signal });
}

export function ChangeLine({ line, ...props }: LineFormProps & { readonly line: number }): ComponentChildren {
  return (
    <Change<LineFormValues>
      {...props}
      fieldOf={fieldOf}
      valuesOf={(booking) => valuesOf(booking, line)}
      save={(saving) => saveLine(saving, line)}
    >
      {(form) => <LineFields form={form} placeNames={props.placeNames} />}
    </Change>
  );
}

function valuesOf({ boekingsregels }: Booking, id: number): LineFormValues {
  const line = boekingsregels.find((each) => each.id === id);
  return line === undefined ? NO_LINE : toLineValues(line);
}

const NO_LINE = { product_id: '', datum: '', begin: '', eind: '', aantal: '', locatie_id: '', opmerking: '' };

function toLineValues({ product_id, begin, eind, aantal, locatie_id, opmerking }: BookingLine): LineFormValues {
  return {
    product_id: String(product_id),
    datum: dateOf(begin),
    begin: timeOf(begin),
    eind: timeOf(eind),
    aantal: String(aantal),
    locatie_id: String(locatie_id ?? ''),
    opmerking: opmerking ?? '',
  };
}

function saveLine(saving: SaveContext<LineFormValues>, id: number): PromiseLike<Booking> {
  const { booking, changes } = saving;
  const { aantal, locatie_id, opmerking } = changes;
  const lines = booking.boekingsregels.map((line) =>
    line.id === id
      ? {
          id,
          ...timesOf(changes, line),
          ...(aantal !== undefined && { aantal: numberIn(aantal) }),
          ...(locatie_id !== undefined && { locatie_id: idOf(locatie_id) }),
          ...(opmerking !== undefined && { opmerking }),
        }
      : { id: line.id },
  );

  return send(saving, lines);
}

export function AddLine(props: LineFormProps): ComponentChildren {
  const words = useWords(WORDS);
  const reading = useReading(
    (caller, signal) => caller.getApi(ProductsApi).listProducts({ page_size: 1000 }, { signal }),
    [],
  );

  return (
    <Read of={reading}>
      {(products) => (
        <Change<LineFormValues>
          {...props}
          fieldOf={fieldOf}
          valuesOf={({ begin }) => ({ ...NO_LINE, datum: dateOf(begin), begin: timeOf(begin) })}
          save={addLine}
          label={words.addNow}
          isAction
        >
          {(form) => (
            <>
              <Field
                form={form}
                name="product_id"
                label={words.product}
                options={[
                  ['', words.choose] as const,
                  ...products
                    .filter(({ is_deleted }) => !is_deleted)
                    .toSorted((a, b) => a.naam.localeCompare(b.naam))
                    .map(({ id, naam }) => [String(id), naam] as const),
                ]}
                isFirst
              />
              <LineFields form={form} placeNames={props.placeNames} isNew />
            </>
          )}
        </Change>
      )}
    </Read>
  );
}

function addLine(saving: SaveContext<LineFormValues>): PromiseLike<Booking> {
  const { booking, values } = saving;
  const { product_id, aantal, locatie_id, opmerking } = values;
  return send(saving, [
    ...booking.boekingsregels.map(({ id }) => ({ id })),
    {
      ...(product_id !== '' && { product_id: Number(product_id) }),
      ...timesOf(values, null),
      ...(aantal !== '' && { aantal: numberIn(aantal) }),
      ...(locatie_id !== '' && { locatie_id: Number(locatie_id) }),
      ...(opmerking !== '' && { opmerking }),
    },
  ]);
}

export function RemoveLine({ line, ...props }: LineFormProps & { readonly line: number }): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <Change<LineFormValues>
      {...props}
      valuesOf={(booking) => valuesOf(booking, line)}
      save={(saving) =>
        send(
          saving,
          saving.booking.boekingsregels.filter(({ id }) => id !== line).map(({ id }) => ({ id })),
        )
      }
      label={words.removeNow}
      isAction
    >
      {() => null}
    </Change>
  );
}

interface LineFieldsProps {
  readonly form: FormState<LineFormValues>;
  readonly placeNames: ReadonlyMap<number, string>;
  readonly isNew?: boolean;
}

function LineFields({ form, placeNames, isNew = false }: LineFieldsProps): ComponentChildren {
  const words = useWords(WORDS);
  const options = [
    ['', isNew ? words.usualPlace : words.noPlace] as const,
    ...[...placeNames].map(([id, name]) => [String(id), name] as const),
  ];

  return (
    <>
      <div class="fields">
        <Field form={form} name="datum" label={words.date} type="date" />
        <Field form={form} name="begin" label={words.from} type="time" isFirst={!isNew} />
        <Field form={form} name="eind" label={words.to} type="time" />
        <Field form={form} name="aantal" label={words.number} inputMode="numeric" />
        <Field form={form} name="locatie_id" label={words.place} options={options} />
      </div>
      <Field form={form} name="opmerking" label={words.note} />
      <p class="hint">{isNew ? words.leftEmpty : words.endMoves}</p>
    </>
  );
}

function idOf(text: string): number | null {
  return text === '' ? null : Number(text);
}
