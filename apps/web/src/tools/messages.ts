/**
 * The texts of the tools, without those of an opened analysis. Used by `analysis-outcome.tsx` and
 * `pieces.tsx`.
 */
export const messages = {
  needsScript: {
    fr: 'Cette question se pose ici avec JavaScript\u00A0; sans lui, l’API y répond aussi\u00A0: ',
    en: 'This tool needs JavaScript. Without it, the API answers the same question: ',
  },
  documentation: { fr: 'sa documentation', en: 'its documentation' },
  failed: {
    fr: 'Le calcul n’a pas abouti\u00A0: c’est notre faute. Réessayez.',
    en: 'The computation failed: the fault is ours. Try again.',
  },
} as const

/** What a folded tool says of itself. Used by `analysis-fold.tsx` and `tools.tsx`. */
export const analysisMessages = {
  goalSeek: {
    title: { fr: 'Chercher à rebours', en: 'Work backwards' },
    intro: {
      fr: 'Fixez le résultat\u00A0; nous cherchons la valeur qui y mène, sans toucher au reste.',
      en: 'Set the result: we look for the value that leads to it and leave the rest alone.',
    },
  },
  sensitivity: {
    title: { fr: 'Ce qui compte le plus', en: 'What matters most' },
    intro: {
      fr: 'Chaque valeur du formulaire est déplacée seule, un peu moins puis un peu plus\u00A0: un montant d’un dixième, un pourcentage d’un point au plus, le reste d’une unité.',
      en: 'Each value in the form is changed on its own, a little down, then a little up: an amount by a tenth, a percentage by one point at most, anything else by one.',
    },
  },
} as const
