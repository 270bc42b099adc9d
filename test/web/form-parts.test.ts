/** Calculations of the form: ranges of sliders, exclusive parameters, ambiguous numbers. */
import type { Contract, Field } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ambiguityNote } from '../../apps/web/src/form/ambiguous-number.ts'
import { controlOf, planOf } from '../../apps/web/src/form/plan.ts'
import { rangeOf, widest } from '../../apps/web/src/form/slider-range.ts'
import { initialValuesOfWay, waysOf } from '../../apps/web/src/form/ways.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'
import { today } from './form-page.ts'

const contractOf = (name: string): Contract => simulatorNamed(name).contract
const fieldOf = (simulator: string, name: string): Field =>
  contractOf(simulator).params[name] ?? expect.fail(`no ${name}`)
const fields = simulators
  .flatMap(({ contract }) => Object.values(contract.params))
  .filter((field) => controlOf(field, 'fr') === 'number')

describe('Slider', () => {
  it.each([
    ['interets-composes', 'capital', 10_000, 10_000, { min: 0, max: 50_000, step: 100 }],
    ['interets-composes', 'mensuel', 300, 300, { min: 0, max: 1_000, step: 5 }],
    ['interets-composes', 'taux', 7, 7, { min: -5, max: 10, step: 0.1 }],
    ['interets-composes', 'taux', 7, 12, { min: -5, max: 20, step: 0.1 }],
    ['interets-composes', 'taux', 7, -12, { min: -20, max: 10, step: 0.1 }],
    ['interets-composes', 'duree', 20, 20, { min: 1, max: 50, step: 1 }],
    ['achat-location', 'prix', 300_000, 300_000, { min: 10_000, max: 1_000_000, step: 5_000 }],
    ['drawdown', 'actions', 60, 60, { min: 0, max: 100, step: 1 }],
    ['coast-fire', 'taux_retrait', 4, 4, { min: 0.5, max: 10, step: 0.1 }],
    ['cagr', 'duree', 8, 8, { min: 1, max: 100, step: 1 }],
    ['retraite-fire', 'graine', 42, 42, undefined],
  ] as const)('has its range for %s, %s around %d at %d', (simulator, name, anchor, typed, range) => {
    expect(rangeOf(fieldOf(simulator, name), anchor, typed)).toEqual(range)
  })

  it('contains the typed value, stays within the bounds and has at most 2,001 steps', () => {
    const within = (field: Field) => fc.double({ min: field.min ?? 0, max: field.max ?? 0, noNaN: true })
    for (const field of fields) {
      if (field.min === undefined || field.max === undefined) continue
      fc.assert(
        fc.property(within(field), within(field), (anchor, typed) => {
          const range = rangeOf(field, anchor, typed)
          if (!range) return
          expect(range.min).toBeGreaterThanOrEqual(field.min ?? 0)
          expect(range.max).toBeLessThanOrEqual(field.max ?? 0)
          expect(range.max).toBeGreaterThanOrEqual(Math.floor(typed))
          expect(range.min).toBeLessThanOrEqual(Math.max(typed, range.step) + range.step)
          expect((range.max - range.min) / range.step).toBeLessThanOrEqual(2_001)
        }),
        cases(20),
      )
    }
  })

  it('never shrinks while it moves', () => {
    const [small, large] = [
      { min: 0, max: 10, step: 0.1 },
      { min: 0, max: 100, step: 1 },
    ]
    expect(widest(small, large)).toEqual(large)
    expect(widest(large, small)).toEqual(large)
    expect(widest(undefined, small)).toEqual(small)
    expect(widest({ min: -5, max: 10, step: 0.1 }, large)).toEqual({ min: -5, max: 100, step: 1 })
  })
})

