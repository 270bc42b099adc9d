/**
 * What the steps of the explanation of `retraite-publique` share. With `step`, `table`, `observed` and `explanation`,
 * figures, tables and warnings that the contract does not have do not compile. Used by `explain.ts`, `career.explain.ts` and
 * `pension.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { citationsOf, cited } from '../../legislation/citation.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { monthOf, yearOf } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { isPointOld } from './find-warnings.ts'
import { fullRateDay, pensionAt } from './pension.ts'
import { questionOf } from './question.ts'
import { departureOf, departuresOf } from './simulate.ts'

function workOf(params: ParamsOfContract<typeof contract>, context: SimulationContext) {
  const question = questionOf(params, context)
  const fullRate = fullRateDay(question)
  const pension = pensionAt(question, departureOf(question, fullRate))
  return {
    params,
    question,
    pension,
    fullRateAge: pensionAt(question, fullRate).age,
    departures: departuresOf(question, fullRate),
    first: pensionAt(question, question.firstDay),
    worked: question.career.years.filter(({ year, wage }) => year < pension.year && wage > 0),
    departureYear: yearOf(pension.effect),
    monthsBeforeDeparture: monthOf(pension.effect) - 1,
    hasStatement: params.releve.length > 0,
    isPointOld: isPointOld(question),
  }
}

/**
 * What the steps read besides the answer: the parameters and the question made of them; the pension asked
 * (`pension`), the full-rate age in months, the days of the table of ages, the pension of the first possible departure
 * (`first`), the career years with a wage before the departure (`worked`), the calendar year of the departure and the
 * full months of it before that day, whether the question has a statement (`releve`), and whether the value of the
 * Agirc-Arrco point is from before the last 1 November (`isPointOld`).
 */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. */
export const { step, table, observed, explanation } = explains(contract, workOf)

/**
 * The values of law that formulas read; in place of the table of generations, the legal age in months and the
 * required quarters of the person. Used by `explain.ts`.
 */
export function lawOfPension({ question }: Work): readonly CitedValue[] {
  const { law, generation } = question
  const { rows: _, ...generations } = cited(law, 'generations')
  return [
    ...citationsOf(law).filter(({ name }) => name !== 'generations'),
    {
      ...generations,
      name: 'ageLegalMois',
      label: { fr: 'Âge légal de la génération', en: 'Legal age of the generation' },
      unit: 'months',
      value: generation.ageLegal,
    },
    {
      ...generations,
      name: 'requis',
      label: { fr: 'Trimestres de la génération', en: 'Quarters of the generation' },
      unit: 'number',
      value: generation.requis,
    },
  ]
}
