// The receivers of a mail that a body names.
import type { Writer } from '../../db/engine/session/database.ts';
import * as persons from '../../db/people/contact-persons.ts';
import { receiverProblems, type Addressee, type Receiver } from '../../domain/announcements/mail.ts';
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
