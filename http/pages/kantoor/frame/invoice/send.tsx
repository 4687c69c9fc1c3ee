// Finalises a draft, and mails it to a contact person with the texts of the company, or others.
import type { Customer, Invoice } from 'boekstaaf';
import { CompaniesApi } from 'boekstaaf/companies';
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { Act, type CloseProps } from '../act.tsx';
import { usePage } from '../context.ts';
import { Field, versionOf } from '../form.tsx';
import { toRecipientBody, Recipient } from '../recipient.tsx';
import { Read, useReading } from '../reading.tsx';
import type { OfficeCaller } from '../session.ts';
import { WORDS } from './words.ts';

interface SendFormProps extends CloseProps {
  readonly invoice: Pick<Invoice, 'id'>;
  /** None where the caller sees none: then nothing is mailed. */
  readonly customer: Customer | null | undefined;
  /** The contact person who is chosen at first; empty for nobody. */
  readonly to: string;
  readonly label: string;
  /** It gets the things that are not as they should be, as a sentence. */
  readonly onDone: (warnings?: string) => void;
}

export function SendForm({ invoice: { id }, customer, to, ...opened }: SendFormProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const reading = useReading((reader) => readDraft(reader, id, to), [id]);

  return (
    <Read of={reading}>
      {(from) => (
        <Act
          {...opened}
          from={from}
          read={() => readDraft(caller, id, to)}
          save={async ({ mail_to, ...texts }, ifMatch) => {
            const body = { ...toRecipientBody(mail_to), ...(mail_to !== '' && selectChangedTexts(texts, from.values)) };
            const { headers } = await caller
              .getApi(InvoicesApi)
              .markInvoiceAsSent({ id, body }, { ifMatch })
              .withResponse();
            const warnings = [
              [words.lacks, headers.get('x-incomplete-document')] as const,
              [words.unknownTags, headers.get('x-unknown-tags')] as const,
            ];
            return warnings.map(([text, names]) => (names === null ? '' : ` ${fillWords(text, { names })}`)).join('');
          }}
        >
          {(form) => (
            <>
              <p>
                <a href={`/api2/facturen/${String(id)}/pdf`} target="_blank" rel="noopener">
                  {words.preview}
                </a>{' '}
                <b>{writing.formatAmount(Number(form.values.total))}</b>
              </p>
              {form.clashes['total'] !== undefined && <p class="complaint">{words.otherTotal}</p>}
              <Recipient form={form} label={words.to} none={words.nobody} customer={customer} />
              {form.values.mail_to !== '' && (
                <>
                  <Field form={form} name="mail_subject" label={words.subject} />
                  <Field form={form} name="mail_body" label={words.text} isLong />
                  <p class="hint">{words.tags}</p>
                </>
              )}
              <p class="hint">{words.sendHint}</p>
            </>
          )}
        </Act>
      )}
    </Read>
  );
}

/** The total is a value of the form: a draft that charges another amount by now is looked at again. */
async function readDraft(caller: OfficeCaller, id: number, mail_to: string) {
  const call = caller.getApi(InvoicesApi).getInvoice({ id });
  const company = await caller.getApi(CompaniesApi).getCompany({ id: (await call).bedrijf_id });
  const { onderwerp_mail_eindfactuur: mail_subject, body_mail_eindfactuur: mail_body } = company;
  return versionOf(call, ({ calculated_totaalbedrag_inclusief_btw: total }) => {
    return { mail_to, mail_subject, mail_body, total: String(total) };
  });
}

type InvoiceMailTexts = Readonly<Record<'mail_body' | 'mail_subject', string>>;

/** The company's own texts stay its own: they are not sent. */
function selectChangedTexts(texts: InvoiceMailTexts, companyTexts: InvoiceMailTexts): Partial<InvoiceMailTexts> {
  const names = ['mail_subject', 'mail_body'] as const;
  return Object.fromEntries(names.flatMap((name) => (texts[name] === companyTexts[name] ? [] : [[name, texts[name]]])));
}
