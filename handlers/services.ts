// The services for handlers outside their transaction: hashes of passwords, documents, images and mails.
import type { ImageType, WebImageSize } from '../domain/house/image.ts';
import type { ProvenLogin, NewPassword, TypedLogin } from './caller.ts';
import type { FactorProof } from '../domain/access/second-factor.ts';
import type { LookUp } from './look-up.ts';
import type { ParsedMessage } from '../domain/announcements/incoming-mail.ts';
import type { PrintedDocument } from '../domain/printed-document.ts';
import type { ImageRow } from '../db/catalogue/images.ts';
import type { Chance } from '../db/engine/chance.ts';

/** Services that draw documents and images, in threads of their own. */
export interface PrintServices {
  /** Returns the type of a printable image. Throws ERR_IMAGE for another file. */
  checkImage(bytes: Uint8Array): Promise<ImageType>;
  /** Returns the stored PDF of a finalised invoice, which is made and stored first where there is none. */
  printInvoice(id: number): Promise<Uint8Array>;
  /** Returns a PDF that is not stored; `date` is its date of creation. */
  printPreview(document: PrintedDocument, logo: Uint8Array | null, date: string): Promise<Uint8Array>;
}

/** Services for images of products and packages, in threads of their own. */
export interface ImageServices {
  /** Returns the type and size of a readable image. Throws ERR_IMAGE, and ERR_UNAVAILABLE when too many wait. */
  measureImage(bytes: Uint8Array): Promise<WebImageSize>;
  /** Returns an image in a width, made and stored if there is none. Throws ERR_UNAVAILABLE when too many wait. */
  resizeImage(image: ImageRow, width: number): Promise<Uint8Array>;
}

/** Reads a message in a thread of its own. Throws ERR_MAIL_UNREADABLE, and ERR_UNAVAILABLE when too many wait. */
export type MailReader = (message: Uint8Array) => Promise<ParsedMessage>;

/** The services for handlers outside their transaction. */
export interface Services extends PrintServices, ImageServices {
  /** Hashes a new password, in the queue of all password checks. Throws ERR_UNAVAILABLE when too many wait. */
  readonly prepareNewPassword: (password: string) => Promise<NewPassword>;
  /** Verifies a login. Throws 401 unless password and code match an active user, and 429 after too many wrong ones. */
  readonly logIn: (typed: TypedLogin) => Promise<ProvenLogin>;
  /** Returns the proof in a code of a user's second factor, or null for a wrong one. Throws 429 after too many. */
  readonly prove: (userId: number, code: string) => Promise<FactorProof | null>;
  /** Returns the stored hash that a user's password matches, or null for a wrong one. Throws 429 after too many. */
  readonly provePassword: (userId: number, password: string) => Promise<string | null>;
  /** The source of random values in responses. */
  readonly chance: Chance;
  readonly readMail: MailReader;
  readonly lookUp: LookUp;
  /** Returns why no events are sent to an address, as a sentence with its remedy, or null. */
  readonly findUrlRefusal: (url: string) => string | null;
  /** Returns why no mail server at a host is used, as a sentence with its remedy, or null. */
  readonly findHostRefusal: (host: string) => string | null;
}
