import type { Effect } from './weights.ts'

/** Room for strokes at both ends, in percents. */
const MARGIN = 1

/** Where a figure stands along x, over all that is drawn. */
export function scaleOf(base: number, effects: readonly Effect[]): (value: number) => string {
  const all = effects.flatMap(({ bas, haut }) => [bas.resultat, haut.resultat]).filter((one) => one !== null)
  const [low, high] = [Math.min(base, ...all), Math.max(base, ...all)]
  const span = high - low || 1
  return (value) => `${Math.round((MARGIN + ((100 - 2 * MARGIN) * (value - low)) / span) * 100) / 100}%`
}

/** A word at a place along x, turned inwards near the ends so that it stays inside. */
export function anchored(x: string) {
  const place = Number.parseFloat(x)
  if (place < 20) return { x: 0 }
  return place > 80 ? { x: '100%', 'text-anchor': 'end' as const } : { x, 'text-anchor': 'middle' as const }
}
