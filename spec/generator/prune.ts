// Drops from a bundle the components that nothing refers to.
import { isRecord, findReachable, type ContractDocument, type Schema } from './document.ts';

/** Drops the components that nothing refers to, and sorts the rest by name. */
export function prune(document: ContractDocument): void {
  const from: Schema[] = [];
  const names = {
    parameters: new Set<string>(),
    headers: new Set<string>(),
    responses: new Set<string>(),
    examples: new Set<string>(),
  };

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const reference = value['$ref'];
    if (typeof reference === 'string') note(reference);
    Object.values(value).forEach(visit);
  };

  const note = (reference: string): void => {
    const [, , kind, name = ''] = reference.split('/');
    if (kind === 'schemas') from.push({ $ref: reference });
    else if (isCounted(kind) && !names[kind].has(name)) {
      names[kind].add(name);
      visit(document.components[kind][name]);
    }
  };

  visit(document.paths);
  visit(document.webhooks);

  const { components } = document;
  const schemas = findReachable(
    [...from, ...UNPRUNED_SCHEMAS.map((name) => ({ $ref: `#/components/schemas/${name}` }))],
    components.schemas,
  );

  components.schemas = pick(components.schemas, schemas);
  components.parameters = pick(components.parameters, names.parameters);
  components.headers = pick(components.headers, names.headers);
  components.responses = pick(components.responses, names.responses);
  components.examples = pick(components.examples, names.examples);
}

function isCounted(kind = ''): kind is 'parameters' | 'headers' | 'responses' | 'examples' {
  return ['parameters', 'headers', 'responses', 'examples'].includes(kind);
}

/** Schemas that stay even when no operation refers to them. */
const UNPRUNED_SCHEMAS = ['ErrorCode', 'EventObject', 'Permission', 'Problem', 'ProblemList', 'Refusal'];

function pick<T>(all: Record<string, T>, names: ReadonlySet<string>): Record<string, T> {
  const entries = Object.entries(all).filter(([name]) => names.has(name));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
