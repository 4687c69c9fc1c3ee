// Files: their type by content, and names that fit it, as tables of cases.
import { expect } from 'chai';
import { detectFileType, fitFileName, type FileType } from '../../../domain/house/file.ts';
import { SMALLEST_JPEG, SMALLEST_PNG } from '../../support/images.ts';

const encodeText = (content: string): Uint8Array => new TextEncoder().encode(content);

describe('the kind of a file', () => {
  const cases: readonly (readonly [string, Uint8Array, FileType])[] = [
    ['a PDF', encodeText('%PDF-1.7\n'), 'application/pdf'],
    ['a PNG', SMALLEST_PNG, 'image/png'],
    ['a JPEG', SMALLEST_JPEG, 'image/jpeg'],
    ['a calendar', encodeText('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'), 'text/calendar'],
    ['a text', encodeText('Caf\u00e9:\r\n\tkoffie'), 'text/plain'],
    ['a page, which is shown as its text', encodeText('<html><script>alert(1)</script>'), 'text/plain'],
    ['a picture that can run scripts', encodeText('<?xml version="1.0"?><svg/>'), 'application/octet-stream'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'application/octet-stream'],
    ['an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'application/octet-stream'],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x41]), 'application/octet-stream'],
    ['a text with NUL', encodeText('a\0b'), 'application/octet-stream'],
    ['nothing', new Uint8Array(), 'application/octet-stream'],
  ];
  for (const [label, bytes, type] of cases)
    it(`of ${label} is ${type}`, async () => {
      expect(await detectFileType(bytes)).to.equal(type);
    });
});

describe('the name of a file', () => {
  const cases: readonly (readonly [string, FileType, string])[] = [
    ['menu.pdf', 'application/pdf', 'menu.pdf'],
    ['MENU.PDF', 'application/pdf', 'MENU.PDF'],
    ['menu', 'application/pdf', 'menu.pdf'],
    ['menu.exe', 'application/pdf', 'menu.exe.pdf'],
    ['v1.2 menu', 'application/pdf', 'v1.2 menu.pdf'],
    ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
    ['lijst.csv', 'text/plain', 'lijst.csv'],
    ['pagina.html', 'text/plain', 'pagina.html.txt'],
    ['setup.exe', 'application/octet-stream', 'setup.exe'],
    ['../../etc/passwd', 'text/plain', '.._.._etc_passwd.txt'],
    ['fac\u202efdp.exe', 'application/octet-stream', 'fac_fdp.exe'],
    ['een\r\nregel', 'text/plain', 'een__regel.txt'],
    ['  ', 'image/png', 'bestand.png'],
    [`${'\u{1f600}'.repeat(300)}.pdf`, 'application/pdf', `${'\u{1f600}'.repeat(251)}.pdf`],
    ['a'.repeat(255), 'image/webp', `${'a'.repeat(250)}.webp`],
  ];
  for (const [fileName, type, fitting] of cases)
    it(`${fileName.slice(0, 20)} of ${type} is ${fitting.slice(-20)}`, () => {
      expect(fitFileName(fileName, type)).to.equal(fitting);
    });
});
