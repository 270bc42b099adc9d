/** Which legal values and series are due for a check on a given day. `revisions.full.test.ts` runs the command. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calendar } from '../scripts/revisions/calendar.mjs'
import { type Dated, datedThings } from '../scripts/revisions/dated.mjs'
import { dueOn, isDay, nextRevisions } from '../scripts/revisions/due.mjs'

const core = new URL('../packages/core/src/', import.meta.url)
const things = await datedThings(core, '.ts')

const days = things.map(({ checked }) => checked).sort()
const newest = days.at(-1) ?? ''
const named = (end: string): Dated =>
  things.find(({ file }) => file.endsWith(end)) ?? expect.fail(`nothing is named ${end}`)
const reasonsOf = (thing: Dated, day: string) =>
  dueOn([thing], calendar, day).flatMap(({ reasons }) => reasons)

/** A day a number of days later. */
const after = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

describe('datedThings', () => {
  it('lists every legal value, series and fall of a stock index with its text, address and day', () => {
    const laws = things.filter(({ file }) => file.startsWith('legislation/parametres/'))
    expect(laws.length).toBeGreaterThan(70)
    expect(things.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['indices/livret-a-rates', 'indices/consumer-prices', 'indices/crises']),
    )
    for (const { file, value, checked, text, url } of things) {
      expect(existsSync(new URL(`${file}.ts`, core)), file).toBe(true)
      expect([file, isDay(checked), value, text]).toEqual([
        file,
        true,
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ])
      expect(new URL(url).protocol).toBe('https:')
    }
  })

  it('gives the latest value', () => {
    const rate = named('epargne/livret-a-taux')
    expect(rate.value).toMatch(/^\d{4}-0[28]-01: 0[.]0\d+$/)
    expect(Number(rate.value.slice(0, 4))).toBeGreaterThanOrEqual(2026)
  })
})

describe('revision calendar', () => {
  it('names only existing files and valid days', () => {
    const files = things.map(({ file }) => file)
    for (const event of calendar) {
      expect(event.files.filter((file) => !files.includes(file))).toEqual([])
      for (const day of event.days) expect(isDay(`2027-${day}`)).toBe(true)
    }
  })

  it('includes every legal value that changed in each of its last four years', async () => {
    const yearly = await Promise.all(
      things
        .filter(({ file }) => file.startsWith('legislation/'))
        .map(async ({ file }) => {
          const [dated] = Object.values(await import(new URL(`${file}.ts`, core).href)) as {
            values: object
          }[]
          const from = Object.keys(dated?.values ?? {}).slice(-4)
          const years = from.map((day) => Number(day.slice(0, 4)))
          const following = years.every((year, index) => index === 0 || year - (years[index - 1] ?? 0) <= 1)
          return from.length === 4 && following ? [file] : []
        }),
    )
    const known = calendar.flatMap(({ files }) => files)
    expect(yearly.flat().length).toBeGreaterThan(10)
    expect(yearly.flat().filter((file) => !known.includes(file))).toEqual([])
  })

  it('lists the next revisions, the soonest first', () => {
    const next = nextRevisions(calendar, '2026-11-21')
    expect(next.map(({ on }) => on)).toEqual([
      '2027-01-01',
      '2027-01-01',
      '2027-01-01',
      '2027-02-01',
      '2027-02-01',
      '2027-07-01',
      '2027-11-01',
      '2029-01-01',
    ])
    expect(nextRevisions(calendar, '2029-01-01').map(({ on }) => on)).toContain('2029-07-01')
    expect(nextRevisions(calendar, '2029-07-01').at(-1)?.on).toBe('2032-01-01')
  })
})

describe('dueOn', () => {
  it('returns nothing on the day of the check, but for values that were looked for and not found', () => {
    const overdue = Object.fromEntries(
      things
        .map((thing) => [thing.file, reasonsOf(thing, thing.checked)] as const)
        .filter(([, all]) => all[0]),
    )
    expect(overdue).toEqual({
      'legislation/parametres/credit/usure-immobilier': ['no value read since 2026-10-01'],
      'legislation/parametres/retraite/valeur-point': ['no value read since 2026-11-01'],
    })
    expect(dueOn(things, calendar, '2026-09-30')).toEqual([])
  })

  it('asks for a value of each announced day, whenever the file was checked', () => {
    const point = { ...named('valeur-point'), checked: '2027-03-01', known: '2025-11-01' }
    expect(reasonsOf(point, '2026-10-31')).toEqual([])
    expect(reasonsOf(point, '2026-11-01')).toEqual(['no value read since 2026-11-01'])
    expect(reasonsOf(point, '2027-11-02')).toEqual(['no value read since 2026-11-01'])
    expect(reasonsOf({ ...point, known: '2026-11-01' }, '2027-10-31')).toEqual([])
  })

  it('returns the rate of the Livret A from each 1 February and 1 August until it is checked', () => {
    const rate = { ...named('epargne/livret-a-taux'), checked: '2026-11-21' }
    expect(reasonsOf(rate, '2027-01-31')).toEqual([])
    expect(reasonsOf(rate, '2027-02-01')).toEqual(['revised on 2027-02-01'])
    expect(reasonsOf(rate, '2027-03-15')).toEqual(['revised on 2027-02-01'])
    expect(reasonsOf(rate, '2027-08-01')).toEqual(['revised on 2027-08-01'])
    expect(reasonsOf({ ...rate, checked: '2027-02-01' }, '2027-07-31')).toEqual([])
    expect(reasonsOf({ ...rate, checked: '2027-02-01' }, '2027-08-02')).toEqual(['revised on 2027-08-01'])
  })

  it('returns the income tax scale in January and again in March', () => {
    const scale = { ...named('bareme-impot-revenu'), checked: '2026-11-21' }
    expect(reasonsOf(scale, '2026-12-31')).toEqual([])
    expect(reasonsOf(scale, '2027-01-01')).toEqual(['revised on 2027-01-01'])
    expect(reasonsOf({ ...scale, checked: '2027-01-05' }, '2027-02-28')).toEqual([])
    expect(reasonsOf({ ...scale, checked: '2027-01-05' }, '2027-03-01')).toEqual(['revised on 2027-03-01'])
  })

  it('returns a three-yearly value only in its year', () => {
    const limit = { ...named('micro-bic-plafond'), checked: '2026-11-21' }
    expect(reasonsOf(limit, '2027-11-21')).toEqual([])
    expect(reasonsOf({ ...limit, checked: '2028-12-31' }, '2029-01-01')).toEqual(['revised on 2029-01-01'])
  })

  it('returns nothing after exactly one year, and everything the day after', () => {
    const alone = { ...named('usufruit-viager'), checked: '2026-11-21' }
    expect(reasonsOf(alone, '2027-11-21')).toEqual([])
    expect(reasonsOf(alone, '2027-11-22')).toEqual(['not checked for a year'])
    const late = dueOn(things, calendar, after(newest, 366))
    expect(late).toHaveLength(things.length)
    for (const { reasons } of late) expect(reasons).toContain('not checked for a year')
  })

  it.each(['2027-02-30', '2027-2-1', 'tomorrow', '', '2027-02-01T00:00'])('refuses %j as a day', (text) => {
    expect(isDay(text)).toBe(false)
  })
})
