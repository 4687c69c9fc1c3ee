// The client address of a request behind proxies, and the network that an address is counted under: IPv6 by its prefix.
import { BlockList } from 'node:net';
import { expect } from 'chai';
import { addressOf, networkOf } from '../../http/request/address.ts';

describe('the network that an address is counted under', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ];
  for (const [address, network] of cases)
    it(`${address} is ${network}`, () => {
      expect(networkOf(address)).to.equal(network);
    });
});

describe('the client address behind proxies', () => {
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8);
  trusted.addAddress('2001:db8::ff', 'ipv6');

  const PROXY = '10.0.0.1';
  const readAddress = (headers: Readonly<Record<string, string>>, remoteAddress = PROXY): string =>
    addressOf({ socket: { remoteAddress }, headers }, trusted);

  const lists: readonly (readonly [string, string])[] = [
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['198.51.100.1, 203.0.113.7:51234, 10.0.0.2:80', '203.0.113.7'],
    ['203.0.113.7, "[2001:db8::ff]:443"', '203.0.113.7'],
    ['203.0.113.7, unknown', PROXY],
    ['203.0.113.7:51234:1', PROXY],
    ['[203.0.113.7', PROXY],
  ];

  for (const [list, address] of lists)
    it(`is ${address} for X-Forwarded-For: ${list}`, () => {
      expect(readAddress({ 'x-forwarded-for': list })).to.equal(address);
    });

  const elements: readonly (readonly [string, string])[] = [
    ['for=203.0.113.7', '203.0.113.7'],
    ['For="[2001:db8::1]:443"', '2001:db8::1'],
    ['for="203.0.113.7:51234";proto=https;by=10.0.0.1', '203.0.113.7'],
    ['proto=https; for=203.0.113.7, for=10.0.0.2', '203.0.113.7'],
    ['for=198.51.100.1, for=203.0.113.7', '203.0.113.7'],
    ['for=unknown', PROXY],
    ['for=_hidden', PROXY],
    ['proto=https', PROXY],
    // A client cannot hide the proxy's element by an open quote, and its own text is no element.
    ['for="198.51.100.1, for=203.0.113.7', '203.0.113.7'],
    ['for=203.0.113.7;host="a,for=198.51.100.1"', PROXY],
    ['for=203.0.113.7;host="a,for=198.51.100.1;b=\\""', PROXY],
    ['host="x;for=198.51.100.1;y";for=203.0.113.7', PROXY],
  ];

  for (const [forwarded, address] of elements)
    it(`is ${address} for Forwarded: ${forwarded}`, () => {
      expect(readAddress({ forwarded })).to.equal(address);
    });

  it('is that of the connection where no trusted proxy names another', () => {
    const claims = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    expect(readAddress(claims, '198.51.100.9')).to.equal('198.51.100.9');
  });

  it('is that of X-Forwarded-For where both headers are present', () => {
    expect(readAddress({ 'x-forwarded-for': '203.0.113.7', forwarded: 'for=198.51.100.1' })).to.equal('203.0.113.7');
  });
});
