// The `x-` keywords that spec/ may use; docs/contract.md says what each means.

/** Every keyword of ours, by where it is written. */
export const KEYWORDS = {
  contract: ['x-areas', 'x-references'],
  operation: [
    'x-origin',
    'x-only',
    'x-kind',
    'x-root',
    'x-created',
    'x-paged',
    'x-conditional',
    'x-takes',
    'x-returns',
    'x-returns-public',
    'x-errors',
    'x-permission',
    'x-needs-rights',
    'x-own',
    'x-basic',
    'x-before-second-factor',
    'x-public',
    'x-limit',
    'x-queue',
    'x-deprecated',
    'x-sunset',
  ],
  parameter: ['x-permission', 'x-deprecated', 'x-sunset'],
  schema: [
    'x-noun',
    'x-required-on-create',
    'x-required-on-put',
    'x-announced-as',
    'x-announced-with',
    'x-changes-with',
    'x-announced-to',
    'x-announced-never',
    'x-view',
    'x-events-of-each-object',
    'x-object-of',
    'x-refusals',
    'x-deprecated',
    'x-sunset',
    'x-deprecated-values',
  ],
} as const;

const KNOWN_KEYWORDS: ReadonlySet<string> = new Set(Object.values(KEYWORDS).flat());

/** Returns a lint error for each key that looks like a keyword of ours and is none: a misspelt one would do nothing. */
export function findUnknownKeywords(keys: readonly string[], where: string): string[] {
  const unknown = keys.filter((key) => /^x-[a-z]/.test(key) && !KNOWN_KEYWORDS.has(key));
  return unknown.map((key) => `${where}: ${key} is no keyword of this contract: docs/contract.md lists them.`);
}