describe('Exclusive ways', () => {
  const cagr = contractOf('cagr')
  const inflation = contractOf('inflation')

  it('prefers typed ways, then picked ones, then those of the worked example', () => {
    expect(waysOf(cagr, { duree: '8' })).toEqual([0])
    expect(waysOf(cagr, { date_fin: '2020-01-01' }, [0])).toEqual([1])
    expect(waysOf(cagr, { duree: '', date_fin: '' }, [1])).toEqual([1])
    expect(waysOf(cagr, {})).toEqual([0])
    expect(waysOf(cagr, { duree: '8', date_fin: '2020-01-01' })).toEqual([undefined])
  })

  it('fills a picked way with valid values and empties the others', () => {
    expect(initialValuesOfWay(cagr, 0, 1, {}, today)).toEqual({
      duree: '',
      date_debut: '2016-11-21',
      date_fin: '2026-11-21',
    })
    expect(initialValuesOfWay(cagr, 0, 0, {}, today)).toEqual({ duree: '8', date_debut: '', date_fin: '' })
    expect(initialValuesOfWay(cagr, 0, 1, { date_fin: '2020-02-02' }, today)).toMatchObject({
      date_fin: '2020-02-02',
    })
    expect(initialValuesOfWay(inflation, 0, 1, {}, today)).toEqual({
      duree: '',
      inflation: '',
      annee_debut: '2015',
      annee_fin: '2025',
    })
  })

  it('fills a way that was not typed yet with the values that a page starts from', () => {
    expect(initialValuesOfWay(contractOf('succession'), 0, 0, {}, today)).toMatchObject({
      heritiers: '2',
      conjoint_survivant: 'false',
      age_conjoint: '',
      assurance_vie: '0',
    })
  })
})

describe('Folded fields', () => {
  it.each(simulators.map(({ contract }) => contract))('folds only optional parameters: $name', (contract) => {
    const { main, more: folded } = planOf(contract)
    const more = folded.flatMap(({ names }) => names)
    const open = main.flatMap((item) =>
      'param' in item
        ? item.param
        : (contract.exclusive[item.choice]?.ways.flatMap(({ params }) => params) ?? []),
    )
    expect([...open, ...more].sort()).toEqual(Object.keys(contract.params).sort())
    for (const name of more) {
      const { default: value, optional }: Field = contract.params[name] ?? expect.fail(name)
      expect(value !== undefined || optional).toBe(true)
    }
    for (const name of [...Object.keys(contract.example.query), ...contract.alwaysShown])
      expect(open).toContain(name)
  })

  it.each([
    ['achat-location', ['rendement_alternatif', 'revenu']],
    ['coast-fire', ['taux', 'mensuel']],
    ['dca', ['taux']],
    ['impact-frais', ['taux', 'frais_bas', 'frais_eleve']],
    ['livret-a-vs-etf', ['taux_etf']],
    ['retraite-fire', ['age', 'pension']],
  ])('leaves open what decides the answer of %s', (name, params) => {
    const open = planOf(simulatorNamed(name).contract).main.map((item) => 'param' in item && item.param)
    expect(open).toEqual(expect.arrayContaining(params))
  })
})

describe('Note on an ambiguous number', () => {
  const capital = fieldOf('interets-composes', 'capital')
  const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

  it('shows a note when a value a thousand times larger is also valid', () => {
    expect(plain(ambiguityNote(capital, '1.234', 'fr'))).toBe('Lu 1,234 €. Pour les milliers, écrivez 1 234.')
    expect(ambiguityNote(capital, '12.345', 'en')).toBe('Read as €12.345. For thousands, write 12,345.')
    expect(ambiguityNote(capital, '10.000', 'en')).toBe('Read as €10. For thousands, write 10,000.')
  })

  it('shows no note otherwise', () => {
    for (const text of ['1234', '1.23', '1.2345', '0.500', '1234.567', 'x', ''])
      expect(ambiguityNote(capital, text, 'fr')).toBeUndefined()
    expect(ambiguityNote(fieldOf('interets-composes', 'taux'), '1.234', 'fr')).toBeUndefined()
  })
})
