/** The texts of the state of an analysis. Used by `analysis-outcome.tsx` and
 * `lowered-note.tsx`. */
export const outcomeMessages = {
  working: { fr: 'Calcul en cours…', en: 'Computing…' },
  stale: {
    fr: 'Le formulaire a changé depuis\u00A0: relancez pour être à jour.',
    en: 'The form has changed since: run this again to bring it up to date.',
  },
  /** Of an analysis without a button. */
  failed: {
    fr: 'Le calcul n’a pas abouti\u00A0: c’est notre faute. Changez une valeur pour réessayer.',
    en: 'The computation failed: the fault is ours. Change a value to try again.',
  },
  /** Of a parameter that is lower than in the form. */
  lowered: {
    fr: (parameter: string, from: string, to: string) =>
      `Ce calcul refait la simulation des dizaines de fois\u00A0: pour ne pas durer, il prend ${to} pour «\u00A0${parameter}\u00A0» au lieu de ${from}. La réponse de la page garde ${from}.`,
    en: (parameter: string, from: string, to: string) =>
      `This runs the simulation dozens of times: to stay short, it takes ${to} for “${parameter}” instead of ${from}. The answer of the page keeps ${from}.`,
  },
  faulty: {
    fr: 'Le formulaire ne permet pas ce calcul\u00A0:',
    en: 'The form does not allow this computation:',
  },
} as const
