import type { ExplainedBranch, ExplainedStep, Explication, Language, OtherQuestion } from '@denier/core'
import type { Detail, Entry } from './blocks.ts'
import { formatCell } from './format-cell.ts'
import { roundingText, translate } from './messages.ts'

/** A step: its value, the calculation that gives it, the branches, the texts that it applies. */
export function stepEntry(step: ExplainedStep, data: Explication, language: Language): Entry {
  return {
    label: step.libelle,
    name: step.id,
    value: step.affichee,
    details: [...derivation(step, language), ...textsOf(step, data)],
  }
}

function derivation(step: ExplainedStep, language: Language): readonly Detail[] {
  const { genre, formule, calcul, controle, arrondi, branches, inconnue, renvoi, origine } = step
  const detail = (key: Parameters<typeof translate>[0], text: string, isFormula = false): Detail => ({
    label: translate(key, language),
    text,
    ...(isFormula && { isFormula }),
  })
  if (genre === 'valeur') return [{ text: translate('withoutDerivation', language) }]
  return [
    ...(calcul === null ? [] : [detail('calculation', calcul)]),
    ...(formule === null ? [] : [detail('formula', formule, true)]),
    ...(arrondi === null ? [] : [detail('rounding', roundingText(arrondi, language))]),
    ...branches.map((branch) => branchDetail(branch, step, language)),
    ...(controle === null ? [] : [detail('control', controle, true)]),
    ...(inconnue === undefined ? [] : [detail('unknown', inconnue, true)]),
    ...(renvoi === undefined ? [] : [detail('otherQuestion', questionText(renvoi), true)]),
    ...(origine === undefined ? [] : [detail('origin', origine)]),
  ]
}

function branchDetail(
  { libelle, valeur, retenue }: ExplainedBranch,
  { unite, decimales }: ExplainedStep,
  language: Language,
): Detail {
  const value =
    valeur === null ? translate('doesNotExist', language) : formatCell(valeur, unite, decimales, language)
  return { label: translate(retenue ? 'kept' : 'rejected', language), text: `${libelle} = ${value}` }
}

/** @example 'revenu = revenu + 1000' */
const questionText = ({ parametres }: OtherQuestion): string =>
  parametres.map(({ nom, formule }) => `${nom} = ${formule}`).join(', ')

/** The texts of law that the step applies. */
const textsOf = ({ textes }: ExplainedStep, { droit, constantes }: Explication): readonly Detail[] => {
  const cited = [...droit, ...constantes].filter(({ nom }) => textes.includes(nom))
  return [...new Set(cited.map(({ texte }) => texte))].map((text) => ({ text }))
}
