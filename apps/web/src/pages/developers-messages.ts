/** The texts of the page for developers. Used by `developers.tsx`. */
export const messages = {
  lead: {
    fr: 'Les mêmes calculs, une adresse chacun\u00A0: sans clé, CORS ouvert, trente requêtes par minute.',
    en: 'The same computations, each at its own address: no key, open CORS, thirty requests a minute.',
  },
  request: { fr: 'La requête', en: 'The request' },
  answer: { fr: 'Sa réponse, abrégée', en: 'Its answer, shortened' },
  more: { fr: 'Les autres chemins', en: 'Other ways' },
  reference: { fr: 'Référence interactive de l’API', en: 'Interactive API reference' },
  openapi: { fr: 'Description OpenAPI 3.1', en: 'OpenAPI 3.1 description' },
  assistants: {
    fr: 'Pour les assistants\u00A0: Model Context Protocol, en POST sur',
    en: 'For assistants: Model Context Protocol, by POST to',
  },
  command: {
    fr: 'En ligne de commande, depuis un clone du dépôt\u00A0:',
    en: 'On the command line, from a clone of the repository:',
  },
} as const
