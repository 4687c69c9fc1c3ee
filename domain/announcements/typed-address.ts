// Addresses that strangers type into public forms: whose mailbox one is, and how many mails a day it gets.

/** The number of mails a day to an address that somebody without a credential typed: it need not be their own. */
export const MAX_MAILS_PER_DAY = 3;

/** Google delivers to one mailbox whatever dots are in its name, and under both domains. */
const GMAIL_DOMAIN = 'gmail.com';
const GMAIL_DOMAINS = new Set([GMAIL_DOMAIN, 'googlemail.com']);

/**
 * The mailbox of an address, in one spelling. It is in lower case, with the domain in ASCII and no tag (`name+tag@`).
 * At Gmail it has no dots, and one domain. Otherwise one mailbox would have as many addresses as somebody can
 * think of.
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
