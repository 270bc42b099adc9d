/**
 * Independent computation of the whole return with 40 digits, from the specification and the articles, for random
 * households and for any valid query. It shares only the legal values of the scale with the implementation.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { drawn } from '../../../../../test/support/fiscalite-questions.ts'
import { ask, type QueryOf, validParams, withoutFaults } from '../../../../../test/support/queries.ts'
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

/** What the answer's hypotheses hold: optional parameters are absent or `null`. */
const given = (value: number | null | undefined): number | undefined => value ?? undefined

interface Person {
  /** As given: before the 10 % for wages, after it for the notice. */
  readonly gross: Decimal
  readonly net: Decimal
  /** Before the 10 %, whatever was given: what withholding applies to. */
  readonly before: Decimal
}

/** The income of which 10 %, 509 € at least and a ceiling at most, left this one: a search by halves. */
function beforeTenPercent(net: number, [rate, floor, ceiling]: readonly [number, number, number]): Decimal {
  if (net === 0) return ZERO
  let [low, high] = [decimal(net), decimal(net).times(2).plus(floor)]
  for (let turn = 0; turn < 130; turn += 1) {
    const middle = low.plus(high).div(2)
    const left = middle.minus(min(max(middle.times(rate), floor), ceiling))
    if (left.lt(net)) low = middle
    else high = middle
  }
  return high
}

/** Each person, and the sum of their 10 % or expenses; the ceiling of pensions is shared in proportion. */
function personsOf(q: Query, profit: Decimal) {
  const v = incomeTaxLaw(q.annee_revenus).values
  const isWage = q.nature === 'salaire'
  const wages = [v.deductionSalairesTaux, v.deductionSalairesMinimum, v.deductionSalairesMaximum] as const
  const {
    abattementPensionsTaux: rate,
    abattementPensionsMinimum: floor,
    abattementPensionsMaximum: most,
  } = v
  const ofPension = [q.pensions, q.pensions_conjoint].map((one) => tenPercent(one, [rate, floor, 1e12]))
  const sum = ofPension.reduce((one, other) => one.plus(other), ZERO)
  const shrink = sum.gt(most) ? decimal(most).div(sum) : decimal(1)
  const people = familyOf(q).adults === 2 ? [0, 1] : [0]
  const wage = [q.revenu, q.revenu_conjoint]
  const expenses = [q.frais_reels, q.frais_reels_conjoint]
  const pension = [q.pensions, q.pensions_conjoint]
  const off = people.map((who) =>
    isWage
      ? max(tenPercent(wage[who] ?? 0, wages), euro(decimal(expenses[who] ?? 0))).plus(
          (ofPension[who] ?? ZERO).times(shrink),
        )
      : ZERO,
  )
  const lost = pension.map((one) => beforeTenPercent(one, [rate, floor, 1e12]).minus(one))
  const lostSum = lost.reduce((one, other) => one.plus(other), ZERO)
  const lostShrink = lostSum.gt(most) ? decimal(most).div(lostSum) : decimal(1)
  const persons: Person[] = people.map((who) => {
    const gross = decimal(wage[who] ?? 0)
      .plus(pension[who] ?? 0)
      .plus(who === 0 ? profit : 0)
    const ofWage = beforeTenPercent(wage[who] ?? 0, wages).minus(wage[who] ?? 0)
    const before = isWage ? gross : gross.plus(ofWage).plus((lost[who] ?? ZERO).times(lostShrink))
    return { gross, net: gross.minus(off[who] ?? 0), before }
  })
  const dues = [q.cotisations_syndicales, q.cotisations_syndicales_conjoint]
  const union = people.reduce((total, who) => {
    const deducts = isWage && euro(decimal(expenses[who] ?? 0)).gt(tenPercent(wage[who] ?? 0, wages))
    const earned = decimal(wage[who] ?? 0).plus(pension[who] ?? 0)
    return deducts ? total : total.plus(min(dues[who] ?? 0, euro(earned.times('0.01'))).times('0.66'))
  }, ZERO)
  return { persons, deduction: off.reduce((one, other) => one.plus(other), ZERO), union: euro(union) }
}

