// A page of the reference, before the frame is put around it.

export interface ReferencePage {
  /** Below /docs, without ending: `operations/createBooking`; empty for the first page. */
  readonly path: string;
  readonly title: string;
  /** One sentence, for who is sent the address. */
  readonly summary: string;
  /** The resource whose operations the side bar opens. */
  readonly tag?: string;
  /** The left column, and the right one where there is one. */
  readonly text: string;
  readonly aside?: string;
}
