import type { CivilDate } from '../units/civil-date.ts'
import type { Source } from '../units/source.ts'
import { inLanguage, type Language, languages } from '../units/text.ts'
import type { Contract, LegalDate } from './contract.ts'
import type { Explanation } from './explanation.ts'
import type { MarketReplay } from './market-range.ts'
import { compileParser, type Parser } from './parse.ts'
import { compilePresenter, presentField } from './present.ts'
import type { DataOf, Params, ParamsOf, PresentedOf, Shape } from './shape.ts'
import type { SimulationContext } from './simulation-context.ts'
import { type Warning, type WarningText, warningIn } from './warning.ts'

export type { SimulationContext } from './simulation-context.ts'

/** The valid parameters of a contract, as its `simulate` receives them. */
export type ParamsOfContract<C extends { readonly params: Params }> = ParamsOf<C['params']>

/** The law applied: its texts, and the day or year it was read for. */
interface LegalBasis {
  /** The day on which the law was in force, or the year of the incomes that it taxes. */
  readonly asOf: CivilDate | { readonly incomeYear: number }
  /** The texts that set the values used, and the official comments on them, each with its address. */
  readonly sources: readonly Source[]
}

/** What `simulate` returns: every figure of the contract, unrounded, and which warnings apply. */
export interface Outcome<
  C extends { readonly params: Params; readonly result: Shape; readonly warnings: object },
> {
  readonly data: DataOf<C['result']>
  /**
   * The values of the derived parameters, which were left out and follow from others: part of the hypotheses.
   */
  readonly used?: { readonly [Name in keyof C['params']]?: ParamsOf<C['params']>[Name] }
  /** Whether each warning of the contract applies. */
  readonly warnings: { readonly [Code in keyof C['warnings']]: boolean }
  /** The law applied; left out where the simulation applies none. */
  readonly law?: LegalBasis
  /** The sources of the series, when the answer uses some. */
  readonly history?: readonly Source[]
}

/**
 * An answer without a timestamp: the same parameters always give the same answer. Exported by `@denier/core`;
 * used by `ask.ts`, `analysis.ts`, `explication.ts`, `analyses/answer-question.ts` and others in `analyses`
 * and in other packages.
 */
export interface Answer<R extends Shape = Shape> {
  /** The figures, rounded, in one language. */
  readonly data: PresentedOf<R>
  readonly meta: {
    /** The version of the format of answers. */
    readonly version: '1.0'
    /** The path of the analysis on the service: `simulateurs/cagr`. */
    readonly endpoint: string
    /** Every value used, defaults included. */
    readonly hypotheses: Readonly<Record<string, unknown>>
    readonly sources: readonly Source[]
    /** The day or year of the law, where the answer applies some. */
    readonly droit?: LegalDate
    readonly avertissements: readonly Warning[]
  }
  /** What the answer does not cover. */
  readonly disclaimer: string
}

/**
 * An answer whose `data` is not rounded and has prose in both languages: a writer rounds as it writes. `meta`
 * and `disclaimer` are in one language. Exported by `@denier/core`; used by `analysis.ts`, `json/answer.ts`
 * and `explanation/compile-explanation.ts`, and by `answer/answer-formats.ts` and
 * `answer/simulator-analysis.ts` of `@denier/api`.
 */
export interface Computed<R extends Shape = Shape> {
  readonly data: DataOf<R>
  readonly meta: Answer['meta']
  readonly disclaimer: string
}

/**
 * A contract and its `simulate`, with what is compiled from the contract once. Exported by `@denier/core`; used by
 * `ask.ts`, `simulate.ts`, `analyses/analyses.ts`, `analyses/answer-question.ts` and others in `analyses` and in
 * other packages.
 */
export interface Simulator<P extends Params = Params, R extends Shape = Shape, Name extends string = string> {
  readonly contract: Contract<P, R> & { readonly name: Name }
  readonly parser: Parser<P>
  /**
   * Loads the series that the parameters need, unless they are loaded; the parameters must come from the
   * parser.
   */
  load(params: ParamsOf<P>): Promise<void>
  /** Whether all that `load` would load for these parameters is there. */
  isLoaded(params: ParamsOf<P>): boolean
  /** Computes without rounding; the parameters must come from the parser, and `load` must have been awaited. */
  compute(params: ParamsOf<P>, context: SimulationContext, language: Language): Computed<R>
  /** Computes and rounds; the parameters must come from the parser, and `load` must have been awaited. */
  answer(params: ParamsOf<P>, context: SimulationContext, language: Language): Answer<R>
  /** Imports how the figures are computed; absent where no explanation is written yet. */
  readonly loadExplanation?: (() => Promise<Explanation>) | undefined
  /** The ids of the tables of its explanation: what a question may name before that is imported. */
  readonly explainedTables?: readonly string[]
  /** Imports the replay of past markets; absent where its contract declares no market range. */
  readonly loadReplay?: (() => Promise<{ readonly replay: MarketReplay }>) | undefined
}

