import { annualRate, count, euros, percent, ratio, years } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Result of `cagr`: the rate, and the value of each year. Keys are the names of the API: they do not change. The
 * kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is `null` where it does
 * not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    cagr: annualRate({
      nullable: true,
      label: { fr: 'Taux de croissance annuel', en: 'Annual growth rate' },
    }),
    rendementTotal: percent({
      label: { fr: 'Rendement total', en: 'Total return' },
    }),
    gainAbsolu: euros({
      label: { fr: 'Gain', en: 'Gain' },
    }),
    multiple: ratio({
      label: { fr: 'Multiple du capital versé', en: 'Multiple of the money paid in' },
    }),
    cagrReel: annualRate({
      nullable: true,
      repeats: 'resume.cagr', // without inflation
      label: { fr: 'Taux réel, inflation déduite', en: 'Real rate, after inflation' },
    }),
    tauxMensuelEquivalent: percent({
      nullable: true,
      label: { fr: 'Taux mensuel équivalent', en: 'Equivalent monthly rate' },
    }),
    anneesDoublement: years({
      nullable: true,
      label: { fr: 'Années pour doubler', en: 'Years to double' },
    }),
    tri: annualRate({
      nullable: true,
      label: { fr: 'Taux de rendement interne', en: 'Internal rate of return' },
      help: { fr: 'Seulement avec des versements.', en: 'Only with deposits.' },
    }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    valeur: euros({
      nullable: true,
      label: { fr: 'Valeur au taux régulier', en: 'Value at the steady rate' },
    }),
  }),
}
