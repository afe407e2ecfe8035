import { expect, test } from 'vitest';
import { networkOf } from '../server/http/address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:52144', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:cb00:7107'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:52144', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2:3:4:5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s toward the rate limit for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
