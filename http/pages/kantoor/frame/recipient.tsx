// The field in which somebody is chosen who gets a mail: a contact person with an address, or nobody in particular.
import type { Customer } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { Field, type FormState, type Option } from './form.tsx';
import { formatFullName } from '../../../../domain/values/person-name.ts';

interface RecipientProps<Of extends Readonly<Record<'mail_to', string>>> {
  readonly form: FormState<Of>;
  readonly label: string;
  /** The words for nobody in particular. */
  readonly none: string;
  /** None where the caller sees none. */
  readonly customer: Customer | null | undefined;
}

export function Recipient<Of extends Readonly<Record<'mail_to', string>>>(
  props: RecipientProps<Of>,
): ComponentChildren {
  const { form, label, none, customer } = props;
  return <Field form={form} name="mail_to" label={label} options={[['', none], ...recipientsOf(customer)]} isFirst />;
}

/** The contact persons who have an address. */
export function recipientsOf(customer: Customer | null | undefined): readonly Option[] {
  const people = customer?.contactpersonen ?? [];
  return people.flatMap((person) =>
    person.email1 === null || person.email1 === ''
      ? []
      : [[String(person.id), `${formatFullName(person)} <${person.email1}>`.trimStart()] as const],
  );
}

/** The part of a request that names them; empty for nobody in particular. */
export function toRecipientBody(mail_to: string): { readonly mail_to?: number } {
  return mail_to === '' ? {} : { mail_to: Number(mail_to) };
}
