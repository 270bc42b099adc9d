import { annualRate, choice, count, euros, percent, years } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Result of `impact-frais`: the same savings at three levels of fees. Keys are the names of the API: they do not
 * change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is `null`
 * where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    capitalSansFrais: euros({
      label: { fr: 'Capital final sans aucuns frais', en: 'Final capital without any fee' },
    }),
    totalVerse: euros({
      label: { fr: 'Total versé', en: 'Total paid in' },
      help: {
        fr: 'Capital initial compris, avant frais d’entrée.',
        en: 'Initial capital included, before entry fees.',
      },
    }),
    ecartMax: euros({
      label: { fr: 'Écart entre frais bas et élevés', en: 'Gap between low and high fees' },
      help: { fr: 'Entre les capitaux finaux.', en: 'Between the final capitals.' },
    }),
    ecartMaxPourcentage: percent({
      label: {
        fr: 'Le même, en % du capital aux frais bas',
        en: 'The same, as a % of the capital at low fees',
      },
    }),
    anneesPerdues: years({
      nullable: true,
      label: { fr: 'Années perdues', en: 'Years lost' },
      help: {
        fr: 'L’avance, à la fin, de l’épargne aux frais bas sur celle aux frais élevés.',
        en: 'How far ahead, at the end, the savings at low fees are of those at high fees.',
      },
    }),
  },
  scenarios: rows({
    nom: choice({
      choices: {
        bas: { fr: 'Frais bas', en: 'Low fees' },
        moyen: { fr: 'Frais moyens', en: 'Medium fees' },
        eleve: { fr: 'Frais élevés', en: 'High fees' },
      },
      label: { fr: 'Scénario', en: 'Scenario' },
    }),
    frais: annualRate({ label: { fr: 'Frais annuels', en: 'Annual fees' } }),
    rendementNet: annualRate({
      label: { fr: 'Rendement net', en: 'Net yield' },
      help: {
        fr: '(1 + taux)(1 - frais) - 1, frais d’entrée à part.',
        en: '(1 + yield)(1 - fees) - 1, entry fees apart.',
      },
    }),
    capitalFinal: euros({ label: { fr: 'Capital final', en: 'Final capital' } }),
    capitalFinalReel: euros({
      label: { fr: 'Capital final en euros d’aujourd’hui', en: 'Final capital in today’s euros' },
    }),
    fraisPreleves: euros({
      label: { fr: 'Frais prélevés', en: 'Fees levied' },
      help: {
        fr: 'Le total des sommes réellement prises, frais d’entrée compris.',
        en: 'The total of the sums actually taken, entry fees included.',
      },
    }),
    manqueAGagner: euros({
      label: { fr: 'Manque à gagner', en: 'Shortfall' },
      help: {
        fr: 'Capital sans frais moins capital final : les frais, et ce qu’ils auraient rapporté.',
        en: 'Capital without fees less final capital: the fees, and what they would have earned.',
      },
    }),
    erosion: percent({
      label: { fr: 'Érosion', en: 'Erosion' },
      help: {
        fr: 'Le manque à gagner en % du capital sans frais.',
        en: 'The shortfall as a % of the capital without fees.',
      },
    }),
  }),
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    sansFrais: euros({ label: { fr: 'Sans frais', en: 'Without fees' } }),
    bas: euros({ label: { fr: 'Frais bas', en: 'Low fees' } }),
    moyen: euros({ label: { fr: 'Frais moyens', en: 'Medium fees' } }),
    eleve: euros({ label: { fr: 'Frais élevés', en: 'High fees' } }),
  }),
}
