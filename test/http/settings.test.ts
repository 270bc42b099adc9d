import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../apps/api/src/settings.ts'
import { EMPTY, READ, STARTED } from '../support/wrong-settings.ts'

describe('a wrong setting', () => {
  it.each([...STARTED, ...READ])('%s of %o is refused in one line that names it', (variable, env) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(new RegExp(`^[^\\n]*\\b${variable}\\b[^\\n]*$`))
    expect(() => readSettings(env)).not.toThrow(/hunter2/)
  })

  it('is told together with the others', () => {
    const env = { PORT: 'abc', LOG_LEVEL: 'loud', TRUST_PROXY: '1' }
    expect(() => readSettings(env)).toThrow(/^[^\n]*PORT[^\n]*TRUST_PROXY[^\n]*LOG_LEVEL[^\n]*$/)
  })
})

describe('a contact', () => {
  it.each(['abc', 'a b@example.org', 'javascript:alert(1)', 'http://example.org'])('is not %s', (CONTACT) => {
    expect(() => readSettings({ CONTACT })).toThrow(/^CONTACT must be /)
  })

  it.each([
    'security@example.org',
    'mailto:a@example.org',
    'tel:+33123456789',
    'https://example.org/contact',
  ])('may be %s', (CONTACT) => expect(readSettings({ CONTACT }).contact).toBe(CONTACT))
})

it.each(['https://denier.example', 'https://denier.example/'])('%s is where clients come', (PUBLIC_URL) => {
  expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://denier.example')
})

it('the metrics have a port of their own', () => {
  expect(() => readSettings({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(/^METRICS_PORT must not be PORT/)
  expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0)
})

describe('an empty variable', () => {
  it('is its default', () => {
    expect(readSettings(EMPTY)).toEqual(readSettings({}))
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustProxy: [],
      rateLimit: 30,
      workers: 1,
      metricsPort: undefined,
      logLevel: 'info',
    })
  })
})

it('where clients come is written as headers can hold it, in whatever letters its name is', () => {
  const { publicUrl = '' } = readSettings({ PUBLIC_URL: 'https://D\u00e9nier.example:443/' })
  expect(publicUrl).toMatch(/^https:\/\/xn--[\da-z-]+\.example$/)
  expect(new URL(publicUrl).hostname).toBe(new URL('https://d\u00e9nier.example').hostname)
})
