// The kinds of mails: each that the contract names, declared by the area of what it is about.
import type { KindOfMail } from './announcements/mail-writing.ts';
import type { Mail } from './announcements/mails.ts';
import { invoiceMails } from './invoices/invoice-mails.ts';

/**
 * By the kind's name in the contract. Where this does not compile, a kind of MailKind has no entry: declare it in its
 * area, as db/invoices/invoice-mails.ts does.
 */
export const mailKinds = { ...invoiceMails } as const satisfies {
  readonly [Kind in Mail['kind']]: KindOfMail<never>;
};

/** The sources of what mails come with; jobs/mail-files.ts has the contents for each. */
export type MailSource = Awaited<ReturnType<(typeof mailKinds)[keyof typeof mailKinds]['files']>>[number]['source'];
