// Writes `links` into the response of each create: the operations that read, change and delete the new thing.
import { HTTP_METHODS, type ContractDocument, type Operation, type OperationPlace } from './document.ts';

/** Adds `links` to the 201 of every operation with `x-created`, whose body has an `id`, in place. */
export function addLinks(document: ContractDocument, places: readonly OperationPlace[]): void {
  const pathOf = new Map(places.map(({ operation, path }) => [operation.operationId, path]));
  for (const { operation } of places) {
    const path = pathOf.get(operation['x-created'] ?? '');
    const response = operation.responses['201'];
    if (path === undefined || response?.content === undefined) continue;
    const parameters = parametersOf(path);
    const item = document.paths[path] ?? {};
    const linked = HTTP_METHODS.flatMap((method) => item[method] ?? []);
    response['links'] = Object.fromEntries(linked.map((each) => [each.operationId, linkTo(each, parameters)]));
  }
}

function linkTo({ operationId, summary }: Operation, parameters: Readonly<Record<string, string>>): object {
  return { operationId, description: `${summary}.`, parameters };
}

/** The last parameter of the path is the new id, as in `Location`; those before it are those of the request. */
function parametersOf(path: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const last = names.at(-1);
  return Object.fromEntries(
    names.map((name) => [name, name === last ? '$response.body#/id' : `$request.path.${name}`]),
  );
}
