// Types of results with embedded objects: those that the call asks for are present.

/** A query with the names to embed as literal types, from which the type of the result follows. */
export type Embedding<Query, Names extends readonly string[]> = Omit<Query, 'embed'> & {
  /** Related objects to include. */
  readonly embed?: Names;
};

/**
 * A result in which the members that `Names` embed are not optional. They remain optional for a name whose type is a
 * union, and for a list that is not written in the call.
 */
export type Embedded<T, Names extends readonly string[]> = With<T, Each<Names>>;

type Each<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends string[],
]
  ? Each<Rest> | (IsOne<First> extends true ? First : never)
  : never;

type IsOne<Name, Whole = Name> = Name extends unknown ? ([Whole] extends [Name] ? true : false) : never;

type With<T, Name extends string> = [Name] extends [never]
  ? T
  : T extends unknown
    ? Omit<T, Heads<T, Name>> & {
        readonly [Head in Heads<T, Name>]: Deep<Exclude<T[Head], undefined>, Below<Name, Head>>;
      }
    : never;

/** The members that names begin with: `Klant` of `Klant.Hoofdcontact`. */
type Heads<T, Name extends string> = Extract<keyof T, Name extends `${infer Head}.${string}` ? Head : Name>;

type Below<Name extends string, Head> = Name extends `${Extract<Head, string>}.${infer Rest}` ? Rest : never;

type Deep<T, Name extends string> = [Name] extends [never]
  ? T
  : T extends readonly (infer Item)[]
    ? With<Item, Name>[]
    : T extends object
      ? With<T, Name>
      : T;
