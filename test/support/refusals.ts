// Expects the service to refuse, and gives the refusal in one flat shape, whatever its status.
import { AssertionError } from 'chai';
import { ApiError } from 'boekstaaf';

export interface FlatRefusal {
  readonly status: number;
  /** The first code, and all of them. */
  readonly code: string;
  readonly codes: readonly string[];
  readonly message: string;
  readonly field: string | undefined;
  readonly fields: readonly (string | undefined)[];
  readonly params: Readonly<Record<string, unknown>> | undefined;
}

/** The refusal of a call that must not succeed; fails when it does, and lets other errors through. */
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
