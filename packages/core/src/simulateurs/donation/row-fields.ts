import { choice, euros } from '../../definition/kinds.ts'

/** What the recipient is to the donor, by the names of the wire. */
const choices = {
  enfant: { fr: 'Enfant', en: 'Child' },
  petit_enfant: { fr: 'Petit-enfant', en: 'Grandchild' },
  arriere_petit_enfant: { fr: 'Arrière-petit-enfant', en: 'Great-grandchild' },
  conjoint: { fr: 'Époux', en: 'Spouse' },
  pacs: { fr: 'Partenaire de PACS', en: 'PACS partner' },
  parent: { fr: 'Parent ou grand-parent', en: 'Parent or grandparent' },
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
  organisme: {
    fr: 'Collectivité, association ou fondation d’utilité publique',
    en: 'Public body, association or foundation of public utility',
  },
} as const

const labels = {
  label: { fr: 'Lien avec le donateur', en: 'Kinship with the donor' },
  help: {
    fr: 'Ce que la personne qui reçoit est pour le donateur. Il décide de l’abattement et du barème.',
    en: 'What the recipient is to the donor. It decides the allowance and the scale.',
  },
} as const

/**
 * The kinship of a recipient: as a parameter, and as the key of a row of `don`.
 * Called by `params.ts` and `result.ts`.
 * @example lien({ optional: true })
 */
export const lien = <const O extends { readonly optional?: true }>(options: O) =>
  choice({ choices, ...labels, ...options })

/**
 * A value that is given, at least a cent. Used by `params.ts`.
 * @example montant({ optional: true, label: {…} })
 */
export const montant = <
  const O extends {
    readonly optional?: true
    readonly label: { readonly fr: string; readonly en: string }
    readonly help: { readonly fr: string; readonly en: string }
  },
>(
  options: O,
) => euros({ min: LEAST, max: MOST, ...options })

/** The least and the most that may be given, in euros. */
const LEAST = 0.01
const MOST = 1e10
