// Prints sentences that break the rules of docs/decisions/285-prose.md: npx tsx test/prose.ts [--shrink] [the beginning of a path ...]
import { readFileSync, writeFileSync } from 'node:fs';
import { findingsIn } from './support/prose/rules.ts';
import { filesWithProse, textsOf } from './support/prose/texts.ts';

const LIST = new URL('support/prose/accepted.json', import.meta.url);
const paths = process.argv.slice(2).filter((each) => each !== '--shrink');

/** Lowers the numbers of the list to what is there, and raises none. */
async function shrink(): Promise<void> {
  const before = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, Record<string, number>>;
  const after: typeof before = {};
  for (const path of filesWithProse.filter((each) => each in before)) {
    const found = await findingsIn(textsOf(path));
    const left = Object.entries(before[path] ?? {})
      .map(([rule, count]) => [rule, Math.min(count, found.filter((each) => each.rule === rule).length)] as const)
      .filter(([, count]) => count > 0);
    if (left.length > 0) after[path] = Object.fromEntries(left);
  }
  writeFileSync(LIST, `${JSON.stringify(after, null, 2)}\n`);
}

async function print(): Promise<void> {
  const asked = filesWithProse.filter((path) => paths.length === 0 || paths.some((begin) => path.startsWith(begin)));
  for (const path of asked)
    for (const { line, rule, message, sentence } of await findingsIn(textsOf(path)))
      console.log(`${path}:${String(line)} ${rule}: ${message}\n    ${sentence}`);
}

await (process.argv.includes('--shrink') ? shrink() : print());
