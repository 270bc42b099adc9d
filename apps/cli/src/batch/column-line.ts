import type { Language, Simulator } from '@denier/core'
import { type BatchSpec, shownName, WEIGHT_COLUMN } from '@denier/core/batch'
import { colon } from '@denier/prose'

/** Most columns that a list names. */
const MOST_NAMED = 10

/**
 * The columns that are read and those that are only kept, since a wrong name gives the default to every row.
 * `undefined` where all are read, and for NDJSON written as NDJSON, whose lines have names of their own. Used by
 * `commands/batch.ts`.
 */
export function columnLine(
  { header, reform }: BatchSpec,
  { contract }: Simulator,
  language: Language,
): string | undefined {
  const isRead = (name: string) =>
    Object.hasOwn(contract.params, name) || (reform?.isCompared === true && name === WEIGHT_COLUMN)
  const kept = header.filter((name) => !isRead(name))
  if (kept.length === 0) return undefined
  const [read, others] = [named(header.filter(isRead), language), named(kept, language)]
  return language === 'fr'
    ? `colonnes lues${colon(language)}${read}\u00a0; gardées sans être lues${colon(language)}${others}.`
    : `columns read: ${read}; kept without being read: ${others}.`
}

/** Names as a list: short, on one line, and not more than a person reads. */
function named(names: readonly string[], language: Language): string {
  if (names.length === 0) return language === 'fr' ? 'aucune' : 'none'
  const shown = names.slice(0, MOST_NAMED).map(shownName).join(', ')
  const left = names.length - MOST_NAMED
  if (left <= 0) return shown
  return language === 'fr' ? `${shown} et ${left} de plus` : `${shown} and ${left} more`
}
