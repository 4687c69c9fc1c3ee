// The pages of the office, each with a function that loads its file when the page is opened.
import type { ComponentType } from 'preact';
import type { PageName, PageTarget } from './addresses.ts';

/** The export of a page's file. */
interface PageFile {
  readonly Page: ComponentType<PageTarget>;
}

export const PAGES: Readonly<Record<PageName, () => Promise<PageFile>>> = {
  today: () => import('./today/page.tsx'),
  kitchen: () => import('./kitchen/page.tsx'),
  crew: () => import('./crew/page.tsx'),
  invoices: () => import('./invoices/page.tsx'),
  vouchers: () => import('./voucher/list.tsx'),
  figures: () => import('./figures/page.tsx'),
  logins: () => import('./logins/page.tsx'),
  planning: () => import('./planning/page.tsx'),
  account: () => import('./account/page.tsx'),
  find: () => import('./find/page.tsx'),
  newBooking: () => import('./booking/new/page.tsx'),
  booking: () => import('./booking/page.tsx'),
  customer: () => import('./customer/page.tsx'),
  invoice: () => import('./invoices/one.tsx'),
  voucher: () => import('./voucher/page.tsx'),
};
