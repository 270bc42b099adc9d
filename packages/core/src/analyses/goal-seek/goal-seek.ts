import type { Analysis } from '../../definition/analysis.ts'
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
import { figureReader, numericFigures } from '../figures.ts'
import { translatorIn } from '../translator.ts'
import { find } from './find.ts'
import { type GoalRequest, goalFields, goalParser, relaxed } from './goal-parser.ts'
import type { Lattice } from './lattice.ts'
import { contractAnchor, type Judge, middleOf, type Plan, planOf, trialValues } from './plan.ts'
import type { Evaluate } from './profile.ts'
import { warningsOf } from './warnings.ts'

/**
 * Solves a simulator backwards: the value of one numeric parameter that gives one of its figures a target. In at most 80
 * simulations, the same for the same request.
 * @example goalSeekOf(cagr).parserFor({}).fromQuery(readQuery('valeur_initiale=1&duree=8&inconnue=valeur_finale&cible=resume.cagr&valeur=7'))
 */
export function goalSeekOf(simulator: Simulator): Analysis {
  const { contract } = simulator
  const prepare = preparer(simulator)
  return {
    fields: { ...relaxed(contract.params), ...goalFields(contract) },
    result: resultOf(contract),
    parserFor: (channel, subject) => goalParser(contract, channel, subject),
    load: async (request) => {
      await Promise.all(trialsOf(prepare(request as GoalRequest)).map((params) => simulator.load(params)))
    },
    costUnits: (request) => {
      const efforts = trialsOf(prepare(request as GoalRequest)).map((params) =>
        costPerEvaluation(contract, params),
      )
      return MOST_SIMULATIONS * Math.max(...efforts)
    },
    answer: (request, context, language) => {
      const goal = request as GoalRequest
      return answerTo(simulator, goal, prepare(goal), context, language)
    },
  }
}

const resultOf = ({ params, result }: Contract): Shape => ({
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

/** All that is known of a request before the first simulation. */
interface Preparation {
  readonly judge: Judge
  readonly unknown: Field
  readonly figure: Field
  /** The value to start from, where the contract says one. */
  readonly start: number | undefined
  /** The parameters of a trial that the contract accepts. */
  readonly sound: ParamsOf<Params>
  readonly planFrom: (start?: number) => Plan
}

/**
 * Prepares requests to one simulator. The preparation of an object is kept with it: `load`, `costUnits` and `answer` are
 * called one after the other on the same request, and each needs it.
 */
function preparer({ contract }: Simulator): (goal: GoalRequest) => Preparation {
  const { params, constraints, repeatedConstraints, result } = contract
  const parser = compileParser(contract.name, params, [...constraints, ...repeatedConstraints])
  const defaults = Object.fromEntries(Object.entries(params).map(([name, field]) => [name, field.default]))
  const figures = numericFigures(result)
  const known = new WeakMap<GoalRequest, Preparation>()

  const prepare = ({ given, inconnue, cible }: GoalRequest): Preparation => {
    const [unknown, figure] = [params[inconnue], figures[cible]]
    const judge = judgeOnce(parser.moving(given, inconnue))
    const others = () => ({ ...defaults, ...given })
    const value = unknown && firstSound(trialValues(contract, inconnue, unknown, others), judge)
    const sound = value === undefined ? undefined : judge(value)
    if (!unknown || !figure || value === undefined || !sound)
      throw new RangeError('a request that no parser validated')
    const start = contractAnchor(contract, inconnue)
    const planFrom = (from = start ?? middleOf(unknown)) => planOf(unknown, from, value, judge)
    return { judge, unknown, figure, start, sound, planFrom }
  }
  return (goal) => {
    const preparation = known.get(goal) ?? prepare(goal)
    known.set(goal, preparation)
    return preparation
  }
}

/** Judges each value once: the samples of a plan are judged again when they are simulated. */
function judgeOnce(judge: Judge): Judge {
  const judged = new Map<number, ReturnType<Judge>>()
  return (value) => {
    if (!judged.has(value)) judged.set(value, judge(value))
    return judged.get(value)
  }
}

function firstSound(values: Iterable<number>, judge: Judge): number | undefined {
  for (const value of values) if (judge(value)) return value
  return undefined
}

/** The parameters of every sample: the costliest trial is among them. */
function trialsOf({ judge, planFrom }: Preparation): ParamsOf<Params>[] {
  const { lattice, runs } = planFrom()
  return runs.flat().flatMap((place): ParamsOf<Params>[] => {
    const params = judge(lattice.valueAt(place))
    return params ? [params] : []
  })
}

function answerTo(
  simulator: Simulator,
  goal: GoalRequest,
  preparation: Preparation,
  context: SimulationContext,
  language: Language,
): Answer {
  const { inconnue, cible, valeur } = goal
  const { judge, start, planFrom, sound, unknown, figure } = preparation
  const target = rounded(figure, valeur)
  const session = openSession(simulator, goal, preparation, context, language)
  const plan = planFrom(start ?? session.usualValue())
  const { lattice, anchor } = plan
  const finding = find({ ...plan, target, evaluate: session.evaluateOn(lattice), left: session.left })
  const { solution } = finding
  const value = solution ? lattice.valueAt(solution.place, solution.finer) : null
  const params = judge(value ?? lattice.valueAt(anchor))
  if (!params) throw new RangeError(`${inconnue} ${value} is refused`)
  const simulation = simulator.answer(params, context, language)
  const { [inconnue]: _, ...known } = sound as Record<string, unknown>
  const hypotheses = value === null ? known : simulation.meta.hypotheses
  const terms = { lattice, unknown, figure, asked: valeur, target }
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

function rounded({ kind }: Field, value: number): number {
  const { decimals } = kinds[kind]
  return decimals === undefined ? value : roundHalfAway(value, decimals)
}

/** The simulations of one search, of which the last is kept for the answer itself. */
interface Session {
  readonly left: () => number
  /** Simulates places of a lattice, each once. */
  readonly evaluateOn: (lattice: Lattice) => Evaluate
  /** The value that the simulator itself takes for the unknown, where the request needs none. */
  readonly usualValue: () => number | undefined
}

/** Keeps figures rather than answers: eighty tables of hundreds of rows would take too much memory. */
function openSession(
  simulator: Simulator,
  { given, inconnue, cible }: GoalRequest,
  { judge, figure }: Preparation,
  context: SimulationContext,
  language: Language,
): Session {
  const read = figureReader(figure, cible)
  const figures = new Map<number, number | null>()
  let left = MOST_SIMULATIONS - 1
  const figureOf = (value: number): number | null | undefined => {
    const known = figures.get(value)
    if (known !== undefined || left === 0) return known
    const params = judge(value)
    if (!params) return undefined
    left -= 1
    const computed = read(simulator.compute(params, context, language).data)
    figures.set(value, computed)
    return computed
  }
  return {
    left: () => left,
    evaluateOn: (lattice) => (place, finer) => figureOf(lattice.valueAt(place, finer)),
    usualValue: () => {
      const parsed = simulator.parser.fromObject(given)
      if (!parsed.ok) return undefined
      left -= 1
      const used = simulator.compute(parsed.params, context, language).meta.hypotheses[inconnue]
      return typeof used === 'number' ? used : undefined
    },
  }
}
