import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { growth } from '../../finance/compound.ts'
import { bestYearsOf } from '../../legislation/regles/retraite/average-wage.ts'
import { generationOf } from '../../legislation/regles/retraite/generation.ts'
import { pensionLaw } from '../../legislation/regles/retraite/pension-law.ts'
import { type CivilDate, monthStart, monthStartFrom, monthsAfter, yearOf } from '../../units/civil-date.ts'
import { annualRate } from '../../units/rate.ts'
import { type Career, careerOf } from './career.ts'
import type { contract } from './contract.ts'
import { assumptionsOf, type Economy, economyOf } from './economy.ts'

type Params = ParamsOfContract<typeof contract>

/** The age, in years, up to which a career is projected. */
const OLDEST = 76

/** A question read: the person, the career and the law. Used by `pension.ts`, `simulate.ts` and the explanation. */
export interface Question {
  readonly params: Params
  readonly birth: CivilDate
  /** The legal age, in months, and the quarters required, by the day of birth. */
  readonly generation: ReturnType<typeof generationOf>
  /** How many best years make the average wage: fewer for a parent with quarters for children. */
  readonly bestYears: number
  readonly economy: Economy
  readonly career: Career
  readonly today: CivilDate
  /** The year of today: years before it are past. */
  readonly now: number
  /** The first day on which a pension may start. */
  readonly firstDay: CivilDate
  /** The law of pensions of today. */
  readonly law: ReturnType<typeof pensionLaw>
}

/** Reads a question. Used by `explain-steps.ts` and `simulate.ts`. */
export function questionOf(params: Params, { today }: SimulationContext): Question {
  const law = pensionLaw(today)
  const { values } = law
  const birth = params.naissance
  const generation = generationOf(values, birth)
  const economy = economyOf(values, assumptionsOf(params))
  const now = yearOf(today)
  const legal = monthStartFrom(monthsAfter(birth, generation.ageLegal))
  const next = monthsAfter(monthStart(today), 1)
  return {
    params,
    birth,
    generation,
    bestYears: bestYearsOf(values, {
      children: params.enfants,
      childrenQuarters: params.trimestres_enfants,
    }),
    economy,
    career: careerOf({
      values,
      economy,
      firstYear: firstYearOf(params, now),
      lastYear: yearOf(birth) + OLDEST,
      wageIn: wagesOf(params, economy, now),
    }),
    today,
    now,
    firstDay: legal > next ? legal : next,
    law,
  }
}

/** The first year that may have a wage. */
const firstYearOf = ({ annee_debut: start, releve }: Params, now: number): number =>
  Math.min(start, now, ...releve.map(({ annee }) => annee))

/** The gross wage of each year, in euros: that of the statement for the past, or today's moved as the ceiling. */
function wagesOf(params: Params, economy: Economy, now: number): (year: number) => number {
  const stated = new Map(params.releve.map(({ annee, montant }) => [annee, montant]))
  const progress = annualRate(params.progression)
  const end = params.annee_fin ?? Number.POSITIVE_INFINITY
  const unit = params.salaire / economy.ceiling(now)
  return (year) => {
    if (year < now && stated.size > 0) return stated.get(year) ?? 0
    if (year < params.annee_debut || year > end) return 0
    return unit * economy.ceiling(year) * growth(progress, year - now)
  }
}
