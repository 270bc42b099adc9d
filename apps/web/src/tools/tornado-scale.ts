import type { Effect } from './weights.ts'

/** Margin for strokes at both ends, in percent of the width. */
const MARGIN = 1

/**
 * Returns a function that gives the x coordinate of a figure in percent of the width (`'42.5%'`), on a scale
 * that contains all effects. Used by `tornado.tsx`.
 * @param base the figure for the values of the form.
 */
export function scaleOf(base: number, effects: readonly Effect[]): (value: number) => string {
  const all = effects.flatMap(({ bas, haut }) => [bas.resultat, haut.resultat]).filter((one) => one !== null)
  const [low, high] = [Math.min(base, ...all), Math.max(base, ...all)]
  const span = high - low || 1
  return (value) => `${Math.round((MARGIN + ((100 - 2 * MARGIN) * (value - low)) / span) * 100) / 100}%`
}

/**
 * The attributes of a text at an x coordinate, anchored so that it stays inside near the ends. Used by
 * `tornado.tsx`.
 * @param x in percent of the width, such as `'42.5%'`; the first and last fifth are near the ends.
 */
export function anchored(x: string) {
  const place = Number.parseFloat(x)
  if (place < 20) return { x: 0 }
  return place > 80 ? { x: '100%', 'text-anchor': 'end' as const } : { x, 'text-anchor': 'middle' as const }
}
