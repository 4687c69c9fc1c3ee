// Addresses that visitors type into public forms: their mailbox, and how many mails a day it gets.

/** The most mails a day to an address typed without a credential: it may belong to another person. */
export const MAX_MAILS_PER_DAY = 3;

/** Google delivers to one mailbox with any dots in its name, and under both domains. */
const GMAIL_DOMAIN = 'gmail.com';
const GMAIL_DOMAINS = new Set([GMAIL_DOMAIN, 'googlemail.com']);

/**
 * Returns the mailbox of an address in one spelling: lower case, the domain in ASCII, without a tag (`name+tag@`). For
 * Gmail also without dots, under one domain. Otherwise a visitor could invent any number of addresses of one mailbox.
 */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = asciiOf(text.slice(at + 1));
  const [name = ''] = text.slice(0, at).split('+');
  return GMAIL_DOMAINS.has(domain) ? `${name.replaceAll('.', '')}@${GMAIL_DOMAIN}` : `${name}@${domain}`;
}

function asciiOf(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
