import type { ExplainedBranch, Language } from '@denier/core'
import type { Detail, Entry } from './blocks.ts'
import type { LawGroup } from './law-groups.ts'
import { roundingText, translate } from './messages.ts'
import type { NoteStep } from './note.ts'

/**
 * A step: its value, the calculation that gives it, the branches, the texts that it applies.
 * Called by `note-blocks.ts`.
 * @param texts those of the note, which steps cite by their numbers.
 */
export function stepEntry(step: NoteStep, texts: readonly LawGroup[], language: Language): Entry {
  const cited = texts.filter(({ reference }) => step.references.includes(reference))
  return {
    label: step.libelle,
    name: step.id,
    value: step.affichee,
    details: [
      ...derivation(step, language),
      ...cited.map(({ reference, text }) => ({ text: `[${reference}] ${text}` })),
    ],
  }
}

/** The lines that say where the value of a step comes from. */
function derivation(step: NoteStep, language: Language): readonly Detail[] {
  const { genre, formule, calcul, controle, arrondi, branches, renvoi, origine, raison } = step
  const detail = (key: Parameters<typeof translate>[0], text: string, isFormula = false): Detail => ({
    label: translate(key, language),
    text,
    ...(isFormula && { isFormula }),
  })
  // The kinds of steps: a value without derivation, an equation that the value solves, or a formula.
  if (genre === 'valeur') return [{ text: translate('withoutDerivation', language) }]
  const isEquation = genre === 'equation'
  return [
    ...(calcul === null || isLiteral(formule)
      ? []
      : [detail(isEquation ? 'equation' : 'calculation', equal(step.takes ?? calcul, isEquation))]),
    ...(formule === null ? [] : [detail('formula', equal(formule, isEquation), true)]),
    ...(arrondi === null || arrondi === 'bruit' ? [] : [detail('rounding', roundingText(arrondi, language))]),
    ...branches.map((branch) => branchDetail(branch, language)),
    ...(controle === null ? [] : [detail('control', controle, true)]),
    ...(isEquation ? [detail('unknown', step.id, true)] : []),
    ...(renvoi?.parametres ?? []).flatMap(({ nom, libelle, formule, valeur, affichee }) => [
      detail('otherQuestion', `${libelle} (${nom}) = ${affichee}`),
      ...(formule === String(valeur) ? [] : [detail('formula', `${nom} = ${formule}`, true)]),
    ]),
    ...(origine === undefined ? [] : [detail('origin', origine)]),
    ...(raison === undefined ? [] : [detail('reason', raison)]),
  ]
}

/** Whether a formula is one number, whose calculation would repeat it. */
const isLiteral = (formula: string | null): boolean => formula !== null && /^[\d.]+$/.test(formula)

/** An equation is solved where what it writes is 0. */
const equal = (text: string, isEquation: boolean): string => (isEquation ? `${text} = 0` : text)

/** An alternative of a formula, kept or rejected, with its value. */
const branchDetail = ({ libelle, affichee, retenue }: ExplainedBranch, language: Language): Detail => ({
  label: translate(retenue ? 'kept' : 'rejected', language),
  text: libelle === affichee ? libelle : `${libelle} = ${affichee}`,
})
