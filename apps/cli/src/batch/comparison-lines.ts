import { type Contract, type Language, numericFigures } from '@denier/core'
import type { ComparedFigure, Comparison, RowSum } from '@denier/core/batch'
import { colon, formatNumber, isAmount } from '@denier/prose'

/**
 * The summary of a comparison, a line a figure: rows where it goes up, down or stays, and under each law its weighted
 * total, or its weighted mean where it is no amount. Whether a rise is a gain depends on the figure. Used by
 * `commands/batch.ts`.
 */
export const comparisonLines = (
  comparison: Comparison | undefined,
  { result }: Contract,
  language: Language,
): readonly string[] => {
  const numbers = numericFigures(result)
  return (comparison ?? []).map((figure) => {
    const { higher, lower, unchanged, changed, path } = figure
    const isWeighted = [higher, lower, unchanged, changed].some(({ rows, weight }) => rows !== weight)
    const counts = (['higher', 'lower', 'changed', 'unchanged'] as const)
      .filter((kind) => kind !== 'changed' || changed.rows > 0)
      .map((kind) => `${counted(figure[kind], isWeighted, language)} ${words[language][kind]}`)
    const field = numbers[path]
    const sums = field ? sumText(figure, isAmount(field), language) : ''
    return `${path}${colon(language)}${counts.join(', ')}${sums}.`
  })
}

const words = {
  fr: {
    higher: 'en hausse',
    lower: 'en baisse',
    changed: 'autrement',
    unchanged: 'sans changement',
    weight: 'poids',
    total: '\u202F; total',
    mean: '\u202F; moyenne',
  },
  en: {
    higher: 'higher',
    lower: 'lower',
    changed: 'otherwise',
    unchanged: 'unchanged',
    weight: 'weight',
    total: '; total',
    mean: '; mean',
  },
}

function counted({ rows, weight }: RowSum, isWeighted: boolean, language: Language): string {
  const count = formatNumber(rows, language, {})
  return isWeighted ? `${count} (${words[language].weight} ${rounded(weight, 2, language)})` : count
}

/** The total or the mean under each law, and the difference. */
function sumText(figure: ComparedFigure, isTotal: boolean, language: Language): string {
  const { higher, lower, unchanged, changed, before, after } = figure
  const weight = higher.weight + lower.weight + unchanged.weight + changed.weight
  if (!isTotal && weight === 0) return ''
  const [divisor, digits] = isTotal ? [1, 2] : [weight, 4]
  const difference = Number(((after - before) / divisor).toFixed(digits))
  const [one, other] = [before, after].map((sum) => rounded(sum / divisor, digits, language))
  const added = `${difference > 0 ? '+' : ''}${rounded(difference, digits, language)}`
  return `${words[language][isTotal ? 'total' : 'mean']} ${one} → ${other} (${added})`
}

const rounded = (value: number, digits: number, language: Language): string =>
  formatNumber(value, language, { maximumFractionDigits: digits })
