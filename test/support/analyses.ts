/**
 * Runs an analysis of a simulator and counts its simulations: goal seek and sensitivity must keep to the number that
 * their cost units state.
 */
import {
  type Analysis,
  type AnalysisName,
  type Answer,
  analyses,
  type ParsedQuestion,
  type Problem,
  readQuery,
  type Simulator,
  wireProblem,
} from '@denier/core'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { simulatorNamed } from './simulators.ts'

const TODAY = '2026-12-01' as CivilDate

/**
 * The data of the answer to a goal seek. Used by `goal-seek/goal-seek.test.ts`, `goal-seek/known.test.ts` and
 * `goal-seek/laws.test.ts`.
 */
export interface GoalSeekData {
  /** The name of the parameter that is sought. */
  readonly inconnue: string
  /** The value found for it; `null` where none reaches the target. */
  readonly valeur: number | null
  /** The path of the figure that must have the wanted value. */
  readonly cible: string
  /** What that figure is with the value found. */
  readonly atteint: number | null
  readonly simulation: Answer['data'] | null
}

/**
 * A value tried for a parameter, and the figure that it gives; `null` where it is refused, or the figure does
 * not exist. Used by `sensitivity/sensitivity.test.ts`.
 */
export interface TriedValue {
  readonly valeur: number | null
  readonly resultat: number | null
}

/** The data of a sensitivity study. Used by `sensitivity/sensitivity.test.ts`. */
export interface SensitivityData {
  /** The path of the figure that is studied. */
  readonly cible: string
  /** The figure in the answer to the question as it is. */
  readonly valeur: number | null
  readonly effets: readonly {
    readonly parametre: string
    /** The parameter lowered, then raised. */
    readonly bas: TriedValue
    readonly haut: TriedValue
    /** The distance between the two figures, in the unit of the figure. */
    readonly amplitude: number | null
  }[]
}

/** The text of a query, or values by name. */
type Given = string | Readonly<Record<string, unknown>>

/** An analysis of one simulator, with functions to parse a question and to answer it. */
interface AnalysisUnderTest<D> {
  readonly analysis: Analysis
  readonly read: (given: Given) => ParsedQuestion<Record<never, never>>
  /** The problems as the service would send them. */
  readonly problems: (given: Given) => readonly Problem[]
  /**
   * The answer, the codes of its warnings, and how many simulations it took.
   * @throws Error when the question is refused, with the reasons.
   */
  readonly ask: (given: Given) => {
    readonly data: D
    readonly meta: Answer['meta']
    readonly disclaimer: string
    readonly codes: readonly string[]
    readonly simulations: number
  }
}

/**
 * An analysis of a simulator, given whole or by its name, that counts its simulations. Used by
 * `goal-seek/goal-parser.test.ts`, `goal-seek/goal-seek.test.ts`, `goal-seek/known.test.ts` and others in
 * `packages/core` and `test`.
 * @example analysisOf<GoalSeekData>('cagr', 'resolution').ask('valeur_initiale=1&…').data.valeur
 */
export function analysisOf<D>(simulator: Simulator | string, name: AnalysisName): AnalysisUnderTest<D> {
  const original = typeof simulator === 'string' ? simulatorNamed(simulator) : simulator
  let simulations = 0
  const counted: Simulator = {
    ...original,
    compute: (...question) => {
      simulations += 1
      return original.compute(...question)
    },
    answer: (...question) => {
      simulations += 1
      return original.answer(...question)
    },
  }
  const analysis: Analysis = analyses[name](counted)
  const parser = analysis.parserFor({})
  const read = (given: Given) =>
    typeof given === 'string' ? parser.fromQuery(readQuery(given)) : parser.fromObject(given)

  return {
    analysis,
    read,
    problems: (given) => {
      const parsed = read(given)
      return parsed.ok ? [] : parsed.problems.map(wireProblem)
    },
    ask: (given) => {
      const parsed = read(given)
      if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('; '))
      simulations = 0
      const answer = analysis.answer(parsed.question, { today: TODAY }, 'fr')
      const codes = answer.meta.avertissements.map(({ code }) => code)
      return { ...answer, data: answer.data as unknown as D, codes, simulations }
    },
  }
}
