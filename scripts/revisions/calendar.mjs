// The revisions that a text announces: on which days of the year, of which files of the core (without their ending). A
// test holds every file to exist, and every value that lately changed each year to be here. `renews`: each of these
// days brings a value of its own, even an equal one; until the file has it, a later check does not settle the matter.
const LAW = 'legislation/parametres'

/** What follows the first bracket of the scale; a decree writes it into the code on 31 May 2023, 30 May 2024, 29 June 2026. */
const behindTheScale = [
  'abattement-pensions-maximum',
  'abattement-pensions-minimum',
  'abattement-special-age',
  'deduction-salaires-maximum',
  'deduction-salaires-minimum',
]
const ofTheScale = [
  'bareme-impot-revenu',
  'decote-celibataire',
  'decote-couple',
  'plafond-case-l',
  'plafond-demi-part',
  'plafond-parent-isole',
  'reduction-invalidite',
  'reduction-veuf',
]
const ofIncomeTax = (names) => names.map((name) => `${LAW}/impot-revenu/${name}`)

/**
 * Each event falls on its `days` (`MM-DD`) of each year, or, with `every` and `since`, of one year in so many
 * from that one on. Used by `npm run revisions`.
 */
export const calendar = [
  {
    title: 'the value of the Agirc-Arrco point (ANI of 17 November 2017, art. 36)',
    days: ['11-01'],
    renews: true,
    files: [`${LAW}/retraite/valeur-point`],
  },
  {
    title: 'the amounts of the year for wages and pensions, and the social security finance law',
    days: ['01-01'],
    files: [
      ...[
        'coefficients-salaires',
        'generations',
        'minimum-contributif',
        'plafonds',
        'prelevements-pensions',
        'prix-point',
        'seuils-csg',
        'smic-janvier',
      ].map((name) => `${LAW}/retraite/${name}`),
      ...[
        'cotisations-complementaires',
        'cotisations-vieillesse',
        'csg-salaire',
        'plafond-securite-sociale',
        'smic-horaire',
      ].map((name) => `${LAW}/salaire/${name}`),
    ],
  },
  {
    title: 'the finance law of the year (CGI, art. 197; art. 83, 3° and 158, 5 follow it)',
    // By 31 December, but for 14 February 2025 and 19 February 2026: looked for again in March.
    days: ['01-01', '03-01'],
    files: ofIncomeTax([...ofTheScale, ...behindTheScale]),
  },
  {
    title: 'the decree that writes the amounts of art. 83 and 158 into the CGI (29 June 2026)',
    days: ['07-01'],
    files: ofIncomeTax(behindTheScale),
  },
  {
    title: 'the rate of the Livret A (CMF, art. R. 221-4; order of 27 January 2021, art. 1)',
    days: ['02-01', '08-01'],
    files: [`${LAW}/epargne/livret-a-taux`, 'indices/livret-a-rates'],
  },
  {
    title: 'the usury rates of the quarter (C. conso., art. L. 314-6)',
    days: ['01-01', '04-01', '07-01', '10-01'],
    renews: true,
    files: [`${LAW}/credit/usure-immobilier`],
  },
  {
    title: 'the limit of micro-BIC, every three years, written by a decree of June (CGI, art. 50-0, 1)',
    days: ['01-01', '07-01'],
    every: 3,
    since: 2026,
    files: [`${LAW}/immobilier/micro-bic-plafond`],
  },
  {
    title: 'the prices of the year before (Insee, in January)',
    days: ['02-01'],
    files: ['indices/consumer-prices'],
  },
]
