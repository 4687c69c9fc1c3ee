// Incoming mail as tables of cases: its kind, the bookings that it mentions, its sender, its contact and its note.
import { expect } from 'chai';
import {
  kindOf,
  MARK_HEADERS,
  findMentionedReferences,
  noteOf,
  readSender,
  listRecipients,
  recogniseMail,
  type ParsedMessage,
} from '../../../domain/announcements/incoming-mail.ts';

const createMarks = (marks: Partial<ParsedMessage['marks']>): ParsedMessage['marks'] => {
  const none = Object.fromEntries(MARK_HEADERS.map((mark) => [mark, ''])) as ParsedMessage['marks'];
  return { ...none, ...marks };
};

describe('the kind of a mail', () => {
  const cases: readonly [string, Partial<ParsedMessage['marks']>, string, string][] = [
    ['a person', {}, 'sanne@devries.example', 'mail'],
    ['a person who says so', { 'auto-submitted': 'no' }, 'sanne@devries.example', 'mail'],
    ['a newsletter', { precedence: 'bulk' }, 'nieuws@devries.example', 'mail'],
    ['a person who wants no replies', { 'x-auto-response-suppress': 'all' }, 'sanne@devries.example', 'mail'],
    ['a holiday', { 'auto-submitted': 'auto-replied (vacation)' }, 'sanne@devries.example', 'auto_reply'],
    ['an old program', { 'x-autoreply': 'yes' }, 'sanne@devries.example', 'auto_reply'],
    ['no return path', { 'return-path': '<>' }, 'sanne@devries.example', 'auto_reply'],
    [
      'a report',
      { 'content-type': 'multipart/report; boundary=x;\treport-type=delivery-status' },
      'x@y.example',
      'bounce',
    ],
    [
      'a report that something was read',
      { 'content-type': 'multipart/report; report-type=disposition-notification' },
      'x@y.example',
      'auto_reply',
    ],
    ['a mail server', {}, 'MAILER-DAEMON@mx.example', 'bounce'],
    ['a postmaster in person', {}, 'postmaster@devries.example', 'mail'],
    ['a postmaster program', { 'return-path': '<>' }, 'postmaster@devries.example', 'bounce'],
  ];
  for (const [sender, marks, from_address, kind] of cases)
    it(`of ${sender} is ${kind}`, () => {
      expect(kindOf({ marks: createMarks(marks), from_address })).to.equal(kind);
    });
});

describe('the bookings that a mail mentions', () => {
  const cases: readonly [string, string, string[]][] = [
    ['Boeking 20-3', '', ['20-3']],
    ['Re: (20-3)', 'over 20-3, 20-4 en 120-33.', ['20-3', '20-4', '120-33']],
    ['', 'op 2026-03-28 of 28-3-2026', []],
    ['', 'tel. 06-12345678, bus 12-14/15, bedrag 1.20-3 of 20-3,50', []],
    ['', 'https://x.example/20-3 a20-3 20-3b -20-3 20-3-1 020-3', []],
    ['', '12345678901-1 en 1-12345678901', []],
    [
      '',
      Array.from({ length: 30 }, (_, at) => `9-${String(at + 1)}`).join(' '),
      Array.from({ length: 20 }, (_, at) => `9-${String(at + 1)}`),
    ],
  ];
  for (const [subject, text, expected] of cases)
    it(`are [${expected.slice(0, 3).join()}] in "${subject} ${text.slice(0, 40)}"`, () => {
      expect(findMentionedReferences({ subject, text })).to.deep.equal(expected);
    });
});

describe('the contact of a mail', () => {
  const anna = { contact_id: 20, contactpersoon_id: 30 };
  const bert = { contact_id: 21, contactpersoon_id: 31 };
  const bookings = [
    { id: 301, klant_id: 20, referentie: '20-3' },
    { id: 302, klant_id: 21, referentie: '21-1' },
    { id: 303, klant_id: 99, referentie: '99-1' },
  ];
  const nobody = { contact_id: null, contactpersoon_id: null, booking_id: null };

  it('is unknown for a stranger, whatever the mail mentions', () => {
    expect(recogniseMail([], ['20-3'], bookings)).to.deep.equal({ sender: 'unknown', ...nobody });
  });

  it('is the customer with its address, and a booking of theirs', () => {
    expect(recogniseMail([anna], [], [])).to.deep.equal({ sender: 'known', ...anna, booking_id: null });
    expect(recogniseMail([anna], ['8-8', '20-3'], bookings)).to.deep.equal({
      sender: 'known',
      ...anna,
      booking_id: 301,
    });
    expect(recogniseMail([anna, { ...anna, contactpersoon_id: 44 }], [], [])).to.include({ sender: 'known', ...anna });
  });

  it('never brings a booking of another customer', () => {
    expect(recogniseMail([anna], ['99-1', '21-1'], bookings)).to.deep.equal({
      sender: 'known',
      ...anna,
      booking_id: null,
    });
  });

  it('is, of several, the one whose booking it mentions, and otherwise unknown', () => {
    expect(recogniseMail([anna, bert], ['99-1', '21-1', '20-3'], bookings)).to.deep.equal({
      sender: 'several',
      ...bert,
      booking_id: 302,
    });
    expect(recogniseMail([anna, bert], ['99-1'], bookings)).to.deep.equal({ sender: 'several', ...nobody });
  });
});

describe('the note of a mail', () => {
  const whose = { sender: 'known', contact_id: 20, contactpersoon_id: 30, booking_id: null } as const;

  it('has its text, cut to the length of a note', () => {
    const text = '\u{1f6f6}'.repeat(70_000);
    const note = noteOf({ kind: 'mail', subject: 'Kano', text }, whose);
    expect(note).to.include({ soort_contact: 'email', onderwerp: 'Kano', contact_id: 20, contactpersoon_id: 30 });
    expect(Array.from(note?.bericht ?? '')).to.have.length(65_535);
  });

  it('is not made for mail from programs or strangers', () => {
    for (const kind of ['bounce', 'auto_reply'] as const)
      expect(noteOf({ kind, subject: '', text: '' }, whose)).to.equal(undefined);
    expect(noteOf({ kind: 'mail', subject: '', text: '' }, { ...whose, contact_id: null })).to.equal(undefined);
  });
});

describe('the possible recipients of a mail', () => {
  it('are those that mail servers wrote, then those of the sender', () => {
    const mail = { delivered_to: ['Post@Uitje.example'], to: ['info@uitje.example', 'post@uitje.example'] };
    expect(listRecipients(mail)).to.deep.equal(['post@uitje.example', 'info@uitje.example']);
  });
});

describe('the sender of a message, before it is read', () => {
  const cases: readonly (readonly [message: string, sender: string])[] = [
    ['From: Jan <Jan@Voorbeeld.example>\r\nSubject: x\r\n\r\nDag', 'jan@voorbeeld.example'],
    ['Subject: x\nfrom: jan+1@voorbeeld.example\n\nDag', 'jan@voorbeeld.example'],
    ['From: "<a@b.example>"\r\n <jan@voorbeeld.example>\r\n\r\n', 'jan@voorbeeld.example'],
    ['Subject: x\r\n\r\nFrom: a@b.example', ''],
    ['X-From: a@b.example\r\n\r\n', ''],
    ['', ''],
  ];
  for (const [text, sender] of cases)
    it(`is ${sender === '' ? 'unknown' : sender} for ${JSON.stringify(text)}`, () => {
      expect(readSender(Buffer.from(text))).to.equal(sender);
    });
});
