/** What the compiler refuses of the function that keeps a contract's promise, and of its rates. Nothing here runs. */
import {
  defineSimulator,
  type Outcome,
  type ParamsOfContract,
} from '../../packages/core/src/definition/simulator.ts'
import { futureValue } from '../../packages/core/src/finance/compound.ts'
import {
  type AnnualRate,
  annualRate,
  compoundedYearly,
  equivalentMonthly,
  proportionalMonthly,
} from '../../packages/core/src/units/rate.ts'
import { contract, label } from './trial.ts'

type Promised = Outcome<typeof contract>

const resume = { gain: 1, taux: null, gagne: true }
const yearly = [{ annee: 1, valeur: 1 }]
const rest = { avis: label, anticipe: null, mensuel: undefined }
const warnings = { trop_court: false }

/** The good one: defaults are filled in, what is optional may be undefined, every warning is decided. */
export function simulate(params: ParamsOfContract<typeof contract>): Promised {
  const years: number = params.duree ?? 1
  const yearlyRate: number = params.taux
  const moment: 'fin' | 'debut' = params.moment
  const gain = params.capital * yearlyRate * years
  return {
    data: {
      resume: { gain, taux: moment === 'fin' ? null : yearlyRate, gagne: gain > 0 },
      yearly: [{ annee: years, valeur: gain }],
      avis: label,
      anticipe: { cout: gain },
      mensuel: [{ mois: 1 }],
    },
    warnings: { trop_court: years < 1 },
  }
}

export const simulator: unknown = defineSimulator(contract, simulate)

// A result holds every figure of the contract, and nothing else.
export const lacking = (): readonly Promised[] => [
  // @ts-expect-error
  { data: { resume: { gain: 1, taux: null }, yearly, ...rest }, warnings },
  // @ts-expect-error
  { data: { resume, yearly: [{ annee: 1 }], ...rest }, warnings },
  // @ts-expect-error
  { data: { resume, ...rest }, warnings },
  // @ts-expect-error
  { data: { resume, yearly, anticipe: null, mensuel: undefined }, warnings },
  // @ts-expect-error
  { warnings },
]

export function surplus(): Promised {
  // @ts-expect-error
  return { data: { resume: { gain: 1, taux: null, gagne: true, perte: 1 }, yearly, ...rest }, warnings }
}

export function surplusColumn(): Promised {
  // @ts-expect-error
  return { data: { resume, yearly: [{ annee: 1, valeur: 1, mois: 12 }], ...rest }, warnings }
}

// Each figure is of its kind; null only where the contract says so.
export const ofAnotherKind = (): readonly Promised[] => [
  // @ts-expect-error
  { data: { resume: { ...resume, gain: null }, yearly, ...rest }, warnings },
  // @ts-expect-error
  { data: { resume: { ...resume, gain: undefined }, yearly, ...rest }, warnings },
  // @ts-expect-error
  { data: { resume: { ...resume, gain: '1' }, yearly, ...rest }, warnings },
  // @ts-expect-error
  { data: { resume: { ...resume, gagne: 1 }, yearly, ...rest }, warnings },
  // @ts-expect-error
  { data: { resume, yearly: null, ...rest }, warnings },
  // @ts-expect-error
  { data: { resume, yearly, ...rest, avis: 'Bien' }, warnings },
  // @ts-expect-error
  { data: { resume, yearly, ...rest, anticipe: undefined }, warnings },
  // @ts-expect-error
  { data: { resume, yearly, ...rest, mensuel: null }, warnings },
]

// Each warning of the contract is decided, and no other.
const data = { resume, yearly, ...rest }

export const warned = (): readonly Promised[] => [
  { data, warnings },
  // @ts-expect-error
  { data },
  // @ts-expect-error
  { data, warnings: {} },
  // @ts-expect-error
  { data, warnings: { trop_court: true, trop_long: true } },
  // @ts-expect-error
  { data, warnings: { trop_court: 'oui' } },
]

// Parameters are what the parser gives.
export const paramTypes = (params: ParamsOfContract<typeof contract>): readonly unknown[] => [
  // @ts-expect-error
  params.duree * 12,
  // @ts-expect-error
  params.horizon,
  // @ts-expect-error
  params.moment === 'milieu',
  // @ts-expect-error
  params.debut.slice(0, 4),
]

// @ts-expect-error
export const forgetful: unknown = defineSimulator(contract, () => ({ data: { resume, yearly }, warnings }))

// A rate says its period, and is made by a maker.
const yearlyRate = annualRate(5)

export const rates: readonly number[] = [
  futureValue({ capital: 1, deposit: 1, months: 1, rate: equivalentMonthly(yearlyRate) }),
  // @ts-expect-error
  futureValue({ capital: 1, deposit: 1, months: 1, rate: yearlyRate }),
  // @ts-expect-error
  futureValue({ capital: 1, deposit: 1, months: 1, rate: 0.004 }),
  // @ts-expect-error
  equivalentMonthly(0.05),
  // @ts-expect-error
  proportionalMonthly(0.05),
  // @ts-expect-error
  equivalentMonthly(equivalentMonthly(yearlyRate)),
  // @ts-expect-error
  compoundedYearly(yearlyRate),
]

// @ts-expect-error
export const unmade: AnnualRate = 0.05
