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
