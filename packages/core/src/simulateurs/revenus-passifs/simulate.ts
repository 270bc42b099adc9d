import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { monthsToTarget, yearsWithinCentury } from '../../finance/duration.ts'
import { realRate } from '../../finance/real.ts'
import { charge, slices } from '../../finance/scale.ts'
import {
  grossWithdrawal,
  taxOnWithdrawal,
  type WithdrawalTaxation,
} from '../../legislation/regles/capital/withdrawal-taxation.ts'
import { exceeds, reaches } from '../../units/money.ts'
import { annualRate, equivalentMonthly, type MonthlyRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { scenarioRates } from './params.ts'
import { type Name, type Wrappers, wrappersOf } from './wrappers.ts'

/** The income to pay. */
interface IncomeGoal {
  /** The requested net income, in euros a year. */
  readonly net: number
  /** The share of gains in withdrawals, as a fraction. */
  readonly gainsShare: number
}

/**
 * Computes for each wrapper the gross withdrawal that leaves the requested income after tax, the capital of which it
 * is the yearly share, and the years needed to reach that capital; then the capitals at three withdrawal rates.
 * `defineSimulator` calls it with valid parameters, rates in percent. Used by `index.ts` and `wrappers.explain.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const goal = { net: 12 * params.revenu, gainsShare: params.part_gains / 100 }
  const rate = equivalentMonthly(realRate(annualRate(params.taux), annualRate(params.inflation)))
  const wrappers = wrappersOf(params, context)
  const taxations = wrappers.taxationsAt(annualRate(params.taux_retrait))

  const rowOf = (enveloppe: Name) => {
    const withdrawal = withdrawalFor(goal, taxations[enveloppe])
    const capitalNecessaire = (100 * withdrawal.retraitBrutAnnuel) / params.taux_retrait
    const anneesPourAtteindre = yearsTo(capitalNecessaire, params, rate)
    const isCapped = enveloppe === 'pea'
    const plafondDepasse = isCapped && exceeds(capitalNecessaire * (1 - goal.gainsShare), wrappers.peaCeiling)
    return { enveloppe, capitalNecessaire, ...withdrawal, anneesPourAtteindre, plafondDepasse }
  }
  const [pea, lifeInsurance] = [rowOf('pea'), rowOf('assurance_vie')]
  const gains = lifeInsurance.retraitBrutAnnuel * goal.gainsShare
  const enveloppes = [pea, lifeInsurance, rowOf('cto')] // on a tie the first one is the best

  const capitals = enveloppes.map(({ capitalNecessaire }) => capitalNecessaire)
  const least = Math.min(...capitals)
  const best = enveloppes.find(({ capitalNecessaire }) => !exceeds(capitalNecessaire, least)) ?? pea
  const saves = params.capital > 0 || params.mensuel > 0
  const taxed = goal.gainsShare > 0

  return {
    data: {
      resume: {
        revenuNetAnnuel: goal.net,
        meilleureEnveloppe: best.enveloppe,
        capitalNecessaireMin: least,
        capitalNecessaireMax: Math.max(...capitals),
      },
      enveloppes,
      scenarios: scenariosOf(goal, wrappers),
      assuranceVie: {
        primes: lifeInsurance.capitalNecessaire * (1 - goal.gainsShare),
        gains,
        ...taxedParts(taxations.assurance_vie, gains),
      },
    },
    warnings: {
      plafond_pea_depasse: pea.plafondDepasse,
      prelevements_sociaux_par_produit: taxed,
      option_bareme: taxed && params.tmi / 100 < wrappers.flatRate,
      pea_avant_5_ans: taxed && isSooner(pea.anneesPourAtteindre, wrappers.peaAge),
      assurance_vie_avant_8_ans:
        taxed && isSooner(lifeInsurance.anneesPourAtteindre, wrappers.lifeInsuranceAge),
      retrait_superieur_au_rendement: annualRate(params.taux_retrait) / 12 > rate,
      capital_hors_atteinte: saves && enveloppes.some((row) => row.anneesPourAtteindre === null),
      epargne_non_indiquee: !saves,
    },
    law: { asOf: context.today, sources: wrappers.sources },
  }
}

/** The yearly withdrawal that leaves the requested income, with its taxes: euros, the effective rate in percent. */
function withdrawalFor(goal: IncomeGoal, taxation: WithdrawalTaxation) {
  const gross = grossWithdrawal(taxation, goal)
  const { incomeTax, socialLevies } = taxOnWithdrawal(taxation, gross * goal.gainsShare)
  const taxes = incomeTax + socialLevies
  return {
    retraitBrutAnnuel: gross,
    impotAnnuel: incomeTax,
    prelevementsSociaux: socialLevies,
    tauxImpositionEffectif: toPercent(taxes / gross),
    revenuNetMensuel: (gross - taxes) / 12,
  }
}

/**
 * The gains of a year within the steps of the tax on life insurance; the last one lacks where no premium is left.
 * Under the option for the scale, taken where it saves half a cent, what exceeds the allowance is taxed as the rest
 * of the income.
 */
function taxedParts({ incomeTax, optionTax = incomeTax }: WithdrawalTaxation, gains: number) {
  const isOption = exceeds(charge(incomeTax, gains), charge(optionTax, gains))
  const [spared, ...taxed] = slices(isOption ? optionTax : incomeTax, gains).map(({ base }) => base)
  const [reduced = 0, normal = 0] = isOption ? [] : taxed
  return {
    abattement: spared ?? 0,
    gainsTauxReduit: reduced,
    gainsTauxNormal: normal,
    gainsBareme: isOption ? (taxed[0] ?? 0) : 0,
  }
}

/** Years until indexed savings reach a capital in today's euros; `null` beyond a century. */
function yearsTo(
  target: number,
  params: ParamsOfContract<typeof contract>,
  rate: MonthlyRate,
): number | null {
  const { capital, mensuel: deposit } = params
  if (reaches(capital, target)) return 0
  return yearsWithinCentury(monthsToTarget({ capital, deposit, target, rate }))
}

/** The capital that each wrapper needs at the usual withdrawal rates. */
function scenariosOf(goal: IncomeGoal, wrappers: Wrappers) {
  return (['prudent', 'modere', 'dynamique'] as const).map((nom) => {
    const tauxRetrait = scenarioRates[nom]
    const { pea, assurance_vie, cto } = wrappers.taxationsAt(annualRate(tauxRetrait))
    const capitalUnder = (taxation: WithdrawalTaxation) =>
      (100 * grossWithdrawal(taxation, goal)) / tauxRetrait
    return {
      nom,
      tauxRetrait,
      capitalPea: capitalUnder(pea),
      capitalAssuranceVie: capitalUnder(assurance_vie),
      capitalCto: capitalUnder(cto),
    }
  })
}

/** Whether a number of years exists and is under the age at which a wrapper is taxed less. */
const isSooner = (years: number | null, age: number): boolean => years !== null && years < age
