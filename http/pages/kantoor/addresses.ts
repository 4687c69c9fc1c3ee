// The address of each page: the browser goes by them, and the server answers with the pages at them and at no other.

/** `{id}` is a number. */
export const ADDRESSES = {
  today: '/kantoor',
  kitchen: '/kantoor/keuken',
  crew: '/kantoor/diensten',
  account: '/kantoor/account',
  planning: '/kantoor/planning',
  find: '/kantoor/zoeken',
  newBooking: '/kantoor/boekingen/nieuw',
  invoices: '/kantoor/facturen',
  vouchers: '/kantoor/vouchers',
  figures: '/kantoor/cijfers',
  logins: '/kantoor/logins',
  booking: '/kantoor/boekingen/{id}',
  customer: '/kantoor/klanten/{id}',
  invoice: '/kantoor/facturen/{id}',
  voucher: '/kantoor/vouchers/{id}',
} as const;

export type PageName = keyof typeof ADDRESSES;

/** A page, and the number in its address; 0 where it has none. */
export interface PageTarget {
  readonly name: PageName;
  readonly id: number;
}

const ID = /^[1-9]\d{0,14}$/;

/** The page at a path; null where there is none. */
export function pageAt(path: string): PageTarget | null {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const isNumbered = ID.test(last);
  const pattern = isNumbered ? `${path.slice(0, -last.length)}{id}` : path;
  const name = (Object.keys(ADDRESSES) as PageName[]).find((each) => ADDRESSES[each] === pattern);
  return name === undefined ? null : { name, id: isNumbered ? Number(last) : 0 };
}

/** The address of a page; of those of one object it takes the id. */
export function addressOf(name: PageName, id = 0): string {
  return ADDRESSES[name].replace('{id}', String(id));
}
