import {
  type Analysis,
  type Answer,
  attemptAnswer,
  type Contract,
  figureAt,
  type Language,
  type Question,
  type Simulator,
} from '@denier/core'
import type { GeneralParts } from './general-tool.ts'

/** Most parameters of which a gap is attributed: each costs a simulation. */
const MOST_CHANGES = 12
/** Most work of one attribution, in units of about 10 ns: a goal seek may cost more. */
const MOST_COST_UNITS = 20_000_000

/**
 * A step of an attribution: the parameters changed, and what the change does to the figure.
 * Used by `compare-tool.ts`.
 */
export interface GapStep {
  /** Their names. */
  readonly parametres: readonly string[]
  /** The figure after the change less before it, in its unit. */
  readonly effet: number
}

/** One side of a comparison. */
interface ComparedSide {
  /** The parameters as the caller gave them. */
  readonly given: Readonly<Record<string, unknown>>
  readonly answer: Answer
}

/** What an attribution runs the simulations with. */
interface AttributionParts extends Pick<GeneralParts, 'ask' | 'today'> {
  readonly simulator: Simulator
  /** The simulation of that simulator. */
  readonly analysis: Analysis
  readonly language: Language
}

/**
 * Attributes the gap of a figure between two questions to the parameters that differ, changed one after the other in
 * the contract's order, so that the effects sum to the gap. Parameters that are only valid together change together.
 * Used by `compare-tool.ts`.
 * @param figure its path.
 * @returns `null` where it would cost too much, or where a question on the way is refused or has no such figure.
 */
export async function attributeGap(
  from: ComparedSide,
  to: ComparedSide,
  figure: string,
  { simulator, analysis, language, ask, today }: AttributionParts,
): Promise<readonly GapStep[] | null> {
  const names = changedNames(simulator.contract, from, to)
  if (names.length > MOST_CHANGES) return null
  const parser = analysis.parserFor({})
  const questions: { readonly changed: readonly string[]; readonly question: Question }[] = []
  let values = { ...from.given }
  /** Parameters changed since the last valid question. */
  let waiting: string[] = []
  for (const name of names) {
    const { [name]: _, ...others } = values
    values = Object.hasOwn(to.given, name) ? { ...others, [name]: to.given[name] } : others
    waiting.push(name)
    const read = parser.fromObject(values)
    if (!read.ok) continue
    questions.push({ changed: waiting, question: read.question })
    waiting = []
  }
  const costUnits = questions.reduce((sum, { question }) => sum + analysis.costUnits(question), 0)
  if (waiting.length > 0 || costUnits > MOST_COST_UNITS) return null

  const steps: GapStep[] = []
  let before = figureAt(from.answer.data, figure)
  for (const { changed, question } of questions) {
    const attempt = await attemptAnswer(() => ask(simulator, 'simulation', question, today(), language))
    const after = attempt.ok ? figureAt(attempt.answer.data, figure) : null
    if (before === null || after === null) return null
    steps.push({ parametres: changed, effet: rounded(after - before) })
    before = after
  }
  return steps
}

/** Names of the parameters that the caller gave differently, in the contract's order. */
const changedNames = ({ params }: Contract, from: ComparedSide, to: ComparedSide): readonly string[] =>
  Object.keys(params).filter((name) => JSON.stringify(from.given[name]) !== JSON.stringify(to.given[name]))

/**
 * Rounds to four decimals, the most that figures have, to drop errors of doubles. Used by `compare-tool.ts`.
 */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
