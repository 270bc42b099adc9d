import type { Contract } from '../../definition/contract.ts'
import type { CitedValue } from '../../definition/explanation.ts'
import type { ExplainedLaw, ExplainedParameter } from '../../definition/explication.ts'
import { asStepValue } from '../explanation/names.ts'
import { explainedValue, type NameDescriptions, shownValue } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'

/** The parameters that formulas read, in the contract's order. Called by `compile-explication.ts`. */
export const explainParameters = (
  { params }: Contract,
  values: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  read: ReadonlySet<string>,
  describe: NameDescriptions,
): readonly ExplainedParameter[] =>
  Object.keys(params)
    .filter((name) => read.has(name))
    .map((name) => ({
      ...explainedValue(name, asStepValue(values[name]), describe.parameter(name), describe.language),
      donne: Object.hasOwn(given, name),
    }))

/** Values of law as an answer gives them; a scale has rows in place of a value. */
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
