import { type Field, kinds, type Language, languages } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../core/src/catalogue.ts'
import { figureFormatter } from './figure-formatter.ts'
import { formatAxis } from './format-axis.ts'
import { formatColumn, formatEstimate, formatFigure, formatGiven, shownDifference } from './format-figure.ts'

const label = { fr: 'Essai', en: 'Trial' }
const choices = { fin: { fr: 'À la fin', en: 'At the end' } }
const field = (kind: Field['kind']): Field => ({ kind, label, ...(kind === 'choice' && { choices }) })

/** Replaces the non-breaking spaces of `Intl` by plain ones, so that the expectations below can be read. */
const plainBlanks = (text: string) => text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')
/** What `formatFigure` gives, with plain spaces. */
const said = (kind: Field['kind'], value: unknown, language: Language) =>
  plainBlanks(formatFigure(field(kind), value, language))

describe('formatEstimate', () => {
  it.each([
    ['euros', 17_125.47, '17 125 €'],
    ['euros', -17_125.5, '−17 126 €'], // half away from zero, as sentences write it
    ['monthlyEuros', 1157.8, '1 158 €/mois'],
    ['euros', 10, '10 €'],
    ['euros', 9.99, '9,99 €'],
    ['euros', null, '—'],
    ['percent', 12.1353, '12,14 %'],
    ['years', 21.75, '21 ans et 9 mois'],
  ] as const)('writes %s %s as %s', (kind, value, text) => {
    expect(plainBlanks(formatEstimate(field(kind), value, 'fr'))).toBe(text)
  })
})

describe('shownDifference', () => {
  it.each([
    ['euros', -60_743.4, -55_393.6, true, 5349], // −60 743 € and −55 394 €; 5,349.80 € apart
    ['euros', -60_743.4, -55_393.6, false, 5349.8],
    ['euros', 4.4, 19.6, true, 15.2], // 4.40 € keeps its cents
    ['years', 21.74, 20.5, true, -1.25],
    ['percent', 3.456, 4.123, false, 0.66],
  ] as const)('subtracts %s as they are shown: %s from %s', (kind, before, after, isEstimate, gap) => {
    expect(shownDifference(field(kind), before, after, isEstimate)).toBeCloseTo(gap, 10)
  })

  it('adds up, step by step, to the difference of the ends', () => {
    const steps = Array.from({ length: 50 }, (_, rank) => 1000 + 777.77 * rank * Math.sin(rank))
    const gaps = steps
      .slice(1)
      .map((step, rank) => shownDifference(field('euros'), steps[rank] ?? 0, step, true))
    const whole = shownDifference(field('euros'), steps[0] ?? 0, steps.at(-1) ?? 0, true)
    expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBe(whole)
  })
})

