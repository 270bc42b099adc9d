import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../units/civil-date.ts'
import { citationsOf, cited } from './citation.ts'
import { lawOf } from './law.ts'
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

interface Ceiling {
  readonly seul: number
  readonly decote: { readonly taux: number }
}

const ceiling: LegalParameter<Ceiling> = {
  key: 'capital/ceiling',
  label: { fr: 'Plafond', en: 'Ceiling' },
  unit: 'euros',
  members: {
    seul: { label: { fr: 'une personne', en: 'one person' } },
    decote: { label: { fr: 'décote', en: 'relief' } },
    taux: { label: { fr: 'taux', en: 'rate' }, unit: 'rate' },
  },
  status: 'doctrine',
  values: { '2020-01-01': { seul: 4600, decote: { taux: 0.5 } } },
  articles: { '2020-01-01': text('ceiling') },
  checkedOn: '2026-10-01',
}

describe('cited', () => {
  const law = lawOf({ rate, ceiling })(on('2026-03-01'))

  it('gives a value with its text and the day since when it holds', () => {
    expect(cited(law, 'rate')).toEqual({
      name: 'rate',
      key: 'capital/rate',
      label: { fr: 'Taux', en: 'Rate' },
      value: 0.186,
      unit: 'fraction',
      text: 'new',
      url: 'https://law.example/new',
      since: '2026-01-01',
      checkedOn: '2026-11-21',
      status: 'texte',
    })
  })

  it('gives a member under its dotted name, with its own label and unit', () => {
    expect(cited(law, 'ceiling.seul')).toMatchObject({
      name: 'ceiling.seul',
      label: { fr: 'Plafond : une personne', en: 'Ceiling: one person' },
      value: 4600,
      unit: 'EUR',
      since: '2020-01-01',
      status: 'doctrine',
    })
    expect(cited(law, 'ceiling.decote.taux')).toMatchObject({
      key: 'capital/ceiling',
      label: { fr: 'Plafond : décote, taux', en: 'Ceiling: relief, rate' },
      value: 0.5,
      unit: 'fraction',
    })
  })

  it('gives a scale as rows, each up to the next threshold', () => {
    const scale: LegalParameter<readonly object[]> = {
      ...rate,
      unit: 'scale',
      values: {
        '2018-01-01': [
          { above: 0, rate: 0.1 },
          { above: 100, rate: 0.2 },
        ],
      },
    }
    expect(cited(lawOf({ scale })(on('2020-01-01')), 'scale')).toMatchObject({
      value: null,
      rows: [
        { de: 0, taux: 0.1, a: 100 },
        { de: 100, taux: 0.2, a: null },
      ],
    })
  })

  it('throws for a group of members, and for what the value does not have', () => {
    for (const name of ['ceiling', 'ceiling.decote', 'ceiling.couple', 'rate.taux'] as const)
      expect(() => cited(law, name)).toThrow(`${name} is not one value of the law`)
  })
})

describe('citationsOf', () => {
  it('cites each value of each law, and each member of a value apart', () => {
    const day = on('2026-03-01')
    const names = citationsOf(lawOf({ rate })(day), lawOf({ ceiling })(day)).map(({ name }) => name)
    expect(names).toEqual(['rate', 'ceiling.seul', 'ceiling.decote.taux'])
  })

  it('gives the same objects for a law again, and others for another day', () => {
    const law = lawOf({ rate })
    const [first] = citationsOf(law(on('2026-03-01')))
    expect(citationsOf(law(on('2026-04-01')))[0]).toBe(first)
    expect(citationsOf(law(on('2025-12-31')))[0]?.value).toBe(0.172)
  })
})
