/**
 * The texts of the tools, without those of an opened analysis. Used by `analysis-outcome.tsx`, `pieces.tsx` and
 * `tools.tsx`.
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
      fr: 'Chaque valeur du formulaire est déplacée seule, un peu moins puis un peu plus\u00A0: un montant d’un dixième, un pourcentage d’un point, le reste d’une unité.',
      en: 'Each value in the form is changed on its own, a little down, then a little up: an amount by a tenth, a percentage by one point, anything else by one.',
    },
  },
} as const

/** The texts of the sharing tool. Used by `copy-field.tsx` and `share.tsx`. */
export const shareMessages = {
  title: { fr: 'Partager et emporter', en: 'Share and export' },
  link: { fr: 'Le lien de ce scénario', en: 'The link to this scenario' },
  curl: { fr: 'Le même, pour un terminal', en: 'The same, for a terminal' },
  embed: { fr: 'À coller dans votre site', en: 'To paste into your site' },
  copy: { fr: 'Copier', en: 'Copy' },
  copied: { fr: 'Copié.', en: 'Copied.' },
  selected: {
    fr: 'Le texte est sélectionné\u00A0: copiez-le avec Ctrl+C, ou d’un appui long.',
    en: 'The text is selected: copy it with Ctrl+C, or a long press.',
  },
  files: { fr: 'Fichiers', en: 'Files' },
  csv: { fr: 'Tableau CSV (virgule)', en: 'CSV table (comma)' },
  sheet: {
    fr: 'Tableau CSV pour tableur français (point-virgule)',
    en: 'CSV table for French spreadsheets (semicolon)',
  },
  svg: { fr: 'Graphique SVG', en: 'SVG chart' },
  png: { fr: 'Image PNG', en: 'PNG image' },
  pngFailed: {
    fr: 'L’image n’a pas pu être faite\u00A0: une trentaine de demandes par minute sont permises. Réessayez dans une minute, ou prenez le SVG.',
    en: 'The image could not be made: about thirty requests a minute are allowed. Try again in a minute, or take the SVG.',
  },
  json: { fr: 'La réponse en JSON', en: 'The answer as JSON' },
  schema: { fr: 'Le schéma des données', en: 'The data schema' },
  print: { fr: 'Imprimer', en: 'Print' },
} as const
