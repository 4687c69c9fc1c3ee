// Mails that are slow to read on purpose: reading takes linear time, ends at a limit, and delays its sender alone.
import { expect } from 'chai';
import { readSender } from '../../domain/announcements/incoming-mail.ts';
import { openMailReader } from '../../jobs/announcements/mail-reader.ts';
import { extractText } from '../../jobs/announcements/mail-text.ts';
import { message } from '../support/given/incoming-mails.ts';
import { scaleWait } from '../support/patience.ts';

/** HTML of about `n` characters, for which a parser could need a time that grows with the square of `n`. */
const SLOW_TEXTS: Readonly<Record<string, (n: number) => string>> = {
  'tables in tables': (n) => '<table><tr><td>'.repeat(n / 15),
  'lists in lists': (n) => '<ul><li>'.repeat(n / 8),
  'elements that never end, and ends of others': (n) => '<div>'.repeat(n / 10) + '</i>'.repeat(n / 8),
  'elements of other languages': (n) => '<svg><a>'.repeat(n / 8),
  'quotations of many lines': (n) => '<blockquote>'.repeat(90) + 'x<br>'.repeat(n / 5),
};

/** The bytes from 80 to 9f that are no characters in windows-1252. */
const UNDEFINED_BYTES = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** Returns the processor time of some work, in milliseconds: the least of three runs. */
function measureWork(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe('the text of HTML', () => {
  for (const [label, of] of Object.entries(SLOW_TEXTS))
    it(`needs no more time for ${label} than for as much flat text`, () => {
      const flat = '<p>Dag</p>'.repeat(20_000);
      const usual = measureWork(() => extractText(flat));
      expect(measureWork(() => extractText(of(flat.length)))).to.be.lessThan(3 * usual);
    });

  it('is read up to a depth that no writer needs, and mentions the cut', () => {
    const deep = `<p>Dag</p>${'<div>'.repeat(200)}Diep`;
    expect(extractText(deep).isWhole).to.equal(false);
    expect(extractText(deep).text.trim()).to.equal('Dag');
    const reply = `<p>Dag</p>${'<blockquote><div>'.repeat(29)}Diep`;
    expect(extractText(reply).isWhole).to.equal(true);
    expect(extractText(reply).text).to.match(/^Dag\n\n(> ){29}Diep$/);
  });

  it('parses elements without an end tag, and void elements', () => {
    const open = '<p>a<br><hr><img src=x><ul><li>b<li>c</ul><table><tr><td>d<td>e<tr><td>f</table>'.repeat(2_000);
    expect(extractText(open).isWhole).to.equal(true);
  });
});

describe('a reader of mail', () => {
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  const latin = { 'Content-Type': 'text/plain; charset=windows-1252' };
  const createMail = (address: string, body = 'Dag') => Buffer.from(message({ From: address, ...html }, body));
  const slow = `${'<blockquote>'.repeat(29)}${'x<br>'.repeat(300_000)}`;

  const describeOutcome = (reading: Promise<unknown>): Promise<string> =>
    reading.then(
      () => 'read',
      (error: unknown) => String(error),
    );

  it('reads the 27 characters of windows-1252 that latin1 lacks, also under the names of latin1 and ascii', async () => {
    const readMail = openMailReader({ work: scaleWait(60_000), wait: scaleWait(60_000) })('een sleutel');
    const bytes = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter((byte) => !UNDEFINED_BYTES.includes(byte));
    const text = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
    const quoted = bytes.map((byte) => `=${byte.toString(16)}`).join('');

    for (const charset of ['windows-1252', 'iso-8859-1', 'us-ascii']) {
      const headers = { Subject: `=?${charset}?Q?${quoted}?=`, 'Content-Type': `text/plain; charset=${charset}` };
      const mail = await readMail(Buffer.concat([Buffer.from(message(headers, '')), Buffer.from(bytes)]));
      expect(mail, charset).to.include({ subject: text, text });
    }

    const mail = await readMail(
      Buffer.concat([Buffer.from(message(latin, '')), Buffer.from([0xe9, ...UNDEFINED_BYTES])]),
    );
    expect(mail.text).to.equal(`é${'\u{fffd}'.repeat(5)}`);
  });

  it('counts characters, and reports as shortened only what it cut', async () => {
    const readMail = openMailReader({ work: scaleWait(60_000), wait: scaleWait(60_000) })('een sleutel');
    const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
    const read = (text: string) => readMail(Buffer.from(message(plain, text)));
    expect(await read('😀'.repeat(600_000))).to.include({ text: '😀'.repeat(600_000), shortened: false });
    expect(await read('x'.repeat(1_000_001))).to.include({ text: 'x'.repeat(1_000_000), shortened: true });
  });

  it('stops a reading that has used up its processor time, and refuses the mail as unreadable', async () => {
    const readMail = openMailReader({ work: 50, wait: scaleWait(60_000) })('een sleutel');
    expect(await describeOutcome(readMail(createMail('jan@voorbeeld.example', slow)))).to.contain(
      'ERR_MAIL_UNREADABLE',
    );
    const patient = openMailReader({ work: scaleWait(60_000), wait: scaleWait(60_000) })('een sleutel');
    expect(await describeOutcome(patient(createMail('jan@voorbeeld.example', slow)))).to.equal('read');
  });

  it('reads mails of other senders between those of one, who gets three places of eleven', async () => {
    const readMail = openMailReader({ work: scaleWait(60_000), wait: scaleWait(60_000) })('een sleutel');
    const order: string[] = [];

    const startReading = (name: string, address: string): Promise<string> => {
      const outcome = describeOutcome(readMail(createMail(address, name)));
      return outcome.finally(() => order.push(name));
    };

    const spellings = ['Kwaad <k@a.example>', 'k@a.example', '"K" <K@A.example>', 'k+1@a.example'];
    const one = Array.from({ length: 11 }, (_, index) =>
      startReading(`een ${String(index)}`, spellings[index % 4] ?? ''),
    );
    const others = ['twee', 'drie'].map((name) => startReading(name, `${name}@b.example`));
    const outcomes = await Promise.all(one);
    expect(outcomes.map((each) => each.slice(0, 30)).filter((each) => each === 'read')).to.have.lengthOf(3);
    expect(outcomes.filter((each) => each.includes('ERR_UNAVAILABLE'))).to.have.lengthOf(8);
    expect(await Promise.all(others)).to.deep.equal(['read', 'read']);

    const readNames = order.filter((name) => !/^een ([3-9]|10)$/.test(name));
    expect(readNames.indexOf('een 2')).to.be.greaterThan(readNames.indexOf('drie'));
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
