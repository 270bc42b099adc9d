import { type Contract, type Field, type Language, type ResultFigure, resultParts } from '@denier/core'
import { formatBrief, formatFigure, shownDifference } from '@denier/prose'
import type { Scenario } from '../model/page-state.ts'
import { decisiveOf, formatterOf, standaloneLabel } from '../result/figures.tsx'
import type { FormatFigure } from '../result/stops.ts'
import { messages } from './messages.ts'

/** A cell of the table that compares scenarios. */
interface Cell {
  readonly text: string
  /** The difference with the current result, with its sign and unit; absent when one is not a number. */
  readonly gap?: string
}

/** A row of the table: a parameter or a figure. Used by `comparison.tsx`. */
export interface Line {
  /** The name of the parameter, or the path of the figure. */
  readonly key: string
  readonly label: string
  /** The current result, then each scenario. */
  readonly cells: readonly Cell[]
}

/** The parameters whose used values differ between scenarios, as rows. Used by `comparison.tsx`. */
export function changesOf(
  contract: Contract,
  scenarios: readonly Scenario[],
  language: Language,
): readonly Line[] {
  const used = scenarios.map(({ answer }) => answer.meta.hypotheses)
  return Object.entries(contract.params).flatMap(([name, field]) => {
    const values = used.map((one) => one[name] ?? null)
    if (values.every((value) => isSameValue(value, values[0]))) return []
    const cells = values.map((value) => ({ text: formatBrief(field, value, language) }))
    return [{ key: name, label: field.label[language], cells }]
  })
}

/**
 * Whether two values of a parameter are equal; lists are when all their rows are. Used by `attribution.ts`.
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))

/**
 * The decisive figures, then the other ones of the summary, of each scenario, with the gap to the current
 * result. Used by `comparison.tsx`.
 */
export function outcomesOf(
  contract: Contract,
  scenarios: readonly Scenario[],
  language: Language,
): readonly Line[] {
  const all = scenarios.map(({ answer }) => resultParts(contract.result, answer.data).groups)
  const [current = []] = all
  const decisive = decisiveOf(contract, current)
  const others = current.find(({ path }) => path === 'resume')?.figures ?? []
  const shown = [...decisive, ...others.filter((figure) => !decisive.includes(figure))]
  const format = formatterOf(contract)
  return shown.map((figure) => ({
    key: figure.path,
    label: standaloneLabel(contract, figure, language),
    cells: all.map((groups, rank) => {
      const { value } =
        groups.flatMap(({ figures }) => figures).find(({ path }) => path === figure.path) ?? figure
      const text = format(figure.field, value, language)
      return rank === 0 ? { text } : { text, ...gapOf(contract, figure, value, language) }
    }),
  }))
}

/** The gap between the value of a scenario and that of the current result, as they are shown. @example '+1 234,00 €', '−0,5 pt', '+2 ans et 3 mois', 'égal' */
function gapOf(
  contract: Contract,
  { field, value: current }: ResultFigure,
  value: unknown,
  language: Language,
): Pick<Cell, 'gap'> {
  if (typeof value !== 'number' || typeof current !== 'number') return {}
  const gap = shownDifference(field, current, value, contract.estimates === true)
  return { gap: formatGap(field, gap, language, formatterOf(contract)) }
}

/**
 * A gap with its sign. Used by `waterfall.tsx`.
 * @param format how the figures of the contract are written.
 * @example formatGap(field, 1234, 'fr', formatFigure) // '+1 234,00 €'
 */
export function formatGap(field: Field, gap: number, language: Language, format: FormatFigure): string {
  if (gap === 0) return messages[language].equal
  return `${gap > 0 ? '+' : ''}${gapWords(field, gap, language, format)}`
}

/** The gap between two percentages is in points; between two calendar years or ages, a number. */
function gapWords(field: Field, gap: number, language: Language, format: FormatFigure): string {
  const { kind } = field
  if (kind === 'percent' || kind === 'annualRate')
    return `${formatFigure({ ...field, kind: 'ratio' }, gap, language)}\u00a0${messages[language].points}`
  return format(kind === 'calendarYear' ? { ...field, kind: 'count' } : field, gap, language)
}
