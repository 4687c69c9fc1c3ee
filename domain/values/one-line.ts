// Texts of one line: for headers, calendars and other line-based files.

/** A text without line breaks and other control characters, which would begin another line of a file. */
export function formatOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Whether a text, without the spaces around it, is one line without control characters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());
}
