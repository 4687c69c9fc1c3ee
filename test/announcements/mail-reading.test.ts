// Mails that are slow to read on purpose: reading takes linear time, ends at a limit, and delays its sender alone.
import { expect } from 'chai';
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

const openPatientReader = () => openMailReader({ work: scaleWait(60_000), wait: scaleWait(60_000) })('een sleutel');

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
  for (const [label, write] of Object.entries(SLOW_TEXTS))
    it(`needs no more time for ${label} than for as much flat text`, () => {
      const flat = '<p>Dag</p>'.repeat(20_000);
      const usual = measureWork(() => extractText(flat));
      expect(measureWork(() => extractText(write(flat.length)))).to.be.lessThan(3 * usual);
    });

  it('is read up to a depth that no writer needs, and mentions the cut', () => {
    const deep = `<p>Dag</p>${'<div>'.repeat(200)}Diep`;
    expect(extractText(deep).isWhole).to.equal(false);
    expect(extractText(deep).text.trim()).to.equal('Dag');
    const reply = `<p>Dag</p>${'<blockquote><div>'.repeat(29)}Diep`;
    expect(extractText(reply).isWhole).to.equal(true);
    expect(extractText(reply).text).to.match(/^Dag\n\n(> ){29}Diep$/);
  });
});

describe('a reader of mail', () => {
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  const createMail = (address: string, body = 'Dag') => Buffer.from(message({ From: address, ...html }, body));
  const slow = `${'<blockquote>'.repeat(29)}${'x<br>'.repeat(300_000)}`;

  const describeOutcome = (reading: Promise<unknown>): Promise<string> =>
    reading.then(
      () => 'read',
      (error: unknown) => String(error),
    );

  it('stops a reading that has used up its processor time, and refuses the mail as unreadable', async () => {
    const readMail = openMailReader({ work: 50, wait: scaleWait(60_000) })('een sleutel');
    expect(await describeOutcome(readMail(createMail('jan@voorbeeld.example', slow)))).to.contain(
      'ERR_MAIL_UNREADABLE',
    );
    const patient = openPatientReader();
    expect(await describeOutcome(patient(createMail('jan@voorbeeld.example', slow)))).to.equal('read');
  });

  it('gives one sender three places of eleven, and reads mails of others between those', async () => {
    const readMail = openPatientReader();
    const namesRead: string[] = [];

    const startReading = async (name: string, address: string): Promise<string> => {
      const outcome = await describeOutcome(readMail(createMail(address, name)));
      if (outcome === 'read') namesRead.push(name);
      return outcome;
    };

    const spellings = ['Kwaad <k@a.example>', 'k@a.example', '"K" <K@A.example>', 'k+1@a.example'];
    const one = Array.from({ length: 11 }, (_, index) =>
      startReading(`een ${String(index)}`, spellings[index % 4] ?? ''),
    );
    const others = ['twee', 'drie'].map((name) => startReading(name, `${name}@b.example`));
    const outcomes = await Promise.all(one);
    expect(outcomes.filter((each) => each === 'read')).to.have.lengthOf(3);
    expect(outcomes.filter((each) => each.includes('ERR_UNAVAILABLE'))).to.have.lengthOf(8);
    expect(await Promise.all(others)).to.deep.equal(['read', 'read']);
    expect(namesRead.indexOf('een 2')).to.be.greaterThan(namesRead.indexOf('drie'));
  });
});
