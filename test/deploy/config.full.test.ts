/** The shipped configurations of proxies, checked by the servers that read them. */
import { describe, expect, it } from 'vitest'
import { checked, withoutProxy } from '../support/reverse-proxy.ts'
import { PROXIES } from './stand.ts'

describe.each(PROXIES)('configuration of %s', (name) => {
  it.skipIf(withoutProxy(name))('passes the check of the server without a warning', () => {
    const { status, printed } = checked(name)
    expect(status, printed).toBe(0)
    expect(printed).not.toMatch(/\b(?:warn|alert|error|emerg)/i)
  })
})
