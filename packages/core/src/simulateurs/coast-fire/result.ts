import {
  age,
  annualRate,
  count,
  euros,
  flag,
  monthlyEuros,
  percent,
  wholeYears,
} from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Result of `coast-fire`: the capital that suffices without deposits, and the table by year. Keys are the names of
 * the API: they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding.
 * `nullable`: it is `null` where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    capitalFire: euros({ label: { fr: 'Nombre FIRE', en: 'FIRE number' } }),
    coastNumber: euros({ label: { fr: 'Capital à avoir aujourd’hui', en: 'Capital needed today' } }),
    capitalActuel: euros({ echo: true, label: { fr: 'Capital actuel', en: 'Current capital' } }),
    atteint: flag({ label: { fr: 'Atteint', en: 'Reached' } }),
    ecart: euros({ label: { fr: 'Avance ou manque', en: 'Surplus or shortfall' } }),
    progression: percent({ nullable: true, label: { fr: 'Progression', en: 'Progress' } }),
    anneesRestantes: wholeYears({ label: { fr: 'Années avant la retraite', en: 'Years to retirement' } }),
    ageCoast: age({
      nullable: true,
      absent: { fr: 'Pas avant la retraite', en: 'Not before retirement' },
      label: { fr: 'Âge où l’on peut cesser de verser', en: 'Age at which deposits may stop' },
    }),
    capitalALaRetraite: euros({
      label: { fr: 'Capital à la retraite sans plus verser', en: 'Capital at retirement without deposits' },
      help: { fr: 'En euros d’aujourd’hui.', en: 'In today’s euros.' },
    }),
    tauxReel: annualRate({ label: { fr: 'Rendement réel', en: 'Real yield' } }),
    effortMensuelRequis: monthlyEuros({
      label: { fr: 'Versement mensuel requis', en: 'Monthly deposit required' },
      help: {
        fr: 'Jusqu’à la retraite, en euros d’aujourd’hui, pour finir au nombre FIRE.',
        en: 'Until retirement, in today’s euros, to end at the FIRE number.',
      },
    }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    age: age({ label: { fr: 'Âge', en: 'Age' } }),
    capitalSansVersement: euros({
      label: { fr: 'Capital sans versements', en: 'Capital without deposits' },
    }),
    capitalAvecVersements: euros({
      label: { fr: 'Capital avec versements', en: 'Capital with deposits' },
    }),
    coastRequis: euros({ label: { fr: 'Capital requis cette année-là', en: 'Capital needed that year' } }),
    atteint: flag({ label: { fr: 'Atteint', en: 'Reached' } }),
  }),
}
