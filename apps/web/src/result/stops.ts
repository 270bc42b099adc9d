import { type ChartData, type Layout, place } from '@denier/charts'
import type { Language } from '@denier/core'
import { colon, formatFigure, typeset, upperFirst } from '@denier/prose'

/** A place along x at which a chart can be read. */
export interface Stop {
  readonly x: number
  /** For each series, the rank of its point here; -1 where it has none. */
  readonly ranks: readonly number[]
}

/** Every place at which some series has a figure, from left to right. */
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
 * The rank of the stop that is told where nobody reads: the last at which all series have a figure and one is not 0;
 * the last of all where there is none.
 */
export function usualStop(stops: readonly Stop[], { series }: ChartData): number {
  const isTelling = ({ ranks }: Stop) =>
    ranks.every((rank) => rank >= 0) && series.some(({ points }, which) => points[ranks[which] ?? -1]?.value)
  const telling = stops.findLastIndex(isTelling)
  return telling < 0 ? stops.length - 1 : telling
}

/** The rank of the stop nearest to a place, in the pixels of a layout. */
export function nearestTo(stops: readonly Stop[], { x: place }: Layout, at: number): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  stops.forEach(({ x }, rank) => {
    const distance = Math.abs(place(x) - at)
    if (distance < least) [nearest, least] = [rank, distance]
  })
  return nearest
}

/** What a chart says at one place. */
export interface Reading {
  readonly place: string
  readonly figures: readonly { readonly label: string; readonly figure: string }[]
}

export const readingAt = (data: ChartData, { x, ranks }: Stop, language: Language): Reading => ({
  place: typeset(upperFirst(place(x, data, language))),
  figures: data.series.map(({ label, field, points }, which) => ({
    label,
    figure: formatFigure(field, points[ranks[which] ?? -1]?.value, language),
  })),
})

/** The same in one sentence. @example 'Année 12 : Total versé 53 200,00 €, Intérêts 20 158,12 €' */
export const readingWords = ({ place: where, figures }: Reading, language: Language): string =>
  where + colon(language) + figures.map(({ label, figure }) => `${label} ${figure}`).join(', ')
