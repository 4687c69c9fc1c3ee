// Writes refusals by hand: a status, and the code and message that clients know.
import type { FastifyError } from 'fastify';

export class HandRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | null;

  constructor(status: number, code: string, message: string, field: string | null = null) {
    super(message);
    Object.assign(this, { status, code, field });
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** Returns the body of a refusal. */
export function bodyOf({ status, code, message, field }: HandRefusal, requestId: string): object {
  if (status === 406 || status === 422) return [{ message, field, code }];
  return { error: { code: status, message }, message, code, request_id: requestId };
}

/** Returns the problems that a schema found, each with its member. */
export function validationProblemsOf({ validation = [] }: FastifyError): object[] {
  return validation.map(({ keyword, instancePath, params, message }) => {
    const member = params['additionalProperty'] ?? params['missingProperty'];
    const field = [...instancePath.split('/').slice(1), ...(typeof member === 'string' ? [member] : [])].join('.');
    const code = { additionalProperties: 'ERR_EXTRA_FIELD', required: 'ERR_REQUIRED' }[keyword] ?? 'ERR_TYPE';
    return { message, field, code };
  });
}
