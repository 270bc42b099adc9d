import type { Field, Language } from '@denier/core'
import { formatFigure, lowerFirst } from '@denier/prose'
import type { ChartData, Series } from './chart-data.ts'

const words = {
  from: { fr: 'de', en: 'from' },
  to: { fr: 'à', en: 'to' },
  between: { fr: ' : ', en: ': ' },
} as const

/** With more figures than this, only the first and the last bar of a series are listed. */
const FEW = 8

/**
 * The chart in sentences, for screen readers: the first and last figure of each series, or each bar when they are
 * few. The wording may change with its tests: no program reads it. Exported by `@denier/charts`; used by `svg.ts`,
 * and by `result/live-chart.tsx` of `@denier/web`.
 * @param format how figures are written: on pages, estimates in whole euros.
 * @returns such as `Capital : de 13 922,90 € (année 1) à 190 957,76 € (année 20).`
 */
export function describe(data: ChartData, language: Language, format = formatFigure): string {
  const nothing = nothingText(data)
  if (nothing !== undefined) return nothing
  return [
    data.note,
    ...[...data.series, ...(data.gap ? [data.gap] : [])].map((series) =>
      aboutSeries(series, data, language, format),
    ),
    data.mark && sentence(markSentence(data, language)),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}

/**
 * Why nothing is drawn, with the parameters that a caller of the API or of the command gives; `undefined` where there is
 * something to draw. Exported by `@denier/charts`; used by `layout/head.ts`, and by `terminal/chart.ts` of `@denier/cli`.
 * @example 'Ce graphique demande des tirages au sort. (methode=monte_carlo)'
 */
export function nothingText({ nothing, appearsWith }: ChartData): string | undefined {
  if (nothing === undefined || !appearsWith) return nothing
  const values = Object.entries(appearsWith).map(([name, value]) => `${name}=${value}`)
  return `${nothing} (${values.join(', ')})`
}

/** A text that ends with a full stop. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** The sentence about one series. */
function aboutSeries(
  { label, field, role, points }: Series,
  data: ChartData,
  language: Language,
  format: typeof formatFigure,
): string {
  const known = points.filter(({ value }) => value !== null)
  const [first, last] = [known[0], known.at(-1)]
  const name = `${label}${words.between[language]}`
  if (!first || !last) return sentence(name + formatFigure(field, null, language))
  const figure = (point: { value: number | null }) => format(field, point.value, language)
  // a level is one figure over the whole axis, drawn as a horizontal line
  if (role === 'level' || first === last) return sentence(name + figure(first))
  const end = (point: { x: number; value: number | null }) =>
    `${figure(point)} (${place(point.x, data, language)})`
  if (data.x.names && known.length <= FEW) return sentence(name + known.map(end).join(', '))
  return sentence(`${name}${words.from[language]} ${end(first)} ${words.to[language]} ${end(last)}`)
}

/**
 * A value of the x axis as text: a choice or a duration alone, a number after the label of the axis. An age is alone
 * in French, and after its label in English. Exported by `@denier/charts`; used by `result/stops.ts` of
 * `@denier/web`.
 * @example place(7, data, 'fr') // 'année 7'; where x is an age, '65 ans', and in English 'age 65'; of bars, 'Frais bas'
 */
export function place(x: number, { x: { field, label, names } }: ChartData, language: Language): string {
  return named(field, label, names?.[x] ?? formatFigure(field, x, language), language)
}

/** Kinds whose text needs no label: a choice, a duration. */
const KINDS_WITHOUT_LABEL: ReadonlySet<string> = new Set([
  'choice',
  'years',
  'wholeYears',
  'months',
  'wholeMonths',
])

/**
 * A figure with its label where it needs one: `année 7`, `mois depuis le sommet : 35`; an age is `65 ans` in
 * French, `age 65` in English.
 */
function named(field: Field, label: string, figure: string, language: Language): string {
  if (KINDS_WITHOUT_LABEL.has(field.kind)) return figure
  if (field.kind === 'age' && language === 'fr') return figure // `65 ans` needs no label
  const number = field.kind === 'age' ? (/^\d+/.exec(figure)?.[0] ?? figure) : figure // `age 31`, not `age 31 years`
  return lowerFirst(label) + (label.includes(' ') ? words.between[language] : NO_BREAK) + number
}

/** Keeps a number on the line of its label. */
const NO_BREAK = '\u00a0'

/**
 * The event of the mark and its moment; empty without a mark. Used by `layout/chart-sizes.ts`.
 * @returns such as `Acheter passe devant : année 7`
 */
export function markSentence(data: ChartData, language: Language): string {
  const { mark } = data
  if (!mark) return ''
  const when = named(mark.field, data.x.label, mark.figure, language)
  return mark.label + words.between[language] + when
}
