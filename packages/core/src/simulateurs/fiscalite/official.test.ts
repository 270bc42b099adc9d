/** The worked examples that the administration and the press print: every figure of each, at the file's tolerance. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { fiscalite } from './index.ts'

/** A household of the vectors, and what it owes: amounts in euros a year. */
interface Case {
  readonly id: string
  readonly inputs: {
    readonly annee_revenus?: number
    readonly situation?: 'celibataire' | 'couple'
    readonly parts?: number
    readonly revenu_net_imposable?: number
    readonly revenu_fiscal_reference?: number
    readonly salaire_net_imposable_declare?: number
    readonly impot_brut?: number
  }
  readonly expected: Readonly<Record<string, number | readonly number[]>>
}

const path = new URL('../../../../../test/vectors/income-tax-official-examples.json', import.meta.url)
const file: { readonly count: number; readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(path, 'utf8'),
)
const TOLERANCE: Record<string, number> = {
  impot_brut: 0.03,
  impot_par_part: 0.03,
  cehr: 0,
  tmi: 0,
  plafond: 0,
}

const askFor = ({ inputs }: Case, revenu: number, nature: 'salaire' | 'imposable' = 'imposable') =>
  ask(fiscalite, {
    revenu,
    nature,
    annee_revenus: inputs.annee_revenus,
    situation: inputs.situation === 'couple' ? 'marie' : 'celibataire',
  }).data

/** The least whole taxable income whose gross tax reaches an amount. */
function incomeOfTax(one: Case, tax: number): number {
  let [low, high] = [0, 1_000_000]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (askFor(one, middle).resume.impotBrut >= tax) high = middle
    else low = middle + 1
  }
  return low
}

/** Computed figures by the names of the file. */
function figuresOf(one: Case): Record<string, number | readonly number[]> {
  const { inputs, expected } = one
  const end = Number(expected.decote_nulle_a_partir_de_impot_brut)
  if (end) return endOfDecote(one, end)
  const declared = inputs.salaire_net_imposable_declare
  const taxable = inputs.revenu_net_imposable ?? inputs.revenu_fiscal_reference
  const { resume, tranches } =
    declared !== undefined
      ? askFor(one, declared, 'salaire')
      : askFor(one, taxable ?? incomeOfTax(one, inputs.impot_brut ?? expect.fail()))
  const parts = inputs.parts ?? resume.nombreParts
  const shown = tranches.filter(({ base }) => base > 0).map(({ impot }) => impot)
  return {
    impot_brut: resume.impotBrut,
    impot_brut_arrondi: resume.impotBrut,
    impot_par_part: resume.impotBrut / parts,
    tranches: shown,
    tranches_par_part: shown.map((tax) => tax / parts),
    tmi: resume.tauxMarginal / 100,
    cehr: resume.cehr,
    decote: resume.decote,
    impot_net: resume.impotNet,
    deduction_10pct: resume.deduction,
    revenu_net_imposable: resume.revenuImposable,
  }
}

/** The gross tax at which the décote ends, and its flat amount. */
function endOfDecote(one: Case, end: number): Record<string, number> {
  const near = Array.from({ length: 40 }, (_, k) => askFor(one, incomeOfTax(one, end - 1.5) + k).resume)
  const first = near.find(({ decote }) => decote === 0) ?? expect.fail('the décote goes on')
  const { impotBrut, decote } = askFor(one, incomeOfTax(one, end / 2)).resume
  expect(decote).toBeLessThan(impotBrut)
  return {
    decote_nulle_a_partir_de_impot_brut: first.impotBrut,
    plafond: Math.round(decote + 0.4525 * impotBrut),
  }
}

it('reads the 18 official income tax examples', () => {
  expect([file.count, file.cases.length]).toEqual([18, 18])
})

it.each(file.cases)('matches the official income tax example $id', (one) => {
  const actual = figuresOf(one)
  for (const [name, figure] of Object.entries(one.expected)) {
    const [ours, theirs] = [actual[name] ?? expect.fail(name), figure].map((value) => [value].flat())
    expect([name, ours?.length]).toEqual([name, theirs?.length])
    for (const [index, expected] of (theirs ?? []).entries()) {
      const away = Math.abs(Number(ours?.[index]) - Number(expected))
      expect(away, `${name}: ${ours} instead of ${theirs}`).toBeLessThanOrEqual(
        (TOLERANCE[name] ?? (name.startsWith('tranches') ? 0.03 : 1)) + 1e-9,
      )
    }
  }
})
