import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { type CivilDate, monthStartFrom, monthsAfter } from '../../units/civil-date.ts'
import { toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'
import { fullRateDay, type Pension, pensionAt, replacementRate } from './pension.ts'
import { type Question, questionOf } from './question.ts'

/** The first and last age of the table, in years: the first possible one and that of the full rate are added. */
const FIRST_AGE = 60
const LAST_AGE = 70

/**
 * Computes the pension of the departure that is asked, that of other ages, and the career that they rest on.
 * `defineSimulator` calls it with valid parameters. Used by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const question = questionOf(params, context)
  const { generation, economy, law, career } = question
  const fullRate = fullRateDay(question)
  const pension = pensionAt(question, departureOf(question, fullRate))
  const atFullRate = pensionAt(question, fullRate)
  const { missing, averagedYears, year } = pension
  return {
    data: {
      resume: {
        ...agesOf(pension),
        ageLegal: generation.ageLegal / 12,
        ageTauxPlein: atFullRate.age / 12,
        trimestresRequis: generation.requis,
        trimestresManquants: missing,
        salaireAnnuelMoyen: pension.averageWage,
        coefficientProratisation: toPercent(pension.proportion),
        pensionBase: pension.general,
        surcote: pension.extra,
        minimumContributif: pension.topUp,
        majorationEnfants: pension.children,
        points: pension.points.total,
        valeurPoint: pension.pointValue,
        coefficientComplementaire: toPercent(pension.coefficient),
        pensionComplementaire: pension.complementaryGross,
        pensionBrute: pension.gross,
        prelevements: pension.levies,
        trancheCsg: pension.band,
        tauxRemplacement: replacementRate(pension),
      },
      ages: agesCompared(
        departuresOf(question, fullRate).map((effect) => agesOf(pensionAt(question, effect))),
      ),
      carriere: career.years
        .filter((one) => one.year < year && one.wage > 0)
        .map((one) => {
          const prices = economy.prices(year)
          return {
            annee: one.year,
            salaire: one.wage,
            salairePlafonne: one.capped,
            coefficient: economy.revaluation(one.year) * prices,
            salaireRevalorise: one.revalued * prices,
            trimestres: one.quarters,
            points: one.points,
            retenu: averagedYears.includes(one),
          }
        }),
    },
    warnings: findWarnings(question, pension),
    law: { asOf: context.today, sources: sourcesOf(law) },
  }
}

/**
 * The day of the departure that is asked, or the first possible one where today has passed it. Used by
 * `explain-steps.ts`.
 */
export function departureOf(question: Question, fullRate: CivilDate): CivilDate {
  const { params, birth, firstDay, law } = question
  const at = (months: number) => monthStartFrom(monthsAfter(birth, months))
  const notBefore = (day: CivilDate) => (day > firstDay ? day : firstDay)
  if (params.age_depart !== undefined) return notBefore(at(12 * params.age_depart + params.mois_depart))
  if (params.depart === 'legal') return firstDay
  return params.depart === '67' ? notBefore(at(law.values.ageTauxPlein)) : fullRate
}

/**
 * The days of the table of ages, in order: the first possible one, each birthday to 70, the full rate. Used
 * by `explain-steps.ts`.
 */
export function departuresOf({ birth, firstDay }: Question, fullRate: CivilDate): readonly CivilDate[] {
  const birthdays = Array.from({ length: LAST_AGE - FIRST_AGE + 1 }, (_, index) =>
    monthStartFrom(monthsAfter(birth, 12 * (FIRST_AGE + index))),
  )
  const days = [firstDay, fullRate, ...birthdays.filter((day) => day > firstDay)]
  return [...new Set(days)].sort()
}

/** Each row of the table of ages with the age from which waiting pays, against the first of them. */
const agesCompared = (rows: readonly ReturnType<typeof agesOf>[]) =>
  rows.map((row) => ({ ...row, ageEquilibre: breakEvenAge(rows[0] ?? row, row) }))

/** After this age, in years, waiting is not said to pay. Used by `pension.explain.ts`. */
export const LAST_BREAK_EVEN_AGE = 120
/** With less, in euros a month, a pension is not said to be higher. Used by `pension.explain.ts`. */
export const LEAST_GAIN = 0.01

/** An age of departure in years and its net pension a month, in today's euros. */
type Departure = Pick<ReturnType<typeof agesOf>, 'ageDepart' | 'pensionNetteMensuelleReelle'>

/**
 * The age, in years, at which a later departure has paid as much as the first one, prices and wages left out: the
 * pension lost meanwhile over what is gained each year, after the departure. `null` where it gains less than
 * `LEAST_GAIN`, or after `LAST_BREAK_EVEN_AGE`.
 */
function breakEvenAge(first: Departure, later: Departure): number | null {
  const gain = later.pensionNetteMensuelleReelle - first.pensionNetteMensuelleReelle
  if (gain < LEAST_GAIN) return null
  const lost = first.pensionNetteMensuelleReelle * (later.ageDepart - first.ageDepart)
  const age = later.ageDepart + lost / gain
  return age > LAST_BREAK_EVEN_AGE ? null : age
}

/** A row of the table of ages: amounts in euros a month, the rate in percent, the age in years. */
const agesOf = (pension: Pension) => ({
  dateEffet: pension.effect,
  ageDepart: pension.age / 12,
  taux: toPercent(pension.rate),
  trimestres: pension.total,
  trimestresSurcote: pension.extraQuarters,
  pensionBruteMensuelle: pension.gross / 12,
  pensionNetteMensuelle: pension.net / 12,
  pensionNetteMensuelleReelle: pension.net / 12 / pension.priceRise,
})
