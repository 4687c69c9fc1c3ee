// Addresses where many are counted: one of version 6 stands for its network, however it is written.
import { expect } from 'chai';
import { networkOf } from '../../http/request/address.ts';

describe('whom an address stands for', () => {
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
