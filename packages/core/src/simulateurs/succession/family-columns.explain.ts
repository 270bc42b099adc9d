import type { ObservedColumn, TableColumn } from '../../definition/explanation.ts'
import type { Text } from '../../units/text.ts'

type Kind = NonNullable<TableColumn['kind']>

/**
 * A column that formulas give. Used by `family-civil.explain.ts`, `family-heirs.explain.ts` and
 * `family-insurance.explain.ts`.
 * @example column('euros', 'a + b', 'Somme', 'Sum')
 */
export const column = (kind: Kind, formula: string, fr: string, en: string): TableColumn => ({
  kind,
  formula,
  label: { fr, en },
})

/**
 * A column that is read: from the question, or from the rules of civil law. Used by `family-civil.explain.ts`,
 * `family-heirs.explain.ts` and `family-insurance.explain.ts`.
 */
export const readColumn = (origin: Text, kind: Kind, fr: string, en: string): ObservedColumn => ({
  origin,
  kind,
  label: { fr, en },
})

/**
 * Where the cells of a column of data come from. Used by `family-civil.explain.ts`, `family-heirs.explain.ts` and
 * `family.explain.ts`.
 */
export const OF_QUESTION: Text = {
  fr: 'La famille de la question, personne par personne.',
  en: 'The family of the question, person by person.',
}
/** The same, for what civil law decides. Used by `family-civil.explain.ts` and `family-heirs.explain.ts`. */
export const OF_CIVIL_LAW: Text = {
  fr: 'L’ordre des héritiers et leurs parts (Code civil, articles 734 à 757-2).',
  en: 'The order of heirs and their parts (Code civil, articles 734 to 757-2).',
}
/** The same, for gifts. Used by `family-civil.explain.ts` and `family-heirs.explain.ts`. */
export const OF_GIFTS: Text = {
  fr: 'Les donations de la question, personne par personne puis par date.',
  en: 'The gifts of the question, person by person then by date.',
}

/** The scales, by the kinship whose law applies: the direct line has the others. */
const SCALES = [
  ['baremeFratrie', ['frere_soeur']],
  ['baremeQuatriemeDegre', ['neveu_niece', 'parent_4e_degre']],
  ['baremeAutres', ['autre']],
] as const

/**
 * A formula over the scale of each row, by its kinship for duties, which a column names. Used by
 * `family-heirs.explain.ts`.
 * @example byScale('regle', (scale) => `sum(${scale}, ${scale}.taux)`)
 */
export const byScale = (kinship: string, formula: (scale: string) => string): string =>
  SCALES.reduceRight(
    (rest, [scale, kinships]) =>
      `if(${kinships.map((one) => `${kinship} = "${one}"`).join(' or ')}, ${formula(scale)}, ${rest})`,
    formula('baremeLigneDirecte'),
  )

/**
 * What a scale charges on a base above what fills it already, both names of columns. Used by
 * `family-heirs.explain.ts` and `family-insurance.explain.ts`.
 */
export const chargeAbove = (kinship: string, filled: string, base: string): string =>
  byScale(
    kinship,
    (scale) =>
      `sum(${scale}, ${scale}.taux * max(0, min(${filled} + ${base}, ${scale}.a) - max(${filled}, ${scale}.de)))`,
  )

/**
 * The value of a usufruct for life by an age (CGI, art. 669). Used by `family-civil.explain.ts` and
 * `family-insurance.explain.ts`.
 */
export const usufructOf = (age: string): string =>
  `max(first(usufruitViager, ${age} < usufruitViager.moinsDe, usufruitViager.usufruit), last(usufruitViager, usufruitViager.usufruit))`
