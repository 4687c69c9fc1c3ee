// Sends a mail about a booking, whose text staff can change and preview first.
import type { Booking, BookingMail } from 'boekstaaf';
import { BookingMailsApi } from 'boekstaaf/booking-mails';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePage, useWords } from '../../frame/context.ts';
import { NoForm } from '../../frame/opener.tsx';
import { Field } from '../../frame/form.tsx';
import { Preview } from '../../frame/letter.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import { Act, type ObjectFormProps } from '../../frame/act.tsx';
import { toRecipientBody, Recipient } from '../../frame/recipient.tsx';
import { WORDS } from './words.ts';

interface MailFormProps extends ObjectFormProps {
  readonly booking: Booking;
}

export function MailForm(props: MailFormProps): ComponentChildren {
  const words = useWords(WORDS);
  const { bedrijf_id } = props.booking.kosten;
  const reading = useReading(
    (caller, signal) => caller.getApi(BookingMailsApi).listBookingMails({ page_size: 1000 }, { signal }),
    [],
  );

  return (
    <Read of={reading}>
      {(mails) => {
        const offeredMails = mails.filter((mail) => mail.actief && mail.bedrijf_id === bedrijf_id);
        const [first] = offeredMails;
        return first === undefined ? (
          <NoForm text={words.noTexts} close={props.close} />
        ) : (
          <Choose {...props} mails={offeredMails} first={first} />
        );
      }}
    </Read>
  );
}

interface ChooseProps extends MailFormProps {
  readonly mails: readonly BookingMail[];
  readonly first: BookingMail;
}

/** The choice of a text, with a separate form for each. */
function Choose({ mails, first, ...props }: ChooseProps): ComponentChildren {
  const words = useWords(WORDS);
  const [mail, setMail] = useState(first);

  return (
    <>
      <label class="field">
        {words.text}
        <select onChange={({ currentTarget: { selectedIndex } }) => setMail(mails[selectedIndex] ?? first)}>
          {mails.map((each) => (
            <option key={each.id}>{each.naam ?? words.moments[each.moment]}</option>
          ))}
        </select>
      </label>
      <Text key={mail.id} {...props} mail={mail} />
    </>
  );
}

function Text({ booking, id, mail, ...opened }: MailFormProps & { readonly mail: BookingMail }): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const { onderwerp, body } = mail;

  const requestOf = (values: Readonly<Record<'mail_to' | 'onderwerp' | 'body', string>>) => ({
    boeking_id: id,
    body: {
      boekingsmail_id: mail.id,
      ...toRecipientBody(values.mail_to),
      ...(values.onderwerp !== onderwerp && { onderwerp: values.onderwerp }),
      ...(values.body !== body && { body: values.body }),
    },
  });

  return (
    <Act
      {...opened}
      from={{ values: { mail_to: '', onderwerp, body } }}
      save={(values) => caller.getApi(BookingMailsApi).createBookingMailSending(requestOf(values))}
      label={words.sendNow}
    >
      {(form) => (
        <>
          <Recipient form={form} label={words.to} none={words.mainContact} customer={booking.Klant} />
          <Field form={form} name="onderwerp" label={words.subject} />
          <Field form={form} name="body" label={words.body} isLong />
          <p class="hint">{words.tags}</p>
          <Preview
            ask={async (reader, signal) => {
              const request = { ...requestOf(form.values), dry_run: true };
              return (await reader.getApi(BookingMailsApi).createBookingMailSending(request, { signal })).Mail;
            }}
            on={Object.values(form.values)}
          />
        </>
      )}
    </Act>
  );
}
