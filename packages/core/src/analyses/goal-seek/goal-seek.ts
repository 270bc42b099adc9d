import type { ShapedAnalysis } from '../../definition/analysis.ts'
import type { Contract } from '../../definition/contract.ts'
import type { Field } from '../../definition/field.ts'
import { compileParser } from '../../definition/parse.ts'
import { orNull, type Params, type ParamsOf, type Shape } from '../../definition/shape.ts'
import type { Answer, SimulationContext, Simulator } from '../../definition/simulator.ts'
import { kinds } from '../../units/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import type { Language } from '../../units/text.ts'
import { costPerEvaluation, MOST_SIMULATIONS } from '../cost-units.ts'
import { numberOrNull, parameterField, targetField } from '../fields.ts'
import { figureAt, figureRounder, numericFigures } from '../figures.ts'
import { translatorIn } from '../translator.ts'
import { find } from './find.ts'
import { type GoalQuestion, goalFields, goalParser, relaxed } from './goal-parser.ts'
import { middleOf, type Plan, planOf, trialValues, usualStartValue, type Validate } from './plan.ts'
import type { Evaluate, Search } from './profile.ts'
import type { ValueGrid } from './value-grid.ts'
import { warningsOf } from './warnings.ts'

/**
 * Solves a simulator backwards: the value of one numeric parameter that gives one of its figures a target, in at most
 * 80 simulations. The same question always gives the same answer. Called by `analyses/analyses.ts`.
 * @example
 * const parser = goalSeekOf(cagr).parserFor({})
 * parser.fromQuery(readQuery('valeur_initiale=1&duree=8&inconnue=valeur_finale&cible=resume.cagr&valeur=7'))
 */
export function goalSeekOf(simulator: Simulator): ShapedAnalysis {
  const { contract } = simulator
  const prepare = createPreparation(simulator)
  return {
    fields: { ...relaxed(contract.params), ...goalFields(contract) },
    result: resultShape(contract),
    parserFor: (presentation, subject) => goalParser(contract, presentation, subject),
    load: async (question) => {
      await Promise.all(
        paramsOfSamples(prepare(question as GoalQuestion)).map((params) => simulator.load(params)),
      )
    },
    costUnits: (question) => {
      const costs = paramsOfSamples(prepare(question as GoalQuestion)).map((params) =>
        costPerEvaluation(contract, params),
      )
      return MOST_SIMULATIONS * Math.max(...costs)
    },
    answer: (question, context, language) => {
      const goal = question as GoalQuestion
      return answerGoal(simulator, goal, prepare(goal), context, language)
    },
  }
}

/** The shape of `data` in the answer. */
const resultShape = ({ params, result }: Contract): Shape => ({
  inconnue: parameterField(params, { label: { fr: 'Paramètre inconnu', en: 'Unknown parameter' } }),
  valeur: numberOrNull(
    { fr: 'Valeur trouvée', en: 'Value found' },
    {
      fr: 'Dans l’unité du paramètre ; absente si aucune ne convient, avec un avertissement.',
      en: 'In the unit of the parameter; none where no value will do, with a warning.',
    },
  ),
  cible: targetField(result),
  atteint: numberOrNull({ fr: 'Résultat atteint', en: 'Result reached' }),
  simulation: orNull(result),
})

/** The data derived from a question before the first simulation. */
interface PreparedGoal {
  readonly validate: Validate
  /** The field of the unknown parameter. */
  readonly unknown: Field
  /** The field of the figure. */
  readonly figure: Field
  /** The value to start from, where the contract gives one. */
  readonly start: number | undefined
  /** The parameters with a value of the unknown that the contract accepts. */
  readonly accepted: ParamsOf<Params>
  /** Plans the search from a value: `start`, or the middle of the range, by default. */
  readonly planFrom: (start?: number) => Plan
}

/**
 * Prepares the questions to one simulator. `load`, `costUnits` and `answer` are called one after the other on the
 * same object, so each preparation is kept in a weak map.
 */
function createPreparation({ contract }: Simulator): (goal: GoalQuestion) => PreparedGoal {
  const { params, constraints, repeatedConstraints, result } = contract
  const parser = compileParser(contract.name, params, [...constraints, ...repeatedConstraints])
  const defaults = Object.fromEntries(Object.entries(params).map(([name, field]) => [name, field.default]))
  const figures = numericFigures(result)
  const known = new WeakMap<GoalQuestion, PreparedGoal>()

  const prepare = ({ given, inconnue, cible }: GoalQuestion): PreparedGoal => {
    const [unknown, figure] = [params[inconnue], figures[cible]]
    const validate = validateOnce(parser.moving(given, inconnue))
    const others = () => ({ ...defaults, ...given })
    const value = unknown && firstAccepted(trialValues(contract, inconnue, unknown, others), validate)
    const accepted = value === undefined ? undefined : validate(value)
    if (!unknown || !figure || value === undefined || !accepted)
      throw new RangeError('a question that no parser validated')
    const start = usualStartValue(contract, inconnue)
    const planFrom = (from = start ?? middleOf(unknown)) => planOf(unknown, from, value, validate)
    return { validate, unknown, figure, start, accepted, planFrom }
  }
  return (goal) => {
    const prepared = known.get(goal) ?? prepare(goal)
    known.set(goal, prepared)
    return prepared
  }
}

