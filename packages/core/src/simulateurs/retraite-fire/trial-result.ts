import { annualRate, calendarYear, count, euros, percent } from '../../definition/kinds.ts'
import { pair, rows } from '../../definition/shape.ts'

/** Figures of the retirement in historical windows. Used by `result.ts`. */
export const historicalResult = {
  premiereAnnee: calendarYear({ label: { fr: 'Première année des données', en: 'First year of the data' } }),
  derniereAnnee: calendarYear({ label: { fr: 'Dernière année des données', en: 'Last year of the data' } }),
  fenetres: count({
    echo: true,
    label: { fr: 'Fenêtres', en: 'Windows' },
    help: {
      fr: 'Une par année de départ dont toute la retraite tient dans les données. Elles se recouvrent.',
      en: 'One for each starting year whose whole retirement lies within the data. They overlap.',
    },
  }),
  reussites: count({
    echo: true,
    label: { fr: 'Réussites', en: 'Successes' },
    help: {
      fr: 'Les fenêtres où tous les retraits ont été payés.',
      en: 'The windows in which every withdrawal was paid.',
    },
  }),
  tauxReussite: percent({ label: { fr: 'Taux de réussite', en: 'Success rate' } }),
  pireAnneeDeDepart: calendarYear({
    label: { fr: 'Pire année de départ', en: 'Worst starting year' },
    help: {
      fr: 'Celle qui n’a supporté que le taux de retrait le plus bas.',
      en: 'The one that sustained only the lowest withdrawal rate.',
    },
  }),
  tauxRetraitSur: annualRate({
    label: { fr: 'Taux qui n’a jamais échoué', en: 'Rate that never failed' },
    help: {
      fr: 'Le plus haut que la pire année de départ a supporté, arrondi au-dessous. Il ne garantit rien pour l’avenir.',
      en: 'The highest that the worst starting year sustained, rounded down. It guarantees nothing for the future.',
    },
  }),
  capitalFinalMedian: euros({
    label: { fr: 'Capital final médian', en: 'Median final capital' },
    help: {
      fr: 'En euros d’aujourd’hui, en partant du capital à atteindre ; un échec compte pour 0.',
      en: 'In today’s euros, starting from the capital to reach; a failure counts as 0.',
    },
  }),
}

/** Figures of the retirement in random draws. Used by `result.ts`. */
export const randomResult = {
  simulations: count({ echo: true, label: { fr: 'Nombre de tirages', en: 'Number of draws' } }),
  graine: count({ echo: true, label: { fr: 'Graine du hasard', en: 'Seed of the draws' } }),
  tauxReussite: percent({ label: { fr: 'Taux de réussite', en: 'Success rate' } }),
  intervalle95: pair(
    percent({
      label: { fr: 'Intervalle à 95 %', en: '95% interval' },
      help: {
        fr: 'L’incertitude due au nombre de tirages. Celle des hypothèses est bien plus grande.',
        en: 'The uncertainty due to the number of draws. That of the assumptions is far larger.',
      },
    }),
  ),
  percentiles: rows({
    annee: count({ label: { fr: 'Année de retraite', en: 'Year of retirement' } }),
    p10: euros({
      label: {
        fr: 'Capital atteint ou dépassé 9 fois sur 10',
        en: 'Capital reached or exceeded 9 times in 10',
      },
      help: { fr: 'En euros d’aujourd’hui.', en: 'In today’s euros.' },
    }),
    p50: euros({ label: { fr: 'Capital médian', en: 'Median capital' } }),
    p90: euros({
      label: {
        fr: 'Capital atteint ou dépassé 1 fois sur 10',
        en: 'Capital reached or exceeded 1 time in 10',
      },
    }),
  }),
}
