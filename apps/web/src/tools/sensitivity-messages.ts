/**
 * The texts of sensitivity, once it is opened.
 * Used by `sensitivity-figures.tsx`, `sensitivity-tool.tsx` and `tornado.tsx`.
 */
export const sensitivityMessages = {
  target: { fr: 'Pour ce résultat', en: 'For this result' },
  /** The legend of the bars; `lower` and `higher` are the heads of the table. */
  less: { fr: 'un peu moins', en: 'a little less' },
  more: { fr: 'un peu plus', en: 'a little more' },
  alike: {
    fr: 'Aucune de ces valeurs ne change ce résultat.',
    en: 'None of these values changes this result.',
  },
  /**
   * The answer in a sentence: the parameter from one value to the other, the figure from one to the other.
   */
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
  /** Between the value of a parameter and the figure that it gives. */
  gives: { fr: ' → ', en: ' → ' },
} as const
