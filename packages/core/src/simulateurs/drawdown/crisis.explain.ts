/**
 * The explanation of `drawdown`, second part: fall and recovery in each crisis. A step explains the figure, or the
 * table, of the answer that `figure` names, else the only one whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, it must give its `value` or `rows`, if it has one. Later formulas
 * read a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that one is
 * shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions. In a
 * table, `count` is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the
 * row before. Texts may change freely; an id or a column of a table, only with all formulas that read it.
 *
 * Ids of other files that it reads: `histoire` of `history.explain.ts`. Its ids that other files read: none.
 */
import { type ExplainedCrisis, explainedCrises, observed, step, table, type Work } from './history.explain.ts'

/** The fall of a crisis, and the rows of `histoire` of its peak, its trough and its recovery. */
const fallSteps = ({ year, suffix }: ExplainedCrisis) => {
  const when = ({ years }: Work) => years.includes(year)
  return [
    observed(`annee${suffix}`, {
      label: { fr: `Année de la crise de ${year}`, en: `Year of the crisis of ${year}` },
      kind: 'calendarYear',
      value: () => year,
      when,
      origin: { fr: 'Le nom courant de la crise.', en: 'The usual name of the crisis.' },
    }),
    step(`chute${suffix}`, `least(histoire, if(histoire.annee = annee${suffix}, histoire.chute, null))`, {
      label: { fr: `Plus forte baisse, ${year}`, en: `Deepest fall, ${year}` },
      kind: 'rate',
      when,
    }),
    step(
      `creux${suffix}`,
      `if(chute${suffix} < 0, first(histoire, histoire.annee = annee${suffix} and histoire.chute <= chute${suffix}, histoire.ligne), null)`,
      { label: { fr: `Ligne du creux, ${year}`, en: `Row of the trough, ${year}` }, kind: 'count', when },
    ),
    step(`plusHaut${suffix}`, `at(histoire, creux${suffix}, histoire.sommet)`, {
      label: { fr: `Valeur au sommet, ${year}`, en: `Value at the peak, ${year}` },
      kind: 'ratio',
      when,
    }),
    step(
      `sommet${suffix}`,
      `first(histoire, histoire.annee = annee${suffix} and histoire.valeur >= plusHaut${suffix}, histoire.ligne)`,
      { label: { fr: `Ligne du sommet, ${year}`, en: `Row of the peak, ${year}` }, kind: 'count', when },
    ),
    step(
      `retour${suffix}`,
      `first(histoire, histoire.annee = annee${suffix} and histoire.ligne > creux${suffix} and histoire.valeur >= plusHaut${suffix}, histoire.ligne)`,
      { label: { fr: `Ligne du retour, ${year}`, en: `Row of the recovery, ${year}` }, kind: 'count', when },
    ),
    step(
      `duree${suffix}`,
      `max(0, min(retour${suffix}, most(histoire, if(histoire.annee = annee${suffix}, histoire.ligne, null))) - sommet${suffix} + 1)`,
      {
        label: { fr: `Mois du sommet au retour, ${year}`, en: `Months from peak to recovery, ${year}` },
        kind: 'count',
        when,
      },
    ),
  ]
}

const NAMES = {
  fr: 'Les crises que ce simulateur rejoue.',
  en: 'The crises that this simulator replays.',
}

/**
 * The paths and the figures of the crises of a portfolio. Formulas name each crisis, so those of world
 * equities, which miss one, are variants.
 */
