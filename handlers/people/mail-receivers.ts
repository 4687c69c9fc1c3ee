// The receivers of a mail that a body names.
import type { Writer } from '../../db/engine/session/database.ts';
import * as persons from '../../db/people/contact-persons.ts';
import { noAddress, receiverProblems, type Addressee, type Receiver } from '../../domain/announcements/mail.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';

interface Named {
  readonly mail_to: number | undefined;
  readonly mail_cc: readonly number[];
}

interface Receivers {
  /** Undefined where nobody is named. */
  readonly to: Addressee | undefined;
  readonly cc: readonly Addressee[];
}

/** The people whom a body names. Throws ERR_UNKNOWN_REFERENCE and ERR_MAIL_RECIPIENT for everybody who cannot receive it. */
export async function receiversOf(db: Writer, { mail_to, mail_cc }: Named): Promise<Receivers> {
  const copies = mail_cc.map((id, place) => ({ field: `mail_cc[${String(place)}]`, id }));
  const receivers: Receiver[] = [...(mail_to === undefined ? [] : [{ field: 'mail_to', id: mail_to }]), ...copies];
  const people = await persons.read(db, [...new Set(receivers.map(({ id }) => id))]);
  refuseIfAny(receiverProblems(receivers, people));
  const to = mail_to === undefined ? undefined : people.get(mail_to);
  return { to, cc: mail_cc.flatMap((id) => people.get(id) ?? []) };
}

/** A body that need not name anybody. */
interface Naming {
  readonly mail_to?: number | undefined;
  readonly mail_cc?: readonly number[] | undefined;
}

/** The same for a mail that goes to somebody else where nobody is named. Throws ERR_MAIL_RECIPIENT where there is nobody either. */
export async function receiversOr(
  db: Writer,
  { mail_to, mail_cc = [] }: Naming,
  otherwise: () => Promise<Addressee | undefined>,
): Promise<Receivers & { readonly to: Addressee }> {
  const { to: named, cc } = await receiversOf(db, { mail_to, mail_cc });
  const to = named ?? (await otherwise());
  if (to === undefined) throw noAddress('mail_to');
  return { to, cc };
}
