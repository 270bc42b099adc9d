import { expect, it } from 'vitest'
import type { CivilDate } from '../units/civil-date.ts'
import { lawOf, sourcesOf } from './law.ts'
import type { LegalParameter } from './legal-parameter.ts'

const on = (day: string) => day as CivilDate
const text = (title: string) => ({ title, url: `https://law.example/${title}` })

const rate: LegalParameter<number> = {
  key: 'capital/rate',
  label: { fr: 'Taux', en: 'Rate' },
  unit: 'rate',
  values: { '2018-01-01': 0.172, '2026-01-01': 0.186 },
  articles: { '2018-01-01': text('old'), '2026-01-01': text('new') },
  checkedOn: '2026-11-21',
}

const ceiling: LegalParameter<{ readonly seul: number }> = {
  key: 'capital/ceiling',
  label: { fr: 'Plafond', en: 'Ceiling' },
  unit: 'euros',
  members: { seul: { label: { fr: 'une personne', en: 'one person' } } },
  values: { '2020-01-01': { seul: 4600 } },
  articles: { '2020-01-01': text('ceiling') },
  checkedOn: '2026-10-01',
}

/** Set by the same article as the new rate: a text for both. */
const threshold: LegalParameter<number> = {
  key: 'capital/threshold',
  label: { fr: 'Seuil', en: 'Threshold' },
  unit: 'euros',
  values: { '2018-01-01': 100 },
  articles: { '2018-01-01': text('new') },
  checkedOn: '2026-11-21',
}

const ceilingText = { ...text('ceiling'), read: '2026-10-01' }
const newText = { ...text('new'), read: '2026-11-21' }
const oldText = { ...text('old'), read: '2026-11-21' }

it.each([
  ['2020-01-01', 0.172],
  ['2025-12-31', 0.172],
  ['2026-01-01', 0.186],
  ['2099-12-31', 0.186],
])('reads with lawOf on %s the values of that day', (day, expected) => {
  expect(lawOf({ rate, ceiling })(on(day)).values).toEqual({ rate: expected, ceiling: { seul: 4600 } })
})

it('names with lawOf the texts of the day in the order of the set, with the day each was checked', () => {
  const law = lawOf({ rate, ceiling })
  expect(law(on('2025-12-31')).sources).toEqual([oldText, ceilingText])
  expect(law(on('2026-01-01')).sources).toEqual([newText, ceilingText])
})

it('names once with lawOf a text that sets two values', () => {
  expect(lawOf({ rate, ceiling, threshold })(on('2026-01-01')).sources).toEqual([newText, ceilingText])
})

it('keeps separate with sourcesOf two texts of one title at two addresses, and two titles at one address', () => {
  const source = (title: string, url: string) => ({ title, url, read: '2026-11-21' })
  const sources = [source('a', 'u'), source('a', 'v'), source('b', 'u'), source('a', 'u')]
  expect(sourcesOf({ sources })).toEqual(sources.slice(0, 3))
})

it('names once with sourcesOf a text that two laws share', () => {
  const day = on('2026-01-01')
  const shared = sourcesOf(lawOf({ rate })(day), lawOf({ ceiling, threshold })(day))
  expect(shared).toEqual([newText, ceilingText])
})

it('returns no text from sourcesOf without a law', () => expect(sourcesOf()).toEqual([]))

it('gives with lawOf the same frozen object for all days of a period', () => {
  const law = lawOf({ rate })
  const first = law(on('2026-01-01'))
  expect(law(on('2099-12-31'))).toBe(first)
  expect(law(on('2025-12-31'))).not.toBe(first)
  expect(Object.isFrozen(first)).toBe(true)
  expect(Object.isFrozen(first.values)).toBe(true)
})

it('throws from lawOf for a day before the first day of a value', () => {
  const law = lawOf({ rate, ceiling })
  expect(() => law(on('2019-12-31'))).toThrow(RangeError)
  expect(() => law(on('2019-12-31'))).toThrow(/2019-12-31 is before 2020-01-01/)
})

it('throws from lawOf for a value without its text', () => {
  const orphan: LegalParameter<number> = { ...rate, articles: { '2018-01-01': text('old') } }
  expect(() => lawOf({ orphan })).toThrow(/no article for the value of 2026-01-01/)
})