function replaySteps(replayed: readonly ExplainedCrisis[], when: (work: Work) => boolean) {
  /** The last row of each crisis in the table of paths: its months come after those of the crises before. */
  const lastRowSteps = replayed.map(({ year, suffix }, index) => {
    const before = replayed[index - 1]
    return step(
      `derniereLigne${suffix}`,
      before ? `derniereLigne${before.suffix} + duree${suffix}` : `duree${suffix}`,
      {
        label: { fr: `Dernière ligne du chemin, ${year}`, en: `Last row of the path, ${year}` },
        kind: 'count',
        when,
      },
    )
  })

  /** One formula a crisis, chosen by a condition on each but the last. */
  const byCrisis = (
    isOf: (crisis: ExplainedCrisis) => string,
    formulaOf: (crisis: ExplainedCrisis) => string,
  ): string =>
    replayed.reduceRight(
      (others, crisis) =>
        others ? `if(${isOf(crisis)}, ${formulaOf(crisis)}, ${others})` : formulaOf(crisis),
      '',
    )

  // The formula of the crisis of a row of `trajectoires`.
  const byRow = (formulaOf: (crisis: ExplainedCrisis) => string) =>
    byCrisis(({ suffix }) => `ligne <= derniereLigne${suffix}`, formulaOf)

  // The formula of the crisis of a row of `crises`.
  const byYear = (formulaOf: (crisis: ExplainedCrisis) => string) =>
    byCrisis(({ suffix }) => `annee = annee${suffix}`, formulaOf)

  /** The capital from the peak of each crisis to its recovery, with and without flows. */
  const pathTable = table('trajectoires', {
    when,
    count: `derniereLigne${replayed.at(-1)?.suffix}`,
    start: {},
    columns: {
      ligne: { formula: 'prev.ligne + 1', label: { fr: 'Ligne', en: 'Row' }, kind: 'count' },
      annee: byRow(({ suffix }) => `annee${suffix}`),
      mois: 'if(annee = prev.annee, prev.mois + 1, 0)',
      valeur: {
        formula: `at(histoire, (${byRow(({ suffix }) => `sommet${suffix}`)}) + mois, histoire.valeur)`,
        label: { fr: 'Valeur du portefeuille', en: 'Value of the portfolio' },
        kind: 'ratio',
      },
      valeurSommet: {
        formula: 'if(mois = 0, valeur, prev.valeurSommet)',
        label: { fr: 'Sa valeur au sommet', en: 'Its value at the peak' },
        kind: 'ratio',
      },
      capital:
        'if(mois = 0, capitalAuSommet, max(0, prev.capital * valeur / prev.valeur + mensuel - retrait))',
      capitalSansFlux: 'capitalAuSommet * valeur / valeurSommet',
    },
  })

  const monthAt = (column: 'date' | 'prix') => (row: string) =>
    `at(histoire, ${byYear(({ suffix }) => `${row}${suffix}`)}, histoire.${column})`

  const dateAt = monthAt('date')
  const priceAt = monthAt('prix')

  /** The figures of each crisis; without a fall there are neither dates nor path. */
  const crisesTable = table('crises', {
    when,
    count: 'nombreCrises',
    start: {},
    columns: {
      annee: { origin: NAMES },
      nom: { origin: NAMES },
      chute: {
        formula: byYear(({ suffix }) => `chute${suffix}`),
        label: { fr: 'Plus forte baisse', en: 'Deepest fall' },
        kind: 'rate',
      },
      dateSommet: dateAt('sommet'),
      dateCreux: dateAt('creux'),
      dateRecuperation: dateAt('retour'),
      moisRecuperation: `if(chute < 0, ${byYear(({ suffix }) => `retour${suffix} - sommet${suffix}`)}, 0)`,
      recuperation: 'if(chute < 0, if(max(0, moisRecuperation) > 0, "date", "pas_encore"), "jamais_baisse")',
      baisse: '100 * chute',
      baisseReelle: `if(chute < 0, 100 * ((1 + chute) * (${priceAt('sommet')}) / (${priceAt('creux')}) - 1), 0)`,
      capitalAuCreux: 'capital * (1 + chute)',
      perte: '-capital * chute',
      hausseNecessaire: '100 * (1 / (1 + chute) - 1)',
      moisBaisse: `if(chute < 0, ${byYear(({ suffix }) => `creux${suffix} - sommet${suffix}`)}, 0)`,
      capitalFinFenetre: `if(chute < 0, at(trajectoires, ${byYear(({ suffix }) => `derniereLigne${suffix}`)}, trajectoires.capital), capital)`,
    },
    warns: 'indice_sans_dividendes',
    warnsWhen: 'actions > 0 and indice <> "monde"',
  })

  return { lastRowSteps, pathTable, crisesTable }
}

