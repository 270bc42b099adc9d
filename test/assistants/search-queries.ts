/**
 * What people type into a search box, with the simulators that may come first. All but a few were written before any
 * keyword was changed for them, when 155 of 174 in French and 89 of 98 in English came first. Of 51 others, written after, 42 did.
 * Used by `search.test.ts` and, for a sample, by `test/web/home-search.full.test.ts`.
 */

/** The queries of one language. In each row: the names that may come first, and the queries. */
type Queries = readonly (readonly [first: string, queries: readonly string[]])[]

const french: Queries = [
  [
    'succession',
    [
      'héritage',
      'heritage',
      'hérit',
      'heritaje',
      'frais de succession',
      'droits de succession',
      'succesion',
      'testament',
      'assurance vie décès',
      'mon père est décédé',
      'notaire décès',
      'héritage frère et sœur',
      'heritage soeur',
      'combien vont toucher mes enfants à ma mort',
      'conjoint survivant',
    ],
  ],
  [
    'donation',
    [
      'donation',
      'donner de l’argent à mes enfants',
      'don à mes petits-enfants',
      'donner ma maison à mes enfants',
    ],
  ],
  ['donation, succession', ['usufruit', 'abattement', 'nue propriété']],
  [
    'achat-location',
    [
      'maison',
      'Maison',
      'loyer',
      'loyers trop chers',
      'acheter ou louer',
      'louer ou acheter',
      'achat appartement',
      'logement',
      'résidence principale',
      'residence principale',
      'devenir propriétaire',
      'locataire',
      'primo accédant',
    ],
  ],
  ['achat-location, cout-dette, capacite-emprunt', ['apport', 'quelle maison puis-je acheter']],
  ['achat-location, immobilier, capacite-emprunt', ['immobilier', 'taxe foncière', 'frais de notaire']],
  ['cout-dette, capacite-emprunt', ['emprun', 'emprunter', 'crédit']],
  [
    'capacite-emprunt',
    [
      'combien je peux emprunter',
      'combien emprunter',
      'capacité d’emprunt',
      'capacite emprunt',
      'budget immobilier',
      'prêt à taux zéro',
      'PTZ',
      'HCSF',
      'refus de prêt',
    ],
  ],
  [
    'cout-dette',
    [
      'prêt',
      'pret',
      'PRÊT',
      'pret immo',
      'crédit immobilier',
      'credit immobilier',
      'crédit immo',
      'TAEG',
      'taeg',
      'taux d’emprunt',
      'mensualité',
      'mensualités crédit',
      'rembourser mon prêt plus tôt',
      'remboursement anticipe',
      'renégocier mon crédit',
      'rachat de crédit',
      'tableau d’amortissement',
      'crédit voiture',
      'acheter une voiture',
      'assurance de prêt',
      'hypothèque',
      'dettes',
      'surendettement',
      'crédit conso',
      'prêt étudiant',
      'simulation crédit',
    ],
  ],
  [
    'immobilier',
    [
      'investissement locatif',
      'rendement locatif',
      'location meublée',
      'LMNP',
      'acheter pour louer',
      'airbnb',
      'acheter un garage pour le louer',
      'immobillier locatif',
      'rentabilité appartement',
    ],
  ],
  ['immobilier, revenus-passifs', ['SCPI']],
  [
    'fiscalite',
    [
      'impôt',
      'impots',
      'impôts sur le revenu',
      'impo',
      'tranche d’imposition',
      'TMI',
      'prélèvement à la source',
      'déclaration de revenus',
      'combien d’impôts vais-je payer',
      'quotient familial',
      'nombre de parts',
      'réduction d’impôt',
      'auto-entrepreneur',
      'femme de ménage crédit d’impôt',
      'pension alimentaire',
      'flat tax',
      'frais réels',
      'barème kilométrique',
      'enfant à charge',
      'pacs',
      'PER',
      'impôt sur les dividendes',
      'parent isolé',
      'simulateur impot 2026',
    ],
  ],
  ['fiscalite, budget-50-30-20, salaire-net', ['salaire']],
  ['fiscalite, immobilier', ['défiscaliser', 'revenus fonciers']],
  ['livret-a-vs-etf, drawdown, dca', ['bourse', 'actions', 'investir en bourse']],
  ['livret-a-vs-etf', ['ETF', 'livret a', 'livret', 'caisse d’épargne', 'tracker']],
  ['livret-a-vs-etf, revenus-passifs, enveloppes', ['PEA']],
  [
    'enveloppes',
    [
      'enveloppe fiscale',
      'PEA ou assurance-vie',
      'épargne retraite',
      'meilleure enveloppe',
      'plan épargne retraite',
      'CTO',
      'PER ou assurance vie',
      'quelle enveloppe choisir',
      'sortie du PER en capital',
    ],
  ],
  ['livret-a-vs-etf, interets-composes', ['où placer mon argent', 'placement']],
  [
    'drawdown',
    ['krach', 'krach boursier', 'crise 2008', 'la bourse s’effondre', 'perdre de l’argent en bourse'],
  ],
  [
    'interets-composes',
    [
      'épargne',
      'epargner chaque mois',
      'intérêts composés',
      'interet composé',
      'mettre de l’argent de côté',
      'épargne pour mes enfants',
      'combien aurai-je',
      'PEL',
    ],
  ],
  [
    'interets-composes, succession, revenus-passifs, fiscalite, enveloppes',
    ['assurance vie', 'assurance-vie'],
  ],
  [
    'dca',
    ['investir petit à petit', 'investir d’un coup ou en plusieurs fois', 'DCA', 'investissement progressif'],
  ],
  ['impact-frais', ['frais bancaires', 'frais de gestion', 'frais assurance vie', 'frais']],
  [
    'cagr',
    [
      'calculer un rendement',
      'performance de mon placement',
      'taux de croissance',
      'TRI',
      'taux de rendement',
    ],
  ],
  ['cagr, fiscalite, plus-value-immobiliere', ['plus-value']],
  [
    'plus-value-immobiliere',
    [
      'plus-value immobilière',
      'vendre ma maison',
      'vendre un appartement',
      'vente résidence secondaire',
      'vendre un terrain',
    ],
  ],
  [
    'salaire-net',
    [
      'brut en net',
      'salaire net',
      'salaire brut',
      'fiche de paie',
      'net à payer',
      'cotisations salariales',
      'augmentation de salaire',
    ],
  ],
  [
    'inflation',
    [
      'inflation',
      'infl',
      'pouvoir d’achat',
      'hausse des prix',
      'convertir francs en euros',
      'vie chère',
      'coût de la vie',
    ],
  ],
  ['retraite-fire, coast-fire, revenus-passifs', ['préparer sa retraite', 'fire']],
  ['retraite-publique, retraite-fire, coast-fire', ['retraite', 'retr']],
  [
    'retraite-publique',
    [
      'âge de départ',
      'trimestres',
      'points Agirc-Arrco',
      'retraite complémentaire',
      'pension de retraite',
      'relevé de carrière',
      'taux plein',
    ],
  ],
  [
    'retraite-fire',
    [
      'retraite anticipée',
      'arrêter de travailler à 50 ans',
      'partir plus tôt à la retraite',
      'indépendance financière',
      'à quel âge partir à la retraite',
    ],
  ],
  ['retraite-fire, revenus-passifs', ['rentier', 'vivre de ses rentes', 'rente']],
  ['interets-composes, budget-50-30-20', ['économiser', 'économies']],
  ['coast-fire', ['coast fire', 'arrêter d’épargner']],
  ['revenus-passifs', ['revenus passifs', 'dividendes', 'complément de retraite', 'revenu complémentaire']],
  [
    'budget-50-30-20',
    [
      'budget',
      'budg',
      'courses',
      'budget mensuel',
      'dépenses',
      'gérer mon budget',
      '50/30/20',
      'reste à vivre',
      'épargne de précaution',
      'fins de mois difficiles',
    ],
  ],
  [
    'donation',
    [
      'donner de son vivant',
      'don manuel',
      'don familial',
      'cadeau',
      'don Sarkozy',
      'faire un don à ses enfants',
      'donner à mes neveux',
      'donner un appartement',
      'frais de donation',
      'donner sa maison en gardant l’usufruit',
    ],
  ],
  [
    'plus-value-immobiliere',
    [
      'plus value maison',
      'revente maison',
      'vendre sa maison',
      'exonération plus value',
      'plus value résidence secondaire',
      'vente immobilière impôt',
      'vendre un bien hérité',
      'durée de détention',
    ],
  ],
  [
    'salaire-net',
    [
      'salaire brut net',
      'net mensuel',
      'charges salariales',
      'paye',
      'bulletin de salaire',
      'salaire après impôt',
      'cadre ou non cadre',
      'CSG',
    ],
  ],
  ['salaire-net, fiscalite', ['smic']],
  [
    'capacite-emprunt, cout-dette',
    ['prêt immobilier', 'taux d’endettement', 'combien puis-je emprunter', 'apport personnel pour un prêt'],
  ],
  ['capacite-emprunt', ['premier achat', 'dossier de prêt', 'emprunt maison', 'la banque prête combien']],
  ['achat-location, capacite-emprunt', ['acheter une maison']],
  [
    'retraite-publique',
    [
      'âge légal',
      '64 ans',
      'décote',
      'rachat de trimestres',
      'carrière longue',
      'montant de ma retraite',
      'combien je toucherai à la retraite',
      'pension',
      'Cnav',
    ],
  ],
  ['enveloppes, revenus-passifs', ['compte-titres', 'compte titres']],
  ['enveloppes', ['PER ou PEA ou assurance-vie', 'avantage fiscal du PER', 'enveloppe']],
  // what households typed who tried the home page, and others of the same kind
  [
    'plus-value-immobiliere',
    [
      'vente appartement loué',
      'vendre un appartement loué',
      'vendre un studio loué',
      'vente d’un bien locatif',
      'vendre ma résidence principale',
      'impôt vente appartement',
    ],
  ],
  ['capacite-emprunt', ['quel salaire pour emprunter', 'salaire pour acheter une maison']],
  ['capacite-emprunt, cout-dette', ['emprunter 200 000 euros']],
  ['immobilier', ['louer mon appartement', 'loyer qui rembourse le crédit']],
  ['interets-composes', ['200 euros par mois pendant 20 ans']],
  ['budget-50-30-20', ['combien épargner par mois', 'où passe mon argent']],
  ['coast-fire', ['arrêter de cotiser et laisser fructifier']],
  ['inflation', ['que valent 1000 euros de 2000']],
  ['cagr', ['combien mon placement a rapporté']],
  ['enveloppes', ['PER ou PEA']],
  ['achat-location', ['vaut-il mieux louer']],
  ['livret-a-vs-etf', ['livret A plein']],
]

