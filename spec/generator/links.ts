// Writes `links` into the response of each create: the operations that read, change and delete the new thing.
import { HTTP_METHODS, type ContractDocument, type Operation, type OperationPlace } from './document.ts';

/** Adds `links`, in place, to the 201 of every operation with `x-created`. The body of that response has an `id`. */
export function addLinks(document: ContractDocument, places: readonly OperationPlace[]): void {
  const pathOf = new Map(places.map(({ operation, path }) => [operation.operationId, path]));
  for (const { operation } of places) {
    const path = pathOf.get(operation['x-created'] ?? '');
    const response = operation.responses['201'];
    if (path === undefined || response?.content === undefined) continue;
    const parameters = linkParametersOf(path);
    const item = document.paths[path] ?? {};
    const linked = HTTP_METHODS.flatMap((method) => item[method] ?? []);
    response['links'] = Object.fromEntries(linked.map((each) => [each.operationId, createLink(each, parameters)]));
  }
}

function createLink({ operationId, summary }: Operation, parameters: Readonly<Record<string, string>>): object {
  return { operationId, description: `${summary}.`, parameters };
}

/** Returns the values of the parameters: the last one is the new id, as in `Location`, and others are those of the request. */
function linkParametersOf(path: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const last = names.at(-1);
  return Object.fromEntries(
    names.map((name) => [name, name === last ? '$response.body#/id' : `$request.path.${name}`]),
  );
}
