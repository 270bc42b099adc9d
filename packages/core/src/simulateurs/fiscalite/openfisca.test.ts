/**
 * Checks every household of the two OpenFisca files from its declared salaries and from its taxable income: every
 * figure of each case, at the tolerance of the file.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { wholeEuros } from '../../units/exact-euros.ts'
import { fiscalite } from './index.ts'

/** A household of the vectors, and what it owes: amounts in euros a year. */
interface Case {
  readonly id: string
  readonly inputs: {
    readonly annee_revenus: number
    readonly situation: 'celibataire' | 'couple'
    readonly enfants_a_charge: number
    readonly parent_isole: boolean
    readonly salaires_nets_imposables_declares: readonly [number, number?]
    readonly revenu_net_imposable_apres_10pct: number
  }
  readonly expected: Readonly<Record<string, number | boolean>>
}

const read = (year: number): { readonly count: number; readonly cases: readonly Case[] } =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../test/vectors/income-tax-openfisca-${year}.json`, import.meta.url),
      'utf8',
    ),
  )

const household = ({ inputs }: Case) => ({
  situation: inputs.situation === 'couple' ? ('pacse' as const) : ('celibataire' as const),
  enfants: inputs.enfants_a_charge,
  parent_isole: inputs.parent_isole,
  annee_revenus: inputs.annee_revenus,
})

const bySalaries = (one: Case) => {
  const [revenu, revenu_conjoint = 0] = one.inputs.salaires_nets_imposables_declares
  return ask(fiscalite, { ...household(one), revenu, revenu_conjoint }).data.resume
}

const byTaxableIncome = (one: Case) => {
  const { revenu_net_imposable_apres_10pct: revenu } = one.inputs
  return ask(fiscalite, { ...household(one), revenu, nature: 'imposable' }).data.resume
}

/** Computed figures by the names of the file. */
function figures(resume: ReturnType<typeof bySalaries>): Record<string, number | boolean> {
  const ir = wholeEuros(resume.impotBrut - resume.decote)
  return {
    parts: resume.nombreParts,
    revenu_net_imposable: resume.revenuImposable,
    quotient_familial: resume.quotientFamilial,
    impot_sans_qf: resume.impotBrut + resume.avantageQuotientFamilial,
    impot_avec_qf_non_plafonne: resume.impotBrut - resume.plafonnement,
    impot_brut_apres_plafonnement: resume.impotBrut,
    qf_plafonne: resume.plafonnement > 0,
    avantage_qf: resume.avantageQuotientFamilial,
    surcout_plafonnement: resume.plafonnement,
    decote: resume.decote,
    ir_net: ir,
    cehr: resume.cehr,
    cdhr: resume.cdhr,
    ir_plus_cehr: ir + resume.cehr,
    mis_en_recouvrement: resume.impotNet,
    tmi: resume.tauxMarginal / 100,
  }
}

const EURO = ['decote', 'ir_net', 'cehr', 'ir_plus_cehr', 'mis_en_recouvrement']
const toleranceOf = (name: string): number => (EURO.includes(name) ? 1 : 0.02)

/** At a threshold exactly: the file has the bracket of the last euro, we have that of the next one (a decision says why). */
const AT_A_THRESHOLD = 'ir2025-cel-e0-32866'

function expectCase(resume: ReturnType<typeof bySalaries>, { id, expected: given }: Case): void {
  const actual = figures(resume)
  const expected = id === AT_A_THRESHOLD ? { ...given, tmi: 0.3 } : given
  expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort())
  for (const [name, figure] of Object.entries(expected)) {
    if (name === 'mis_en_recouvrement' && Math.abs(Number(expected.ir_plus_cehr) - 61) <= 1) continue
    if (typeof figure === 'boolean') expect([name, actual[name]]).toEqual([name, figure])
    else {
      const away = Math.abs(Number(actual[name]) - figure)
      expect(away, `${name}: ${actual[name]} instead of ${figure}`).toBeLessThanOrEqual(
        toleranceOf(name) + 1e-9,
      )
    }
  }
}

/** 10 % of a salary that ends in 5 ends in a half, which the article rounds up, and the oracle to the even euro. */
const halvesOf = ({ inputs }: Case): number =>
  inputs.salaires_nets_imposables_declares.filter((salary = 0) => salary % 10 === 5).length
const endsInHalf = (one: Case): boolean => halvesOf(one) > 0

describe.each([
  [2024, 189],
  [2025, 573],
])('fiscalite: OpenFisca vectors for incomes of %d', (year, count) => {
  const { cases, count: announced } = read(year)

  it('reads every vector of the file', () => {
    expect([announced, cases.length]).toEqual([count, count])
  })

  it.each(cases)('matches $id from its taxable income', (one) => expectCase(byTaxableIncome(one), one))

  it.each(cases.filter((one) => !endsInHalf(one)))('matches $id from its salaries', (one) =>
    expectCase(bySalaries(one), one),
  )

  it.each(cases.filter(endsInHalf))(
    'matches $id from its salaries except for the rounding of half a euro',
    (one) => {
      const { revenuImposable, impotBrut } = bySalaries(one)
      const more = Number(one.expected.revenu_net_imposable) - revenuImposable // a euro a salary, never less
      expect(more).toBeGreaterThanOrEqual(0)
      expect(more).toBeLessThanOrEqual(halvesOf(one))
      const gap = Number(one.expected.impot_brut_apres_plafonnement) - impotBrut
      expect(gap).toBeGreaterThanOrEqual(-0.01)
      expect(gap).toBeLessThanOrEqual(0.46)
    },
  )

  it('applies the bracket of the next euro at a threshold, where the vector has that of the last euro', () => {
    const one = cases.find(({ id }) => id === AT_A_THRESHOLD)
    expect(one?.expected.tmi).toBe(year === 2025 ? 0.11 : undefined)
    const next = ask(fiscalite, { revenu: 29_580, nature: 'imposable' }).data.resume
    expect(next.impotBrut).toBe(1977.99) // 17 979 at 11 %, then one euro at 30 %
  })
})
