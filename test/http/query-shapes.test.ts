/** Queries that a form would never send. */
import { afterAll, describe, expect, it } from 'vitest'
import type { ErrorEntry } from '../support/client.ts'
import { simulateur } from '../support/client.ts'
import { ask, request } from '../support/raw.ts'
import { startInMemory } from '../support/service.ts'

const service = await startInMemory({ logLevel: 'silent' })
afterAll(() => service.close())

/** A valid query. */
const SOUND = 'capital=1000&mensuel=10&taux=5&duree=3'

async function errorsFor(query: string): Promise<readonly ErrorEntry[]> {
  const { status, body } = await ask(service, request('GET', simulateur('interets-composes', query)))
  expect(status).toBe(422)
  return JSON.parse(body).errors
}

const statusOf = async (query: string): Promise<number> =>
  (await ask(service, request('GET', simulateur('interets-composes', query)))).status

describe('repeated parameter', () => {
  it.each(['taux=6', 'taux=5', 'taux=', 'tau%78=6', 'taux'])('receives 422 for %s', async (again) => {
    expect(await errorsFor(`${SOUND}&${again}`)).toEqual([
      { field: 'taux', message: 'taux must be given once', code: 'repeated' },
    ])
  })

  it('receives one error for a thousand repetitions', async () => {
    expect(await errorsFor(`${SOUND}${'&taux=5'.repeat(1000)}`)).toHaveLength(1)
  })
})

describe('unknown parameter name', () => {
  const NAMES = [
    'capital[]',
    'capital[0]',
    'capital[a]',
    'a[b]',
    'capital.a',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__proto__[taux]',
    'constructor.prototype.taux',
    'CAPITAL',
    'Capital',
    'capital ',
    ' capital',
    'capital\0',
    'capitál',
    'length',
    'format ',
    '$',
    '0',
    '-1',
    'a'.repeat(4000),
    '<b>',
    '"',
    '\\',
    '\n',
  ]

  /** Names with outer blanks or control characters are quoted in messages. */
  const UNSEEN = /^\s|\s$|\p{Cc}/u

  it.each(NAMES)('appears in the error as given: %j', async (name) => {
    const errors = await errorsFor(`${SOUND}&${encodeURIComponent(name)}=1`)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ field: name, code: 'unknown' })
    const written = UNSEEN.test(name) ? JSON.stringify(name) : name
    expect(errors[0]?.message.startsWith(`${written} is not a parameter of interets-composes`)).toBe(true)
  })

  it('receives one error for each of 600 names', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `p${index}`)
    const errors = await errorsFor(`${SOUND}&${names.map((name) => `${name}=1`).join('&')}`)
    expect(errors.map(({ field }) => field)).toEqual(names)
  })

  it('pollutes no prototype', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    for (const query of [
      '__proto__=1',
      '__proto__[polluted]=1',
      'constructor[prototype][polluted]=1',
      '__proto__.polluted=1',
    ]) {
      await errorsFor(`${SOUND}&${query}`)
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('unusual query', () => {
  it.each([
    ['no query', ''],
    ['only ampersands', '&&&'],
    ['only an equals sign', '='],
    ['a second question mark', `?${SOUND}`],
    ['semicolons', SOUND.replaceAll('&', ';')],
    ['a name without value', 'capital&mensuel&taux&duree'],
    ['JSON', '%7B%22capital%22%3A1%7D'],
  ])('receives 422 for %s', async (_, query) => {
    expect(await statusOf(query)).toBe(422)
  })

  it.each([
    ['ampersands too many', `&&${SOUND}&&`],
    ['encoded names and values', 'c%61pital=%31000&mensuel=%310&taux=%35&duree=3'],
  ])('receives 200 for %s', async (_, query) => {
    expect(await statusOf(query)).toBe(200)
  })

  it('receives 422 for 2 000 short parameters, or 414 when the address is too long', async () => {
    const short = Array.from({ length: 2000 }, (_, index) => index.toString(36)).join('&')
    const long = Array.from({ length: 2000 }, (_, index) => `parameter${index}=1`).join('&')
    expect(short.length).toBeLessThan(8000)
    expect(await statusOf(short)).toBe(422)
    expect(await statusOf(long)).toBe(414)
  })

  it('receives 414 for 16 kB and 431 for 40 kB', async () => {
    expect(await statusOf(`${SOUND}&frais=${'0'.repeat(16_000)}`)).toBe(414)
    expect(await statusOf(`${SOUND}&frais=${'0'.repeat(40_000)}`)).toBe(431)
  })
})
