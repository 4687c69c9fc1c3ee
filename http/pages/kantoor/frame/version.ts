// Reads an object as a form begins with it.
import type { Values, Version } from './form.tsx';

/** A read that was asked for, as the client answers it. */
interface Asked<Read> {
  readonly withResponse: () => PromiseLike<{ readonly data: Read; readonly headers: Headers }>;
}

/** The values of an object, and which version of it they are. */
export async function versionOf<Read, Of extends Values>(
  asked: Asked<Read>,
  valuesOf: (read: Read) => Of,
): Promise<Version<Of>> {
  const { data, headers } = await asked.withResponse();
  return { values: valuesOf(data), etag: headers.get('etag') ?? '' };
}
