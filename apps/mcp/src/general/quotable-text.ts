import {
  type Answer,
  type askRange,
  type Contract,
  fieldsByPath,
  type Language,
  rangeSentence,
  type Shape,
  type Text,
  valueAt,
} from '@denier/core'
import {
  colon,
  figureFormatter,
  formatBrief,
  formatFigure,
  formatLongDay,
  typeset,
  type UsedValue,
  valuesUsed,
} from '@denier/prose'
import { translate } from '../language.ts'
import { warningLine } from '../success-result.ts'
import { boundedText, type RankedLine } from './bounded-text.ts'
import type { TableSize } from './data-tables.ts'
import { messages } from './messages.ts'

/** What a text about an answer says besides its figures. */
interface QuotableContext {
  readonly contract: Contract
  readonly language: Language
  /** The address that gives the same answer. */
  readonly address: string | undefined
}

/** The parts of a text about a simulation. */
interface SimulationParts {
  /** The parameters of the caller: the others were assumed. */
  readonly given: object
  /** The range of the decisive figure, where the simulator has one. */
  readonly range: Awaited<ReturnType<typeof askRange>>
  /** The address that gives the same range, where the caller chose its volatility or index. */
  readonly rangeAddress: string | undefined
  readonly tables: readonly TableSize[]
}

/** How soon each part of a text is left out when it is too long: the law and the warnings stay longest. */
const RANKS = { law: 1, warning: 2, source: 3, range: 4, assumed: 5, table: 6 } as const

/** The most sources that a text cites; the others are in `meta.sources`. */
const FIRST_SOURCES = 3
/** The most assumed values that a text names; all are in `meta.hypotheses`. */
const MOST_ASSUMED = 8

/**
 * An answer as a text that can be quoted, at most 2 kB: the sentence, the decisive figures with their units, the
 * warnings, the law and its date, the first sources, the disclaimer, and the address that computes it again. Used by
 * `simulate-tool.ts`.
 */
export function simulationText(
  answer: Answer,
  context: QuotableContext,
  { given, range, rangeAddress, tables }: SimulationParts,
): string {
  const { contract, language } = context
  const { hypotheses: used, droit } = answer.meta
  const sentence = contract.sentence[language]({ data: answer.data, used, droit }, figureFormatter(language))
  const rangeText = range && rangeSentence(contract, { ...range, language }, figureFormatter(language))
  return boundedText([
    { text: `**${translate(contract.title, language)}**`, rank: 0 },
    { text: typeset(sentence), rank: 0 },
    ...(rangeText ? [{ text: typeset(rangeText), rank: 0 }] : []),
    ...decisiveLines(contract, answer.data, language),
    ...rangeLines(contract.result, answer.data, language),
    ...assumedLine(contract, used, given, language),
    ...frameLines(answer, context),
    ...addressLine(rangeAddress, messages.recomputeRange, RANKS.law, language),
    ...tableLine(tables, language),
  ])
}

/**
 * The lines that end every text: warnings, law, sources, disclaimer, address. Used by `compare-tool.ts`,
 * `explain-tool.ts` and `solve-tool.ts`.
 */
export function frameLines(
  { meta, disclaimer }: Answer,
  { language, address }: QuotableContext,
): RankedLine[] {
  return [
    ...meta.avertissements.map((warning) => ({ text: warningLine(warning), rank: RANKS.warning })),
    ...lawLine(meta.droit, language),
    ...meta.sources.slice(0, FIRST_SOURCES).map(({ title, url, read }) => ({
      text: `${translate(messages.source, language)}${colon(language)}${title}, ${url} (${read})`,
      rank: RANKS.source,
    })),
    { text: disclaimer, rank: 0 },
    ...addressLine(address, messages.recompute, 0, language),
  ]
}

/** An address after what it gives; nothing without one. */
const addressLine = (
  address: string | undefined,
  label: Text,
  rank: number,
  language: Language,
): RankedLine[] =>
  address === undefined ? [] : [{ text: `${translate(label, language)}${colon(language)}${address}`, rank }]

/** The day or the year of the law that was applied; nothing without one. */
function lawLine(law: Answer['meta']['droit'], language: Language): RankedLine[] {
  if (!law) return []
  const text =
    'date' in law
      ? `${translate(messages.lawOfDay, language)} ${formatLongDay(law.date, language)}.`
      : `${translate(messages.lawOfYear, language)} ${law.anneeRevenus}.`
  return [{ text, rank: RANKS.law }]
}

/** A line for each decisive figure: `- Capital final brut : 190 957,76 € (resume.capitalFinalBrut)`. */
const decisiveLines = (contract: Contract, data: object, language: Language): RankedLine[] =>
  contract.decisive.map((path) => ({ text: figureLine(contract.result, data, path, language), rank: 0 }))

/** A figure with its label, value and unit, and its path, by which other tools take it. */
function figureLine(shape: Shape, data: object, path: string, language: Language): string {
  const field = fieldsByPath(shape).get(path)
  if (!field) return `- ${path}`
  const shown = formatFigure(field, valueAt(data, path), language)
  return `- ${translate(field.label, language)}${colon(language)}${shown} (${path})`
}

/** The groups of an answer that hold both ends of a range: `bas` and `haut`. */
function rangeLines(shape: Shape, data: object, language: Language): RankedLine[] {
  const fields = fieldsByPath(shape)
  return [...fields.keys()]
    .filter((path) => path.endsWith('.bas'))
    .flatMap((low) => {
      const high = low.replace(/bas$/, 'haut')
      const [from, to] = [fields.get(low), fields.get(high)]
      const ends = [valueAt(data, low), valueAt(data, high)]
      if (!from || !to || ends.some((end) => typeof end !== 'number')) return []
      const [least, most] = [formatFigure(from, ends[0], language), formatFigure(to, ends[1], language)]
      const label = translate(from.label, language)
      const text = `- ${label}${colon(language)}${least} ${translate(messages.to, language)} ${most}`
      return [{ text, rank: RANKS.range }]
    })
}

/** The values that the caller did not give, as far as a text has room: zero and no come last. */
function assumedLine(
  contract: Contract,
  used: Answer['meta']['hypotheses'],
  given: object,
  language: Language,
): RankedLine[] {
  const values = valuesUsed(contract, used).filter(({ name }) => !Object.hasOwn(given, name))
  const isNothing = ({ value }: UsedValue) => value === 0 || value === false
  const ordered = [...values.filter((one) => !isNothing(one)), ...values.filter(isNothing)]
  const assumed = ordered.map(({ name, field, value }) => `${name} ${formatBrief(field, value, language)}`)
  if (assumed.length === 0) return []
  const more = assumed.length > MOST_ASSUMED ? '; …' : '.'
  const text = `${translate(messages.assumed, language)}${colon(language)}${assumed.slice(0, MOST_ASSUMED).join('; ')}${more}`
  return [{ text, rank: RANKS.assumed }]
}

/** The tables that can be asked for, and how many rows they have. */
function tableLine(tables: readonly TableSize[], language: Language): RankedLine[] {
  if (tables.length === 0) return []
  const rows = translate(messages.rows, language)
  const named = tables.map(({ nom, lignes }) => `${nom} (${lignes} ${rows})`).join(', ')
  return [{ text: `${translate(messages.tables, language)}${colon(language)}${named}.`, rank: RANKS.table }]
}
