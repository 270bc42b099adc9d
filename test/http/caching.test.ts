/** Entity tags and conditional requests. */
import type { CivilDate } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { askAll } from '../support/bulk.ts'
import { get, simulateur } from '../support/client.ts'
import { expectConstantHeaders } from '../support/headers.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'

const service = await sharedInMemory()

const QUERY = 'capital=10000&mensuel=300&taux=7&duree=20'
const ADDRESS = simulateur('interets-composes', QUERY)

const etagOf = async (target: string): Promise<string> => {
  const { status, headers } = await get(service, target)
  expect(status).toBe(200)
  return headers.get('etag') ?? ''
}

describe('ETag', () => {
  it('is weak and stable across computations', async () => {
    const tag = await etagOf(ADDRESS)
    expect(tag).toMatch(/^W\/"[a-z0-9]+"$/)
    expect(await etagOf(ADDRESS)).toBe(tag)
  })

  it.each([
    ['a number written otherwise', 'capital=1e4&mensuel=300.00&taux=7.0&duree=20.0'],
    ['percent-encoding', 'capital=%31%30000&mensuel=300&taux=7&dur%65e=20'],
    ['another order', 'duree=20&taux=7&mensuel=300&capital=10000'],
    ['a default that is given', `${QUERY}&inflation=2&versement=fin&lang=fr`],
    ['an empty value', `${QUERY}&inflation=&frais=`],
  ])('equals that of the same values after %s', async (_, query) => {
    expect(await etagOf(simulateur('interets-composes', query))).toBe(await etagOf(ADDRESS))
  })

  it.each([
    ['a parameter', 'capital=10000&mensuel=300&taux=7.01&duree=20'],
    ['two parameters exchanged', 'capital=300&mensuel=10000&taux=7&duree=20'],
    ['a default departed from', `${QUERY}&inflation=2.5`],
    ['the language', `${QUERY}&lang=en`],
  ])('changes with %s', async (_, query) => {
    expect(await etagOf(simulateur('interets-composes', query))).not.toBe(await etagOf(ADDRESS))
  })

  it('differs between resources', async () => {
    const tags = await Promise.all(
      [
        ADDRESS,
        '/api/v1/simulateurs',
        '/api/v1/simulateurs?lang=en',
        '/openapi.json',
        '/openapi.json?lang=en',
      ].map(etagOf),
    )
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('changes with the day, on which the law in force depends', async () => {
    const on = async (day: string) => {
      const clock = { now: () => `${day}T12:00:00.000Z`, today: () => day as CivilDate }
      const onThatDay = await startInMemory({ clock })
      try {
        return (await get(onThatDay, ADDRESS)).headers.get('etag')
      } finally {
        await onThatDay.close()
      }
    }
    expect(await on('2026-11-21')).toBe(await on('2026-11-21'))
    expect(await on('2026-11-22')).not.toBe(await on('2026-11-21'))
  })

  it('differs between a thousand similar requests', async () => {
    const targets = Array.from({ length: 1000 }, (_, capital) =>
      simulateur('interets-composes', { capital, mensuel: 300, taux: 7, duree: 1 }),
    )
    const tags = new Set((await askAll(service, targets)).map(({ headers }) => headers.etag))
    expect(tags.size).toBe(1000)
  })
})

describe('If-None-Match', () => {
  const statusFor = async (ifNoneMatch: string) =>
    (await get(service, ADDRESS, { 'if-none-match': ifNoneMatch })).status

  it('receives 304 for a matching tag: weak, strong, in a list or *', async () => {
    const tag = await etagOf(ADDRESS)
    const strong = tag.slice(2)
    for (const known of [tag, strong, `"other", ${tag}`, `"other",${strong} , W/"third"`, '*']) {
      expect(await statusFor(known), known).toBe(304)
    }
  })

  it('receives 200 for another tag', async () => {
    const tag = await etagOf(ADDRESS)
    for (const known of ['"other"', 'W/"other"', tag.slice(2, -1), tag.toUpperCase(), '']) {
      expect(await statusFor(known), known).toBe(200)
    }
  })

  it('receives a 304 with the headers of the 200 and without a body', async () => {
    const fresh = await get(service, ADDRESS)
    const { status, headers, text } = await get(service, ADDRESS, { 'if-none-match': '*' })
    expect([status, text]).toEqual([304, ''])
    expectConstantHeaders(Object.fromEntries(headers))
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(headers.get(name)).toBe(fresh.headers.get(name))
    expect(headers.get('content-type')).toBeNull()
  })

  it('receives 422 for an invalid query, even with *', async () => {
    const { status } = await get(service, simulateur('interets-composes', 'capital=x'), {
      'if-none-match': '*',
    })
    expect(status).toBe(422)
  })

  it.each(['/api/v1/simulateurs', '/openapi.json', '/docs'])('applies at %s', async (path) => {
    const { headers } = await get(service, path)
    const { status } = await get(service, path, { 'if-none-match': headers.get('etag') ?? '' })
    expect(status).toBe(304)
  })
})
