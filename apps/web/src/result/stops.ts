import { type ChartData, type Layout, place } from '@denier/charts'
import type { Language } from '@denier/core'
import { colon, type formatFigure, typeset, upperFirst } from '@denier/prose'

/**
 * A value of the x axis at which a chart can be read, by its crosshair or slider. Used by `crosshair.tsx` and
 * `live-chart.tsx`.
 */
export interface Stop {
  readonly x: number
  /** For each series, the rank of its point at this x; -1 without one. */
  readonly ranks: readonly number[]
}

/** Every x at which a series has a figure, from left to right. Used by `live-chart.tsx`. */
export function stopsOf({ series }: ChartData): readonly Stop[] {
  const ranks = new Map<number, number[]>()
  series.forEach(({ points }, which) => {
    points.forEach(({ x, value }, rank) => {
      if (value === null) return
      const here = ranks.get(x) ?? series.map(() => -1)
      here[which] = rank
      ranks.set(x, here)
    })
  })
  return [...ranks].map(([x, here]) => ({ x, ranks: here })).sort((a, b) => a.x - b.x)
}

/**
 * The rank of the stop shown by default. Where the chart is read from its start: the first one for the parts of a
 * whole, the middle one for a single line, whose start is a figure of the answer. Else the last one where all series
 * have a figure and one is not 0, else the last. Used by `live-chart.tsx`.
 */
export function defaultStop(stops: readonly Stop[], { series, readFromStart }: ChartData): number {
  if (readFromStart) return series.length > 1 ? 0 : stops.length >> 1
  const isInformative = ({ ranks }: Stop) =>
    ranks.every((rank) => rank >= 0) && series.some(({ points }, which) => points[ranks[which] ?? -1]?.value)
  const found = stops.findLastIndex(isInformative)
  return found < 0 ? stops.length - 1 : found
}

/** The rank of the stop nearest to an x coordinate, in pixels of the layout. Used by `crosshair.tsx`. */
export function nearestTo(stops: readonly Stop[], { x: place }: Layout, at: number): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  stops.forEach(({ x }, rank) => {
    const distance = Math.abs(place(x) - at)
    if (distance < least) [nearest, least] = [rank, distance]
  })
  return nearest
}

/** Formats a figure: `formatFigure`, or `formatEstimate`. Used by `figures.tsx` and `live-chart.tsx`. */
export type FormatFigure = typeof formatFigure

/** The figures of a chart at one stop, as texts. Used by `live-chart.tsx`. */
export interface Reading {
  /** The x of the stop, such as 'Année 12'. */
  readonly place: string
  readonly figures: readonly { readonly label: string; readonly figure: string }[]
}

/**
 * The figures of a chart at one stop, formatted; a series without a figure there has the text of an absent
 * one. Used by `live-chart.tsx`.
 */
export const readingAt = (
  data: ChartData,
  { x, ranks }: Stop,
  language: Language,
  format: FormatFigure,
): Reading => ({
  place: typeset(upperFirst(place(x, data, language))),
  figures: [
    ...data.series.map(({ label, field, points }, which) => ({
      label,
      figure: format(field, points[ranks[which] ?? -1]?.value, language),
    })),
    ...gapAt(data, x, language, format),
  ],
})

/** How far apart two rival lines are at a stop; nothing without both. */
function gapAt({ gap }: ChartData, x: number, language: Language, format: FormatFigure): Reading['figures'] {
  const point = gap?.points.find((one) => one.x === x)
  return gap && point ? [{ label: gap.label, figure: format(gap.field, point.value, language) }] : []
}

/**
 * The figures of a stop as one sentence. Used by `live-chart.tsx`.
 * @example 'Année 12 : Total versé 53 200,00 €, Intérêts 20 158,12 €'
 */
export const readingSentence = ({ place: where, figures }: Reading, language: Language): string =>
  where + colon(language) + figures.map(({ label, figure }) => `${label} ${figure}`).join(', ')
