// The text of incoming mails: characters of each charset, the limit of characters, and HTML elements without an end.
import { expect } from 'chai';
import { openMailReader } from '../../jobs/announcements/mail-reader.ts';
import { extractText } from '../../jobs/announcements/mail-text.ts';
import { message } from '../support/given/incoming-mails.ts';
import { scaleWait } from '../support/patience.ts';

/** The bytes from 80 to 9f that are no characters in windows-1252. */
const UNDEFINED_BYTES = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

const openPatientReader = () => openMailReader({ work: scaleWait(60_000), wait: scaleWait(60_000) })('een sleutel');

describe('the text of a mail', () => {
  it('reads the 27 characters of windows-1252 that latin1 lacks, also under the names of latin1 and ascii', async () => {
    const readMail = openPatientReader();
    const bytes = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter((byte) => !UNDEFINED_BYTES.includes(byte));
    const text = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
    const quoted = bytes.map((byte) => `=${byte.toString(16)}`).join('');

    for (const charset of ['windows-1252', 'iso-8859-1', 'us-ascii']) {
      const headers = { Subject: `=?${charset}?Q?${quoted}?=`, 'Content-Type': `text/plain; charset=${charset}` };
      const mail = await readMail(Buffer.concat([Buffer.from(message(headers, '')), Buffer.from(bytes)]));
      expect(mail, charset).to.include({ subject: text, text });
    }

    const latin = { 'Content-Type': 'text/plain; charset=windows-1252' };
    const mail = await readMail(
      Buffer.concat([Buffer.from(message(latin, '')), Buffer.from([0xe9, ...UNDEFINED_BYTES])]),
    );
    expect(mail.text).to.equal(`é${'\u{fffd}'.repeat(5)}`);
  });

  it('counts characters, and reports as shortened only what it cut', async () => {
    const readMail = openPatientReader();
    const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
    const read = (text: string) => readMail(Buffer.from(message(plain, text)));
    expect(await read('😀'.repeat(600_000))).to.include({ text: '😀'.repeat(600_000), shortened: false });
    expect(await read('x'.repeat(1_000_001))).to.include({ text: 'x'.repeat(1_000_000), shortened: true });
  });

  it('parses elements without an end tag, and void elements', () => {
    const open = '<p>a<br><hr><img src=x><ul><li>b<li>c</ul><table><tr><td>d<td>e<tr><td>f</table>'.repeat(2_000);
    expect(extractText(open).isWhole).to.equal(true);
  });
});
