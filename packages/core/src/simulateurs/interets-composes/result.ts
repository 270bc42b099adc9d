import { count, euros, percent } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Result of `interets-composes`: the final capital, and the table by year. Keys are the names of the API: they do
 * not change. `…Brut`: in euros of the year itself, fees deducted, before tax; `…Reel`: the same in today’s euros;
 * `annee` and `anneeCroisement`: years of saving, from 1. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is
 * `null` where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    capitalFinalBrut: euros({ label: { fr: 'Capital final', en: 'Final capital' } }),
    capitalFinalReel: euros({
      label: { fr: 'Capital final en euros d’aujourd’hui', en: 'Final capital in today’s euros' },
    }),
    totalVerse: euros({
      label: { fr: 'Total versé', en: 'Total paid in' },
      help: { fr: 'Capital initial compris.', en: 'Initial capital included.' },
    }),
    totalInterets: euros({ label: { fr: 'Total des intérêts', en: 'Total interest' } }),
    rendementTotal: percent({
      label: { fr: 'Rendement total', en: 'Total return' },
      help: { fr: 'Les intérêts en % du total versé.', en: 'Interest as a % of the total paid in.' },
    }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    capitalBrut: euros({ label: { fr: 'Capital', en: 'Capital' } }),
    capitalReel: euros({ label: { fr: 'En euros d’aujourd’hui', en: 'In today’s euros' } }),
    totalVerse: euros({ label: { fr: 'Total versé', en: 'Total paid in' } }),
    interets: euros({ label: { fr: 'Intérêts cumulés', en: 'Cumulative interest' } }),
  }),
  complements: {
    tauxMensuelEquivalent: percent({
      label: { fr: 'Taux mensuel équivalent, net de frais', en: 'Equivalent monthly rate, net of fees' },
    }),
    anneeCroisement: count({
      nullable: true,
      label: {
        fr: 'Première année qui rapporte plus qu’elle ne reçoit',
        en: 'First year that earns more than it receives',
      },
    }),
  },
}
