import { describe, expect, it } from 'vitest'
import { checked, withoutProxy } from '../support/reverse-proxy.ts'
import { PROXIES } from './stand.ts'

/** The shipped configurations, checked by the servers that read them. */
describe.each(PROXIES)('configuration of %s', (name) => {
  it.skipIf(withoutProxy(name))('passes the check of the server without a warning', () => {
    const { status, said } = checked(name)
    expect(status, said).toBe(0)
    expect(said).not.toMatch(/\b(?:warn|alert|error|emerg)/i)
  })
})
