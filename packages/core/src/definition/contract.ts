import type { CivilDate } from '../units/civil-date.ts'
import type { Source } from '../units/source.ts'
import type { Text } from '../units/text.ts'
import type { Chart, ChartOf } from './chart.ts'
import type { Constraint } from './constraint.ts'
import type { FigureFormatter } from './figure-formatter.ts'
import { deepFreeze } from './freeze.ts'
import type { GroupName } from './groups.ts'
import type { Decisive, DecisiveOnceAsked, Headings } from './headings.ts'
import type { Loadable, MarketRange } from './market-range.ts'
import { brokenConstraint, type Problem } from './problem.ts'
import type { InputOf, Params, ParamsOf, PresentedOf, Rows, Shape } from './shape.ts'
import type { WarningText } from './warning.ts'

/** The tables of a result. */
type TableOf<R extends Shape> = {
  [T in keyof R]: R[T] extends Rows ? T & string : never
}[keyof R]

/** The main table of a contract that names none. */
const USUAL_TABLE = 'yearly'

/** A constraint of a contract, with the message and the code that derive from its kind and operands. */
type StatedConstraint = Constraint & Pick<Problem, 'message' | 'code'>

/** `T` with every member optional, at every depth. */
type DeepPartial<T> = T extends object ? { readonly [K in keyof T]?: DeepPartial<T[K]> } : T

/** The worked example: it is tested and documented. A page starts from it, with the values of `startPreset` over it. */
interface Example<P extends Params, R extends Shape> {
  /** Its parameters, by wire name. */
  readonly query: InputOf<P>
  /** Some of its figures, as they leave the service. */
  readonly expect: DeepPartial<PresentedOf<R>>
}

/** The day or the income year for which the law was read. Used by `simulator.ts`. */
export type LegalDate = { readonly date: CivilDate } | { readonly anneeRevenus: number }

/**
 * What a sentence may state: the figures as they leave the service, and every value used. Exported by
 * `@denier/core`; used by `budget-50-30-20/sentence.ts`, `cout-dette/sentence.ts`, `dca/sentence.ts`,
 * `fiscalite/sentence.ts` and others in `simulateurs`.
 */
export interface SentenceInput<P extends Params = Params, R extends Shape = Shape> {
  /** The result, rounded and under the wire names. */
  readonly data: PresentedOf<R>
  /** The value of each parameter, defaults included. */
  readonly used: ParamsOf<P>
  /** The day or year of the law applied, as `meta` of the answer has it. */
  readonly droit: LegalDate | undefined
}

/**
 * The answer in one sentence or two, correct for 0, 1, many and never. Its members are function properties: with
 * methods, the compiler would accept a sentence that reads a nullable figure as a number.
 */
export interface Sentence<P extends Params = Params, R extends Shape = Shape> {
  readonly fr: (input: SentenceInput<P, R>, format: FigureFormatter) => string
  readonly en: (input: SentenceInput<P, R>, format: FigureFormatter) => string
}

/**
 * A question to another simulator, with the values that an answer shares with it. Pages link to it below the answer.
 * Exported by `@denier/core`; used by `result/next-questions.tsx` of `@denier/web`.
 */
export interface NextQuestion<P extends Params = Params, R extends Shape = Shape> {
  /** The name of the other simulator. */
  readonly simulator: string
  /** The text of the link. */
  readonly title: Text
  /**
   * Values of its parameters, rounded as the answer is. The other page takes those that it refuses, and those left
   * out, from its worked example. `undefined` where the answer leads to no such question.
   */
  readonly query: (
    input: SentenceInput<P, R>,
  ) => Readonly<Record<string, number | string | boolean>> | undefined
}

/**
 * A set of values that a form can start from: a parameter that only other presets of the contract give has its
 * default. Exported by `@denier/core`.
 */
export interface Preset<P extends Params> {
  /** An identifier of ASCII letters, digits and underscores, for `startPreset`; pages do not show it. */
  readonly name: string
  /** The label of the preset in a form. */
  readonly title: Text
  /** The values, by the wire names of parameters. */
  readonly query: Partial<InputOf<P>>
}