/** A micro profit: takings less an allowance of at least 305 €. */
const micro = (takings: number, allowance: string): Decimal =>
  euro(max(0, decimal(takings).minus(max(euro(decimal(takings).times(allowance)), 305))))

/** Gains of life insurance: the allowance is spent on the old ones, then the cheap ones, then the rest. */
function gainsOf(q: Query) {
  const pair = familyOf(q).adults === 2
  const gains = decimal(q.gains_assurance_vie)
  const [before, since] = [decimal(q.primes_avant_2017), decimal(q.primes_depuis_2017)]
  const all = before.plus(since)
  const old = before.isZero() ? ZERO : gains.times(before).div(all)
  const recent = before.isZero() ? gains : gains.times(since).div(all)
  const limit = pair ? 300_000 : 150_000
  let low = ZERO
  if (q.assurance_vie_8_ans)
    low =
      since.isZero() || all.lte(limit)
        ? recent
        : recent.times(max(0, decimal(limit).minus(before))).div(since)
  let left = decimal(q.assurance_vie_8_ans ? (pair ? 9200 : 4600) : 0)
  const [oldNet, lowNet, highNet] = [old, low, recent.minus(low)].map((part) => {
    const spared = min(part, left)
    left = left.minus(spared)
    return part.minus(spared)
  }) as [Decimal, Decimal, Decimal]
  return { old, recent, oldNet, lowNet, highNet }
}

/** [full amount, up to, reduced amount, up to] of art. 157 bis. */
const SPECIAL: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2020: [2448, 15_340, 1224, 24_690],
  2021: [2484, 15_560, 1242, 25_040],
  2022: [2620, 16_410, 1310, 26_400],
  2023: [2746, 17_200, 1373, 27_670],
  2024: [2796, 17_510, 1398, 28_170],
  2025: [2822, 17_670, 1411, 28_430],
}

function categoriesOf(q: Query) {
  const rents = decimal(q.revenus_fonciers).plus(
    euro(decimal(q.micro_foncier).minus(euro(decimal(q.micro_foncier).times('0.3')))),
  )
  const furnished = decimal(q.benefice_meuble).plus(micro(q.loyers_meubles, '0.5'))
  const profit = decimal(q.benefice_independant)
    .plus(micro(q.micro_bic_ventes, '0.71'))
    .plus(micro(q.micro_bic_services, '0.5'))
    .plus(micro(q.micro_bnc, '0.34'))
  const people = personsOf(q, profit)
  const gross = people.persons.reduce((sum, one) => sum.plus(one.gross), rents.plus(furnished))
  return { ...people, rents, furnished, gross, gains: gainsOf(q) }
}

type Categories = ReturnType<typeof categoriesOf>

