/**
 * Bilingual strings of `llms.txt`, `llms-full.txt` and the API catalog; contracts hold the others. A key that
 * ends in `Note` describes the link or page whose title has the same key without it. From `address` on, they
 * are headings and words of a simulator's chapter in `llms-full.txt`; `from`, `to` and `one` precede bounds
 * and choices. Used by `api-catalog.ts`, `llms-chapter.ts` and `llms.ts`.
 */
export const llmsMessages = {
  fr: {
    /** @param count number of simulators. */
    summary: (count: number) =>
      `${count} simulateurs de finances personnelles françaises, ouverts, sans clé ni compte : un GET, une réponse JSON avec ses hypothèses, ses sources et ses avertissements.`,
    rules: [
      'Les pourcentages sont des pourcentages : 5 signifie 5 %, à l’entrée comme à la sortie. Les montants sont en euros.',
      'Un paramètre inconnu ou fautif donne 422, avec toutes les fautes à la fois ; rien n’est deviné.',
      'Un chiffre `null` n’existe pas, et un avertissement de `meta.avertissements` dit pourquoi, ou il n’a pas été demandé.',
      'Au plus 30 requêtes par client en 60 secondes ; au-delà 429, et `Retry-After` dit quand revenir.',
      '`lang=fr` ou `lang=en` choisit la langue des textes ; les messages d’erreur sont en anglais.',
      'Citez `meta.sources` et `disclaimer` : ce sont des simulations pédagogiques, pas un conseil en investissement personnalisé.',
    ],
    colon: ' : ',
    start: 'Pour commencer',
    simulators: 'Simulateurs',
    optional: 'Optional', // the name that llmstxt.org gives to links that can be skipped: not translated
    catalogue: 'Catalogue',
    catalogueNote: 'les simulateurs, leurs paramètres et une adresse d’exemple, en JSON',
    full: 'Tout en une page',
    fullNote: 'chaque simulateur avec ses paramètres, ses chiffres et son exemple',
    openapi: 'OpenAPI 3.1',
    openapiNote: 'la description des simulateurs, de leurs portes et de ces pages',
    tools: 'Outils MCP',
    toolsNote:
      'les simulateurs comme outils, en HTTP (`POST`, JSON-RPC), sans session ni clé : six outils, ou un par simulateur avec `?outils=tous` ; `?lang=en` pour l’anglais',
    docs: 'Documentation interactive',
    docsNote: 'pour essayer les requêtes dans un navigateur',
    apiCatalog: 'Catalogue d’API',
    apiCatalogNote: 'RFC 9727, en linkset',
    address: 'Adresse',
    parameters: 'Paramètres',
    figures: 'Chiffres (sous `data`)',
    example: 'Exemple',
    endpoints: 'Autres portes',
    required: 'obligatoire',
    optionalParameter: 'facultatif',
    byDefault: 'par défaut',
    from: 'de',
    to: 'à',
    one: 'parmi',
  },
  en: {
    summary: (count: number) =>
      `${count} simulators of French personal finance, open, without key or account: one GET, one JSON answer with its assumptions, sources and warnings.`,
    rules: [
      'Percentages are percentages: 5 means 5%, in and out. Amounts are in euros.',
      'An unknown or faulty parameter gives 422, with every fault at once; nothing is guessed.',
      'A figure that is `null` does not exist, and a warning in `meta.avertissements` says why, or it was not asked for.',
      'At most 30 requests per client in 60 seconds; beyond, 429, and `Retry-After` says when to come back.',
      '`lang=fr` or `lang=en` chooses the language of the prose; messages of errors are in English.',
      'Cite `meta.sources` and `disclaimer`: these are educational simulations, not personalised investment advice.',
    ],
    colon: ': ',
    start: 'To begin',
    simulators: 'Simulators',
    optional: 'Optional',
    catalogue: 'Catalogue',
    catalogueNote: 'the simulators, their parameters and an address to try, as JSON',
    full: 'All in one page',
    fullNote: 'each simulator with its parameters, its figures and its example',
    openapi: 'OpenAPI 3.1',
    openapiNote: 'the description of the simulators, of their endpoints and of these pages',
    tools: 'MCP tools',
    toolsNote: 'the simulators as tools, over HTTP (`POST`, JSON-RPC), without session or key',
    docs: 'Interactive documentation',
    docsNote: 'to try requests in a browser',
    apiCatalog: 'API catalogue',
    apiCatalogNote: 'RFC 9727, as a linkset',
    address: 'Address',
    parameters: 'Parameters',
    figures: 'Figures (under `data`)',
    example: 'Example',
    endpoints: 'Other endpoints',
    required: 'required',
    optionalParameter: 'optional',
    byDefault: 'default',
    from: 'from',
    to: 'to',
    one: 'one of',
  },
} as const
