import type { Language } from '@denier/core'
import { formatAxis } from '@denier/prose'
import { ticks } from 'd3-array'
import type { ChartData } from '../chart-data.ts'
import { widthOf, wrap } from '../text-width.ts'
import { linear } from './linear.ts'

/** The x coordinate of a tick, in pixels, and the lines of text below it. */
interface XTick {
  readonly at: number
  readonly lines: readonly string[]
}

/**
 * Where each value of x is, and the ticks below the plot. Used by `axis-labels.ts`, `bar-figures.ts` and `shapes.ts`.
 */
export interface XAxis {
  readonly ticks: readonly XTick[]
  /** The size of the letters of the ticks, in pixels. */
  readonly size: number
  /** The x coordinate of a number, or of the middle of a bar from its rank, in pixels. */
  readonly place: (value: number) => number
  /** The width of a bar, or of bars side by side, in pixels; 0 without bars. */
  readonly bandwidth: number
  /** The distance between the middles of two bars, in pixels; 0 without bars. */
  readonly step: number
  /** Whether a value is on the axis. */
  readonly holds: (value: number) => boolean
}

/** The gap between the texts of two ticks, in pixels. */
const APART = 16

/** The share of `step` that stays empty around a bar; half of it when `step` is below `NARROW` pixels. */
const PADDING = 0.28
/** In pixels. */
const NARROW = 24

/** The maximum width of a bar, in pixels. */
const WIDEST_BAR = 64

/** The numbers of bars of which one is named, where not all names fit. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100]

/** Makes the x axis between two edges, with letters of a size, in pixels. Used by `chart-sizes.ts`. */
export const xAxis = (data: ChartData, from: number, to: number, size: number, language: Language): XAxis =>
  data.x.names ? namedAxis(data, data.x.names, from, to, size) : numberAxis(data, from, to, size, language)

/** The axis of bars, each below its name. */
function namedAxis(data: ChartData, names: readonly string[], from: number, to: number, size: number): XAxis {
  const step = (to - from) / names.length
  const place = (rank: number) => from + step * (rank + 0.5)
  const isChoice = data.x.field.kind === 'choice'
  const texts = isChoice ? names : dropPercentSigns(names, step, size)
  const gap = 6 // pixels between the names of two choices
  const written = isChoice ? wrapNames(names, step - gap, size) : { lines: texts.map((name) => [name]), size }
  return {
    ticks: shownRanks(texts, isChoice, step, size).map((rank) => ({
      at: place(rank),
      lines: written.lines[rank] ?? [],
    })),
    size: written.size,
    place,
    bandwidth: step * (1 - paddingOf(data, step)),
    step,
    holds: (rank) => rank >= 0 && rank < names.length,
  }
}

/** The share of `step` that stays empty. */
function paddingOf({ series }: ChartData, step: number): number {
  const bars = Math.max(1, series.filter(({ role }) => role === 'bar').length)
  return Math.max(step < NARROW ? PADDING / 2 : PADDING, 1 - (WIDEST_BAR * bars) / step)
}

/**
 * Removes the `%` of all names but the last when the names do not all fit. Leaving out every other rate instead would
 * look like a regular scale, which 5, 10, 15, 20, 30, 40, 45 % is not.
 */
function dropPercentSigns(names: readonly string[], step: number, size: number): readonly string[] {
  if (names.every((name) => widthOf(name, size) + APART / 2 < step)) return names
  return names.map((name, rank) => (rank < names.length - 1 ? name.replace(/\s*%$/, '') : name))
}

/** The ranks of the names that are written: all choices; of numbers, as many as fit. */
function shownRanks(
  names: readonly string[],
  isChoice: boolean,
  step: number,
  size: number,
): readonly number[] {
  const ranks = names.map((_, rank) => rank)
  if (isChoice) return ranks
  const widest = Math.max(...names.slice(0, -1).map((name) => widthOf(name, size)))
  const every = STEPS.find((count) => count * step > widest + APART / 2) ?? names.length
  return ranks.filter((rank) => (rank + 1) % every === 0)
}

/**
 * Wraps names in at most four lines, in letters smaller by 1 or 2 pixels when that avoids cutting one; then with words
 * wider than their place, where those beside leave room for them; then with words broken by a hyphen.
 */
function wrapNames(names: readonly string[], width: number, size: number) {
  const least = size - 2
  const isCut = (lines: readonly (readonly string[])[]) => lines.join().includes('…')
  for (const smaller of [size, size - 1, least]) {
    const lines = names.map((name) => wrap(name, smaller, width, 4))
    if (!isCut(lines)) return { lines, size: smaller }
  }
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => widthOf(text, least)))
  // narrower than their places, to leave room for those that are wider
  const lines = names.map((name) => wrap(name, least, Math.max(0.6 * width, widest(name.split(' '))), 4))
  const widths = lines.map(widest)
  // nothing is after the last, so that it touches nothing
  const touches = (wide: number, rank: number) => wide + (widths[rank + 1] as number) > 2 * width
  if (!isCut(lines) && !widths.some(touches)) return { lines, size: least }
  const parts = names.map((name) => hyphenate(name, (part) => widthOf(part, least) <= width))
  return { lines: parts.map((name) => wrap(name, least, width, 4)), size: least }
}

/** Where a word may be broken: before a consonant and a vowel, after two letters, not inside `tr` or `bl`. */
const SYLLABLE = /(?<=\p{L}{2})(?<![bcdfgptv](?=[rl]))(?=[^aeiouyàâéèêëîïôùû\W][aeiouyàâéèêëîïôùû])/iu

/** The text with words that do not fit broken after a hyphen, each part as long as fits. @example 'Cotisa- tions' */
function hyphenate(text: string, fits: (part: string) => boolean): string {
  const breakWord = (word: string): string => {
    if (fits(word)) return word
    const syllables = word.split(SYLLABLE)
    for (let count = syllables.length - 1; count > 0; count -= 1) {
      const first = `${syllables.slice(0, count).join('')}-`
      if (fits(first)) return `${first} ${breakWord(syllables.slice(count).join(''))}`
    }
    return word
  }
  return text.split(' ').map(breakWord).join(' ')
}

/** The axis of numbers; a single number is at the right edge. */
function numberAxis(data: ChartData, from: number, to: number, size: number, language: Language): XAxis {
  const xs = data.series.flatMap(({ points }) => points.map(({ x }) => x))
  let [first, last] = [xs[0] ?? 0, xs[0] ?? 0]
  for (const x of xs) [first, last] = [Math.min(first, x), Math.max(last, x)]
  const along = linear([first, last], [from, to])
  const place = (value: number) => (first === last ? to : along(value))
  const text = (value: number) => formatAxis(data.x.field, value, language)
  const tickWidth = Math.max(widthOf(text(first), size), widthOf(text(last), size)) + APART
  const maxCount = Math.max(1, Math.floor((to - from) / tickWidth))
  const values = first === last ? [first] : ticksOf(first, last, maxCount, xs.every(Number.isInteger))
  return {
    ticks: values.map((value) => ({ at: place(value), lines: [text(value)] })),
    size,
    place,
    bandwidth: 0,
    step: 0,
    holds: (value) => value >= first && value <= last,
  }
}

/** Round values for ticks; integers when all values are: there is no year 2.5. */
function ticksOf(first: number, last: number, maxCount: number, areWhole: boolean): readonly number[] {
  for (let count = Math.min(maxCount, 10); count > 0; count -= 1) {
    const round = ticks(first, last, count).filter((tick) => !areWhole || Number.isInteger(tick))
    if (round.length > 0 && round.length <= maxCount) return round
  }
  return [first]
}
