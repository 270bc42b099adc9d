import type {
  ExplainedLaw,
  ExplainedParameter,
  ExplainedStep,
  ExplainedTable,
  Explication,
} from '@denier/core'

/** What a name of a formula means. Used by `entry-view.tsx` and `operands.tsx`. */
export type Entry =
  | { readonly type: 'step'; readonly step: ExplainedStep }
  | { readonly type: 'table'; readonly table: ExplainedTable }
  | { readonly type: 'parameter'; readonly parameter: ExplainedParameter }
  /** A value of law, or a customary one that no text sets, such as a usual withdrawal rate. */
  | { readonly type: 'law'; readonly law: ExplainedLaw; readonly isCustomary: boolean }

/**
 * What the names of an explication mean: steps, tables, parameters, values of law. Used by `entry-view.tsx`,
 * `law-texts.tsx` and `operands.tsx`.
 */
export type Entries = ReadonlyMap<string, Entry>

/**
 * The entries of an explication. A name that is both a parameter and a step means the step, which comes last.
 * Used by `explanation-dialog.tsx`.
 */
export const entriesOf = ({ etapes, tables, parametres, droit, constantes }: Explication): Entries =>
  new Map<string, Entry>([
    ...parametres.map((parameter) => [parameter.nom, { type: 'parameter', parameter }] as const),
    ...droit.map((law) => [law.nom, { type: 'law', law, isCustomary: false }] as const),
    ...constantes.map((law) => [law.nom, { type: 'law', law, isCustomary: true }] as const),
    ...tables.map((table) => [table.id, { type: 'table', table }] as const),
    ...etapes.map((step) => [step.id, { type: 'step', step }] as const),
  ])

/** The id of the step or table of the figure that was asked for. Used by `explanation-dialog.tsx`. */
export const rootOf = ({ figure, etapes, tables }: Explication): string | undefined =>
  [...etapes, ...tables].find((one) => one.figure === figure)?.id

/** The label of a step or a table; the id of anything else. Used by `explanation-dialog.tsx`. */
export function labelOf(entries: Entries, id: string): string {
  const entry = entries.get(id)
  if (entry?.type === 'step') return entry.step.libelle
  return entry?.type === 'table' ? entry.table.libelle : id
}

/**
 * The names that a step reads, in the order of its formula. A `renvoi` asks the simulator again with other
 * parameters: their formulas count too. Used by `entry-view.tsx`.
 */
export const namesOfStep = ({ operandes, renvoi }: ExplainedStep, entries: Entries): readonly string[] =>
  known(
    [
      ...operandes.map(({ nom }) => nom),
      ...(renvoi?.parametres ?? []).flatMap(({ formule }) => namesOfFormula(formule)),
    ],
    entries,
  )

/**
 * The names that the formulas of a table read, without its own columns: of its number of rows (`etendue`), of
 * the values before the first row (`depart`), and of its columns. Used by `entry-view.tsx`.
 */
export function namesOfTable(
  { id, etendue, depart, colonnes }: ExplainedTable,
  entries: Entries,
): readonly string[] {
  const own = new Set(colonnes.map(({ nom }) => nom))
  const formulas = [
    etendue,
    ...depart.map(({ formule }) => formule),
    ...colonnes.flatMap(({ formule }) => formule ?? []),
  ]
  const words = formulas.flatMap(namesOfFormula).filter((word) => word !== id && !own.has(word))
  return known(words, entries)
}

/** The names that a formula reads; a text in double quotes has none. */
const namesOfFormula = (formula: string): readonly string[] =>
  formula.replaceAll(/"[^"]*"/g, '').match(/[A-Za-z_]\w*(?:\.\w+)*/g) ?? []

/** The names that have an entry, once each; `table.column` stands for its table or scale. */
const known = (names: readonly string[], entries: Entries): readonly string[] => {
  const found = names.flatMap(
    (name) => [name, name.split('.')[0] ?? name].find((one) => entries.has(one)) ?? [],
  )
  return [...new Set(found)]
}
