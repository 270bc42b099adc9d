import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { startWarnings } from './start-warnings.ts'

const warnings = (env: Record<string, string>) => startWarnings(readSettings(env))
const PUBLIC_URL = 'https://denier.example'

describe('startWarnings', () => {
  it('warns once when PUBLIC_URL is not set', () => {
    expect(warnings({})).toEqual([expect.stringContaining('PUBLIC_URL is not set')])
    expect(warnings({ PUBLIC_URL })).toEqual([])
  })

  // the limit is 256 addresses: /24 in IPv4, /120 in IPv6
  it.each(['10.0.0.0/8', '10.0.0.0/23', '2001:db8::/64', 'fd00::/119'])(
    'warns of a trusted network that holds more than proxies: %s',
    (network) => {
      expect(warnings({ PUBLIC_URL, TRUST_PROXY: `192.0.2.1, ${network}` })).toEqual([
        expect.stringContaining(`TRUST_PROXY trusts all of ${network}`),
      ])
    },
  )

  it.each(['10.89.7.2', '10.0.0.0/29', '10.0.0.0/24', 'fd00::7', 'fd00::/120'])(
    'does not warn of the addresses of proxies: %s',
    (network) => {
      expect(warnings({ PUBLIC_URL, TRUST_PROXY: network })).toEqual([])
    },
  )
})
