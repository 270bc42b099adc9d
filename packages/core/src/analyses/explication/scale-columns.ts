import type { Text } from '../../units/text.ts'

/**
 * What the columns of a scale hold, by their names in formulas. Exported by `@denier/core/formulas`; used by
 * `describe-names.ts`, and by `explanation/formula-in-labels.ts` of `@denier/web`.
 */
export const scaleColumns: Readonly<Record<string, Text>> = {
  taux: { fr: 'Taux', en: 'Rate' },
  de: { fr: 'Bas de tranche', en: 'Bottom of the bracket' },
  a: { fr: 'Haut de tranche', en: 'Top of the bracket' },
  lisseJusqua: { fr: 'Gain où l’allègement cesse', en: 'Gain where the relief ends' },
  tauxLissage: { fr: 'Taux de l’allègement', en: 'Rate of the relief' },
  moinsDe: { fr: 'Âge limite', en: 'Age limit' },
  usufruit: { fr: 'Part de l’usufruit', en: 'Share of the usufruct' },
  annee: { fr: 'Année', en: 'Year' },
  valeur: { fr: 'Valeur', en: 'Value' },
  nom: { fr: 'Nom', en: 'Name' },
}