describe('formatFigure', () => {
  it('gives the words of a figure for its absence, or a dash', () => {
    const absent = { ...field('count'), absent: { fr: 'Aucune', en: 'None' } }
    expect(formatFigure(absent, null, 'fr')).toBe('Aucune')
    expect(formatFigure(absent, null, 'en')).toBe('None')
    expect(formatFigure(absent, 7, 'fr')).toBe('7')
    expect(formatFigure(field('count'), null, 'fr')).toBe('—')
  })

  it.each([
    ['euros', 1234.56, '1 234,56 €', '€1,234.56'],
    ['euros', -0.004, '0,00 €', '€0.00'],
    ['euros', -1234.5, '−1 234,50 €', '−€1,234.50'],
    ['monthlyEuros', 1391.9, '1 391,90 €/mois', '€1,391.90/month'],
    ['percent', 12.1353, '12,14 %', '12.14%'],
    ['percent', 5, '5 %', '5%'],
    ['percent', 0, '0 %', '0%'],
    ['percent', 0.0042, '0,0042 %', '0.0042%'],
    ['annualRate', -99.999, '−100 %', '−100%'],
    ['ratio', 2.5, '2,5', '2.5'],
    ['ratio', 0.5206, '0,5206', '0.5206'],
    ['years', 21.75, '21 ans et 9 mois', '21 years and 9 months'],
    ['years', 2.78, '2 ans et 9 mois', '2 years and 9 months'],
    ['years', 11.99, '12 ans', '12 years'],
    ['years', 0.99, '1 an', '1 year'],
    ['years', 0.08, '1 mois', '1 month'],
    ['years', 0.04, 'moins d’un mois', 'less than a month'],
    ['years', -1.25, '−1 an et 3 mois', '−1 year and 3 months'],
    ['years', [2.5, 3], '2 ans et 6 mois à 3 ans', '2 years and 6 months to 3 years'],
    ['years', 0, '0 an', '0 years'],
    ['years', 1, '1 an', '1 year'],
    ['years', 1.5, '1 an et 6 mois', '1 year and 6 months'],
    ['wholeYears', 2, '2 ans', '2 years'],
    ['months', 2.38, '2,38 mois', '2.38 months'],
    ['wholeMonths', 1, '1 mois', '1 month'],
    ['age', 65, '65 ans', '65 years'],
    ['count', 12_345, '12 345', '12,345'],
    ['calendarYear', 2025, '2025', '2025'],
    ['plain', 1 / 3, '0,3333333333', '0.3333333333'],
    ['plain', 123_456, '123 456', '123,456'],
    ['flag', true, 'oui', 'yes'],
    ['flag', false, 'non', 'no'],
    ['choice', 'fin', 'À la fin', 'At the end'],
    ['choice', 'autre', 'autre', 'autre'],
    ['civilDate', '2026-11-21', '21/11/2026', '21 Nov 2026'],
    ['isoDate', '2020-03-23', '23/03/2020', '23 Mar 2020'],
    ['isoDate', '2008-10', 'octobre 2008', 'October 2008'],
    ['prose', 'Une phrase.', 'Une phrase.', 'Une phrase.'],
    ['split', '50/30/20', '50/30/20', '50/30/20'],
    ['percent', [92.11, 95.4], '92,11 % à 95,4 %', '92.11% to 95.4%'],
    ['euros', null, '—', '—'],
    ['euros', undefined, '—', '—'],
    ['euros', Number.NaN, '—', '—'],
  ] as const)('formats as %s the value %s: %s, %s', (kind, value, fr, en) => {
    expect([said(kind, value, 'fr'), said(kind, value, 'en')]).toEqual([fr, en])
  })

  it('groups with U+202F and sets units apart with U+00A0, in French', () => {
    expect(formatFigure(field('euros'), 1234.56, 'fr')).toBe('1\u202f234,56\u00a0€')
  })

  it.each(languages)('puts no breaking space between a figure and its unit in %s', (language) => {
    for (const kind of Object.keys(kinds) as Field['kind'][])
      if (kinds[kind].json !== 'string')
        expect(formatFigure(field(kind), 1234.56, language)).not.toMatch(/\d /)
    expect(formatFigure(field('wholeYears'), 15, language)).toMatch(/^15\u00a0/)
  })

  it.each(languages)('formats a length of time as sentences do, within half a month, in %s', (language) => {
    const READ = /^(?:(\d+) (?:ans?|years?))?(?: (?:et|and) )?(?:(\d+) (?:mois|months?))?$/
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (hundredths) => {
        const length = hundredths / 100
        const text = said('years', length, language)
        expect(text).toBe(plainBlanks(figureFormatter(language).years(length)))
        const [, years = '0', months = '0'] =
          READ.exec(text.replace(/moins d’un mois|less than a month/, '0 mois')) ?? []
        expect(text).toMatch(/\d|moins|less/)
        expect(Math.abs(Number(years) + Number(months) / 12 - length)).toBeLessThanOrEqual(0.5 / 12 + 1e-9)
        expect(Number(months)).toBeLessThan(12)
      }),
    )
  })

  it('keeps the decimals of what was given', () => {
    expect(plainBlanks(formatGiven(field('years'), 21.75, 'fr'))).toBe('21,75 ans')
    expect(formatGiven(field('euros'), 1234.5, 'fr')).toBe(formatFigure(field('euros'), 1234.5, 'fr'))
  })

  it('formats every figure of the summary of each contract', () => {
    for (const { contract } of catalogue) {
      for (const [name, figure] of Object.entries(contract.result.resume as Record<string, Field>)) {
        const text = formatFigure(figure, 1, 'fr')
        expect([contract.name, name, text]).toEqual([contract.name, name, expect.stringMatching(/^\S.*/)])
      }
    }
  })
})

