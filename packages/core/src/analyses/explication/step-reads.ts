import type { ExplanationStep } from '../../definition/explanation.ts'
import type { WrongCell } from '../explanation/compile-explanation.ts'
import { type ExplanationNames, fullColumn } from '../explanation/names.ts'
import type { FormulaReader } from './formula-reader.ts'
import { tableIn } from './table-in.ts'

/**
 * The columns of a table whose formula does not give the values of the computation. Used by `cell-digits.ts`,
 * `compile-explication.ts`, `explain-table.ts` and `table-focus.ts`.
 */
export const wrongColumns = (cells: readonly WrongCell[] = []): ReadonlySet<string> =>
  new Set(cells.map(({ column }) => column))

/**
 * Every formula of a step, without those of the columns to leave out. Used by `compile-explication.ts`,
 * `explain-table.ts` and `table-focus.ts`.
 */
export function formulasOf(step: ExplanationStep, withoutColumns: ReadonlySet<string>): readonly string[] {
  const effect = step.effect === undefined ? [] : [step.effect]
  switch (step.type) {
    case 'formula':
      return [step.formula, ...(step.control === undefined ? [] : [step.control]), ...effect]
    case 'equation':
      return [step.formula, ...effect]
    case 'otherQuestion':
      return [...Object.values(step.params), ...effect]
    case 'observed':
      return effect
    case 'table': {
      const columns = Object.keys(step.columns).filter((name) => !withoutColumns.has(name))
      return [
        step.count,
        ...Object.values(step.start),
        ...columns.map((name) => fullColumn(step, name).formula),
        ...effect,
      ]
    }
  }
}

/**
 * The names that the formulas of a step read, without its own columns; a column of another table is replaced
 * by the table. Used by `compile-explication.ts`.
 * @example readsOf(step('a', 'last(yearly, yearly.gain) + taux'), names, read) // ['yearly', 'taux']
 */
export function readsOf(
  step: ExplanationStep,
  formulas: readonly string[],
  names: ExplanationNames,
  read: FormulaReader,
): readonly string[] {
  const own = step.type === 'table' ? names.tableOf(step.id) : undefined
  const isOwn = (name: string) => {
    const column = name.startsWith('prev.') ? name.slice('prev.'.length) : name
    return own?.columnOf(column) !== undefined
  }
  const found = formulas
    .flatMap((text) => read(text).names)
    .filter((name) => !isOwn(name))
    .map((name) => tableIn(name, names) ?? name)
  return [...new Set(found)].filter((name) => name !== step.id)
}
