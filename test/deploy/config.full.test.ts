import { describe, expect, it } from 'vitest'
import { checked, withoutProxy } from '../support/reverse-proxy.ts'
import { PROXIES } from './stand.ts'

/** What is shipped, judged by the servers that it is for. */
describe.each(PROXIES)('the configuration of %s', (name) => {
  it.skipIf(withoutProxy(name))('is one that it takes, and warns of nothing', () => {
    const { status, said } = checked(name)
    expect(status, said).toBe(0)
    expect(said).not.toMatch(/\b(?:warn|alert|error|emerg)/i)
  })
})
