// Prints sentences that break the rules of docs/decisions/285-a-linter-for-prose.md: npx tsx test/prose.ts [the beginning of a path ...]
import { listFindings } from './support/prose/rules.ts';
import { filesWithProse, textsOf } from './support/prose/texts.ts';

const paths = process.argv.slice(2);
for (const path of filesWithProse.filter((each) => paths.length === 0 || paths.some((begin) => each.startsWith(begin))))
  for (const { line, rule, message, sentence } of await listFindings(textsOf(path)))
    console.log(`${path}:${String(line)} ${rule}: ${message}\n    ${sentence}`);
