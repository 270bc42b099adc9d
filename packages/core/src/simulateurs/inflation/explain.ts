/**
 * The explanation of `inflation`: what prices take from an amount. A step explains the figure, or the table,
 * of the answer whose path ends with its id: its formula must give the value there. Where the answer has no
 * such figure, the step is an intermediate value with its own label and kind; its formula must give its
 * `value` or `rows`, where it has one. Later formulas read a step by its id. Steps with one id are variants:
 * at most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters
 * that are rates in percent, rates set by law fractions. `control`: a second formula that must give the same
 * value. In a table, `count` is the number of rows, `start` the values before the first row (0 where left
 * out) and `prev.` the row before. `warns`: the code of the warning that the step explains; `warnsWhen`: a
 * formula of its condition. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import { explains, type TableColumn } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { CENTURY } from '../../finance/duration.ts'
import { consumerPrices } from '../../indices/consumer-prices.ts'
import { contract } from './contract.ts'
import { EURO_SINCE, PRECISE_SINCE } from './simulate.ts'

/** What the steps read: whether two past years are given, and the price index of each year between them. */
function workOf(params: ParamsOfContract<typeof contract>) {
  const { annee_debut: from, annee_fin: to } = params
  const indices = from === undefined || to === undefined ? [] : indicesBetween(from, to)
  return { isPast: from !== undefined, indices }
}

/** The index of each year, as it was published. */
function indicesBetween(from: number, to: number): readonly number[] {
  const { dates, columns } = consumerPrices.table()
  const start = dates.indexOf(String(from))
  return columns.prices.slice(start, start + to - from + 1)
}

type Work = ReturnType<typeof workOf>

const { step, table, observed, explanation } = explains(contract, workOf)

const isPast = (work: Work) => work.isPast
const isFuture = (work: Work) => !work.isPast

const INSEE = {
  fr: 'Indice des prix à la consommation de l’Insee, moyenne de l’année, base 100 en 2015.',
  en: 'Insee’s consumer price index, yearly average, 100 in 2015.',
}
const INDEX = { fr: 'Indice des prix', en: 'Price index' }

/** What cost 1 € at the start, then and each year: prices rise at a constant rate, or as they did. */
const PRICE = {
  fr: 'Prix de ce qui coûte 1 € au départ',
  en: 'Price of what costs €1 at the start',
}
const END_PRICE = {
  fr: 'Prix à la fin de ce qui coûte 1 € au départ',
  en: 'Price at the end of what costs €1 at the start',
}

/** The columns of `yearly`, from the formula of the price of what cost €1 at the start. */
const columnsAt = (price: string) => ({
  annee: 'prev.annee + 1',
  prix: { formula: price, label: PRICE, kind: 'ratio' } satisfies TableColumn,
  valeurNominale: 'prev.valeurNominale * (1 + rendement / 100)',
  valeurReelle: 'valeurNominale / prix',
  pertePouvoirAchat: 'valeurNominale - valeurReelle',
  montantEquivalent: 'montant * prix',
})

/** The years to come, at a constant inflation. */
const years = [
  step('annees', 'duree', {
    label: { fr: 'Durée en années', en: 'Duration in years' },
    kind: 'wholeYears',
    when: isFuture,
  }),
  table('yearly', {
    when: isFuture,
    count: 'annees',
    start: { prix: '1', valeurNominale: 'montant' },
    columns: { ...columnsAt('prev.prix * (1 + inflation / 100)'), anneeCivile: 'null' },
  }),
  step('prixFinal', 'growth(inflation / 100, annees)', {
    label: END_PRICE,
    kind: 'ratio',
    when: isFuture,
    control: 'last(yearly, yearly.prix)',
  }),
  step('inflationMoyenne', 'inflation', { when: isFuture }),
]

