// The address of each page of the office. The browser finds pages by them, and the server serves the office at no others.

/** The path of each page, in which `{id}` is a number. */
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

/** Returns the page at a path; null for none. */
export function pageAt(path: string): PageTarget | null {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const isNumbered = ID.test(last);
  const pattern = isNumbered ? `${path.slice(0, -last.length)}{id}` : path;
  const name = (Object.keys(ADDRESSES) as PageName[]).find((each) => ADDRESSES[each] === pattern);
  return name === undefined ? null : { name, id: isNumbered ? Number(last) : 0 };
}

/** Returns the address of a page. `id` is for the page of a single object. */
export function addressOf(name: PageName, id = 0): string {
  return ADDRESSES[name].replace('{id}', String(id));
}
