/**
 * What relatives of a whole family are to the deceased, by the names of the wire, and who else a will or an insurance
 * contract may name. Used by `family-params.ts`.
 */
export const FAMILY_KINSHIPS = {
  conjoint: { fr: 'Conjoint', en: 'Spouse' },
  pacs: { fr: 'Partenaire de PACS', en: 'PACS partner' },
  enfant: { fr: 'Enfant', en: 'Child' },
  petit_enfant: { fr: 'Petit-enfant', en: 'Grandchild' },
  parent: { fr: 'Père ou mère', en: 'Father or mother' },
  grand_parent: { fr: 'Grand-parent', en: 'Grandparent' },
  frere_soeur: { fr: 'Frère ou sœur', en: 'Brother or sister' },
  neveu_niece: { fr: 'Neveu ou nièce', en: 'Nephew or niece' },
  parent_4e_degre: {
    fr: 'Oncle, tante, cousin germain, petit-neveu, grand-oncle (jusqu’au 4e degré)',
    en: 'Uncle, aunt, first cousin, great-nephew, great-uncle (up to the 4th degree)',
  },
  autre: {
    fr: 'Parent plus éloigné ou personne non parente',
    en: 'Remoter relative or person not related',
  },
} as const

/** The same, and a body that is exempt of duties. Used by `family-params.ts` and `family-result.ts`. */
export const KINSHIPS_OUTSIDE = {
  ...FAMILY_KINSHIPS,
  organisme: {
    fr: 'Collectivité, association ou fondation d’utilité publique',
    en: 'Public body, association or foundation of public utility',
  },
} as const
