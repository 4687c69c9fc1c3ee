// Texts of one line: what headers, calendars and other files of lines can carry.

/** A text without line breaks and other control characters: in a file of lines they would begin another one. */
export function formatOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Whether a text, without the spaces around it, is one line without control characters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());
}
