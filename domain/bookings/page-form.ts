// The forms of the pages on which customers respond: reads and cleans what a browser submits.

const MAX_REASON_LENGTH = 2_000;

/** The fields of a form. */
export function parseForm(body: Uint8Array): URLSearchParams {
  return new URLSearchParams(new TextDecoder().decode(body));
}

/** The typed `reden` without control characters, at most 2,000 characters; null for none. */
export function readReason(form: URLSearchParams): string | null {
  const typedText = (form.get('reden') ?? '').replace(/(?![\t\n])\p{Cc}|\p{Surrogate}/gu, '').trim();
  const reden = Array.from(typedText).slice(0, MAX_REASON_LENGTH).join('');
  return reden === '' ? null : reden;
}

/** The fields of the form that cancels a booking: the digest of the page that the customer saw, and their reason. */
export interface SentCancellation {
  readonly gezien: string;
  readonly reden: string | null;
}

/** Reads the form that cancels a booking; undefined for anything that its button does not send. */
export function readCancellation(body: Uint8Array): SentCancellation | undefined {
  const form = parseForm(body);
  return form.get('annuleren') === 'ja' ? { gezien: form.get('gezien') ?? '', reden: readReason(form) } : undefined;
}
