// The customer of a new booking, found while their name is typed; somebody who is not found is a new customer.
import type { ComponentChildren } from 'preact';
import { useWords } from '../../frame/context.ts';
import { Finder } from '../../frame/finder.tsx';
import { Field, type Form } from '../../frame/form.tsx';
import { WORDS } from './words.ts';

/** The fields that say who it is. `klant_id` is empty for somebody new. */
export type CustomerValues = Readonly<Record<'email1' | 'klant_id' | 'naam' | 'telefoon1', string>>;

interface CustomerProps {
  readonly form: Form<CustomerValues>;
  /** Whether the caller may make a customer. */
  readonly mayMake: boolean;
}

export function CustomerFields({ form, mayMake }: CustomerProps): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <>
      <Finder form={form} kind="customer" id="klant_id" name="naam" />
      {mayMake && form.values.klant_id === '' && form.values.naam.trim() !== '' && (
        <fieldset class="fields">
          <legend>{words.newCustomer}</legend>
          <Field form={form} name="telefoon1" label={words.phone} inputMode="tel" />
          <Field form={form} name="email1" label={words.mail} inputMode="email" />
        </fieldset>
      )}
    </>
  );
}
