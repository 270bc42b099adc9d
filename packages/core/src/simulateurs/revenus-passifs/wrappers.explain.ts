/**
 * What the steps of the explanation of `revenus-passifs` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile. `lawOf` gives values of law the names by which formulas
 * read them: a name changes only with those formulas. Used by `explain.ts`, `life-insurance.explain.ts` and
 * `years.explain.ts`.
 */

import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { trinityStudy } from '../../finance/common-sources.ts'
import { realRate } from '../../finance/real.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { lifeInsuranceLaw } from '../../legislation/regles/capital/life-insurance.ts'
import { peaLaw } from '../../legislation/regles/capital/pea.ts'
import { securitiesLaw } from '../../legislation/regles/capital/securities-account.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, equivalentMonthly } from '../../units/rate.ts'
import { contract } from './contract.ts'
import { scenarioRates } from './params.ts'
import { simulate } from './simulate.ts'
import { wrappersOf } from './wrappers.ts'

/**
 * The rates above inflation, the limit of PEAs, and the years until each wrapper has its capital. The steps of
 * `explain.ts` read them, and are made with the functions below.
 */
function workOf(params: ParamsOfContract<typeof contract>, context: SimulationContext) {
  const [pea, lifeInsurance, securities] = simulate(params, context).data.enveloppes.map(
    ({ capitalNecessaire, anneesPourAtteindre }) => ({
      isReached: !exceeds(capitalNecessaire, params.capital),
      years: anneesPourAtteindre,
    }),
  )
  const { peaCeiling } = wrappersOf(params, context)
  const yearly = realRate(annualRate(params.taux), annualRate(params.inflation))
  const rates = { yearly, monthly: equivalentMonthly(yearly) }
  return { today: context.today, peaCeiling, rates, wrappers: { pea, lifeInsurance, securities } }
}

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `years.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/**
 * Makes steps for the contract of this simulator. Used by `explain.ts`, `life-insurance.explain.ts` and
 * `years.explain.ts`.
 */
export const { step, table, equation, explanation } = explains(contract, workOf)

/** The withdrawal rates that scenarios compare: no text sets them. */
const usualRates: CitedValue = {
  name: 'tauxUsuels',
  key: 'usage/taux-de-retrait',
  label: { fr: 'Taux de retrait usuels', en: 'Usual withdrawal rates' },
  value: null,
  rows: Object.entries(scenarioRates).map(([nom, taux]) => ({ nom, taux })),
  unit: '%/year',
  text: 'Cooley, Hubbard et Walz, « Retirement Savings », AAII Journal, février 1998',
  url: trinityStudy.url,
  since: '1998-02-01',
  checkedOn: '2026-11-21',
  status: 'usage',
}

/** Every value of the three wrappers, each once, then the usual rates. */
export function lawOf({ today }: Work): readonly CitedValue[] {
  const cited = citationsOf(peaLaw(today), lifeInsuranceLaw(today), securitiesLaw(today))
  const once = cited.filter(({ name }, index) => cited.findIndex((one) => one.name === name) === index)
  return [...once, usualRates]
}
