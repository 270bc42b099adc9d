import type { ObservedColumn, TableColumn } from '../../definition/explanation.ts'
import { civilWith } from '../../legislation/regles/succession/family/civil.ts'
import type { SpouseOption } from '../../legislation/regles/succession/family/input.ts'
import type { Person } from '../../legislation/regles/succession/family/people.ts'
import type { Text } from '../../units/text.ts'
import type { SettledFamily } from './settle-family.ts'

type Kind = NonNullable<TableColumn['kind']>

/**
 * A column of a table that its formula gives. Used by `family-civil.explain.ts`, `family-heirs.explain.ts`,
 * `family-insurance.explain.ts` and `family-options.explain.ts`.
 * @example column('euros', 'a + b', { fr: 'Somme', en: 'Sum' })
 */
export const column = (kind: Kind, formula: string, label: Text): TableColumn => ({
  kind,
  formula,
  label,
})

/**
 * A column that is read: from the question, or from the rules of civil law. Used by `family-civil.explain.ts`,
 * `family-heirs.explain.ts`, `family-insurance.explain.ts` and `family-options.explain.ts`.
 */
export const readColumn = (origin: Text, kind: Kind, label: Text): ObservedColumn => ({
  origin,
  kind,
  label,
})

/**
 * Where the cells of a column of data come from. Used by `family-civil.explain.ts`, `family-heirs.explain.ts`,
 * `family-options.explain.ts` and `family.explain.ts`.
 */
export const OF_QUESTION: Text = {
  fr: 'La famille de la question, personne par personne.',
  en: 'The family of the question, person by person.',
}
/**
 * The origin of cells that civil law decides. Used by `family-civil.explain.ts`, `family-heirs.explain.ts` and
 * `family-options.explain.ts`.
 */
export const OF_CIVIL_LAW: Text = {
  fr: 'L’ordre des héritiers et leurs parts (Code civil, articles 734 à 757-2).',
  en: 'The order of heirs and their parts (Code civil, articles 734 to 757-2).',
}
/**
 * The origin of cells about gifts. Used by `family-civil.explain.ts`, `family-heirs.explain.ts` and
 * `family-options.explain.ts`.
 */
export const OF_GIFTS: Text = {
  fr: 'Les donations de la question, personne par personne puis par date.',
  en: 'The gifts of the question, person by person then by date.',
}

/** The scales, by the kinship whose law applies; any other kinship has that of the direct line. */
const SCALES = [
  ['baremeFratrie', ['frere_soeur']],
  ['baremeQuatriemeDegre', ['neveu_niece', 'parent_4e_degre']],
  ['baremeAutres', ['autre']],
] as const

/**
 * A formula over the scale of each row. Used by `family-heirs.explain.ts`.
 * @param kinship the column with the kinship for duties.
 * @param formula makes the formula from the name of a scale.
 * @example byScale('regle', (scale) => `sum(${scale}, ${scale}.taux)`)
 */
export const byScale = (kinship: string, formula: (scale: string) => string): string =>
  SCALES.reduceRight(
    (rest, [scale, kinships]) =>
      `if(${kinships.map((one) => `${kinship} = "${one}"`).join(' or ')}, ${formula(scale)}, ${rest})`,
    formula('baremeLigneDirecte'),
  )

/**
 * The formula of the duties, in euros, on a base above what fills the scale already. Used by
 * `family-heirs.explain.ts`, `family-insurance.explain.ts` and `family-options.explain.ts`.
 * @param kinship the column with the kinship for duties.
 * @param filled the column of the euros that fill the bottom of the scale already.
 * @param base the column of the taxed euros.
 */
export const chargeAbove = (kinship: string, filled: string, base: string): string =>
  byScale(
    kinship,
    (scale) =>
      `sum(${scale}, ${scale}.taux * max(0, min(${filled} + ${base}, ${scale}.a) - max(${filled}, ${scale}.de)))`,
  )

/**
 * The formula of the value of a usufruct for life, as a fraction, by an age in years (CGI, art. 669). Used by
 * `family-civil.explain.ts` and `family-insurance.explain.ts`.
 * @param age the name of the age.
 */
export const usufruitOf = (age: string): string =>
  `max(first(usufruitViager, ${age} < usufruitViager.moinsDe, usufruitViager.usufruit), last(usufruitViager, usufruitViager.usufruit))`

/**
 * Who takes a part of the estate under an option of the spouse: not those whose gifts exceed their part. Used by
 * `family-civil.explain.ts` and `family-options.explain.ts`.
 */
export function takersUnder(
  { estate, settlement: { civil } }: Pick<SettledFamily, 'estate' | 'settlement'>,
  option: SpouseOption,
): ReadonlySet<Person> {
  const { shares } = option === estate.spouseOption ? civil : civilWith(estate, civil, option)
  return new Set(
    shares.flatMap(({ person, sharing }) => (sharing === undefined || sharing.exceeds ? [] : [person])),
  )
}