/**
 * Parameters that exclude one another: several ways to enter one thing, of which a form shows one. Exported
 * by `@denier/core`.
 */
export interface Alternative<Name extends string = string> {
  /** What is entered. */
  readonly title: Text
  /** The ways to enter it, in the order that a form offers them. */
  readonly ways: readonly Way<Name>[]
}

/** One of the ways to enter something. */
export interface Way<Name extends string = string> {
  /** The label of the choice in a form. */
  readonly title: Text
  /** The parameters that a form shows for it. */
  readonly params: readonly Name[]
  /**
   * Converts what was typed in the other ways, by parameter, to rows of lists of this way, in the grammar of
   * a query. A form that changes to this way begins with them.
   * @example carried({ lien: 'enfant', heritiers: '2' }) // { proche: ['enfant', 'enfant'] }
   */
  readonly carried?: (
    typed: Readonly<Record<string, string>>,
  ) => Readonly<Partial<Record<Name, readonly string[]>>>
  /** Parameters of the other ways that `carried` leaves out: a form says so. */
  readonly notCarried?: readonly Name[]
}

/**
 * How the rows of a list make a family tree, and the columns of an answer that give each person's share. It is a
 * picture beside that table: it shows nothing more. Exported by `@denier/core`; used by `succession/family-tree.ts`,
 * and by `tree/place-family.ts` of `@denier/web`.
 */
export interface FamilyTree {
  /** The caption of the picture. */
  readonly title: Text
  /** The person whose family it is, who is not in the list. */
  readonly root: Text
  /** The parameter that lists the relatives; the key of its rows is their kinship. */
  readonly list: string
  /**
   * The field of its rows that groups relatives: those with equal values represent one person, not in the
   * list.
   */
  readonly branch: string
  /** The kinships of older generations, from the oldest. */
  readonly above: readonly string[]
  /** The kinships of spouses. */
  readonly beside: readonly string[]
  /** The descendants of the root. */
  readonly below: Descent
  /** The other descendants of the root's parents. */
  readonly sideways: Descent
  /** The table of the answer that has a row for each person; the next three are names of its columns. */
  readonly table: string
  /** The number of the person's row in the list, from 1. */
  readonly rank: string
  /** Whether the person receives something. */
  readonly called: string
  /** How much the person receives, in euros. */
  readonly amount: string
}

/** Two generations of descendants. Exported by `@denier/core`. */
export interface Descent {
  /** The kinship of the first generation: `enfant`. */
  readonly kinship: string
  /** The kinship of the next generation, which may represent the first. */
  readonly next: string
  /** The label of a person of the first generation whom the next one represents. */
  readonly represented: Text
}

/**
 * Two lengths that usually are the same, such as that of a loan and the horizon. On a form with a script, the
 * follower takes each value of the leader until it is set by hand. Questions do not know it: a follower that
 * is left out has its default.
 */
interface Linked<Name extends string = string> {
  /** The parameter that a person sets, by its wire name. */
  readonly leader: Name
  /** The one that takes the same value, of the same kind. */
  readonly follower: Name
}

/**
 * A length that usually ends at an age, such as that of a retirement. On a form with a script it is the age less that of
 * a figure of the answer, in whole years, until it is set by hand. That figure must not depend on the length.
 */
interface LengthToAge<Name extends string = string> {
  /** The parameter that takes the length, in whole years, within its bounds. */
  readonly length: Name
  /** The path in `data` of the age at which it begins, in years; nothing moves where that is `null`. */
  readonly startAge: string
  /** The age at which it ends, in years. */
  readonly lastAge: number
}

/** Parameters that a form folds together, under a title. */
interface FormGroup<Name extends string = string> {
  readonly title: Text
  /** Their wire names. */
  readonly params: readonly Name[]
}

/**
 * What a simulator promises, as data: HTTP, pages, command, client and MCP tools are derived from it. Its functions
 * take the parameters and the result of any simulator: `defineContract` has checked them against its own. Exported by
 * `@denier/core`; used by `explanation.ts`, `simulator.ts`, `csv/csv.ts`, `schema/json-schema.ts` and others in
 * `analyses` and `search` and in other packages.
 */
