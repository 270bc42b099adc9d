import { describe, expect, it } from 'vitest'
import {
  age,
  annualRate,
  choice,
  civilDate,
  count,
  euros,
  flag,
  monthlyEuros,
  percent,
  prose,
  ratio,
  split,
  wholeMonths,
  wholeYears,
  years,
} from './kinds.ts'
import { compilePresenter } from './present.ts'
import { orNull, orOmitted, rows } from './shape.ts'

const label = { fr: 'Essai', en: 'Trial' }

const shape = {
  resume: { capital: euros({ label }), rendement: percent({ nullable: true, label }) },
  yearly: rows({ annee: count({ label }), valeur: euros({ nullable: true, label }) }),
  complements: { fond: { taux: annualRate({ label }), gagne: flag({ label }), avis: prose({ label }) } },
  remboursement: orNull({ cout: euros({ label }) }),
  mensuel: orOmitted(rows({ mois: count({ label }) })),
}

const present = compilePresenter(shape)

/** Valid data, in another order than the contract's. */
const data = {
  mensuel: [{ mois: 1 }, { mois: 2 }],
  remboursement: { cout: 0.015 },
  complements: { fond: { avis: { fr: 'Bien', en: 'Good' }, gagne: true, taux: 3.000_049 } },
  yearly: [
    { valeur: 1.005, annee: 1 },
    { valeur: null, annee: 2 },
  ],
  resume: { rendement: 12.345_65, capital: 1000.125 },
}

const presented = {
  resume: { capital: 1000.13, rendement: 12.3457 },
  yearly: [
    { annee: 1, valeur: 1.01 },
    { annee: 2, valeur: null },
  ],
  complements: { fond: { taux: 3, gagne: true, avis: 'Bien' } },
  remboursement: { cout: 0.02 },
  mensuel: [{ mois: 1 }, { mois: 2 }],
}

/** Presents data that the compiler would refuse. */
const presentAnything = (given: unknown) => present(given as typeof data, 'fr')

describe('compilePresenter', () => {
  it.each([
    ['euros', euros, 1.234_567, 1.23],
    ['monthlyEuros', monthlyEuros, 1.234_567, 1.23],
    ['annualRate', annualRate, 1.234_567, 1.2346],
    ['percent', percent, 1.234_567, 1.2346],
    ['ratio', ratio, 1.234_567, 1.2346],
    ['years', years, 1.234_567, 1.23],
    ['wholeYears', wholeYears, 1.5, 2],
    ['wholeMonths', wholeMonths, 1.5, 2],
    ['count', count, -1.5, -2],
    ['age', age, 1.499_999, 1],
  ] as const)('rounds %s by its kind', (_, kind, value, wanted) => {
    expect(compilePresenter({ x: kind({ label }) })({ x: value }, 'fr')).toEqual({ x: wanted })
  })

  it('writes 0 for -0', () => {
    expect(compilePresenter({ x: euros({ label }) })({ x: -0.001 }, 'fr').x).toBe(0)
  })

  it('keeps flags, choices, days and splits unchanged', () => {
    const words = {
      oui: flag({ label }),
      mot: choice({ choices: { a: label, b: label }, label }),
      jour: civilDate({ nullable: true, label }),
      parts: split({ label }),
    }
    const kept = { oui: false, mot: 'b', jour: null, parts: '50/30/20' } as const
    expect(compilePresenter(words)(kept, 'fr')).toEqual(kept)
  })

  it("rounds at every depth, in the contract's order", () => {
    expect(JSON.stringify(present(data, 'fr'))).toBe(JSON.stringify(presented))
  })

  it("presents data in the contract's order alike, and leaves it unchanged", () => {
    const ordered = {
      resume: { capital: 1000.125, rendement: 12.345_65 },
      yearly: [
        { annee: 1, valeur: 1.005 },
        { annee: 2, valeur: null },
      ],
      complements: { fond: { taux: 3.000_049, gagne: true, avis: { fr: 'Bien', en: 'Good' } } },
      remboursement: { cout: 0.015 },
      mensuel: [{ mois: 1 }, { mois: 2 }],
    }
    const before = structuredClone(ordered)
    const found = present(ordered, 'fr')
    expect(JSON.stringify(found)).toBe(JSON.stringify(presented))
    expect(ordered).toEqual(before)
    expect(found.yearly[0]).not.toBe(ordered.yearly[0])
    const zero = present({ ...ordered, remboursement: { cout: -0 } }, 'fr').remboursement
    expect(Object.is(zero?.cout, 0)).toBe(true)
    const without = JSON.stringify(present({ ...ordered, mensuel: undefined }, 'fr'))
    expect(without).toBe(JSON.stringify({ ...presented, mensuel: undefined }))
  })

  it('keeps one language of prose', () => {
    expect(present(data, 'fr').complements.fond.avis).toBe('Bien')
    expect(present(data, 'en').complements.fond.avis).toBe('Good')
  })

  it('keeps null, and omits a part that is undefined', () => {
    const result = present({ ...data, remboursement: null, mensuel: undefined }, 'fr')
    expect(result.remboursement).toBeNull()
    expect(Object.keys(result)).toEqual(['resume', 'yearly', 'complements', 'remboursement'])
  })

  it('drops members that the contract does not name', () => {
    const surplus = {
      secret: 1,
      resume: { ...data.resume, secret: NaN },
      yearly: data.yearly.map((row) => ({ ...row, secret: Infinity })),
      complements: { fond: { ...data.complements.fond, secret: 'x' }, secret: {} },
    }
    expect(presentAnything({ ...data, ...surplus })).toEqual(presented)
  })

  it('returns a new object and leaves the given one unchanged', () => {
    const before = structuredClone(data)
    const result = present(data, 'fr')
    expect(data).toEqual(before)
    expect(result.yearly).not.toBe(data.yearly)
  })

  it('accepts an empty table', () => {
    expect(present({ ...data, yearly: [] }, 'fr').yearly).toEqual([])
  })
})

