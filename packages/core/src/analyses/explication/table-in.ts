import { keep } from '../explanation/keep.ts'
import type { ExplanationNames } from '../explanation/names.ts'

/**
 * The table of a name that is a table or one of its columns, `annees.solde`; `undefined` for another name.
 * Used by `cell-digits.ts`, `compile-explication.ts`, `formula-reader.ts`, `step-reads.ts`,
 * `write-calculation.ts` and `write-column.ts`.
 */
export function tableIn(name: string, names: ExplanationNames): string | undefined {
  if (!name.includes('.')) return names.tableOf(name) && name
  const found = keep(names.tablesByName, name, () => {
    if (names.tableOf(name)) return name
    const dot = name.indexOf('.')
    const first = name.slice(0, dot)
    return names.tableOf(first)?.columnOf(name.slice(dot + 1)) === undefined ? null : first
  })
  return found ?? undefined
}
