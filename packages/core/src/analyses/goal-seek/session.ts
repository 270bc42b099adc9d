import type { Answer, Simulator, World } from '../../definition/simulator.ts'
import type { Language } from '../../units/text.ts'
import { MOST_SIMULATIONS } from '../effort.ts'
import type { FigureReader } from '../figures.ts'
import type { Lattice } from './lattice.ts'
import type { Judge } from './plan.ts'
import type { Goal } from './question.ts'
import type { Look } from './search.ts'

/** The simulations of one question: there are only so many, and the last is kept for the answer itself. */
export interface Session {
  /** Simulations that may still be made in the search. */
  left(): number
  /** The figure at the places of a lattice; the same place is simulated once. */
  lookOn(lattice: Lattice): Look
  /** The whole answer at a value of the unknown that the contract accepts. */
  answerAt(value: number): Answer
  /** The value that the simulator itself takes for the unknown, where the query needs none. */
  usualValue(): number | undefined
}

/** Figures are kept and answers are not: eighty tables of hundreds of rows would be a lot to hold. */
export function openSession(
  simulator: Simulator,
  { given, inconnue }: Goal,
  { judge, read }: { readonly judge: Judge; readonly read: FigureReader },
  world: World,
  language: Language,
): Session {
  const figures = new Map<number, number | null>()
  let left = MOST_SIMULATIONS - 1
  const figureOf = (value: number): number | null | undefined => {
    const known = figures.get(value)
    if (known !== undefined || left === 0) return known
    const params = judge(value)
    if (!params) return undefined
    left -= 1
    const figure = read(simulator.compute(params, world, language).data)
    figures.set(value, figure)
    return figure
  }
  return {
    left: () => left,
    lookOn: (lattice) => (place, finer) => figureOf(lattice.valueAt(place, finer)),
    answerAt: (value) => {
      const params = judge(value)
      if (!params) throw new RangeError(`${inconnue} ${value} is refused`)
      return simulator.answer(params, world, language)
    },
    usualValue: () => {
      const parsed = simulator.parser.fromObject(given)
      if (!parsed.ok) return undefined
      left -= 1
      const used = simulator.compute(parsed.params, world, language).meta.hypotheses[inconnue]
      return typeof used === 'number' ? used : undefined
    },
  }
}