export interface Contract<
  P extends Params = Params,
  R extends Shape = Shape,
  W extends Readonly<Record<string, WarningText>> = Readonly<Record<string, WarningText>>,
> {
  /** The name on the wire and of its folder. */
  readonly name: string
  readonly title: Text
  /** What it answers, in a sentence. */
  readonly purpose: Text
  /**
   * Words and phrases by which people look for it, separated by commas, beside those of its title and purpose. One that
   * begins with `~` is about what no simulator computes, and this one comes nearest to.
   */
  readonly keywords: Text
  /** The group of the home page that lists it. */
  readonly group: GroupName
  /** The parameters by wire name, in the order of forms and documents. */
  readonly params: P
  /** Sets of values that its form can start from. */
  readonly presets: readonly Preset<P>[]
  /** The name of the preset that a page without values starts from; without it, the worked example alone. */
  readonly startPreset?: string
  /** The parameters that exclude one another. */
  readonly exclusive: readonly Alternative<keyof P & string>[]
  /** Optional parameters that decide the answer: a form shows them with the required ones, not folded. */
  readonly alwaysShown: readonly (keyof P & string)[]
  /**
   * The folded parts of its form, where there are many parameters; a first part has the parameters of no
   * other.
   */
  readonly formGroups: readonly FormGroup<keyof P & string>[]
  /** The lengths that move together on a form. */
  readonly linked: readonly Linked<keyof P & string>[]
  /** The length that lasts until an age on a form. */
  readonly lengthToAge?: LengthToAge<keyof P & string>
  /** Rules between parameters that every question must meet. */
  readonly constraints: readonly StatedConstraint[]
  /** Further constraints, of analyses that repeat the simulation: goal seek, sensitivity. */
  readonly repeatedConstraints: readonly StatedConstraint[]
  /** Series that this question reads. They must be loaded before it runs. */
  readonly needs: (params: ParamsOf<Params>) => readonly Loadable[]
  /**
   * Estimated work of a simulation, in units of about 10 ns; a service runs long ones in a worker. 0 where always
   * short.
   */
  readonly costUnits: (params: ParamsOf<Params>) => number
  /** The shape of `data` in an answer. */
  readonly result: R
  /** The main table, which is exported to CSV: a member of `result`. */
  readonly table: string
  /** The heading of each group and table, by its path; `resume` has none. */
  readonly headings: Readonly<Record<string, Text>>
  /** The two or three figures for which a person uses the simulator, by their paths, the most important first. */
  readonly decisive: readonly string[]
  /**
   * The path of the figure that decides in the answers that have it, such as that of a comparison asked for: goal seek
   * and sensitivity open on it there, and on the first decisive one elsewhere.
   */
  readonly decisiveOnceAsked?: string
  /**
   * Whether pages show its amounts in whole euros, JSON and CSV in cents: they are estimates of what is to come, or of a
   * tax whose notice is in whole euros.
   */
  readonly estimates: boolean
  /** Whether its computation is a large part of its page, which then imports it at the first change of a value. */
  readonly isLarge: boolean
  /**
   * The paths of figures whose calculation a note shows even when they are 0, so that a reader can check why.
   * A note only names the others that are 0.
   */
  readonly checkedAtZero?: readonly string[]
  /**
   * The parameters that a person can act on, most useful first: what goal seek, comparisons and “what if” offer. Three
   * to six numbers.
   */
  readonly levers: readonly (keyof P & string)[]
  /** How its first decisive figure varies with markets, where it assumes a constant yield. */
  readonly range?: MarketRange
  /** The charts of an answer, in the order of pages. */
  readonly charts: readonly Chart[]
  /** The family tree shown beside a table of its result. */
  readonly tree?: FamilyTree
  /** Questions to other simulators that its answer leads to. */
  readonly nextQuestions: readonly NextQuestion[]
  /** Writes the answer in words. */
  readonly sentence: Sentence
  /** What a careful professional would add to a result, by code; those of level `alert` come first to the reader. */
  readonly warnings: W
  /** The laws, publications and published code that its computation follows. */
  readonly sources: readonly Source[]
  /** A notice with each answer: that it is no personal advice, and what it cannot replace. */
  readonly disclaimer: Text
  /**
   * Parameters that are choices, such as a tax regime: an explication also gives the figure under each other
   * choice.
   */
  readonly compared: readonly (keyof P & string)[]
  /** Whether its parameters are personal data: then no shared cache may store the answer. */
  readonly personal: boolean
  /** Its worked example. */
  readonly example: Example<P, R>
}

