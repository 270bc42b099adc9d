import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { clientKey, clientText } from './client-key.ts'

/** The client of an address as people write it; undefined for what is no address. */
const text = (address: string) => {
  const client = clientKey(address)
  return client && clientText(client)
}

describe('clientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:65535', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['fe80::1%25wlan-0.1', 'fe80::/64'],
    ['::1', '::/64'],
    ['[::1]:80', '::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b::/64'],
    ['ffff:ffff:cb00:7107::1', '203.0.113.7'], // multicast, which sends nothing
  ])('reads %s as %s', (address, expected) => {
    expect(text(address)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    'unknown',
    '_hidden',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '1.2.3.-4',
    '1.2.3.4 5',
    '01.2.3.4',
    '1..3.4',
    '1.2.3.4.',
    '0x7f.0.0.1',
    '2130706433',
    '1.2.3.4:',
    '1.2.3.4:http',
    '1.2.3.4:123456',
    '1.2.3.4/24',
    '٣.2.3.4',
    ':::',
    '1::2::3',
    '12345::',
    '2001:db8::/32',
    '[::1',
    '[::1]80',
    '[::1]:',
    '[1.2.3.4]:80',
    '::ffff:0x7f.0.0.1',
    '::ffff:1.2.3.256',
    '%eth0',
  ])('returns undefined for %j', (address) => {
    expect(clientKey(address)).toBeUndefined()
  })

  it('gives one key to a whole /64 and another to its neighbour', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
    fc.assert(
      fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), (lastGroups) => {
        expect(clientKey(`2001:db8:1:2:${lastGroups.join(':')}`)).toEqual(clientKey('2001:db8:1:2::'))
        expect(clientKey(`2001:db8:1:3:${lastGroups.join(':')}`)).not.toEqual(clientKey('2001:db8:1:2::'))
      }),
    )
  })

  it('reads every IPv4 address back as written, mapped into IPv6 or not', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(text(address)).toBe(address)
        expect(text(`::ffff:${address}`)).toBe(address)
      }),
    )
  })

  it('finds a key for every IPv6 address, and the same for its key as written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const written = text(address)
        expect(written).toBeDefined()
        expect(clientKey(address)).toEqual(clientKey(written?.replace('/64', '') ?? ''))
      }),
    )
  })

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789abcdef.:[]%x -/'), maxLength: 50 }),
        (any) => {
          clientKey(any)
        },
      ),
      cases(10_000),
    )
  })
})
