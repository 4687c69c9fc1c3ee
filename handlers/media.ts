// Responses that are files: their bytes, their media type, and how a browser treats them.

/** How a browser treats a file. */
export interface FileTreatment {
  /** `inline` is displayed, `attachment` saved. */
  readonly disposition: 'inline' | 'attachment';
  /** Whether others wrote it: nothing in it may run in a browser. */
  readonly isForeign?: boolean;
  /** The Content-Security-Policy of a page of our own; never with `isForeign`. */
  readonly policy?: string;
  /** The value of Cache-Control, if any. */
  readonly cacheControl?: string;
}

/** A response that is no JSON: a file and its media type. `filename` is the name under which a browser saves it. */
export class Media<Type extends string = string> {
  readonly type: Type;
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly treatment: FileTreatment;

  constructor(type: Type, bytes: Uint8Array, filename: string, treatment: FileTreatment = { disposition: 'inline' }) {
    this.type = type;
    this.bytes = bytes;
    this.filename = filename;
    this.treatment = treatment;
  }
}

/** Returns whether a response is a file. */
export function isMedia(output: unknown): output is Media {
  return output instanceof Media;
}
