/** The texts of goal seek, once it is opened. Used by `goal-answer.tsx` and `goal-form.tsx`. */
export const goalSeekMessages = {
  /** The labels of the three fields, which read as a sentence. */
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
