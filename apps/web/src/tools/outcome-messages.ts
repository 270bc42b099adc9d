/** The texts of the state of an analysis. Used by `analysis-outcome.tsx`. */
export const outcomeMessages = {
  working: { fr: 'Calcul en cours…', en: 'Computing…' },
  stale: {
    fr: 'Le formulaire a changé depuis\u00A0: relancez pour être à jour.',
    en: 'The form has changed since: run this again to bring it up to date.',
  },
  faulty: {
    fr: 'Le formulaire ne permet pas ce calcul\u00A0:',
    en: 'The form does not allow this computation:',
  },
} as const