/** Validates each value once: the samples of a plan are validated again when they are simulated. */
function validateOnce(validate: Validate): Validate {
  const results = new Map<number, ReturnType<Validate>>()
  return (value) => {
    if (!results.has(value)) results.set(value, validate(value))
    return results.get(value)
  }
}

/** The first value that the contract accepts. */
function firstAccepted(values: Iterable<number>, validate: Validate): number | undefined {
  for (const value of values) if (validate(value)) return value
  return undefined
}

/** The parameters of every sample: the costliest trial is among them. */
function paramsOfSamples({ validate, planFrom }: PreparedGoal): ParamsOf<Params>[] {
  const { grid, runs } = planFrom()
  return runs.flat().flatMap((gridIndex): ParamsOf<Params>[] => {
    const params = validate(grid.valueAt(gridIndex))
    return params ? [params] : []
  })
}

/**
 * Searches the value, then simulates it whole; without a value, the usual one, for the sources and the
 * disclaimer.
 */
function answerGoal(
  simulator: Simulator,
  goal: GoalQuestion,
  prepared: PreparedGoal,
  context: SimulationContext,
  language: Language,
): Answer {
  const { inconnue, cible, valeur } = goal
  const { validate, start, planFrom, accepted, unknown, figure } = prepared
  const target = roundTarget(figure, valeur)
  const runner = createTrialRunner(simulator, goal, prepared, context, language)
  const plan = planFrom(start ?? runner.usualValue())
  const { grid, startIndex } = plan
  const finding = find({ ...plan, target, ...runner.on(grid), left: runner.left })
  const { solution } = finding
  const value = solution ? grid.valueAt(solution.gridIndex, solution.finer) : null
  const params = validate(value ?? grid.valueAt(startIndex))
  if (!params) throw new RangeError(`${inconnue} ${value} is refused`)
  const simulation = simulator.answer(params, context, language)
  const { [inconnue]: _, ...known } = accepted as Record<string, unknown>
  const hypotheses = value === null ? known : simulation.meta.hypotheses
  const terms = { grid, unknown, figure, givenTarget: valeur, target }
  return {
    data: {
      inconnue,
      valeur: value,
      cible,
      atteint: solution?.result ?? null,
      simulation: value === null ? null : simulation.data,
    } as Answer['data'],
    meta: {
      ...simulation.meta,
      endpoint: `simulateurs/${simulator.contract.name}/resolution`,
      hypotheses: { ...hypotheses, inconnue, cible, valeur },
      avertissements: [
        ...(value === null ? [] : simulation.meta.avertissements),
        ...warningsOf(finding, terms, translatorIn(language)),
      ],
    },
    disclaimer: simulation.disclaimer,
  }
}

/** A target rounded as the figure is in answers. */
function roundTarget({ kind }: Field, value: number): number {
  const { decimals } = kinds[kind]
  return decimals === undefined ? value : roundHalfAway(value, decimals)
}

/** Runs the simulations of one search: at most `MOST_SIMULATIONS`, that of the answer included. */
interface TrialRunner {
  /** How many simulations may still be run. */
  readonly left: () => number
  /** Makes the functions that simulate an index of the grid, each once. */
  readonly on: (grid: ValueGrid) => Pick<Search, 'evaluate' | 'unrounded'>
  /** The value that the simulator itself takes for the unknown, where the question needs none. */
  readonly usualValue: () => number | undefined
}

/**
 * It keeps figures rather than answers: eighty answers with tables of hundreds of rows would take too much
 * memory.
 */
function createTrialRunner(
  simulator: Simulator,
  { given, inconnue, cible }: GoalQuestion,
  { validate, figure }: PreparedGoal,
  context: SimulationContext,
  language: Language,
): TrialRunner {
  const round = figureRounder(figure, cible)
  const figures = new Map<number, number | null>()
  let left = MOST_SIMULATIONS - 1
  const figureOf = (value: number): number | null | undefined => {
    const known = figures.get(value)
    if (known !== undefined || left === 0) return known
    const params = validate(value)
    if (!params) return undefined
    left -= 1
    const computed = figureAt(simulator.compute(params, context, language).data, cible)
    figures.set(value, computed)
    return computed
  }
  return {
    left: () => left,
    on: (grid) => {
      const unrounded: Evaluate = (gridIndex, finer) => figureOf(grid.valueAt(gridIndex, finer))
      const evaluate: Evaluate = (gridIndex, finer) => {
        const figure = unrounded(gridIndex, finer)
        return typeof figure === 'number' ? round(figure) : figure
      }
      return { evaluate, unrounded }
    },
    usualValue: () => {
      const parsed = simulator.parser.fromObject(given)
      if (!parsed.ok) return undefined
      left -= 1
      const used = simulator.compute(parsed.params, context, language).meta.hypotheses[inconnue]
      return typeof used === 'number' ? used : undefined
    },
  }
}
