/** The texts of the home page. Used by `developers.tsx`, which links to the page of files too, and `home.tsx`. */
export const messages = {
  title: {
    fr: 'Denier · simulateurs de finances personnelles, ouverts et sourcés',
    en: 'Denier · open, sourced personal-finance simulators for France',
  },
  headline: {
    fr: 'Simulez vos décisions d’argent, chiffres et sources à l’appui.',
    en: 'Simulate your money decisions, with figures and sources in hand.',
  },
  lead: {
    fr: 'Des simulateurs gratuits, sans compte ni traceur. Chacun montre sa méthode, ses textes de loi et leurs dates. Quand vous changez une valeur, votre navigateur recalcule tout lui-même.',
    en: 'Free simulators, with no account and no trackers. Each shows its method, the French law it applies and its dates. When you change a value, your browser recomputes everything by itself.',
  },
  search: { fr: 'Chercher un simulateur', en: 'Search for a simulator' },
  /** The outcome of a search: none, the nearest to what none computes, or before the number of those found. */
  none: { fr: 'Aucun simulateur ne correspond.', en: 'No simulator matches.' },
  near: {
    fr: 'Rien ici ne calcule cela. Le plus proche\u00A0:',
    en: 'Nothing here computes that. The nearest:',
  },
  found: { fr: 'Simulateurs trouvés\u00A0:', en: 'Simulators found:' },
  list: { fr: 'Les simulateurs', en: 'The simulators' },
  files: {
    fr: 'Beaucoup de questions à la fois, dans un tableur\u00A0?',
    en: 'Many questions at once, in a spreadsheet?',
  },
  batch: {
    fr: 'Calculer un fichier entier, sans l’envoyer',
    en: 'Compute a whole file, without sending it',
  },
  program: {
    fr: 'Les mêmes calculs dans un programme\u00A0?',
    en: 'The same computations in a program?',
  },
} as const
