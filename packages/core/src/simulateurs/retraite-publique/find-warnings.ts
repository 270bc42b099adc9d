import type { Outcome } from '../../definition/simulator.ts'
import { yearOf } from '../../units/civil-date.ts'
import type { contract } from './contract.ts'
import type { Pension } from './pension.ts'
import type { Question } from './question.ts'

/** A departure more years away than this is computed with a law that may change before it: we warn. Our choice. */
const FORESEEABLE_YEARS = 2
/**
 * Who began to work before the year of this birthday may leave early (CSS, art. L. 351-1-1). A hint: the law counts
 * quarters, at four ages, which the first year of work does not tell. Used by `career.explain.ts`.
 */
export const EARLY_AGE = 20
/** A reference income this near to a threshold, as a fraction, is worth a warning. Used by `pension.explain.ts`. */
export const NEAR_THRESHOLD = 0.03
/** The month and day on which Agirc-Arrco may change the value of its point, each year. */
const POINT_REVISED = '11-01'

/**
 * Whether each warning of the contract applies, by its code. `bestYears`: how many years the average wage is made of;
 * `averagedYears`: those that there are; `income` and `thresholds`: euros a year, in today's euros. Used by `simulate.ts`.
 */
export function findWarnings(question: Question, pension: Pension): Outcome<typeof contract>['warnings'] {
  const { params, now: thisYear, birth, bestYears } = question
  const { averagedYears, thresholds, income, points } = pension
  const isNear = (threshold: number) => Math.abs(income - threshold) <= NEAR_THRESHOLD * threshold
  return {
    droit_projete: pension.year - thisYear > FORESEEABLE_YEARS,
    // Without points typed in, those of past years come from wages. `reconstructed` is their number: rows of a
    // statement give some even where work is said to begin this year.
    points_estimes:
      params.points === undefined && (params.annee_debut < thisYear || points.reconstructed > 0),
    releve_partiel: params.releve.length > 0 && lacksYears(params, thisYear),
    carriere_longue_possible: params.annee_debut - yearOf(birth) < EARLY_AGE,
    // fewer years of wages than the average wage is made of; the name is that of the API
    moins_de_25_ans: averagedYears.length < bestYears,
    trimestres_enfants_absents: params.enfants > 0 && params.trimestres_enfants === 0,
    valeur_point_a_verifier: isPointOld(question),
    csg_seuil_proche: Object.values(thresholds).some(isNear),
  }
}

/** Whether the value of the point is older than the last 1 November. Used by `explain-steps.ts`. */
export function isPointOld({ law, today, now: thisYear }: Question): boolean {
  const ofThisYear = `${thisYear}-${POINT_REVISED}`
  const revised = today < ofThisYear ? `${thisYear - 1}-${POINT_REVISED}` : ofThisYear
  return !Object.keys(law.parameters.valeurPoint.values).some((day) => day >= revised)
}

/**
 * Whether a year has no row between the first year of work, or of the statement, and last year. Rows are counted:
 * `constraints.ts` refuses two rows of one year. @param thisYear the year of today. Used by `career.explain.ts`.
 */
export const lacksYears = (
  { annee_debut: start, releve }: Pick<Question['params'], 'annee_debut' | 'releve'>,
  thisYear: number,
): boolean => thisYear - Math.min(start, ...releve.map(({ annee }) => annee)) > releve.length
