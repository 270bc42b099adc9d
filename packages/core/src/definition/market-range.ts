import type { CivilDate } from '../units/civil-date.ts'
import type { Source } from '../units/source.ts'
import type { Text } from '../units/text.ts'
import { applicableWindowWarnings, type WindowWarning } from './common-warnings.ts'
import type { Field } from './field.ts'
import type { Params, ParamsOf } from './shape.ts'

/**
 * How the decisive figure of a forecast varies with the returns of markets, as its contract declares it. A forecast
 * at a constant yield has one; the analysis `plage` computes it. Used by `contract.ts` and `range/range.ts`.
 */
export interface MarketRange<P extends Params = Params> {
  /** The parameter that holds the constant yearly return, before fees, in percent. */
  readonly rate: keyof P & string
  /** The default of `volatilite`, in percent a year, where the simulator has no such parameter of its own. */
  readonly volatility: number
  /**
   * Values that replace those of the question, of parameters on which the decisive figure does not depend: a method
   * that replays history or draws would only make a range slower.
   */
  readonly fixed?: { readonly [K in keyof P]?: P[K] extends Field<infer V> ? V : never }
  /**
   * What happened in a past period that counts as a success, after « Dans 86 % des périodes de 12 ans depuis 1971, »
   * and “In 86% of the periods of 12 years since 1971, ”: without capital letter or full stop.
   */
  readonly success: Text
}

/**
 * Data that is loaded once, when a question first needs it: a series of the past. Used by `contract.ts`.
 */
export interface Loadable {
  readonly load: () => Promise<void>
  /** Whether `load` has finished, so that the data can be read. */
  readonly isLoaded: () => boolean
}

/**
 * The data that a replay reads, and how it counts past periods. `replay.ts` of a simulator has it, which its
 * `index.ts` imports when a range is asked for. Used by `simulator.ts` and `range/range.ts`.
 */
export interface MarketReplay<P extends Params = Params> {
  /** The series of the past that it reads. */
  readonly series: readonly Loadable[]
  /**
   * The years over which the yield is an average, 1 or more: the longer, the narrower the range. `figure` is
   * the decisive figure; `null`, as the result is, where it does not exist.
   */
  readonly yearsAhead: (params: ParamsOf<P>, figure: number | null) => number | null
  /** Counts past periods; `series` must be loaded. */
  readonly countPeriods: (question: ReplayQuestion<P>) => PastPeriods
}

/** What is replayed. */
export interface ReplayQuestion<P extends Params = Params> {
  readonly params: ParamsOf<P>
  /** The equities of the US or of the world. */
  readonly market: 'us' | 'monde'
  /** The decisive figure at the constant yield, unrounded: what a past period is compared with. */
  readonly figure: number
  /** The day whose law applies. */
  readonly today: CivilDate
}

/**
 * The periods of the past of one length, and those that reached the figure at the constant yield. Used by
 * `range/answer-range.ts` and `range/warnings.ts`.
 */
export interface PastPeriods {
  /** Their length, in years. */
  readonly years: number
  /** How many periods fit in the data. */
  readonly count: number
  /** How many of them reached the figure. */
  readonly successes: number
  /** The first and the last month of the data: `1971-01`. */
  readonly first: string
  readonly last: string
  /** The warnings that apply, by code. */
  readonly warnings: Readonly<Partial<Record<WindowWarning, boolean>>>
  /** Where the figures of the past come from. */
  readonly sources: readonly Source[]
}

/** Periods of months that a replay counted, in the equities of a market. */
interface MonthlyCount {
  readonly market: 'us' | 'monde'
  /** The length of a period. */
  readonly years: number
  readonly count: number
  readonly successes: number
  /** Whether any two periods share months, so that none is independent of another. */
  readonly isOneStory: boolean
  /** The months of the data, `1971-01`, in order; at least one. */
  readonly dates: readonly string[]
  readonly sources: readonly Source[]
}

/**
 * The periods of a replay month by month, with the warnings that apply. Used by `coast-fire/replay.ts`,
 * `dca/replay.ts`, `impact-frais/replay.ts`, `interets-composes/replay.ts` and `livret-a-vs-etf/replay.ts`.
 */
export function monthlyPeriods({ market, isOneStory, dates, ...counted }: MonthlyCount): PastPeriods {
  return {
    ...counted,
    first: dates[0] as string,
    last: dates.at(-1) as string,
    warnings: applicableWindowWarnings({ market, windows: counted.count, isOneStory }),
  }
}

/**
 * Returns the replay unchanged: the compiler checks it against the contract of its simulator. Each
 * `replay.ts` of a simulator calls it.
 * @example export const replay = defineReplay<typeof contract>({ series: [euroInvestor], … })
 */
export const defineReplay = <C extends { readonly params: Params }>(
  replay: MarketReplay<C['params']>,
): MarketReplay<C['params']> => replay

/**
 * The data of the answer to a range. Used by `range-sentence.ts` and `by-name.ts`.
 */
export interface RangeData {
  /** The path of the decisive figure. */
  readonly cible: string
  /** That figure at the constant yield; `null` where it does not exist. */
  readonly valeur: number | null
  /** `null` without volatility, or where the figure does not exist. */
  readonly plage: {
    /** At the yield that markets miss one time in ten, and at the one that they exceed one time in ten. */
    readonly bas: number | null
    readonly haut: number | null
    /** These yields, in percent a year. */
    readonly tauxBas: number | null
    readonly tauxHaut: number | null
    /**
     * How many past periods reached the figure, in percent of them; `null` where fewer than 30 fit in the
     * data.
     */
    readonly part: number | null
    /** How many past periods fit in the data. */
    readonly fenetres: number
    /** The length of a period, in years. */
    readonly annees: number
    /** The first and the last month of the data: `1971-01`. */
    readonly depuis: string
    readonly jusque: string
  } | null
}
