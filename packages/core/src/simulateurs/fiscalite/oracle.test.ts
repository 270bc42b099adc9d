/**
 * Independent computation of the tax with 40 digits, from the specification and the articles, for random households
 * and for any valid query of the first parameters, without the rest of the return. It shares only the legal values with
 * the implementation.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { incomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { contract } from './contract.ts'
import { fiscalite } from './index.ts'

type Query = ParamsOfContract<typeof contract>
type Step = { readonly above: number; readonly rate: number }

const ZERO = decimal(0)
/** Rounds to a hundredth of a cent first: 0.49999999 € is 0.50 €. */
const euro = (amount: Decimal): Decimal => amount.toDecimalPlaces(4).toDecimalPlaces(0)
const max = (...amounts: (Decimal | number)[]): Decimal => Decimal.max(...amounts)
const min = (...amounts: (Decimal | number)[]): Decimal => Decimal.min(...amounts)

/** The scale from the top down: each step takes what is left above it. */
function scaleOf(steps: readonly Step[], amount: Decimal): Decimal {
  let [left, total] = [amount, ZERO]
  for (const { above, rate } of [...steps].reverse()) {
    const slice = max(0, left.minus(above))
    total = total.plus(slice.times(rate))
    left = left.minus(slice)
  }
  return total
}

const tenPercent = (amount: number, [rate, floor, ceiling]: readonly [number, number, number]): Decimal => {
  const share = decimal(amount).times(rate)
  return euro(min(share.lt(floor) ? floor : share.gt(ceiling) ? ceiling : share, amount))
}

/** Parts and their ceiling, child by child. */
function familyOf(q: Query) {
  const v = incomeTaxLaw(q.annee_revenus).values
  const adults = q.situation === 'marie' || q.situation === 'pacse' ? 2 : 1
  const kids = [...Array(q.enfants).fill(1), ...Array(q.enfants_alternes).fill(2)]
  const ofKids = kids.reduce((sum, share, rank) => sum + (rank < 2 ? 0.5 : 1) / share, 0)
  const lone = q.parent_isole && adults === 1 && q.situation !== 'veuf' && kids.length > 0
  const boxT = !lone ? 0 : q.enfants === 0 && kids.length === 1 ? 0.25 : 0.5
  const widow = q.situation === 'veuf' && kids.length > 0
  const boxL = q.case_l && adults === 1 && kids.length === 0 && q.invalides === 0
  const half = v.plafondDemiPart
  let ceiling = 2 * half * (ofKids + boxT)
  if (lone && q.enfants === 0 && kids.length === 1) ceiling = v.plafondParentIsole / 2
  else if (lone) ceiling = v.plafondParentIsole + 2 * half * (ofKids + boxT - 1)
  ceiling += half * q.invalides + (widow ? 2 * half : 0) + (boxL ? v.plafondCaseL : 0)
  const parts = adults + ofKids + boxT + (widow ? 1 : 0) + q.invalides / 2 + (boxL ? 0.5 : 0)
  const givenBack = q.invalides * v.reductionInvalidite + (widow ? v.reductionVeuf : 0)
  return { adults, parts, ceiling, givenBack }
}

function incomeOf(q: Query) {
  const v = incomeTaxLaw(q.annee_revenus).values
  const wages = [v.deductionSalairesTaux, v.deductionSalairesMinimum, v.deductionSalairesMaximum] as const
  const pensions = [
    v.abattementPensionsTaux,
    v.abattementPensionsMinimum,
    v.abattementPensionsMaximum,
  ] as const
  const deduction =
    q.nature === 'imposable'
      ? ZERO
      : max(tenPercent(q.revenu, wages), euro(decimal(q.frais_reels)))
          .plus(max(tenPercent(q.revenu_conjoint, wages), euro(decimal(q.frais_reels_conjoint))))
          .plus(tenPercent(q.pensions, pensions))
  const gross = decimal(q.revenu).plus(q.revenu_conjoint).plus(q.pensions)
  const before = max(0, gross.minus(deduction).minus(q.charges_deductibles))
  const taxable = euro(max(0, before.minus(q.versements_per)))
  const reference = euro(taxable.plus(min(q.versements_per, before)).plus(q.revenus_capital))
  return { gross, deduction, taxable, reference }
}

function cdhrOf(q: Query, reference: Decimal, taxes: Decimal) {
  const v = incomeTaxLaw(q.annee_revenus).values.cdhr
  expect(v === undefined).toBe(q.annee_revenus < 2025)
  if (!v) return { cdhr: ZERO, target: null }
  const pair = familyOf(q).adults === 2
  const [from, to] = pair ? [500_000, 660_000] : [250_000, 330_000]
  if (reference.lte(from)) return { cdhr: ZERO, target: ZERO }
  const relief = max(0, reference.times(0.2).minus(reference.minus(from).times(0.825)))
  const target = reference.times(0.2).minus(reference.lte(to) ? relief : 0)
  const family = 1500 * q.enfants + (pair ? 12_500 : 0)
  return { cdhr: euro(max(0, target.minus(taxes).minus(family))), target }
}

