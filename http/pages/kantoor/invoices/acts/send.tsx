// Sends a draft: it becomes permanent, and goes by mail to a contact person with the texts of the company, or others.
import type { Company, ContactPerson } from 'boekstaaf';
import { CompaniesApi } from 'boekstaaf/companies';
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { filled } from '../../../browser/words.ts';
import { useOffice, useWords } from '../../frame/context.ts';
import { Field, FormEnd, useForm } from '../../frame/form.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import type { ActProps } from './act.ts';
import { WORDS } from './words.ts';

export function SendForm(props: ActProps): ComponentChildren {
  const { bedrijf_id: id } = props.whole.invoice;
  const found = useReading((caller, signal) => caller.api(CompaniesApi).getCompany({ id }, { signal }), [id]);
  return <Read of={found}>{(company) => <Filled {...props} company={company} />}</Read>;
}

function Filled({ whole, name, close, done, company }: ActProps & { readonly company: Company }): ComponentChildren {
  const words = useWords(WORDS);
  const { caller } = useOffice();
  const { id } = whole.invoice;
  const people = (whole.customer?.contactpersonen ?? []).filter(({ email1 }) => email1 !== null && email1 !== '');
  const from = { values: textsOf(company, people[0]), etag: '' };
  const told = useRef('');
  const form = useForm({
    from,
    isAction: true,
    save: async ({ mail_to = '', ...texts }) => {
      const body = mail_to === '' ? {} : { mail_to: Number(mail_to), ...changedTexts(texts, from.values) };
      const { headers } = await caller.api(InvoicesApi).markInvoiceAsSent({ id, body }).withResponse();
      const warning = (header: string, sentence: string, tag: string): string =>
        headers.has(header) ? ` ${filled(sentence, { [tag]: headers.get(header) ?? '' })}` : '';
      told.current =
        filled(words.sent, { name }) +
        warning('x-incomplete-document', words.lacks, 'members') +
        warning('x-unknown-tags', words.unknownTags, 'tags');
    },
    done: () => done(told.current),
  });
  return (
    <form class="act" noValidate onSubmit={form.submit}>
      <p>{words.sendHint}</p>
      {people.length > 0 && (
        <Field
          form={form}
          name="mail_to"
          label={words.to}
          isFirst
          options={[...people.map(optionOf), ['', words.nobody] as const]}
        />
      )}
      {form.values.mail_to !== '' && (
        <>
          <Field form={form} name="mail_subject" label={words.subject} />
          <Field form={form} name="mail_body" label={words.text} isLong />
          <p class="hint">{words.tags}</p>
        </>
      )}
      <FormEnd form={form} cancel={close} label={words.send} />
    </form>
  );
}

type Texts = Readonly<Record<'mail_to' | 'mail_subject' | 'mail_body', string>>;

function textsOf(company: Company, person: ContactPerson | undefined): Texts {
  return {
    mail_to: person === undefined ? '' : String(person.id),
    mail_subject: company.onderwerp_mail_eindfactuur,
    mail_body: company.body_mail_eindfactuur,
  };
}

/** The company's own texts stay its own: they are not sent. */
function changedTexts(texts: Partial<Texts>, own: Texts): Partial<Texts> {
  const names = ['mail_subject', 'mail_body'] as const;
  return Object.fromEntries(names.flatMap((name) => (texts[name] === own[name] ? [] : [[name, texts[name]]])));
}

function optionOf({ id, voornaam, achternaam, email1 }: ContactPerson): readonly [string, string] {
  return [String(id), [voornaam, achternaam, `<${email1 ?? ''}>`].filter(Boolean).join(' ')];
}
