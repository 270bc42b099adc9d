import type { Field, Language } from '@denier/core'
import { formatFigure, lowerFirst } from '@denier/prose'
import type { ChartData, Series } from './chart-data.ts'

const words = {
  from: { fr: 'de', en: 'from' },
  to: { fr: 'à', en: 'to' },
  between: { fr: ' : ', en: ': ' },
} as const

/** More bars than this are told by their first and last. */
const FEW = 8

/**
 * The chart in sentences, for screen readers: where each series begins and ends, each bar where they are few.
 * @example 'Capital : de 13 922,90 € (année 1) à 190 957,76 € (année 20).'
 */
export function describe(data: ChartData, language: Language): string {
  if (data.nothing !== undefined) return data.nothing
  return [
    data.note,
    ...data.series.map((series) => aboutSeries(series, data, language)),
    data.mark && sentence(markSentence(data, language)),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

function aboutSeries({ label, field, role, points }: Series, data: ChartData, language: Language): string {
  const there = points.filter(({ value }) => value !== null)
  const [first, last] = [there[0], there.at(-1)]
  const name = `${label}${words.between[language]}`
  if (!first || !last) return sentence(name + formatFigure(field, null, language))
  const figure = (point: { value: number | null }) => formatFigure(field, point.value, language)
  if (role === 'level' || first === last) return sentence(name + figure(first))
  const end = (point: { x: number; value: number | null }) =>
    `${figure(point)} (${place(point.x, data, language)})`
  if (data.x.names && there.length <= FEW) return sentence(name + there.map(end).join(', '))
  return sentence(`${name}${words.from[language]} ${end(first)} ${words.to[language]} ${end(last)}`)
}

/**
 * A place along x in words: a word by itself, a number after what it is of.
 * @example place(7, data, 'fr') // 'année 7'; of ages, '65 ans'; of bars, 'Frais bas'
 */
export function place(x: number, { x: { field, label, names } }: ChartData, language: Language): string {
  return named(field, label, names?.[x] ?? formatFigure(field, x, language), language)
}

/** What says by itself what it is: a word, a length of time. */
const speaking: ReadonlySet<string> = new Set(['choice', 'years', 'wholeYears', 'months', 'wholeMonths'])

/** @example `année 7`, `mois depuis le sommet : 35`, `65 ans`, `age 65` */
function named(field: Field, label: string, figure: string, language: Language): string {
  if (speaking.has(field.kind)) return figure
  if (field.kind === 'age' && language === 'fr') return figure // as long as a length of time, and as clear
  const number = field.kind === 'age' ? (/^\d+/.exec(figure)?.[0] ?? figure) : figure // and not `31 years`
  return lowerFirst(label) + (label.includes(' ') ? words.between[language] : NO_BREAK) + number
}

/** A number is not parted from what it counts. */
const NO_BREAK = '\u00a0'

/** What turns, and when. @example 'Acheter passe devant : année 7' */
export function markSentence(data: ChartData, language: Language): string {
  const { mark } = data
  if (!mark) return ''
  const when = named(mark.field, data.x.label, mark.figure, language)
  return mark.label + words.between[language] + when
}