describe('compilePresenter for an invalid result', () => {
  /** A function that presents the valid data with other values for some members. */
  const attempt = (others: Record<string, unknown>) => () => presentAnything({ ...data, ...others })
  const error = (message: string) => new RangeError(message)

  it.each([NaN, Infinity, -Infinity])('throws for %d', (bad) => {
    const isBad = (path: string) => error(`${path} is ${bad}, not a finite number`)
    expect(attempt({ resume: { ...data.resume, capital: bad } })).toThrow(isBad('data.resume.capital'))
    expect(attempt({ resume: { ...data.resume, rendement: bad } })).toThrow(isBad('data.resume.rendement'))
    expect(attempt({ yearly: [{ annee: 1, valeur: bad }] })).toThrow(isBad('data.yearly.valeur'))
    expect(attempt({ remboursement: { cout: bad } })).toThrow(isBad('data.remboursement.cout'))
    expect(attempt({ mensuel: [{ mois: bad }] })).toThrow(isBad('data.mensuel.mois'))
  })

  const isMissing = (path: string) => error(`${path} has no value`)

  it('throws for null where the contract does not allow it', () => {
    const { fond } = data.complements
    expect(attempt({ resume: { ...data.resume, capital: null } })).toThrow(isMissing('data.resume.capital'))
    expect(attempt({ complements: { fond: { ...fond, gagne: null } } })).toThrow(
      isMissing('data.complements.fond.gagne'),
    )
    expect(attempt({ complements: { fond: { ...fond, avis: null } } })).toThrow(
      isMissing('data.complements.fond.avis'),
    )
    expect(attempt({ mensuel: null })).toThrow(isMissing('data.mensuel'))
  })

  it('throws for a missing figure, nullable or not', () => {
    expect(attempt({ resume: { capital: 1 } })).toThrow(isMissing('data.resume.rendement'))
    expect(attempt({ yearly: [{ valeur: 1 }] })).toThrow(isMissing('data.yearly.annee'))
  })

  it('throws for prose without any language', () => {
    const fond = { ...data.complements.fond, avis: {} }
    expect(attempt({ complements: { fond } })).toThrow(isMissing('data.complements.fond.avis'))
  })

  it('throws for a missing group, table or row', () => {
    expect(attempt({ resume: undefined })).toThrow(isMissing('data.resume'))
    expect(attempt({ yearly: undefined })).toThrow(isMissing('data.yearly'))
    expect(attempt({ yearly: null })).toThrow(isMissing('data.yearly'))
    expect(attempt({ yearly: [undefined] })).toThrow(isMissing('data.yearly'))
    expect(attempt({ complements: {} })).toThrow(isMissing('data.complements.fond'))
    expect(attempt({ remboursement: undefined })).toThrow(isMissing('data.remboursement'))
    expect(() => presentAnything(undefined)).toThrow(isMissing('data'))
  })
})
