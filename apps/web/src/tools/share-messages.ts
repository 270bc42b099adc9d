/** Texts of sharing. Used by `copy-field.tsx` and `share.tsx`. */
export const shareMessages = {
  link: { fr: 'Le lien de ce scénario', en: 'The link to this scenario' },
  curl: { fr: 'Le même, pour un terminal', en: 'The same, for a terminal' },
  rangeCurl: { fr: 'La fourchette, pour un terminal', en: 'The range, for a terminal' },
  embed: { fr: 'À coller dans votre site', en: 'To paste into your site' },
  copy: { fr: 'Copier', en: 'Copy' },
  copied: { fr: 'Copié.', en: 'Copied.' },
  /** Where the browser refused to copy. */
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
