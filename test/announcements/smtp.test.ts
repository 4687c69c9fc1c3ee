// Mail servers whose connection may be unencrypted.
import { expect } from 'chai';
import { needsEncryption } from '../../jobs/announcements/mail-servers.ts';

describe('a mail server', () => {
  const cases: readonly (readonly [url: string, needed: boolean])[] = [
    ['smtp://mail.example', false],
    ['smtp://a:b@mail.example:587', true],
    ['smtps://a:b@mail.example', true],
    ['smtp://a:b@mail.example?ignoreTLS=true', false],
    ['smtp://a:b@localhost', false],
    ['smtp://a:b@127.0.0.1:2525', false],
    ['smtp://a:b@[::1]', false],
    ['smtp://a:b@127.0.0.1.example', true],
  ];
  for (const [url, isNeeded] of cases)
    it(`${url} ${isNeeded ? 'gets no password before the connection is encrypted' : 'may get an unencrypted connection'}`, () => {
      expect(needsEncryption(url)).to.equal(isNeeded);
    });
});
