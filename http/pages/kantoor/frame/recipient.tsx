// The field that chooses the recipient of a mail: a contact person with a mail address, or none in particular.
import type { Customer } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { Field, type FormState, type Option } from './form.tsx';
import { formatFullName } from '../../../../domain/values/person-name.ts';

interface RecipientProps<Of extends Readonly<Record<'mail_to', string>>> {
  readonly form: FormState<Of>;
  readonly label: string;
  /** The words for no particular recipient. */
  readonly none: string;
  /** Null or undefined where the caller may not see customers. */
  readonly customer: Customer | null | undefined;
}

export function Recipient<Of extends Readonly<Record<'mail_to', string>>>(
  props: RecipientProps<Of>,
): ComponentChildren {
  const { form, label, none, customer } = props;
  return <Field form={form} name="mail_to" label={label} options={[['', none], ...recipientsOf(customer)]} isFirst />;
}

/** Returns the contact persons who have a mail address, as choices. */
export function recipientsOf(customer: Customer | null | undefined): readonly Option[] {
  const people = customer?.contactpersonen ?? [];
  return people.flatMap((person) =>
    person.email1 === null || person.email1 === ''
      ? []
      : [[String(person.id), `${formatFullName(person)} <${person.email1}>`.trimStart()] as const],
  );
}

/** Returns the part of a request that names the recipient; empty for none in particular. */
export function toRecipientBody(mail_to: string): { readonly mail_to?: number } {
  return mail_to === '' ? {} : { mail_to: Number(mail_to) };
}
