import type { Contract } from '../../definition/contract.ts'
import type { CitedValue } from '../../definition/explanation.ts'
import type { ExplainedLaw, ExplainedParameter } from '../../definition/explication.ts'
import type { Field } from '../../definition/field.ts'
import { kinds } from '../../units/kinds.ts'
import { inLanguage, type Language, type Text } from '../../units/text.ts'
import { asStepValue } from '../explanation/names.ts'
import { explainedValue, type NameDescriptions, shownValue } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'

/**
 * The parameters that formulas read, and the lists that have rows, which no formula reads by name. Where the
 * whole answer is explained, also all parameters given. In the contract's order. Called by
 * `compile-explication.ts`.
 * @param values the parameters used, defaults included.
 * @param given those that the question gives, without defaults.
 * @param read the names that formulas read.
 * @param isWhole whether all figures are explained, not one.
 */
export const explainParameters = (
  { params }: Contract,
  values: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  read: ReadonlySet<string>,
  isWhole: boolean,
  describe: NameDescriptions,
): readonly ExplainedParameter[] =>
  Object.keys(params)
    .filter((name) => read.has(name) || hasRows(values[name]) || (isWhole && Object.hasOwn(given, name)))
    .map((name) => ({
      ...explainedValue(name, asStepValue(values[name]), describe.parameter(name), describe.language),
      donne: Object.hasOwn(given, name),
      ...explainedRows(params[name], values[name], describe.language),
    }))

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0

/** The columns and the rows of a list; nothing for another parameter. */
function explainedRows(field: Field | undefined, value: unknown, language: Language) {
  if (!field?.list || !Array.isArray(value)) return {}
  const columns = Object.entries(field.list.row)
  return {
    affichee: rowCount(value.length)[language],
    colonnes: columns.map(([nom, { label, kind }]) => ({
      nom,
      libelle: inLanguage(label, language),
      unite: kinds[kind].unit ?? null,
    })),
    lignes: value.map((row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(columns.map(([nom]) => [nom, asStepValue(row[nom])])),
    ),
  }
}

/**
 * A number of rows in words.
 * @example rowCount(2).fr // '2 lignes'
 */
const rowCount = (count: number): Text => ({
  fr: count > 1 ? `${count} lignes` : `${count} ligne`,
  en: count === 1 ? '1 row' : `${count} rows`,
})

/** Values of law as an answer gives them; a scale has rows in place of a value. Used by `compile-explication.ts`. */
export const explainLaw = (
  values: readonly CitedValue[],
  { describe }: EntryContext,
): readonly ExplainedLaw[] =>
  values.map((cited) => {
    const described = describe.law(cited)
    const valeur = cited.rows ? null : cited.value
    const explained = {
      nom: cited.name,
      libelle: described.label,
      valeur,
      unite: cited.unit,
      affichee: shownValue(valeur, described, describe.language),
      cle: cited.key,
      texte: cited.text,
      url: cited.url,
      depuis: cited.since,
      verifieLe: cited.checkedOn,
      statut: cited.status,
    }
    return cited.rows ? { ...explained, lignes: cited.rows } : explained
  })
