/**
 * The texts of the header and footer of every page. Used by `developers.tsx`, `document.tsx`, `footer.tsx`,
 * `header.tsx`, `home.tsx` and `prose.tsx`.
 */
export const messages = {
  name: 'Denier',
  skip: { fr: 'Aller au contenu', en: 'Skip to the content' },
  home: { fr: 'Accueil', en: 'Home' },
  main: { fr: 'Navigation principale', en: 'Main navigation' },
  simulators: { fr: 'Simulateurs', en: 'Simulators' },
  docs: { fr: 'API', en: 'API' },
  docsTitle: { fr: 'Documentation de l’API', en: 'API documentation' },
  switch: { fr: 'English', en: 'Français' },
  foot: { fr: 'Pied de page', en: 'Footer' },
  method: { fr: 'Méthode', en: 'Method' },
  developers: { fr: 'Pour les développeurs', en: 'For developers' },
  sources: { fr: 'Sources et dates', en: 'Sources and dates' },
  legal: { fr: 'Mentions légales', en: 'Legal notice' },
  privacy: { fr: 'Confidentialité', en: 'Privacy' },
  accessibility: { fr: 'Accessibilité', en: 'Accessibility' },
  licence: {
    fr: 'Logiciel libre, licence MIT. Ni cookie, ni traceur, ni publicité.',
    en: 'Free software, MIT licence. No cookies, no trackers, no advertising.',
  },
  disclaimer: {
    fr: 'Simulations pédagogiques\u00A0: elles ne sont ni un conseil en investissement personnalisé, ni un avis fiscal ou juridique.',
    en: 'Educational simulations: neither personalised investment advice, nor a tax or legal opinion.',
  },
} as const
