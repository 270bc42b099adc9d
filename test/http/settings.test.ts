/** The reader of settings, which are environment variables. */
import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../apps/api/src/settings.ts'
import { EMPTY, READ, STARTED } from '../support/wrong-settings.ts'

describe('readSettings with an invalid setting', () => {
  it.each([...STARTED, ...READ])('refuses %s of %o in one line that names it', (variable, env) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(new RegExp(`^[^\\n]*\\b${variable}\\b[^\\n]*$`))
    expect(() => readSettings(env)).not.toThrow(/hunter2/)
  })

  it('reports every invalid setting at once', () => {
    const env = { PORT: 'abc', LOG_LEVEL: 'loud', TRUST_PROXY: '1' }
    expect(() => readSettings(env)).toThrow(/^[^\n]*PORT[^\n]*TRUST_PROXY[^\n]*LOG_LEVEL[^\n]*$/)
  })
})

describe('readSettings CONTACT', () => {
  it.each(['abc', 'a b@example.org', 'javascript:alert(1)', 'http://example.org'])(
    'refuses %s',
    (CONTACT) => {
      expect(() => readSettings({ CONTACT })).toThrow(/^CONTACT must be /)
    },
  )

  it.each([
    'security@example.org',
    'mailto:a@example.org',
    'tel:+33123456789',
    'https://example.org/contact',
  ])('accepts %s', (CONTACT) => expect(readSettings({ CONTACT }).contact).toBe(CONTACT))
})

it.each(['https://denier.example', 'https://denier.example/'])(
  'normalises the public address %s',
  (PUBLIC_URL) => {
    expect(readSettings({ PUBLIC_URL }).publicUrl).toBe('https://denier.example')
  },
)

it('refuses a metrics port equal to the service port', () => {
  expect(() => readSettings({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(/^METRICS_PORT must not be PORT/)
  expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0)
})

describe('readSettings with empty variables', () => {
  it('uses the defaults', () => {
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

it('encodes an international domain name of the public address', () => {
  const { publicUrl = '' } = readSettings({ PUBLIC_URL: 'https://D\u00e9nier.example:443/' })
  expect(publicUrl).toMatch(/^https:\/\/xn--[\da-z-]+\.example$/)
  expect(new URL(publicUrl).hostname).toBe(new URL('https://d\u00e9nier.example').hostname)
})
