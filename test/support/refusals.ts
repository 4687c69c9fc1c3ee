// Expects the service to refuse, and returns the refusal in one flat shape, whatever its status.
import { AssertionError } from 'chai';
import { ApiError } from 'boekstaaf';

export interface FlatRefusal {
  readonly status: number;
  /** The first code. */
  readonly code: string;
  /** All codes. */
  readonly codes: readonly string[];
  readonly message: string;
  /** The field of the first code. */
  readonly field: string | undefined;
  readonly fields: readonly (string | undefined)[];
  readonly params: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the refusal of a call. Fails if it succeeds; rethrows other errors. */
export async function expectRefusal(call: PromiseLike<unknown>): Promise<FlatRefusal> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return flattenRefusal(error);
    throw error;
  }
  throw new AssertionError('The service accepted what it should have refused.');
}

function flattenRefusal({ status, problems }: ApiError): FlatRefusal {
  const [first] = problems;
  if (first?.code === undefined) throw new AssertionError(`A refusal with status ${String(status)} names no code.`);
  return {
    status,
    code: first.code,
    codes: problems.map(({ code }) => String(code)),
    message: first.message,
    field: first.field,
    fields: problems.map(({ field }) => field),
    params: first.params,
  };
}
