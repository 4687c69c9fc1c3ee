// The texts of mails that a company begins with, as the TypeScript client has them: the others offer the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../sources.ts';

/**
 * The texts, by the members of a company.
 * @throws Error when none can be found.
 */
export function readMailTexts(): Readonly<Record<string, string>> {
  const source = readFileSync(join(PROJECT_FOLDER, 'sdk/mail-texts.ts'), 'utf8');
  const entries = [...source.matchAll(/^ {2}(\w+): '(.*)',$/gm)].map(
    ([, name = '', text = '']) => [name, text] as const,
  );
  if (entries.length === 0) throw new Error('sdk/mail-texts.ts has no texts that this program can read.');
  return Object.fromEntries(entries);
}