function incomeOf(q: Query, c: Categories, inScale: boolean) {
  const { gains } = c
  const levied = decimal(q.dividendes).plus(q.interets).plus(q.revenus_capital)
  const capital = (q.pfl_assurance_vie ? ZERO : gains.oldNet).plus(
    inScale
      ? decimal(q.dividendes)
          .times('0.6')
          .plus(q.interets)
          .plus(q.revenus_capital)
          .plus(gains.lowNet)
          .plus(gains.highNet)
          .plus(q.plus_values_mobilieres)
          .minus(q.abattement_plus_values)
      : ZERO,
  )
  const balance = c.gross.minus(c.deduction).plus(capital).minus(q.deficit_foncier)
  const global = max(0, balance)
  const base = (q.pfl_assurance_vie ? ZERO : gains.old).plus(inScale ? levied.plus(gains.recent) : ZERO)
  const csg = min(global, euro(decimal(q.csg_deductible).plus(base.times('0.068'))))
  const before = max(0, global.minus(csg).minus(q.charges_deductibles))
  const per = min(q.versements_per, given(q.plafond_per) ?? q.versements_per, before)
  const netGlobal = euro(before.minus(per))
  const people = [
    [q.invalidite, given(q.age)],
    [q.invalidite_conjoint, given(q.age_conjoint)],
  ].filter(([disabled, age]) => disabled || (typeof age === 'number' && age >= 65)).length
  const [full, fullTo, half, halfTo] = SPECIAL[q.annee_revenus] ?? expect.fail('no such year')
  const each = netGlobal.lte(fullTo) ? full : netGlobal.lte(halfTo) ? half : 0
  const special = min(netGlobal, people * each)
  const taxable = netGlobal.minus(special)
  const outside = inScale
    ? ZERO
    : levied.plus(q.plus_values_mobilieres).plus(gains.lowNet).plus(gains.highNet)
  const hidden = inScale ? decimal(q.dividendes).times('0.4').plus(q.abattement_plus_values) : ZERO
  const final = q.pfl_assurance_vie ? gains.oldNet : ZERO
  const reference = euro(
    taxable
      .plus(per)
      .plus(q.pfl_assurance_vie ? gains.old : ZERO)
      .plus(outside)
      .plus(hidden),
  )
  const ofCdhr = inScale ? reference.minus(euro(decimal(q.dividendes).times('0.4'))) : reference
  const flatBase = levied.plus(q.plus_values_mobilieres).plus(gains.highNet)
  const flat = final
    .times('0.075')
    .plus(inScale ? ZERO : flatBase.times('0.128').plus(gains.lowNet.times('0.075')))
    .toDecimalPlaces(8)
    .toDecimalPlaces(2)
  const grossOutside = (q.pfl_assurance_vie ? gains.old : ZERO).plus(
    inScale ? ZERO : levied.plus(q.plus_values_mobilieres).plus(gains.recent),
  )
  return { capital, csg, per, netGlobal, special, taxable, reference, ofCdhr, flat, grossOutside }
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

const cents = (amount: Decimal): Decimal => amount.toDecimalPlaces(8).toDecimalPlaces(2)

const relieved = (q: Query, tax: Decimal): Decimal => {
  if (q.outre_mer === 'metropole') return ZERO
  return q.outre_mer === 'guyane_mayotte'
    ? cents(min(tax.times('0.4'), 4050))
    : cents(min(tax.times('0.3'), 2450))
}

/** The tax of the scale for a number of shares of the household's family. */
function grossOf(q: Query, taxable: Decimal, share: number) {
  const v = incomeTaxLaw(q.annee_revenus).values
  const { adults, parts, ceiling, givenBack } = familyOf(q)
  const taxAt = (n: number) => scaleOf(v.baremeImpotRevenu, taxable.div(n)).times(n)
  const [all, alone] = [taxAt(parts * share), taxAt(adults * share)]
  const cost = max(0, alone.minus(ceiling * share).minus(all))
  const kept = max(0, cost.minus(givenBack * share)).toDecimalPlaces(10)
  return { all, alone, kept, brut: all.plus(kept) }
}

function decoteOn(q: Query, tax: Decimal, couple: boolean): Decimal {
  const v = incomeTaxLaw(q.annee_revenus).values
  const flat = couple ? v.decoteCouple : v.decoteCelibataire
  return min(tax, max(0, decimal(flat).minus(tax.times('0.4525'))).toDecimalPlaces(2))
}

/** Reductions within the tax, and credits within 10 000 € with the capped reductions. */
function advantagesOf(q: Query, c: Categories, netGlobal: Decimal, tax: Decimal) {
  const aidLimit = q.annee_revenus < 2025 ? 1000 : 2000
  const aid = min(q.dons_75, aidLimit)
  const others = decimal(q.dons_66).plus(max(0, decimal(q.dons_75).minus(aidLimit)))
  const counted = min(others, netGlobal.times('0.2')) // before art. 157 bis: BOI-IR-RICI-250-30, 1
  const gifts = euro(aid.times('0.75').plus(counted.times('0.66')))
  const school = euro(
    decimal(q.enfants_college)
      .times(61)
      .plus(q.enfants_lycee * 153)
      .plus(q.enfants_superieur * 183),
  )
  const care = euro(
    min(q.frais_dependance, 10_000).plus(min(q.frais_dependance_conjoint, 10_000)).times('0.25'),
  )
  const withinTax = min(q.reductions_plafonnees, tax)
  const capped = min(withinTax, 10_000)
  const reductions = min(gifts.plus(school).plus(care).plus(capped).plus(q.reductions), tax)
  const elders = [q.age, q.age_conjoint].filter((age) => (given(age) ?? 0) >= 65).length
  const raise = (q.enfants + q.enfants_alternes / 2 + elders) * 1500
  const limit =
    q.emploi_domicile_plafond === 'invalidite'
      ? 20_000
      : q.emploi_domicile_plafond === 'premiere_annee'
        ? Math.min(15_000 + raise, 18_000)
        : Math.min(12_000 + raise, 15_000)
  const home = euro(min(q.emploi_domicile, limit).div(2))
  const nursery = euro(
    min(q.frais_garde, decimal(q.enfants_garde).times(q.annee_revenus < 2022 ? 2300 : 3500)).div(2),
  )
  const both = min(home.plus(nursery), decimal(10_000).minus(capped))
  const lost = withinTax.minus(capped).plus(home).plus(nursery).minus(both)
  const credits = both.plus(c.union).plus(q.credits)
  return { gifts, carried: others.minus(counted), school, care, reductions, home, nursery, credits, lost }
}

function underRegime(q: Query, c: Categories, inScale: boolean) {
  const v = incomeTaxLaw(q.annee_revenus).values
  const { adults } = familyOf(q)
  const income = incomeOf(q, c, inScale)
  const { taxable, flat } = income
  const gross = grossOf(q, taxable, 1)
  const overseas = relieved(q, gross.brut)
  const decote = decoteOn(q, gross.brut.minus(overseas), adults === 2)
  const after = gross.brut.minus(overseas).minus(decote)
  const advantages = advantagesOf(q, c, income.netGlobal, after)
  const { reductions, credits } = advantages
  const due = euro(after.minus(reductions))
  const cehr = euro(scaleOf(adults === 2 ? v.cehrCouple : v.cehrSeul, income.reference))
  const notice = due.plus(flat).plus(cehr)
  const left = notice.minus(credits).toDecimalPlaces(4)
  const claimed = left.gt(0) && (notice.lt(61) || left.lt(12)) ? ZERO : left
  const listed = min(q.avantages_cdhr, reductions.plus(min(credits, due.plus(flat))))
  const taxes = max(0, due.plus(flat).minus(credits)).plus(listed).plus(cehr)
  const { cdhr, target } = cdhrOf(q, income.ofCdhr, taxes)
  return {
    inScale,
    ...income,
    ...gross,
    ...advantages,
    overseas,
    decote,
    after,
    cehr,
    cdhr,
    target,
    net: claimed.plus(cdhr),
    unclaimed: notice.minus(credits).minus(claimed),
  }
}

function noticeOf(q: Query) {
  const c = categoriesOf(q)
  const [flat, scale] = [underRegime(q, c, false), underRegime(q, c, true)]
  const capital = decimal(q.dividendes)
    .plus(q.interets)
    .plus(q.revenus_capital)
    .plus(q.plus_values_mobilieres)
    .plus(q.gains_assurance_vie)
  const asksScale = q.option_bareme === 'bareme'
  const isCheaper = scale.net.plus('0.005').lt(flat.net)
  const one = asksScale || (q.option_bareme === 'auto' && capital.gt(0) && isCheaper) ? scale : flat
  // without capital income there is one regime
  const [flatNet, scaleNet] = capital.gt(0) ? [flat.net, scale.net] : [one.net, one.net]
  const gap = flatNet.minus(scaleNet)
  const best = gap.abs().lt('0.005') ? 'indifferent' : gap.gt(0) ? 'bareme' : 'pfu'
  return { ...one, c, capitalGross: capital, flatNet, scaleNet, gap: gap.abs(), best }
}

/** A rate in percent with a decimal, or nothing on no income. */
const rateOf = (tax: Decimal, base: Decimal): Decimal | null =>
  base.gte('0.005') ? min(100, max(0, tax.times(100).div(base))).toDecimalPlaces(1) : null

/** A tax under 61 € is not claimed, nor withheld. */
const unlessSmall = (tax: Decimal): Decimal => (tax.lt(61) ? ZERO : tax)

function ratesOf(q: Query, one: ReturnType<typeof noticeOf>) {
  const { c } = one
  const [first, spouse] = c.persons as [Person, Person | undefined]
  const shared = c.rents.plus(c.furnished)
  const net = c.persons.reduce((sum, { net }) => sum.plus(net), shared)
  const taxed = net.gt(0) ? unlessSmall(one.after).times(net).div(net.plus(one.capital)) : ZERO
  const household = rateOf(
    taxed,
    c.persons.reduce((sum, { before }) => sum.plus(before), shared),
  )
  if (!spouse) return { household, first: household, spouse: null }
  const own = (person: Person) => (person.before.gte('0.005') ? household : null)
  if (first.net.minus(spouse.net).abs().lt('1e-9'))
    return { household, first: own(first), spouse: own(spouse) }
  const [low, high] = first.net.lt(spouse.net) ? [first, spouse] : [spouse, first]
  const inTheScale = one.capital
  const off = net.plus(inTheScale).minus(one.taxable)
  const alone = max(0, low.net.plus(shared.plus(inTheScale).minus(off).div(2)))
  const brut = grossOf(q, alone, 0.5).brut
  const rest = brut.minus(relieved(q, brut))
  const tax = unlessSmall(rest.minus(decoteOn(q, rest, false)))
  const part = low.net.plus(shared.div(2))
  const ratio = part.gt(0) ? part.div(part.plus(inTheScale.div(2))) : ZERO
  const lowRate = low.before.gte('0.005') ? rateOf(tax.times(ratio), low.before.plus(shared.div(2))) : null
  const borne = (lowRate ?? ZERO)
    .times(low.before)
    .plus((household ?? ZERO).times(shared))
    .div(100)
  const highRate = rateOf(taxed.minus(borne), high.before)
  return low === first
    ? { household, first: lowRate, spouse: highRate }
    : { household, first: highRate, spouse: lowRate }
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
  const { adults, parts, ceiling } = familyOf(q)
  const deciding = one.kept.gt(0) ? adults : parts
  const scale = incomeTaxLaw(q.annee_revenus).values.baremeImpotRevenu
  const reached = scale.filter(({ above }) => one.taxable.gte(decimal(above).times(deciding)))
  const next = scale[reached.length]
  const ofWealth = q.annee_revenus < 2025 ? '0.172' : '0.186'
  const levies = decimal(q.dividendes)
    .plus(q.interets)
    .plus(q.revenus_capital)
    .plus(one.c.rents)
    .plus(q.gains_assurance_vie)
    .times('0.172')
    .plus(one.c.furnished.plus(q.plus_values_mobilieres).times(ofWealth))
  const nextYear = one.c.rents
    .plus(one.c.furnished)
    .plus(one.inScale ? q.plus_values_mobilieres : 0)
    .times('0.068')
  const euros: Record<string, Decimal | number> = {
    revenuBrut: one.c.gross,
    deduction: one.c.deduction,
    revenuImposable: one.taxable,
    nombreParts: parts,
    quotientFamilial: one.taxable.div(parts),
    impotBrut: one.brut,
    avantageQuotientFamilial: one.alone.minus(one.brut),
    plafonnement: one.kept,
    decote: one.decote,
    reductions: one.reductions,
    credits: one.credits,
    impotForfaitaire: one.flat,
    cehr: one.cehr,
    cdhr: one.cdhr,
    impotNet: one.net,
    prelevementsSociaux: levies,
    mensualise: max(0, one.net).div(12),
    revenuApresImpot: one.c.gross.plus(one.capitalGross).minus(one.net).minus(levies),
    impotPour1000EurosDePlus: richer.net.minus(one.net),
    impotToutesParts: one.all,
    impotPartsAdultes: one.alone,
    plafondAvantage: ceiling,
    revenuFiscalReference: one.reference,
    revenuNetGlobal: one.netGlobal,
    csgDeductible: one.csg,
    perDeductible: one.per,
    perExcedent: decimal(q.versements_per).minus(one.per),
    abattementSpecial: one.special,
    abattementOutreMer: one.overseas,
    reductionDons: one.gifts,
    donsReportables: one.carried,
    reductionScolarite: one.school,
    reductionDependance: one.care,
    creditEmploiDomicile: one.home,
    creditFraisGarde: one.nursery,
    creditSyndical: one.c.union,
    avantagesPerdus: one.lost,
    impotNonRecouvre: one.unclaimed,
    impotPfu: one.flatNet,
    impotBareme: one.scaleNet,
    gainOption: one.gap,
    csgDeductibleAnProchain: nextYear,
  }
  const rates = ['tauxPrelevementFoyer', 'tauxPrelevementDeclarant', 'tauxPrelevementConjoint']
  const rest = ['tauxMarginal', 'tauxMoyen', 'margeAvantTrancheSuivante', 'cibleCdhr', ...rates]
  const choices = ['regimeRetenu', 'meilleurRegime']
  expect(Object.keys(resume).sort()).toEqual([...Object.keys(euros), ...rest, ...choices].sort())
  for (const [name, figure] of Object.entries(euros))
    expectExact(resume[name as 'impotNet'], decimal(figure), CENT, name)
  expect([resume.regimeRetenu, resume.meilleurRegime]).toEqual([one.inScale ? 'bareme' : 'pfu', one.best])
  expectExact(resume.tauxMarginal, decimal(reached.at(-1)?.rate ?? 9).times(100), POINT, 'tauxMarginal')
  const whole = one.taxable.plus(one.grossOutside)
  const rate = whole.eq(0) ? ZERO : one.net.div(whole).times(100)
  expect(resume.tauxMoyen === null).toBe(rate.abs().gt(1e9))
  // over a few hundredths of a cent of income, doubles hold fewer digits
  const isVast = rate.abs().gt(1e6)
  if (resume.tauxMoyen !== null)
    expectExact(
      isVast ? resume.tauxMoyen / 1e6 : resume.tauxMoyen,
      isVast ? rate.div(1e6) : rate,
      POINT,
      'tauxMoyen',
    )
  const room = next && decimal(next.above).times(deciding).minus(one.taxable)
  if (room) expectExact(resume.margeAvantTrancheSuivante, room, CENT, 'marge')
  else expect(resume.margeAvantTrancheSuivante).toBeNull()
  if (one.target) expectExact(resume.cibleCdhr, one.target, CENT, 'cibleCdhr')
  else expect(resume.cibleCdhr).toBeNull()
  const { household, first, spouse } = ratesOf(q, one)
  for (const [index, wanted] of [household, first, spouse].entries()) {
    const ours = resume[rates[index] as 'tauxPrelevementFoyer']
    expect([rates[index], ours === null]).toEqual([rates[index], wanted === null])
    // a rate on a tie rounds either way, and the other person bears what it leaves
    if (ours !== null && wanted) expect(Math.abs(ours - wanted.toNumber())).toBeLessThan(TENTH)
  }
  expect(tranches.map(({ de }) => de)).toEqual(scale.map(({ above }) => above * deciding))
}

/** A tenth of a point of percent, and a margin for the rounding errors of doubles. */
const TENTH = 0.11

const everyday = fc.integer({ min: 0, max: 9_000_000 }).map((cents) => cents / 50)

describe('fiscalite', () => {
  it('matches 40-digit arithmetic on every figure of random valid queries', () => {
    fc.assert(fc.property(validParams(contract), expectFigures), cases(7000))
  })

  it('matches 40-digit arithmetic on every figure of random families with ordinary incomes', () => {
    const families = validParams(contract).map((query) => ({
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
    const query = fc
      .tuple(families, everyday)
      .map(
        ([family, revenu]) =>
          withoutFaults({ ...family, revenu }, fiscalite.parser, ['revenu']) as typeof family,
      )
    fc.assert(fc.property(query, expectFigures), cases(3000))
  })

  it('matches it on every figure of families with the rest of the return', () => {
    fc.assert(fc.property(drawn, expectFigures), cases(10_000))
  })
})
