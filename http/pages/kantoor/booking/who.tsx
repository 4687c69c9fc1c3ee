// The customer of a booking, their main contact person, and how to reach them.
import type { ComponentChildren } from 'preact';
import { addressOf } from '../addresses.ts';
import { useWords } from '../frame/context.ts';
import type { BookingPartProps } from './booking.ts';
import { Facts, Part } from '../frame/part.tsx';
import { Reach } from '../frame/reach.tsx';
import { WORDS } from './words.ts';
import { formatFullName } from '../../../../domain/values/person-name.ts';

export function WhoPart({ booking: { Klant: customer } }: BookingPartProps): ComponentChildren {
  const words = useWords(WORDS);
  if (customer === undefined) return null;

  const { id, displaynaam, adres, postcode, plaats, Hoofdcontact: contact } = customer;
  const name = formatFullName(contact);
  return (
    <Part title={words.who}>
      <Facts
        of={[
          [words.customer, <a href={addressOf('customer', id)}>{displaynaam}</a>],
          [words.contact, name === displaynaam ? '' : name],
          [words.phone, <Links texts={[contact?.telefoon1, contact?.telefoon2]} kind="tel" />],
          [words.mail, <Links texts={[contact?.email1, contact?.email2]} kind="mailto" />],
          [words.address, [adres, [postcode, plaats].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
        ]}
      />
    </Part>
  );
}

interface LinksProps {
  readonly texts: readonly (string | null | undefined)[];
  readonly kind: 'mailto' | 'tel';
}

function Links({ texts, kind }: LinksProps): ComponentChildren {
  const words = useWords(WORDS);
  const filledTexts = texts.filter(Boolean);
  if (filledTexts.length === 0) return <span class="more">{words.unknown}</span>;
  return filledTexts.map((text, index) => (
    <span key={text}>
      {index > 0 && ' · '}
      <Reach kind={kind} text={text} />
    </span>
  ));
}
