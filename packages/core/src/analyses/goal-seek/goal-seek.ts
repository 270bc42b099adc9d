import type { Field } from '../../definition/field.ts'
import type { Inquiry } from '../../definition/inquiry.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import type { Answer, Simulator, World } from '../../definition/simulator.ts'
import { type KindName, kinds } from '../../units/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import type { Language } from '../../units/text.ts'
import { effortOf, MOST_SIMULATIONS } from '../effort.ts'
import { figureReader, numericFigures } from '../figures.ts'
import { goalFields, goalResult, relaxed } from './fields.ts'
import { find } from './find.ts'
import { type Preparation, preparer } from './preparation.ts'
import type { Goal } from './question.ts'
import { goalReader } from './reader.ts'
import { openSession } from './session.ts'
import type { Subject } from './subject.ts'
import { warningsOf } from './warnings.ts'

/**
 * Solves a simulator backwards: the value of one numeric parameter that makes one of its figures reach a target. In at
 * most 80 simulations, the same for the same question.
 * @example goalSeekOf(cagr).reader({}).fromQuery(readQuery('valeur_initiale=1&duree=8&inconnue=valeur_finale&cible=resume.cagr&valeur=7'))
 */
export function goalSeekOf(simulator: Simulator): Inquiry {
  const { contract } = simulator
  const prepare = preparer(simulator)
  const figures = numericFigures(contract.result)
  return {
    fields: { ...relaxed(contract.params), ...goalFields(contract) },
    result: goalResult(contract),
    reader: (door, subject) => goalReader(contract, door, subject),
    ready: async (question) => {
      await Promise.all(trialsOf(prepare(question as Goal)).map((params) => simulator.ready(params)))
    },
    steps: (question) => {
      const efforts = trialsOf(prepare(question as Goal)).map((params) => effortOf(contract, params))
      return MOST_SIMULATIONS * Math.max(...efforts)
    },
    answer: (question, world, language) => {
      const goal = question as Goal
      const figure = figures[goal.cible]
      if (!figure) throw new RangeError('a question that no reader gave')
      return solved(simulator, goal, prepare(goal), figure, world, language)
    },
  }
}

/** The parameters of every sample: the costliest trial is among them. */
function trialsOf({ judge, planFrom }: Preparation): ParamsOf<Params>[] {
  const { lattice, runs } = planFrom()
  return runs.flat().flatMap((place): ParamsOf<Params>[] => {
    const params = judge(lattice.valueAt(place))
    return params ? [params] : []
  })
}

/** A number rounded as figures of a kind are. */
function roundedAs(kind: KindName, value: number): number {
  const { decimals } = kinds[kind]
  return decimals === undefined ? value : roundHalfAway(value, decimals)
}

function solved(
  simulator: Simulator,
  goal: Goal,
  preparation: Preparation,
  aimed: Field,
  world: World,
  language: Language,
): Answer {
  const { inconnue, cible, valeur } = goal
  const { judge, start, planFrom, sound, unknown } = preparation
  const figure = aimed.kind
  const target = roundedAs(figure, valeur)
  const read = figureReader(aimed, cible)
  const session = openSession(simulator, goal, { judge, read }, world, language)
  const plan = planFrom(start ?? session.usualValue())
  const { lattice, anchor } = plan
  const finding = find({ ...plan, target, look: session.lookOn(lattice), left: session.left })
  const { solution } = finding
  const value = solution ? lattice.valueAt(solution.place, solution.finer) : null
  const simulation = session.answerAt(value ?? lattice.valueAt(anchor))
  const subject: Subject = {
    lattice,
    unknown: unknown.kind,
    figure,
    names: { unknown: unknown.label, figure: aimed.label },
    asked: valeur,
    target,
  }
  const { [inconnue]: _, ...known } = sound as Record<string, unknown>
  const hypotheses = value === null ? known : simulation.meta.hypotheses
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
        ...warningsOf(finding, subject, language),
      ],
    },
    disclaimer: simulation.disclaimer,
  }
}
