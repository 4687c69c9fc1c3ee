// The form that finalises a draft, and mails it to a contact person with the company's texts or changed ones.
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
import type { OfficeCaller } from '../caller.ts';
import { WORDS } from './words.ts';

interface SendFormProps extends CloseProps {
  readonly invoice: Pick<Invoice, 'id'>;
  /** Null or undefined where the caller may not see customers: nothing is mailed then. */
  readonly customer: Customer | null | undefined;
  /** The id of the contact person who is chosen at first; empty for none. */
  readonly to: string;
  readonly label: string;
  /** Called with sentences about missing data and unknown tags; an empty text for none. */
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
              [words.pdfLacks, headers.get('x-incomplete-document')] as const,
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
              {form.clashes['total'] !== undefined && <p class="complaint">{words.totalChanged}</p>}
              <Recipient form={form} label={words.to} none={words.doNotMail} customer={customer} />
              {form.values.mail_to !== '' && (
                <>
                  <Field form={form} name="mail_subject" label={words.subject} />
                  <Field form={form} name="mail_body" label={words.mailText} isLong />
                  <p class="hint">{words.tagsHint}</p>
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

/** Returns the first values. The total is one of them, so that the form reports a draft whose amount has changed. */
async function readDraft(caller: OfficeCaller, id: number, mail_to: string) {
  const call = caller.getApi(InvoicesApi).getInvoice({ id });
  const company = await caller.getApi(CompaniesApi).getCompany({ id: (await call).bedrijf_id });
  const { onderwerp_mail_eindfactuur: mail_subject, body_mail_eindfactuur: mail_body } = company;
  return versionOf(call, ({ calculated_totaalbedrag_inclusief_btw: total }) => {
    return { mail_to, mail_subject, mail_body, total: String(total) };
  });
}

type InvoiceMailTexts = Readonly<Record<'mail_body' | 'mail_subject', string>>;

/** Returns the texts that differ from the company's own, which are not sent. */
function selectChangedTexts(texts: InvoiceMailTexts, companyTexts: InvoiceMailTexts): Partial<InvoiceMailTexts> {
  const names = ['mail_subject', 'mail_body'] as const;
  return Object.fromEntries(names.flatMap((name) => (texts[name] === companyTexts[name] ? [] : [[name, texts[name]]])));
}
