/** The texts of an embedded page besides the answer. Used by `embed-form.tsx` and `embed.tsx`. */
export const messages = {
  change: { fr: 'Changer les valeurs', en: 'Change the values' },
  compute: { fr: 'Calculer', en: 'Calculate' },
  open: { fr: 'Ouvrir dans Denier', en: 'Open in Denier' },
  newTab: { fr: ' (nouvel onglet)', en: ' (new tab)' },
  free: { fr: 'Simulateur libre et gratuit', en: 'Open, free simulator' },
  waiting: { fr: 'Calcul en cours…', en: 'Computing…' },
  faulty: {
    fr: 'Une valeur ne convient pas\u00A0: corrigez-la ci-dessous.',
    en: 'One value is not valid: correct it below.',
  },
} as const
