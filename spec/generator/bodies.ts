// Expands the request and response of an operation: `x-takes` and `x-returns` name a schema, the rest follows.
import {
  isRecord,
  createReference,
  type OperationKind,
  type MediaType,
  type Operation,
  type DeclaredResponse,
} from './document.ts';

/** The bodies of an operation of spec/paths; it may leave them to its kind. */
export interface OperationBodies {
  'x-kind': OperationKind;
  'x-created'?: string;
  'x-takes'?: string;
  'x-returns'?: string;
  'x-returns-public'?: string;
  requestBody?: Operation['requestBody'];
  responses?: Record<string, DeclaredResponse>;
}

/**
 * Turns `x-takes` into the request body and `x-returns` into the success response, in place. The operation's own
 * `requestBody` and `responses` are added, and win. A success without `x-returns` has no body.
 * @returns what is missing.
 */
export function writeBodies(operation: OperationBodies): string[] {
  const { 'x-takes': takes, 'x-returns': returns, responses = {} } = operation;
  delete operation['x-takes'];
  delete operation['x-returns'];
  if (takes !== undefined)
    operation.requestBody = mergeOver(
      { required: true, content: createJsonContent(createReference(takes)) },
      operation.requestBody,
    );

  const declaredStatuses = Object.keys(responses).filter((status) => status.startsWith('2'));
  if (returns === undefined && declaredStatuses.length === 0 && !KINDS_WITHOUT_BODY.includes(operation['x-kind']))
    return ['write `x-returns:` with the schema that it returns, or `responses:`.'];

  const derived = returns === undefined && declaredStatuses.length > 0 ? [] : [successOf(operation)];
  for (const status of new Set([...derived, ...declaredStatuses]))
    responses[status] = mergeOver(createSuccess(operation, returns), responses[status]);
  operation.responses = responses;

  return [];
}

const KINDS_WITHOUT_BODY: readonly OperationKind[] = ['remove', 'act'];

function successOf(operation: OperationBodies): string {
  return operation['x-kind'] === 'create' || operation['x-created'] !== undefined ? '201' : '200';
}

function createSuccess(operation: OperationBodies, returns: string | undefined): DeclaredResponse {
  const kind = operation['x-kind'];
  if (returns === undefined) return { description: kind === 'remove' ? 'Deleted.' : 'Done.' };

  const publicName = operation['x-returns-public'];
  const reference = createReference(returns);
  const schema = publicName === undefined ? reference : { anyOf: [reference, createReference(publicName)] };
  const apart = publicName === undefined ? '' : `; of \`${publicName}\` without a credential`;
  if (kind === 'list' || kind === 'statistic')
    return {
      description: `A list of \`${returns}\`${apart}.`,
      content: createJsonContent({ type: 'array', items: schema }),
    };

  const subject = successOf(operation) === '201' ? 'The created' : kind === 'change' ? 'The updated' : 'The';
  const one = publicName === undefined ? '' : `; a \`${publicName}\` without a credential`;
  return { description: `${subject} \`${returns}\`${one}.`, content: createJsonContent(schema) };
}

function createJsonContent(schema: MediaType['schema']): Record<string, MediaType> {
  return { 'application/json': { schema } as MediaType };
}

/** `own` over `derived`, objects inside each other. */
function mergeOver<T>(derived: T, own: unknown): T {
  if (!isRecord(derived) || !isRecord(own)) return (own === undefined ? derived : own) as T;
  const keys = [...new Set([...Object.keys(derived), ...Object.keys(own)])];
  return Object.fromEntries(keys.map((key) => [key, mergeOver(derived[key], own[key])])) as T;
}
