import type { Field, Language } from '@denier/core'
import { formatFigure } from '@denier/prose'
import type { Series } from './series.ts'

const words = {
  gap: { fr: 'Écart', en: 'Gap' },
  crossing: { fr: 'Les courbes se croisent', en: 'The curves cross' },
} as const

/**
 * The parts of a chart that show how far apart its first two lines are: their gap, never negative, and a mark where
 * they cross, if they cross once. Empty without two such lines. Exported by `@denier/charts`; used by
 * `chart-data.ts`, and by `compare/curves.ts` of `@denier/web`.
 * @param field the column of the x axis.
 */
export function gapParts(field: Field, series: readonly Series[], language: Language) {
  const [first, second] = rivalsOf(series)
  if (!first || !second || first.field.kind !== second.field.kind) return {}
  const others = new Map(second.points.map(({ x, value }) => [x, value]))
  let sign = 0
  const crossings: number[] = []
  const points = first.points.flatMap(({ x, value }) => {
    const other = others.get(x) ?? null
    if (value === null || other === null) return []
    const difference = value - other
    if (sign * difference < 0) crossings.push(x)
    sign = Math.sign(difference) || sign
    return [{ x, value: Math.abs(difference) }]
  })
  const [x = 0] = crossings
  const label = words.crossing[language]
  const gap: Series = { key: 'gap', label: words.gap[language], field: first.field, role: 'gap', points }
  return {
    ...(points.length > 1 && { gap }),
    ...(crossings.length === 1 && { mark: { x, label, field, figure: formatFigure(field, x, language) } }),
  }
}

/** The lines whose gap is drawn: the first two. Used by `layout/shapes.ts`. */
export const rivalsOf = (series: readonly Series[]): readonly Series[] =>
  series.filter(({ role }) => role === 'line').slice(0, 2)