/**
 * Checks and completes a contract. A missing translation, a chart of an unknown column or an example without a
 * required parameter does not compile. `NoInfer` keeps the example from widening the types it is checked against.
 * Each `contract.ts` of a simulator calls it.
 */
export const defineContract = <
  const P extends Params,
  const R extends Shape,
  const W extends Readonly<Record<string, WarningText>>,
  const Name extends string,
>(contract: {
  readonly name: Name
  readonly title: Text
  readonly purpose: Text
  readonly keywords?: Text
  readonly group: GroupName
  readonly params: P
  readonly presets?: readonly Preset<NoInfer<P>>[]
  readonly startPreset?: string
  readonly exclusive?: readonly Alternative<keyof NoInfer<P> & string>[]
  readonly alwaysShown?: readonly (keyof NoInfer<P> & string)[]
  readonly formGroups?: readonly FormGroup<keyof NoInfer<P> & string>[]
  readonly linked?: readonly Linked<keyof NoInfer<P> & string>[]
  readonly lengthToAge?: LengthToAge<keyof NoInfer<P> & string>
  readonly constraints?: readonly Constraint<NoInfer<P>>[]
  readonly repeatedConstraints?: readonly Constraint<NoInfer<P>>[]
  readonly needs?: (params: ParamsOf<NoInfer<P>>) => readonly Loadable[]
  readonly costUnits?: (params: ParamsOf<NoInfer<P>>) => number
  readonly result: R
  readonly table?: TableOf<NoInfer<R>>
  readonly headings: Headings<NoInfer<R>>
  readonly decisive?: Decisive<NoInfer<R>>
  readonly decisiveOnceAsked?: DecisiveOnceAsked<NoInfer<R>>
  readonly estimates?: boolean
  readonly isLarge?: boolean
  readonly checkedAtZero?: Decisive<NoInfer<R>>
  readonly levers?: readonly (keyof NoInfer<P> & string)[]
  readonly range?: MarketRange<NoInfer<P>>
  readonly charts: readonly ChartOf<NoInfer<R>>[]
  readonly tree?: FamilyTree
  readonly nextQuestions?: readonly NextQuestion<NoInfer<P>, NoInfer<R>>[]
  readonly sentence: Sentence<NoInfer<P>, NoInfer<R>>
  readonly warnings: W
  readonly sources: readonly Source[]
  readonly disclaimer: Text
  readonly compared?: readonly (keyof NoInfer<P> & string)[]
  readonly personal?: boolean
  readonly example: Example<NoInfer<P>, NoInfer<R>>
}): Contract<P, R, W> & { readonly name: Name } => {
  const { needs = () => [], costUnits = () => 0, sentence, nextQuestions = [], ...described } = contract
  return deepFreeze({
    keywords: { fr: '', en: '' },
    presets: [],
    exclusive: [],
    alwaysShown: [],
    formGroups: [],
    linked: [],
    table: USUAL_TABLE,
    decisive: [],
    estimates: false,
    isLarge: false,
    levers: [],
    compared: [],
    personal: false,
    ...described,
    constraints: withMessages(contract.constraints),
    repeatedConstraints: withMessages(contract.repeatedConstraints),
    needs: needs as Contract['needs'],
    costUnits: costUnits as Contract['costUnits'],
    sentence: sentence as unknown as Sentence,
    nextQuestions: nextQuestions as unknown as readonly NextQuestion[],
  })
}

/** Interfaces know the parameters of a simulator by name only: the constraints take their general form. */
const withMessages = <P extends Params>(
  constraints: readonly Constraint<P>[] = [],
): readonly StatedConstraint[] =>
  (constraints as unknown as readonly Constraint[]).map((constraint) => {
    const { message, code } = brokenConstraint(constraint)
    return { ...constraint, message, code }
  })