/**
 * Joins a contract and the function that computes its result into a simulator. Used by
 * `achat-location/index.ts`, `budget-50-30-20/index.ts`, `cagr/index.ts`, `coast-fire/index.ts` and others
 * in `simulateurs`.
 * @param simulate computes the result, unrounded, from valid parameters; it must be a pure function of its
 * arguments.
 * @param importExplanation imports `explain.ts`, which no other module of a simulator imports.
 * @param explainedTables the ids of the tables of `explain.ts`.
 * @param importReplay imports `replay.ts`, where the contract declares a market range.
 * @example defineSimulator(contract, simulate)
 */
export function defineSimulator<
  const Name extends string,
  P extends Params,
  R extends Shape,
  W extends Readonly<Record<string, WarningText>>,
  Work = unknown,
>(
  contract: Contract<P, R, W> & { readonly name: Name },
  simulate: (params: ParamsOf<P>, context: SimulationContext) => Outcome<Contract<P, R, W>>,
  importExplanation?: () => Promise<{ readonly explain: Explanation<Work> }>,
  explainedTables: readonly string[] = [],
  importReplay?: () => Promise<{ readonly replay: MarketReplay<P> }>,
): Simulator<P, R, Name> {
  const presenter = compilePresenter(contract.result)
  const parser = compileParser(contract.name, contract.params, contract.constraints)

  // Compiled once, so that the writers of answers encode each text once.
  const proseIn = (language: Language) => ({
    warnings: Object.entries(contract.warnings).map(([code, text]) => warningIn(code, text, language)),
    disclaimer: inLanguage(contract.disclaimer, language),
  })
  // Not an object literal of fr and en: the build of one language drops the member of the other.
  const proseBy = Object.fromEntries(languages.map((language) => [language, proseIn(language)])) as Record<
    Language,
    ReturnType<typeof proseIn>
  >

  const hypotheses = (params: ParamsOf<P>, used: object, language: Language) => ({
    ...params,
    ...Object.fromEntries(
      Object.entries(used).map(([name, value]) => [name, usedValue(contract.params, name, value, language)]),
    ),
  })

  const compute = (params: ParamsOf<P>, context: SimulationContext, language: Language): Computed<R> => {
    const { data, warnings, used, law, history = [] } = simulate(params, context)
    const prose = proseBy[language]
    return {
      data,
      meta: {
        version: '1.0',
        endpoint: `simulateurs/${contract.name}`,
        hypotheses: used ? hypotheses(params, used, language) : params,
        sources: [...(law?.sources ?? []), ...history, ...contract.sources],
        ...(law && { droit: asOf(law) }),
        avertissements: prose.warnings.filter(({ code }) => warnings[code]),
      },
      disclaimer: prose.disclaimer,
    }
  }
  const answer = (params: ParamsOf<P>, context: SimulationContext, language: Language): Answer<R> => {
    const computed = compute(params, context, language)
    return { ...computed, data: presenter(computed.data, language) }
  }
  const load = async (params: ParamsOf<P>): Promise<void> => {
    await Promise.all(contract.needs(params).map((series) => series.load()))
  }
  const isLoaded = (params: ParamsOf<P>) => contract.needs(params).every((series) => series.isLoaded())
  const loadExplanation =
    importExplanation && (async () => (await importExplanation()).explain as Explanation)
  const loadReplay = importReplay as Simulator['loadReplay']
  return Object.freeze({
    contract,
    parser,
    load,
    isLoaded,
    compute,
    answer,
    loadExplanation,
    explainedTables,
    loadReplay,
  })
}

/** The day or the income year of a law, as `meta.droit` has it. */
const asOf = ({ asOf: dayOrYear }: LegalBasis) =>
  typeof dayOrYear === 'string' ? { date: dayOrYear } : { anneeRevenus: dayOrYear.incomeYear }

/** A derived parameter, rounded as its field is. */
function usedValue(params: Params, name: string, value: unknown, language: Language): unknown {
  const field = params[name]
  return field && presentField(field, name)(value, language)
}
