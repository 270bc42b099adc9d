import { type Contract, kinds, type ResultFigure, resultParts } from '@denier/core'
import type { FormValues, Reply, Scenario } from '../model/page-state.ts'
import { decisiveOf } from '../result/figures.tsx'
import { isSameValue } from './differences.ts'

/**
 * A step from one scenario to another: parameters that change together, and what their change adds. Used by
 * `waterfall.tsx`.
 */
export interface AttributionStep {
  /** Names of parameters. */
  readonly names: readonly string[]
  /** The figure after the change, in the unit of its field. */
  readonly value: number
  /** `value` less the figure of the step before. */
  readonly gap: number
}

/**
 * The difference between a figure of two scenarios, shared out to the parameters that differ.
 * Used by `waterfall.tsx`.
 */
export interface Attribution {
  /** The figure in the scenario where the steps start. */
  readonly figure: ResultFigure
  /** The value of that figure in the first scenario, in the unit of its field. */
  readonly start: number
  /** Its value in the second scenario. */
  readonly end: number
  /**
   * In the order of the contract. Their gaps add up to `end` less `start`, to the last digit of the figure.
   */
  readonly steps: readonly AttributionStep[]
}

/**
 * Attributes the difference of a figure between two scenarios to the parameters that differ.
 * They change one after the other, in the order of the contract, and the figure is computed after each
 * change. A change that leaves no valid question, or no figure, is made together with the next one.
 * `undefined` where one of the two scenarios has no figure, or no parameter differs. Used by `waterfall.tsx`.
 * @param path that of the figure.
 * @param answerOf simulates form values, those of a step.
 */
export async function attributionOf(
  contract: Contract,
  { path, from, to }: { readonly path: string; readonly from: Scenario; readonly to: Scenario },
  answerOf: (typed: FormValues) => Promise<Reply>,
): Promise<Attribution | undefined> {
  const figureIn = ({ data }: Scenario['answer']): ResultFigure | undefined =>
    decisiveOf(contract, resultParts(contract.result, data).groups).find((one) => one.path === path)
  /** The figure for form values; `undefined` when they are invalid or give none. */
  const valueWith = async (typed: FormValues): Promise<number | undefined> => {
    const reply = await answerOf(typed)
    const value = reply.ok ? figureIn(reply.answer)?.value : undefined
    return typeof value === 'number' ? value : undefined
  }
  const figure = figureIn(from.answer)
  const [start, end] = [figure?.value, figureIn(to.answer)?.value]
  const changed = changedNames(contract, from, to)
  if (!figure || typeof start !== 'number' || typeof end !== 'number' || changed.length === 0)
    return undefined

  const scale = 10 ** (kinds[figure.field.kind].decimals ?? 0)
  const steps: AttributionStep[] = []
  let typed = from.typed
  let before = start
  let names: readonly string[] = []
  for (const [rank, name] of changed.entries()) {
    typed = { ...typed, [name]: to.typed[name] ?? '' }
    names = [...names, name]
    const value = rank === changed.length - 1 ? end : await valueWith(typed)
    if (value === undefined) continue
    steps.push({ names, value, gap: Math.round((value - before) * scale) / scale })
    before = value
    names = []
  }
  return { figure, start, end, steps }
}

/** The parameters whose typed text and whose used value both differ, in the order of the contract. */
const changedNames = ({ params }: Contract, from: Scenario, to: Scenario): readonly string[] =>
  Object.keys(params).filter(
    (name) =>
      (from.typed[name] ?? '') !== (to.typed[name] ?? '') &&
      !isSameValue(from.answer.meta.hypotheses[name] ?? null, to.answer.meta.hypotheses[name] ?? null),
  )

/**
 * The decisive figures that are numbers in both scenarios: those whose difference can be explained. Used by
 * `comparison.tsx` and `waterfall.tsx`.
 */
export function explainableFigures(
  contract: Contract,
  from: Scenario,
  to: Scenario,
): readonly ResultFigure[] {
  const [figures = [], others = []] = [from, to].map(({ answer }) =>
    decisiveOf(contract, resultParts(contract.result, answer.data).groups),
  )
  const isNumber = ({ value }: ResultFigure) => typeof value === 'number'
  return figures.filter(
    (figure) => isNumber(figure) && others.some((other) => other.path === figure.path && isNumber(other)),
  )
}
