// Writes generated/api.md: every method of the client on one page, with its result and its path.
import { answerOf, listClientCalls, signatureOf, type ClientCall } from './client-calls.ts';
import type { ContractDocument } from './document.ts';

/** The page, as Markdown. */
export function generateApiPage(document: ContractDocument): string {
  const groups = new Map<string, ClientCall[]>();
  for (const call of listClientCalls(document).values())
    groups.set(call.group, [...(groups.get(call.group) ?? []), call]);

  const sections = [...groups].map(([group, calls]) => [`## ${group}`, '', ...calls.map(lineOf)].join('\n'));
  return [
    '<!-- Made from spec/ by npm run generate. -->',
    '# The methods of the client',
    '',
    'Ids come first, then the body. The last argument holds query parameters together with the options of a call',
    '(`timeout`, `ifMatch`, `signal` and others).',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}

function lineOf(call: ClientCall): string {
  const { verb, path, operation } = call;
  return `- \`${signatureOf(call)}\` -> \`${answerOf(call)}\`: ${operation.summary} (\`${verb} ${path}\`)`;
}
