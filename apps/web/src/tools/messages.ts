/** The texts of the tools. */
export const messages = {
  title: { fr: 'Aller plus loin', en: 'Go further' },
  needsScript: {
    fr: 'Cette question se pose ici avec JavaScript\u00A0; sans lui, l’API y répond aussi\u00A0: ',
    en: 'This tool needs JavaScript. Without it, the API answers the same question: ',
  },
  documentation: { fr: 'sa documentation', en: 'its documentation' },
  working: { fr: 'Calcul en cours…', en: 'Computing…' },
  failed: {
    fr: 'Le calcul n’a pas abouti\u00A0: c’est notre faute. Réessayez.',
    en: 'The computation failed: the fault is ours. Try again.',
  },
  stale: {
    fr: 'Le formulaire a changé depuis\u00A0: relancez pour être à jour.',
    en: 'The form has changed since: run this again to bring it up to date.',
  },
  faulty: {
    fr: 'Le formulaire ne permet pas ce calcul\u00A0:',
    en: 'The form does not allow this computation:',
  },
} as const

export const goalSeekMessages = {
  title: { fr: 'Chercher à rebours', en: 'Work backwards' },
  intro: {
    fr: 'Fixez le résultat\u00A0; nous cherchons la valeur qui y mène, sans toucher au reste.',
    en: 'Set the result: we look for the value that leads to it and leave the rest alone.',
  },
  target: { fr: 'Je voudrais que ce résultat', en: 'I would like this result' },
  value: { fr: 'soit de', en: 'to be' },
  unknown: { fr: 'en changeant', en: 'by changing' },
  ask: { fr: 'Chercher', en: 'Find it' },
  now: { fr: 'Pour l’instant\u00A0: ', en: 'At present: ' },
  notANumber: {
    fr: 'Écrivez un nombre, par exemple 1\u202f500 ou 3,5.',
    en: 'Write a number, such as 1,500 or 3.5.',
  },
  about: { fr: 'environ ', en: 'about ' },
  found: {
    fr: (unknown: string, value: string) => `${unknown}\u00A0: ${value}`,
    en: (unknown: string, value: string) => `${unknown}: ${value}`,
  },
  reached: {
    fr: (target: string, value: string) => `Avec cette valeur, «\u00A0${target}\u00A0» est de ${value}.`,
    en: (target: string, value: string) => `With this value, “${target}” is ${value}.`,
  },
  none: {
    fr: (unknown: string) => `Aucune valeur de «\u00A0${unknown}\u00A0» n’y mène.`,
    en: (unknown: string) => `No value of “${unknown}” leads to this result.`,
  },
  fill: { fr: 'Mettre dans le formulaire', en: 'Put it into the form' },
  filled: { fr: 'C’est dans le formulaire.', en: 'It is in the form.' },
} as const

export const sensitivityMessages = {
  title: { fr: 'Ce qui compte le plus', en: 'What matters most' },
  intro: {
    fr: 'Chaque valeur du formulaire est déplacée seule, un peu moins puis un peu plus\u00A0: un montant d’un dixième, un pourcentage d’un point, le reste d’une unité.',
    en: 'Each value in the form is changed on its own, a little down, then a little up: an amount by a tenth, a percentage by one point, anything else by one.',
  },
  target: { fr: 'Pour ce résultat', en: 'For this result' },
  ask: { fr: 'Dessiner', en: 'Draw' },
  less: { fr: 'un peu moins', en: 'a little less' },
  more: { fr: 'un peu plus', en: 'a little more' },
  alike: {
    fr: 'Aucune de ces valeurs ne change ce résultat.',
    en: 'None of these values changes this result.',
  },
  first: {
    fr: (target: string, parameter: string, from: string, to: string, low: string, high: string) =>
      `C’est «\u00A0${parameter}\u00A0» qui compte le plus\u00A0: de ${from} à ${to}, «\u00A0${target}\u00A0» va de ${low} à ${high}.`,
    en: (target: string, parameter: string, from: string, to: string, low: string, high: string) =>
      `“${parameter}” matters most: from ${from} to ${to}, “${target}” goes from ${low} to ${high}.`,
  },
  drawing: {
    fr: (target: string) => `Ce qui compte le plus pour\u00A0: ${target}`,
    en: (target: string) => `What matters most for: ${target}`,
  },
  others: {
    fr: (count: number) =>
      count === 1 ? 'Une autre valeur compte moins.' : `${count} autres valeurs comptent moins.`,
    en: (count: number) =>
      count === 1 ? 'One other value matters less.' : `${count} other values matter less.`,
  },
  asTable: { fr: 'En tableau', en: 'As a table' },
  parameter: { fr: 'Valeur déplacée', en: 'Value changed' },
  lower: { fr: 'Un peu moins', en: 'A little less' },
  higher: { fr: 'Un peu plus', en: 'A little more' },
  spread: { fr: 'Écart', en: 'Spread' },
  gives: { fr: ' → ', en: ' → ' },
} as const

export const shareMessages = {
  title: { fr: 'Partager et emporter', en: 'Share and export' },
  link: { fr: 'Le lien de ce scénario', en: 'The link to this scenario' },
  curl: { fr: 'Le même, pour un terminal', en: 'The same, for a terminal' },
  embed: { fr: 'À coller dans votre site', en: 'To paste into your site' },
  copy: { fr: 'Copier', en: 'Copy' },
  copied: { fr: 'Copié.', en: 'CopyField.' },
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
