// The steps of a night: long forms, and what other programs say of what we make. The gate has those that a change reaches.

export interface NightStep {
  readonly name: string;
  /** A program of the project and its arguments, or `npm` and what it runs. */
  readonly command: readonly [string, ...string[]];
  /**
   * Files and folders that make the thing it judges, beside the imports of its program. The gate has the step when one of
   * these changed. Absent: the night alone has it.
   */
  readonly gateFor?: readonly string[] | 'always';
  /** The arguments of the short form, which the gate has. */
  readonly short?: readonly string[];
  /** Nothing runs beside it: it measures time. */
  readonly isAlone?: boolean;
}

const CONTRACT = ['generated/openapi.json'];
const PACKAGES = ['package-lock.json'];

export const STEPS: readonly NightStep[] = [
  { name: 'tests', command: ['npm', 'test', '--', '--nightly'], isAlone: true },
  { name: 'crash', command: ['test/crash.ts', '--times', '200'] },
  { name: 'crash-behind-pooler', command: ['test/crash.ts', '--times', '100', '--behind-pooler'] },
  { name: 'failover', command: ['test/failover.ts'], isAlone: true },
  { name: 'fuzz', command: ['test/fuzz.ts', '--requests', '35000'], isAlone: true },
  { name: 'attack', command: ['test/attack.ts'], isAlone: true },
  { name: 'availability', command: ['test/availability.ts'] },
  { name: 'endurance', command: ['test/endurance.ts'], isAlone: true },
  { name: 'growth', command: ['npm', 'run', 'bench', '--', 'growth'], isAlone: true },
  { name: 'node-versions', command: ['test/node-versions.ts'], gateFor: ['build/start.json'] },
  { name: 'client', command: ['test/generated-client.ts'], gateFor: [...CONTRACT, 'openapitools.json'] },
  { name: 'installed', command: ['test/installed.ts'], gateFor: [...PACKAGES, 'build/'] },
  {
    name: 'schemathesis',
    command: ['test/schemathesis.ts'],
    gateFor: 'always',
    short: ['--short', '--database', 'sqlite'],
  },
  { name: 'generators', command: ['test/generators.ts'] },
  ...['postman', 'prism', 'specmatic', 'schemathesis', 'go', 'java'].map((recipe): NightStep => ({
    name: `recipe-${recipe}`,
    command: ['test/recipes.ts', recipe],
  })),
  {
    name: 'sdk-python',
    command: ['test/sdk-python.ts'],
    gateFor: [...CONTRACT, 'sdk/python', 'spec/generator/languages'],
  },
  { name: 'sdk-php', command: ['test/sdk-php.ts'], gateFor: [...CONTRACT, 'sdk/php', 'spec/generator/languages'] },
  { name: 'sdk-php-types', command: ['test/sdk-php.ts', '--types'] },
  { name: 'e-invoices', command: ['test/e-invoices.ts'], gateFor: PACKAGES },
  { name: 'pdfs', command: ['test/pdfs.ts'], gateFor: [...PACKAGES, 'test/verapdf'] },
  { name: 'nginx', command: ['test/nginx.ts'], gateFor: ['deploy/nginx.conf'] },
  { name: 'caddy', command: ['test/caddy.ts'] },
  { name: 'nginx-newer', command: ['test/nginx.ts', '--newer'] },
  { name: 'pages', command: ['test/pages.ts'], gateFor: [...PACKAGES, 'http/pages/'], isAlone: true },
];

/** The steps of the gate after these changes, in their short forms; all that it ever has where nobody knows what changed. */
export function selectGateSteps(
  changes: readonly string[] | undefined,
  isReached: (path: string) => boolean,
): NightStep[] {
  return STEPS.flatMap(({ short, ...step }) => {
    const { command, gateFor } = step;
    if (gateFor === undefined) return [];
    const isNeeded =
      changes === undefined ||
      gateFor === 'always' ||
      isReached(command[0]) ||
      changes.some((change) => gateFor.some((begin) => change.startsWith(begin)));
    return isNeeded ? [{ ...step, command: [command[0], ...(short ?? command.slice(1))] as const }] : [];
  });
}
