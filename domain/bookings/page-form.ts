// Reads the forms by which customers answer a proposal or cancel a booking.

const MAX_REASON_LENGTH = 2_000;

/** Parses a URL-encoded form. */
export function parseForm(body: Uint8Array): URLSearchParams {
  return new URLSearchParams(new TextDecoder().decode(body));
}

/** Returns the typed `reden` without control characters, at most 2,000 characters; null for none. */
export function readReason(form: URLSearchParams): string | null {
  // Browsers send line breaks as \r\n: the \r goes, tabs and line breaks stay. Databases store no lone surrogates.
  const typedText = (form.get('reden') ?? '').replace(/(?![\t\n])\p{Cc}|\p{Surrogate}/gu, '').trim();
  const reason = Array.from(typedText).slice(0, MAX_REASON_LENGTH).join('');
  return reason === '' ? null : reason;
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
