/** The texts of the home page. Used by `developers.tsx` and `home.tsx`. */
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
  /** The outcome of a search: none, or before the number of simulators found. */
  none: { fr: 'Aucun simulateur ne correspond.', en: 'No simulator matches.' },
  found: { fr: 'Simulateurs trouvés\u00A0:', en: 'Simulators found:' },
  list: { fr: 'Les simulateurs', en: 'The simulators' },
  files: {
    fr: 'Beaucoup de questions à la fois, dans un tableur\u00A0?',
    en: 'Many questions at once, in a spreadsheet?',
  },
  developers: { fr: 'Pour les développeurs', en: 'For developers' },
  developersLead: {
    fr: 'Les mêmes calculs, une adresse chacun\u00A0: sans clé, CORS ouvert, trente requêtes par minute.',
    en: 'The same computations, each at its own address: no key, open CORS, thirty requests a minute.',
  },
  request: { fr: 'La requête', en: 'The request' },
  answer: { fr: 'Sa réponse, abrégée', en: 'Its answer, shortened' },
  reference: { fr: 'Référence interactive de l’API', en: 'Interactive API reference' },
  openapi: { fr: 'Description OpenAPI 3.1', en: 'OpenAPI 3.1 description' },
  assistants: {
    fr: 'Pour les assistants\u00A0: Model Context Protocol, en POST sur',
    en: 'For assistants: Model Context Protocol, by POST to',
  },
  batch: {
    fr: 'Calculer un fichier entier, sans l’envoyer',
    en: 'Compute a whole file, without sending it',
  },
  command: {
    fr: 'En ligne de commande, depuis un clone du dépôt\u00A0:',
    en: 'On the command line, from a clone of the repository:',
  },
} as const