describe('formatColumn', () => {
  const column = (kind: Field['kind'], values: readonly unknown[]) =>
    formatColumn(field(kind), values, 'fr').map(plainBlanks)

  it('gives percents and ratios the decimals of the one that needs most', () => {
    expect(column('percent', [5, 12.1353, 3.5, null])).toEqual(['5,00 %', '12,14 %', '3,50 %', '—'])
    expect(column('annualRate', [5, 3.5])).toEqual(['5,0 %', '3,5 %'])
    expect(column('percent', [5, 30])).toEqual(['5 %', '30 %'])
    expect(column('ratio', [2, 0.5206])).toEqual(['2,0000', '0,5206'])
  })

  it('writes lengths of time in years and months', () => {
    expect(column('years', [1, 26.17, null])).toEqual(['1 an', '26 ans et 2 mois', '—'])
  })

  it('gives a tiny percent no more decimals to its column, and leaves other kinds unchanged', () => {
    expect(column('percent', [5, 0.0042])).toEqual(['5 %', '0,0042 %'])
    expect(column('wholeYears', [1, 21])).toEqual(['1 an', '21 ans'])
    expect(column('percent', [[92.11, 95.4], 5])).toEqual(['92,11 % à 95,40 %', '5,00 %'])
  })
})

describe('formatAxis', () => {
  const short = (kind: Field['kind'], value: unknown, language: Language, largest?: number) =>
    plainBlanks(formatAxis(field(kind), value, language, largest))

  it.each([
    ['euros', 0, '0 €', '€0'],
    ['euros', 1.5, '1,5 €', '€1.5'],
    ['euros', 1500, '1 500 €', '€1,500'],
    ['euros', 9999, '9 999 €', '€9,999'],
    ['euros', 834_123, '834,1 k€', '€834.1k'],
    ['euros', 50_000, '50 k€', '€50k'],
    ['euros', -50_000, '−50 k€', '−€50k'],
    ['euros', 1_500_000, '1,5 M€', '€1.5M'],
    ['euros', 2e9, '2 Md€', '€2bn'],
    ['euros', 1e12, '1 000 Md€', '€1,000bn'],
    ['euros', 2.5e17, '2,5×10¹⁷ €', '€2.5×10¹⁷'],
    ['monthlyEuros', 20_000, '20 k€', '€20k'],
    ['percent', 4.5, '4,5 %', '4.5%'],
    ['count', 1200, '1 200', '1,200'],
    ['calendarYear', 2008, '2008', '2008'],
    ['age', 65, '65', '65'],
    ['euros', null, '—', '—'],
  ] as const)('formats as %s the value %s: %s, %s', (kind, value, fr, en) => {
    expect([short(kind, value, 'fr'), short(kind, value, 'en')]).toEqual([fr, en])
  })

  it('keeps one unit along an axis, the largest that its end holds', () => {
    const along = (ticks: readonly number[]) => ticks.map((tick) => short('euros', tick, 'fr', ticks.at(-1)))
    expect(along([0, 500_000, 1_000_000])).toEqual(['0 €', '0,5 M€', '1 M€'])
    expect(along([0, 400_000, 800_000])).toEqual(['0 €', '400 k€', '800 k€'])
    expect(along([0, 500_000_000, 1_500_000_000])).toEqual(['0 €', '0,5 Md€', '1,5 Md€'])
    expect(along([0, 10_000, 15_000])).toEqual(['0 €', '10 k€', '15 k€'])
    expect(along([0, 1_500_000, 3_000_000])).toEqual(['0 €', '1,5 M€', '3 M€'])
    expect(along([0, 4_000, 8_000])).toEqual(['0 €', '4 000 €', '8 000 €'])
  })

  it('keeps as many digits as asked', () => {
    expect(plainBlanks(formatAxis(field('euros'), 190_957.76, 'fr', undefined, 3))).toBe('191 k€')
  })
})