/** Past years, with the prices that were observed. */
const pastYears = [
  step('annees', 'annee_fin - annee_debut', {
    label: { fr: 'Durée en années', en: 'Duration in years' },
    kind: 'wholeYears',
    when: isPast,
  }),
  observed('anneePrecise', {
    label: { fr: 'Première année d’un indice précis', en: 'First year of a precise index' },
    kind: 'calendarYear',
    when: isPast,
    value: () => PRECISE_SINCE,
    origin: {
      fr: 'L’indice n’a que deux décimales ; il vaut 5,47 en 1950.',
      en: 'The index has two decimals only; it is 5.47 in 1950.',
    },
    warns: 'indice_peu_precis',
    warnsWhen: 'annee_debut < anneePrecise',
  }),
  observed('anneeEuro', {
    label: { fr: 'Première année des billets en euros', en: 'First year of euro banknotes' },
    kind: 'calendarYear',
    when: isPast,
    value: () => EURO_SINCE,
    origin: { fr: 'Le 1er janvier 2002.', en: '1 January 2002.' },
    warns: 'montants_en_euros',
    warnsWhen: 'annee_debut < anneeEuro',
  }),
  observed('indiceDepart', {
    label: { fr: 'Indice de l’année de départ', en: 'Index of the starting year' },
    kind: 'ratio',
    when: isPast,
    value: ({ indices }) => indices[0] ?? null,
    origin: INSEE,
    warns: 'inflation_observee',
    warnsWhen: 'true',
  }),
  table('yearly', {
    when: isPast,
    count: 'annees',
    start: { prix: '1', valeurNominale: 'montant' },
    rows: ({ indices }) => indices.slice(1).map((indice) => ({ indice })),
    columns: {
      indice: { origin: INSEE, label: INDEX, kind: 'ratio' },
      ...columnsAt('indice / indiceDepart'),
      anneeCivile: 'annee_debut + annee',
    },
  }),
  observed('indiceFin', {
    label: { fr: 'Indice de l’année de fin', en: 'Index of the ending year' },
    kind: 'ratio',
    when: isPast,
    value: ({ indices }) => indices[indices.length - 1] ?? null,
    origin: INSEE,
  }),
  step('prixFinal', 'indiceFin / indiceDepart', {
    label: END_PRICE,
    kind: 'ratio',
    when: isPast,
    control: 'last(yearly, yearly.prix)',
  }),
  step('inflationMoyenne', '100 * (prixFinal ^ (1 / annees) - 1)', { when: isPast }),
]

/**
 * Explains the answer of `inflation`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. What prices
 * take from an amount that grows at its yield. Used by `index.ts`.
 */
export const explain = explanation({
  steps: [
    ...years,
    ...pastYears,
    step('montantInitial', 'montant'),
    step('valeurNominale', 'montant * growth(rendement / 100, annees)', {
      control: 'last(yearly, yearly.valeurNominale)',
    }),
    step('valeurReelle', 'valeurNominale / prixFinal'),
    step('pertePouvoirAchat', 'valeurNominale - valeurReelle'),
    step('pertePourcentage', '100 * (1 - 1 / prixFinal)'),
    step('montantEquivalent', 'montant * prixFinal'),
    step('rendementReel', '100 * ((1 + rendement / 100) / (1 + inflationMoyenne / 100) - 1)', {
      warns: 'rendement_sous_inflation',
      warnsWhen: 'rendement > 0 and 1 + rendement / 100 < 1 + inflationMoyenne / 100',
    }),
    observed('dureeMaximale', {
      label: {
        fr: 'Durée au-delà de laquelle rien n’est affiché',
        en: 'Duration beyond which nothing is shown',
      },
      kind: 'years',
      value: () => CENTURY,
      origin: { fr: 'Convention de ce simulateur.', en: 'A convention of this simulator.' },
    }),
    step('tempsDemiVie', 'ln(2) / ln(1 + max(0, inflationMoyenne) / 100)', {
      label: {
        fr: 'Temps où les prix doublent, aucun sans hausse',
        en: 'Time to double prices, none without a rise',
      },
      kind: 'years',
    }),
    step('dureeDemiVie', 'if(tempsDemiVie <= dureeMaximale, tempsDemiVie, null)', {
      warns: 'demi_vie_inexistante',
      warnsWhen: 'max(0, dureeDemiVie) = 0',
    }),
  ],
})