const english: Queries = [
  [
    'succession',
    [
      'inheritance',
      'inherit',
      'inheritence',
      'inheritance tax',
      'estate tax',
      'my father died',
      'wills',
      'heirs',
    ],
  ],
  ['donation', ['gift tax', 'gift to my children', 'give money to my son']],
  [
    'achat-location',
    [
      'rent or buy',
      'buy or rent',
      'house',
      'buying a house',
      'apartment',
      'home',
      'rent',
      'first-time buyer',
    ],
  ],
  [
    'cout-dette',
    [
      'mortgage',
      'morgage',
      'mortg',
      'mortgage payment',
      'home loan',
      'loan',
      'loans',
      'car loan',
      'pay off mortgage early',
      'APR',
      'debt',
      'refinance',
      'credit',
    ],
  ],
  ['capacite-emprunt', ['how much can I borrow', 'borrowing power', 'affordability', 'zero-rate loan']],
  ['immobilier', ['rental property', 'buy to let', 'landlord', 'rental income', 'airbnb']],
  [
    'fiscalite',
    [
      'income tax',
      'taxes',
      'tax bracket',
      'tax return',
      'how much tax will I pay',
      'withholding tax',
      'self-employed',
      'tax credit',
    ],
  ],
  ['fiscalite, budget-50-30-20, salaire-net', ['salary', 'take-home pay']],
  ['livret-a-vs-etf, drawdown, dca', ['stock market', 'stocks', 'shares']],
  ['livret-a-vs-etf', ['index funds', 'savings account', 'ETF']],
  ['livret-a-vs-etf, interets-composes', ['where to invest my money']],
  [
    'enveloppes',
    [
      'tax wrapper',
      'securities account',
      'retirement savings plan',
      'PER or life insurance',
      'which wrapper',
    ],
  ],
  ['drawdown', ['market crash', '2008 crisis', 'recession', 'bear market']],
  [
    'interets-composes',
    ['savings', 'compound interest', 'compund interest', 'save for my kids', 'saving plan'],
  ],
  ['dca', ['lump sum', 'dollar cost averaging', 'invest monthly or all at once']],
  ['impact-frais', ['fees', 'fund fees', 'hidden bank fees', 'expense ratio']],
  ['cagr', ['annual return', 'rate of return', 'IRR']],
  ['cagr, fiscalite, plus-value-immobiliere', ['capital gains']],
  ['plus-value-immobiliere', ['sell my house', 'selling a flat', 'property sale', 'property gain']],
  ['salaire-net', ['gross to net', 'net salary', 'payslip']],
  ['inflation', ['inflation', 'cost of living', 'purchasing power', 'rising prices']],
  [
    'retraite-fire',
    ['early retirement', 'retire at 50', '4% rule', 'stop working', 'financial independence'],
  ],
  ['retraite-fire, coast-fire, revenus-passifs', ['retirement', 'FIRE']],
  ['retraite-publique', ['pension', 'retirement age', 'pension points']],
  ['coast-fire', ['coast fire', 'stop saving']],
  ['revenus-passifs', ['passive income', 'dividends']],
  ['revenus-passifs, retraite-fire', ['annuity', 'live off my investments']],
  [
    'budget-50-30-20',
    ['budget', 'groceries', 'monthly budget', 'spending', 'household expenses', 'emergency fund'],
  ],
  [
    'donation',
    ['gift', 'present', 'gifts to grandchildren', 'lifetime gift', 'gift to my nephew', 'bare ownership'],
  ],
  ['plus-value-immobiliere', ['tax on sale', 'second home', 'sale of an inherited house', 'sell land']],
  ['salaire-net', ['net pay', 'wage', 'gross salary', 'paycheck after tax']],
  ['capacite-emprunt', ['can I afford a house', 'how much house can I afford', 'loan refused']],
  ['retraite-publique', ['pension age', 'state pension', 'quarters', 'retire in France']],
  ['enveloppes, revenus-passifs', ['brokerage account']],
  ['enveloppes', ['best account', 'tax-efficient saving']],
  // what households typed who tried the home page, and others of the same kind
  ['plus-value-immobiliere', ['sell a rented flat', 'sell rental property']],
  ['capacite-emprunt', ['salary needed to buy a house', 'how much will the bank lend']],
  ['immobilier', ['rent out my flat']],
  ['dca', ['invest every month']],
  ['salaire-net', ['how much will I take home']],
  ['revenus-passifs', ['extra income']],
  ['retraite-fire', ['live without working']],
]

