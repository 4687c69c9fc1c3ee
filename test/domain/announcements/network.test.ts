// IP addresses and networks: their spellings, public addresses, and the addresses in a network.
import { expect } from 'chai';
import { parseAddress, isPublic, isInNetwork, parseNetwork } from '../../../domain/announcements/network.ts';

const readAddress = (text: string) => {
  const address = parseAddress(text);
  if (address === null) throw new Error(`${text} is no address.`);
  return address;
};

describe('an address', () => {
  for (const text of [
    '1.1.1.1',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.0',
    '100.128.0.0',
    '2606:4700::1111',
    '2a00::',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])
    it(`${text} is public`, () => {
      expect(isPublic(readAddress(text))).to.equal(true);
    });

  for (const text of [
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.1.1.1 ',
    '1.1.1.-1',
    '01x.1.1.1',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    '::g',
    '::1.2.3',
    'example',
  ])
    it(`is not "${text}"`, () => {
      expect(parseAddress(text)).to.equal(null);
    });

  it('has many spellings', () => {
    const one = readAddress('2001:db8::1');
    for (const text of ['2001:DB8:0:0:0:0:0:1', '2001:0db8::0001', '2001:db8::1%eth0'])
      expect(readAddress(text)).to.deep.equal(one);
    for (const text of ['::ffff:10.0.0.1', '::ffff:a00:1', '64:ff9b::10.0.0.1'])
      expect(readAddress(text)).to.deep.equal(readAddress('10.0.0.1'));
  });
});

describe('a network', () => {
  it('contains the addresses that share its prefix', () => {
    const cases: [network: string, inside: string[], outside: string[]][] = [
      ['10.0.0.0/8', ['10.0.0.0', '10.255.255.255', '::ffff:10.1.1.1'], ['9.255.255.255', '11.0.0.0', '::10']],
      ['192.168.1.7', ['192.168.1.7'], ['192.168.1.6', '192.168.1.8']],
      ['0.0.0.0/0', ['255.255.255.255'], ['::1']],
      ['fd00::/8', ['fd12::1'], ['fc00::1', '1.1.1.1']],
      ['::ffff:10.0.0.0/104', ['10.0.0.0', '10.255.255.255', '::ffff:10.1.1.1'], ['9.255.255.255', '11.0.0.0']],
      ['64:ff9b::10.0.0.0/104', ['10.255.255.255', '64:ff9b::10.1.1.1'], ['11.0.0.0']],
      ['::ffff:0:0/96', ['255.255.255.255'], ['::1']],
    ];
    for (const [text, inside, outside] of cases) {
      const network = parseNetwork(text);
      if (network === null) throw new Error(`${text} is no network.`);
      for (const each of inside) expect(isInNetwork(readAddress(each), network), `${each} in ${text}`).to.equal(true);
      for (const each of outside) expect(isInNetwork(readAddress(each), network), `${each} in ${text}`).to.equal(false);
    }
  });

  for (const text of [
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
    '::ffff:10.0.0.0/8',
    '::ffff:10.0.0.0/129',
    'example/8',
  ])
    it(`is not "${text}"`, () => {
      expect(parseNetwork(text)).to.equal(null);
    });
});
