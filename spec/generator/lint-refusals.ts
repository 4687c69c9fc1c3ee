// House rule for refusals: each status of each operation shows what is sent with it, and each code of its own rules too.
import type { ContractDocument, Operation, OperationPlace, DeclaredResponse } from './document.ts';
import type { ErrorTable } from './errors.ts';
import { findReferredName } from './document.ts';
import { pointerToSchema, type Validate } from './lint-examples.ts';

/** Refusals without an example, with one of another status, or with one that is not valid. */
export function lintRefusals(
  document: ContractDocument,
  places: readonly OperationPlace[],
  errors: ErrorTable,
  validate: Validate,
): string[] {
  return places.flatMap(({ operation, where }) =>
    Object.keys(operation.responses)
      .filter((status) => Number(status) >= 400)
      .flatMap((status) => check(status, operation, document, errors, validate))
      .map((each) => `${where}: ${each}`),
  );
}

function check(
  status: string,
  operation: Operation,
  { components }: ContractDocument,
  errors: ErrorTable,
  validate: Validate,
): string[] {
  const declaredResponse = operation.responses[status];
  const response: DeclaredResponse | undefined =
    components.responses[lastOf(declaredResponse?.$ref)] ?? declaredResponse;
  const media = response?.content?.['application/json'];
  const schema = findReferredName(media?.schema ?? {}) ?? '';
  const values = Object.values(media?.examples ?? {}).map(
    ({ $ref, value }) => components.examples[lastOf($ref)]?.value ?? value,
  );
  const codes = values.flatMap((value) => [value].flat()).map((each) => (each as { code?: string }).code ?? '');
  const ownCodes = (operation['x-errors'] ?? []).filter((code) => String(errors[code]?.status) === status);

  return [
    ...(values.length === 0 ? [`${status} shows nothing: refusals need an example.`] : []),
    ...ownCodes.filter((code) => !codes.includes(code)).map((code) => `${status} does not show ${code}.`),
    ...codes
      .filter((code) => String(errors[code]?.status) !== status)
      .map((code) => `${status} shows ${code}, which has another status.`),
    ...values
      .flatMap((value) => validate(pointerToSchema(schema), value))
      .map((each) => `the example of ${status}: ${each}`),
  ];
}

function lastOf(reference = ''): string {
  return reference.split('/').at(-1) ?? '';
}
