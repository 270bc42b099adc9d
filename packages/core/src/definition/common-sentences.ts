import type { FigureFormatter } from './figure-formatter.ts'

/**
 * A share in percent, at least 0.0001. For a share that is above 0 although an answer rounds it to 0: the
 * formatter then prints “less than 0.01%”. Used by `budget-50-30-20/sentence.ts`, `donation/sentence.ts` and
 * `succession/sentence.ts`.
 * @example format.percent(visibleShare(0)) // 'moins de 0,01 %'
 */
export const visibleShare = (share: number): number => Math.max(share, 0.0001)

/** How often one of two options ended ahead in the windows of the past, and by how much. */
interface Windows {
  /** How many there are. */
  readonly windows: number
  /** Their length, in years. */
  readonly years: number
  /** The year in which the data start. */
  readonly since: number
  /** How often the first option ended ahead, in percent of the windows. */
  readonly wins: number
  /** The median gap in favour of the first, in percent of the other; `null` where the other ends at 0. */
  readonly median: number | null
}

/**
 * States the windows of the past, as `historique` gives them, in a sentence after a space: the names of both options,
 * then the figures. Empty without windows. Used by `dca/sentence.ts` and `livret-a-vs-etf/sentence.ts`.
 * @example windowsSentence.en('an ETF', 'a Livret A', { windows: 480, years: 15, since: 1971, wins: 95, median: 80 }, format)
 * // ' Over 480 periods of 15 years since 1971, an ETF would have beaten a Livret A in 95% of cases, …'
 */
export const windowsSentence = {
  fr: (one: string, other: string, past: Windows | null, format: FigureFormatter): string => {
    if (!past) return ''
    const { windows, years, since, wins, median } = past
    const periods = format.plural(windows, { one: 'période', many: 'périodes' })
    const gap = median
      ? `, avec un écart médian de ${format.percent(Math.abs(median))} en sa ${median > 0 ? 'faveur' : 'défaveur'}`
      : ''
    return ` Sur ${format.number(windows)} ${periods} de ${format.years(years)} depuis ${format.digits(since)}, ${one} aurait dépassé ${other} dans ${format.percent(wins)} des cas${gap}.`
  },
  en: (one: string, other: string, past: Windows | null, format: FigureFormatter): string => {
    if (!past) return ''
    const { windows, years, since, wins, median } = past
    const periods = format.plural(windows, { one: 'period', many: 'periods' })
    const gap = median
      ? `, with a median gap of ${format.percent(Math.abs(median))} ${median > 0 ? 'in its favour' : 'against it'}`
      : ''
    return ` Over ${format.number(windows)} ${periods} of ${format.years(years)} since ${format.digits(since)}, ${one} would have beaten ${other} in ${format.percent(wins)} of cases${gap}.`
  },
}
