// The names of things on the reference pages, and their places.

const ABBREVIATIONS: Readonly<Record<string, string>> = { api: 'API', pdf: 'PDF' };

/** A name in camelCase as words: `bookingMails` becomes "Booking mails". */
export function titleOf(name: string): string {
  const words = name.split(/(?=[A-Z])/).map((word) => ABBREVIATIONS[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function toOperationHref(id: string): string {
  return `/docs/operations/${id}`;
}

export function toResourceHref(tag: string): string {
  return `/docs/resources/${tag}`;
}

export function toEventHref(object: string): string {
  return `/docs/events/${object}`;
}

export function toGuideHref(name: string): string {
  return `/docs/guides/${name}`;
}

export function toErrorHref(code: string): string {
  return `/docs/errors#${code}`;
}

/** A title as the anchor of its heading. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