function noticeOf(q: Query) {
  const v = incomeTaxLaw(q.annee_revenus).values
  const { adults, parts, ceiling, givenBack } = familyOf(q)
  const income = incomeOf(q)
  const taxAt = (n: number) => scaleOf(v.baremeImpotRevenu, income.taxable.div(n)).times(n)
  const [all, alone] = [taxAt(parts), taxAt(adults)]
  const cost = max(0, alone.minus(ceiling).minus(all))
  const kept = max(0, cost.minus(givenBack)).toDecimalPlaces(10)
  const brut = all.plus(kept)
  const flat = adults === 2 ? v.decoteCouple : v.decoteCelibataire
  const decote = min(brut, max(0, decimal(flat).minus(brut.times('0.4525'))).toDecimalPlaces(2))
  const reductions = min(q.reductions, brut.minus(decote))
  const due = euro(brut.minus(decote).minus(reductions))
  const pfu = decimal(q.revenus_capital).times('0.128').toDecimalPlaces(8).toDecimalPlaces(2)
  const high = adults === 2 ? v.cehrCouple : v.cehrSeul
  const cehr = euro(scaleOf(high, income.reference))
  const notice = due.plus(pfu).plus(cehr)
  const left = (notice.lt(61) ? cehr : notice).minus(q.credits)
  const claimed = left.gt(0) && left.lt(12) ? ZERO : left
  const taxes = max(0, due.plus(pfu).minus(q.credits)).plus(cehr)
  const { cdhr, target } = cdhrOf(q, income.reference, taxes)
  const net = claimed.plus(cdhr)
  const deciding = kept.gt(0) ? adults : parts
  const unclaimed = notice.minus(q.credits).minus(claimed)
  const figures = { all, alone, kept, brut, decote, reductions, pfu, cehr, cdhr, net, unclaimed }
  return { ...income, ...figures, parts, ceiling, target, deciding }
}

function expectFigures(query: QueryOf<typeof contract>): void {
  const answer = ask(fiscalite, query)
  expectSound(answer, {
    'resume.tauxMoyen': 'taux_moyen_inexistant',
    'resume.margeAvantTrancheSuivante': undefined,
    'resume.cibleCdhr': undefined,
    'resume.tauxPrelevementFoyer': undefined,
    'resume.tauxPrelevementDeclarant': undefined,
    'resume.tauxPrelevementConjoint': undefined,
    'tranches.a': undefined,
  })
  const q = answer.meta.hypotheses as Query
  const { resume, tranches } = answer.data
  const one = noticeOf(q)
  const richer = noticeOf({ ...q, revenu: q.revenu + 1000 })
  const scale = incomeTaxLaw(q.annee_revenus).values.baremeImpotRevenu
  const reached = scale.filter(({ above }) => one.taxable.gte(decimal(above).times(one.deciding)))
  const next = scale[reached.length]
  const levies = decimal(q.revenus_capital).times('0.172')
  const euros: Record<string, Decimal | number> = {
    revenuBrut: one.gross,
    deduction: one.deduction,
    revenuImposable: one.taxable,
    nombreParts: one.parts,
    quotientFamilial: one.taxable.div(one.parts),
    impotBrut: one.brut,
    avantageQuotientFamilial: one.alone.minus(one.brut),
    plafonnement: one.kept,
    decote: one.decote,
    reductions: one.reductions,
    credits: q.credits,
    impotForfaitaire: one.pfu,
    cehr: one.cehr,
    cdhr: one.cdhr,
    impotNet: one.net,
    prelevementsSociaux: levies,
    mensualise: max(0, one.net).div(12),
    revenuApresImpot: one.gross.plus(q.revenus_capital).minus(one.net).minus(levies),
    impotPour1000EurosDePlus: richer.net.minus(one.net),
    impotToutesParts: one.all,
    impotPartsAdultes: one.alone,
    plafondAvantage: one.ceiling,
    revenuFiscalReference: one.reference,
    impotNonRecouvre: one.unclaimed,
    impotPfu: one.net,
  }
  for (const [name, figure] of Object.entries(euros))
    expectExact(resume[name as 'impotNet'], decimal(figure), CENT, name)
  expectExact(resume.tauxMarginal, decimal(reached.at(-1)?.rate ?? 9).times(100), POINT, 'tauxMarginal')
  const whole = one.taxable.plus(q.revenus_capital)
  const rate = whole.eq(0) ? ZERO : one.net.div(whole).times(100)
  expect(resume.tauxMoyen === null).toBe(rate.abs().gt(1e9))
  if (resume.tauxMoyen !== null) expectExact(resume.tauxMoyen, rate, POINT, 'tauxMoyen')
  const room = next && decimal(next.above).times(one.deciding).minus(one.taxable)
  if (room) expectExact(resume.margeAvantTrancheSuivante, room, CENT, 'marge')
  else expect(resume.margeAvantTrancheSuivante).toBeNull()
  if (one.target) expectExact(resume.cibleCdhr, one.target, CENT, 'cibleCdhr')
  else expect(resume.cibleCdhr).toBeNull()
  expect(tranches.map(({ de }) => de)).toEqual(scale.map(({ above }) => above * one.deciding))
}

/** The parameters of the first step, and those only. */
const FIRST = Object.keys(contract.params).slice(0, Object.keys(contract.params).indexOf('annee_revenus') + 1)
const firstParams = validParams(contract).map(
  (query) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => FIRST.includes(name))) as typeof query,
)

const everyday = fc.integer({ min: 0, max: 9_000_000 }).map((cents) => cents / 50)

describe('fiscalite', () => {
  it('matches 40-digit arithmetic on every figure of random valid queries', () => {
    fc.assert(fc.property(firstParams, expectFigures), cases(7000))
  })

  it('matches 40-digit arithmetic on every figure of random families with ordinary incomes', () => {
    const families = firstParams.map((query) => ({
      ...query,
      frais_reels: 0,
      frais_reels_conjoint: 0,
      charges_deductibles: 0,
      versements_per: Math.min(query.versements_per ?? 0, 5000),
      revenu_conjoint: 0,
      pensions: Math.min(query.pensions ?? 0, 30_000),
      enfants: (query.enfants ?? 0) % 4,
      invalides: (query.invalides ?? 0) % 3,
    }))
    const query = fc.tuple(families, everyday).map(([family, revenu]) => ({ ...family, revenu }))
    fc.assert(fc.property(query, expectFigures), cases(3000))
  })
})