/** Whether the portfolio has data for all crises. */
const isFull = ({ years }: Work): boolean => years.length === explainedCrises.length
const replays = [
  replaySteps(explainedCrises, isFull),
  replaySteps(explainedCrises.slice(1), (work) => !isFull(work)),
]

const PUBLISHED = {
  fr: 'Chiffres publiés, avec leur source dans la réponse.',
  en: 'Published figures, with their source in the answer.',
}
const published = (fr: string, en: string) => ({ origin: PUBLISHED, label: { fr, en } })

/** The falls of published indices, to compare with the portfolio. */
const factsTable = table('faits', {
  label: { fr: 'Les mêmes crises vues par des indices publiés', en: 'The same crises in published indices' },
  count: 'nombreFaits',
  start: {},
  rows: ({ facts }) => facts,
  columns: {
    annee: published('Crise', 'Crisis'),
    indice: published('Indice', 'Index'),
    devise: published('Devise', 'Currency'),
    dividendes: published('Dividendes', 'Dividends'),
    frequence: published('Fréquence', 'Frequency'),
    baisse: { ...published('Baisse', 'Fall'), kind: 'percent' },
    dateSommet: published('Sommet', 'Peak'),
    dateCreux: published('Creux', 'Trough'),
    dateRecuperation: published('De retour', 'Recovery date'),
    recuperation: published('Retour au sommet', 'Recovery'),
    suiviJusque: published('Suivi jusqu’à', 'Followed until'),
  },
})

/**
 * The crises, from the months of each to the path of the capital, and the worst of them. Used by `explain.ts`.
 */
export const crisisSteps = [
  ...explainedCrises.flatMap(fallSteps),
  ...replays.flatMap(({ lastRowSteps }) => lastRowSteps),
  step('capitalAuSommet', 'capital', {
    label: { fr: 'Capital au sommet', en: 'Capital at the peak' },
    kind: 'euros',
  }),
  ...replays.map(({ pathTable }) => pathTable),
  observed('nombreCrises', {
    label: { fr: 'Nombre de crises', en: 'Number of crises' },
    kind: 'count',
    value: ({ years }) => years.length,
    origin: NAMES,
    warns: 'crise_2000_hors_donnees',
    warnsWhen: 'actions > 0 and indice_actions = "monde"',
  }),
  ...replays.map(({ crisesTable }) => crisesTable),
  observed('nombreFaits', {
    label: { fr: 'Nombre de chiffres publiés', en: 'Number of published figures' },
    kind: 'count',
    value: ({ facts }) => facts.length,
    origin: PUBLISHED,
  }),
  factsTable,
  step('perteMax', 'least(crises, crises.baisse)', {
    warns: 'jamais_baisse',
    warnsWhen: 'count(crises, crises.recuperation = "jamais_baisse") > 0',
  }),
  step('pireCrise', 'if(perteMax < 0, first(crises, crises.baisse <= perteMax, crises.annee), null)', {
    warns: 'retraits_pendant_la_baisse',
    warnsWhen: 'retrait > mensuel and perteMax < 0',
  }),
  step('perteMaxEuros', '-capital * perteMax / 100', { warns: 'passe', warnsWhen: 'true' }),
  step('capitalMinimum', 'min(capital, least(trajectoires, trajectoires.capital))', {
    warns: 'capital_epuise',
    warnsWhen: 'retrait > mensuel and not exceeds(capitalMinimum, 0)',
  }),
  step(
    'recuperationMoisMax',
    'if(count(crises, crises.recuperation = "pas_encore") = 0, most(crises, crises.moisRecuperation), null)',
    {
      warns: 'pas_encore_de_retour',
      warnsWhen: 'count(crises, crises.recuperation = "pas_encore") > 0',
    },
  ),
]