/** A query, and what it must find. */
export interface SearchQuery {
  readonly query: string
  /** The simulators that may come first. */
  readonly first: readonly string[]
}

const rows = (queries: Queries): readonly SearchQuery[] =>
  queries.flatMap(([first, texts]) => texts.map((query) => ({ query, first: first.split(', ') })))

/** All queries, by language. Used by `search.test.ts` and `web/home-search.full.test.ts`. */
export const searchQueries = { fr: rows(french), en: rows(english) } as const

/**
 * Words that several simulators are about, and all of these: each must be shown, in any order. Used by `search.test.ts`.
 */
export const sharedWords: readonly (readonly [query: string, shown: readonly string[]])[] = [
  ['prêt', ['cout-dette', 'capacite-emprunt']],
  ['pret', ['cout-dette', 'capacite-emprunt']],
  ['prêt immobilier', ['cout-dette', 'capacite-emprunt']],
  ['mortgage', ['cout-dette', 'capacite-emprunt']],
  ['loan', ['cout-dette', 'capacite-emprunt']],
  ['maison', ['achat-location', 'immobilier', 'capacite-emprunt', 'plus-value-immobiliere']],
  ['house', ['achat-location', 'immobilier', 'capacite-emprunt', 'plus-value-immobiliere']],
  ['smic', ['salaire-net', 'fiscalite']],
  ['retraite', ['retraite-publique', 'retraite-fire', 'coast-fire']],
  ['compte-titres', ['enveloppes', 'revenus-passifs']],
  ['usufruit', ['donation', 'succession']],
  ['PER', ['fiscalite', 'enveloppes']],
]

/**
 * Texts inside words of a simulator that are other words or none, and that simulator: they must not find it.
 * Used by `search.test.ts` and `web/home-search.full.test.ts`.
 */
export const insidesOfWords: readonly (readonly [query: string, never: string])[] = [
  ['bourse', 'cout-dette'], // remBOURSEment
  ['ritage', 'succession'],
  ['oyer', 'achat-location'],
  ['prunt', 'cout-dette'],
  ['ourse', 'drawdown'],
  ['flation', 'inflation'],
  ['traite', 'retraite-fire'],
  ['pargne', 'interets-composes'],
  ['cession', 'succession'],
  ['nation', 'donation'],
  ['state', 'succession'], // eSTATE
  ['gage', 'cout-dette'], // mortGAGE
  ['tire', 'retraite-fire'], // reTIRE
]

/** Queries about something else, which must find nothing. Used by `search.test.ts`. */
export const foreignQueries: readonly string[] = [
  'météo',
  'recette de cuisine',
  'football',
  'weather',
  'horoscope',
  'zzz',
  'qwertyuiop',
]
