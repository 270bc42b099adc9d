import {
  calendarYear,
  choice,
  count,
  euros,
  isoDate,
  percent,
  prose,
  wholeMonths,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

const recovery = {
  recuperation: choice({
    choices: {
      jamais_baisse: { fr: 'Jamais baissé', en: 'Never fell' },
      pas_encore: { fr: 'Pas encore', en: 'Not yet' },
      date: { fr: 'Revenu au sommet', en: 'Back at the peak' },
    },
    label: { fr: 'Retour au sommet', en: 'Recovery' },
  }),
}

/** The three dates of a fall: months for the series, days for a daily index. */
const dates = {
  dateSommet: isoDate({ nullable: true, label: { fr: 'Sommet', en: 'Peak' } }),
  dateCreux: isoDate({ nullable: true, label: { fr: 'Creux', en: 'Trough' } }),
  dateRecuperation: isoDate({ nullable: true, label: { fr: 'De retour', en: 'Recovery date' } }),
}

const baisse = percent({ label: { fr: 'Baisse', en: 'Fall' } })

/** The fall of a published index, with the properties needed to compare it to the portfolio. */
const fact = {
  indice: prose({ label: { fr: 'Indice', en: 'Index' } }),
  devise: choice({
    choices: { EUR: { fr: 'Euro', en: 'Euro' }, USD: { fr: 'Dollar', en: 'Dollar' } },
    label: { fr: 'Devise', en: 'Currency' },
  }),
  dividendes: choice({
    choices: {
      reinvestis: { fr: 'Réinvestis', en: 'Reinvested' },
      exclus: { fr: 'Laissés de côté', en: 'Left out' },
    },
    label: { fr: 'Dividendes', en: 'Dividends' },
  }),
  frequence: choice({
    choices: {
      jour: { fr: 'Clôture du jour', en: 'Daily close' },
      fin_de_mois: { fr: 'Fin de mois', en: 'Month end' },
    },
    label: { fr: 'Fréquence', en: 'Frequency' },
  }),
  baisse,
  ...dates,
  ...recovery,
  suiviJusque: isoDate({
    nullable: true,
    label: { fr: 'Suivi jusqu’à', en: 'Followed until' },
    help: {
      fr: 'Seulement s’il n’était pas de retour dans les données que nous avons.',
      en: 'Only where it had not recovered by the end of our data.',
    },
  }),
  source: prose({ label: { fr: 'Source', en: 'Source' } }),
}

/**
 * Result of `drawdown`: the worst of four crises, each of them, and the monthly path from peak to recovery. Keys
 * are the names of the API: they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its
 * rounding. `nullable`: it is `null` where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    pireCrise: calendarYear({ nullable: true, label: { fr: 'Pire crise', en: 'Worst crisis' } }),
    perteMax: percent({ label: { fr: 'Plus forte baisse', en: 'Deepest fall' } }),
    perteMaxEuros: euros({ label: { fr: 'Plus forte perte', en: 'Largest loss' } }),
    capitalMinimum: euros({
      label: { fr: 'Capital au plus bas avant le retour', en: 'Lowest capital before recovery' },
      help: {
        fr: 'Le plus bas des chemins, versements et retraits compris.',
        en: 'The lowest of the paths, deposits and withdrawals included.',
      },
    }),
    recuperationMoisMax: wholeMonths({
      nullable: true,
      label: { fr: 'Plus long retour', en: 'Longest recovery' },
      help: {
        fr: 'Du sommet au retour, en mois, sans flux. Vide si une baisse n’est pas effacée.',
        en: 'Months from the peak until it is regained, before deposits and withdrawals. Blank if a fall has not been recovered.',
      },
    }),
  },
  crises: rows({
    annee: calendarYear({ label: { fr: 'Année', en: 'Year' } }),
    nom: choice({
      choices: {
        bulle_internet: { fr: 'Bulle internet', en: 'Dot-com bubble' },
        crise_financiere: { fr: 'Crise financière', en: 'Financial crisis' },
        covid: { fr: 'Covid', en: 'Covid' },
        inflation_taux: { fr: 'Inflation et hausse des taux', en: 'Inflation and rising rates' },
      },
      label: { fr: 'Crise', en: 'Crisis' },
    }),
    ...dates,
    ...recovery,
    baisse,
    baisseReelle: percent({
      label: { fr: 'Baisse réelle', en: 'Real fall' },
      help: {
        fr: 'Entre les mêmes dates, en pouvoir d’achat en France.',
        en: 'Between the same dates, in purchasing power in France.',
      },
    }),
    capitalAuCreux: euros({ label: { fr: 'Capital au creux', en: 'Capital at the trough' } }),
    perte: euros({ label: { fr: 'Perte', en: 'Loss' } }),
    hausseNecessaire: percent({
      label: { fr: 'Hausse nécessaire', en: 'Rise needed' },
      help: {
        fr: 'Pour revenir du creux au sommet.',
        en: 'To recover from the trough to the peak.',
      },
    }),
    moisBaisse: wholeMonths({ label: { fr: 'Mois de baisse', en: 'Months of fall' } }),
    moisRecuperation: wholeMonths({
      nullable: true,
      label: { fr: 'Mois jusqu’au retour', en: 'Months to recovery' },
      help: { fr: 'Comptés depuis le sommet.', en: 'Counted from the peak.' },
    }),
    capitalFinFenetre: euros({
      label: { fr: 'Capital à la fin', en: 'Capital at the end' },
      help: {
        fr: 'Au retour, ou au dernier mois des données ; versements et retraits compris, sauf là où rien n’a baissé.',
        en: 'On recovery, or in the last month of the data; deposits and withdrawals included, except where nothing fell.',
      },
    }),
    faits: rows(fact),
  }),
  trajectoires: rows({
    annee: calendarYear({ label: { fr: 'Crise', en: 'Crisis' } }),
    mois: count({ label: { fr: 'Mois depuis le sommet', en: 'Months since the peak' } }),
    capital: euros({ label: { fr: 'Capital', en: 'Capital' } }),
    capitalSansFlux: euros({
      label: { fr: 'Capital sans flux', en: 'Capital before deposits and withdrawals' },
    }),
  }),
}
