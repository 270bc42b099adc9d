import type { Source } from '../units/source.ts'
import type { Text } from '../units/text.ts'
import type { Chart, ChartOf } from './chart.ts'
import type { Constraint } from './constraint.ts'
import { deepFreeze } from './freeze.ts'
import type { GroupName } from './groups.ts'
import type { Decisive, Headings } from './headings.ts'
import { type Problem, unheld } from './problem.ts'
import type { Say } from './say.ts'
import type { InputOf, Params, ParamsOf, PresentedOf, Rows, Shape } from './shape.ts'

/** The tables of a result. */
type TableOf<R extends Shape> = {
  [T in keyof R]: R[T] extends Rows ? T & string : never
}[keyof R]

/** The main table where a contract names none. */
const USUAL_TABLE = 'yearly'

/** A constraint of a contract, with the message and the code that derive from its kind and operands. */
export type StatedConstraint = Constraint & Pick<Problem, 'message' | 'code'>

/** What is kept apart and loaded once: a series of the past. */
export interface Loadable {
  readonly load: () => Promise<void>
}

type DeepPartial<T> = T extends object ? { readonly [K in keyof T]?: DeepPartial<T[K]> } : T

/** The worked example: a test, a line of documentation, and what a form first shows. */
export interface Example<P extends Params, R extends Shape> {
  readonly query: InputOf<P>
  /** Some of the figures it gives, as they leave the service. */
  readonly expect: DeepPartial<PresentedOf<R>>
}

/** What a sentence is made of: the figures as they leave the service, and every value used. */
export interface Told<P extends Params = Params, R extends Shape = Shape> {
  readonly data: PresentedOf<R>
  readonly used: ParamsOf<P>
}

/**
 * The answer as a person would say it, in one sentence or two, right for 0, 1, many and never. Function properties: a
 * method would let a sentence read as a number a figure that may be `null`.
 */
export interface Sentence<P extends Params = Params, R extends Shape = Shape> {
  readonly fr: (told: Told<P, R>, say: Say) => string
  readonly en: (told: Told<P, R>, say: Say) => string
}

/** A ready-made set of values to begin from. */
export interface Preset<P extends Params> {
  readonly name: string
  readonly title: Text
  readonly query: Partial<InputOf<P>>
}

/** Parameters that exclude one another: the ways of saying one thing, of which a form shows one. */
export interface Alternative<Name extends string = string> {
  readonly title: Text
  readonly ways: readonly { readonly title: Text; readonly params: readonly Name[] }[]
}

/**
 * What a simulator promises, as data. Every channel is derived from it. Its functions take the parameters and the
 * result of any simulator: `defineContract` has checked them against its own.
 */
export interface Contract<
  P extends Params = Params,
  R extends Shape = Shape,
  W extends Readonly<Record<string, Text>> = Readonly<Record<string, Text>>,
> {
  /** The name on the wire, which is its folder's. */
  readonly name: string
  readonly title: Text
  readonly purpose: Text
  readonly group: GroupName
  readonly params: P
  readonly presets: readonly Preset<P>[]
  readonly exclusive: readonly Alternative<keyof P & string>[]
  readonly constraints: readonly StatedConstraint[]
  /** The constraints of the analyses that repeat the simulation besides: goal seek, sensitivity. */
  readonly whenRepeated: readonly StatedConstraint[]
  /** The series that a question stands on; they must be loaded before it is answered. */
  readonly needs: (params: ParamsOf<Params>) => readonly Loadable[]
  /** How much work a question is, in steps of a path: a service does a long one aside. 0 where it is always short. */
  readonly steps: (params: ParamsOf<Params>) => number
  readonly result: R
  /** The table that a spreadsheet gets: the one that says most. */
  readonly table: string
  /** What people read above each group and table, by its path; `resume` is the answer itself. */
  readonly headings: Readonly<Record<string, Text>>
  /** The two or three figures that decide, by their paths. */
  readonly decisive: readonly string[]
  readonly charts: readonly Chart[]
  readonly sentence: Sentence
  /** What a careful professional would add to a result, by code. */
  readonly warnings: W
  readonly sources: readonly Source[]
  readonly disclaimer: Text
  /** Whether its address holds what belongs to one person: then no shared cache may keep the answer. */
  readonly personal: boolean
  readonly example: Example<P, R>
}

/**
 * Writes a contract. A missing translation, a chart of an unknown column, an example that forgets a required
 * parameter: none of these compile. `NoInfer` keeps the example from widening what it should be held to.
 */
export const defineContract = <
  const P extends Params,
  const R extends Shape,
  const W extends Readonly<Record<string, Text>>,
  const Name extends string,
>(contract: {
  readonly name: Name
  readonly title: Text
  readonly purpose: Text
  readonly group: GroupName
  readonly params: P
  readonly presets?: readonly Preset<NoInfer<P>>[]
  readonly exclusive?: readonly Alternative<keyof NoInfer<P> & string>[]
  readonly constraints?: readonly Constraint<NoInfer<P>>[]
  readonly whenRepeated?: readonly Constraint<NoInfer<P>>[]
  readonly needs?: (params: ParamsOf<NoInfer<P>>) => readonly Loadable[]
  readonly steps?: (params: ParamsOf<NoInfer<P>>) => number
  readonly result: R
  readonly table?: TableOf<NoInfer<R>>
  readonly headings: Headings<NoInfer<R>>
  readonly decisive?: Decisive<NoInfer<R>>
  readonly charts: readonly ChartOf<NoInfer<R>>[]
  readonly sentence: Sentence<NoInfer<P>, NoInfer<R>>
  readonly warnings: W
  readonly sources: readonly Source[]
  readonly disclaimer: Text
  readonly personal?: boolean
  readonly example: Example<NoInfer<P>, NoInfer<R>>
}): Contract<P, R, W> & { readonly name: Name } => {
  const { needs = () => [], steps = () => 0, sentence, ...described } = contract
  return deepFreeze({
    presets: [],
    exclusive: [],
    table: USUAL_TABLE,
    decisive: [],
    personal: false,
    ...described,
    constraints: stated(contract.constraints),
    whenRepeated: stated(contract.whenRepeated),
    needs: needs as Contract['needs'],
    steps: steps as Contract['steps'],
    sentence: sentence as unknown as Sentence,
  })
}

/** Those who read a contract of any simulator know its parameters by name only. */
const stated = <P extends Params>(constraints: readonly Constraint<P>[] = []): readonly StatedConstraint[] =>
  (constraints as unknown as readonly Constraint[]).map((constraint) => {
    const { message, code } = unheld(constraint)
    return { ...constraint, message, code }
  })
