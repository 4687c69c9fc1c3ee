// The names that the Python client gives to what the contract calls otherwise.

/** The first line of generated modules says so. */
export const MADE_COMMENT = 'Made by npm run generate. Never edit.';

const PYTHON_KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** The name in a program of what the wire calls otherwise: `from` is `from_`. */
export function toPythonName(name: string): string {
  const word = name.replace(/\W/g, '_');
  return PYTHON_KEYWORDS.has(word) ? `${word}_` : word;
}

/** `getPdf` is `get_pdf`. */
export function toSnakeCase(name: string): string {
  return toPythonName(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** `bookings` is `Bookings`. */
export function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
