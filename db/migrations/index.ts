// Made by npm run generate from the files of this folder. Never edit. All migrations, in the order of their numbers: a list of imports, so that the build holds them.
import type { Migration } from '../engine/migrate.ts';
import * as firstRelease0121 from './0121-first-release.ts';
import * as numbersOfEvents0122 from './0122-numbers-of-events.ts';
import * as agreedPrices0123 from './0123-agreed-prices.ts';
import * as issuerLoginsAfterTheCode0124 from './0124-issuer-logins-after-the-code.ts';
import * as invoicesThatAreOpen0125 from './0125-invoices-that-are-open.ts';
import * as addressesAsWords0126 from './0126-addresses-as-words.ts';
import * as newsletterUnsubscriptions0127 from './0127-newsletter-unsubscriptions.ts';
import * as identitiesOfMergedCustomers0128 from './0128-identities-of-merged-customers.ts';
import * as paymentRequests0129 from './0129-payment-requests.ts';

export const migrations: readonly Migration[] = [
  { name: '0121-first-release', ...firstRelease0121 },
  { name: '0122-numbers-of-events', ...numbersOfEvents0122 },
  { name: '0123-agreed-prices', ...agreedPrices0123 },
  { name: '0124-issuer-logins-after-the-code', ...issuerLoginsAfterTheCode0124 },
  { name: '0125-invoices-that-are-open', ...invoicesThatAreOpen0125 },
  { name: '0126-addresses-as-words', ...addressesAsWords0126 },
  { name: '0127-newsletter-unsubscriptions', ...newsletterUnsubscriptions0127 },
  { name: '0128-identities-of-merged-customers', ...identitiesOfMergedCustomers0128 },
  { name: '0129-payment-requests', ...paymentRequests0129 },
];
