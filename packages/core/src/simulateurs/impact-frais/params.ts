import { grossYield, inflation } from '../../definition/common-fields.ts'
import { annualRate, euros, monthlyEuros, percent, wholeYears } from '../../definition/kinds.ts'

/** In percent a year, or of each deposit for entry fees. */
const HIGHEST_FEE = 10

/**
 * Parameters of `impact-frais`: savings, and three levels of fees. Keys are the names of the API: they do not
 * change. Their kinds (`euros`, `annualRate`…) set units and usual ranges. Those of `common-fields.ts` are shared
 * with other simulators. One without `default` or `optional` is required. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  capital: euros({ label: { fr: 'Capital initial', en: 'Initial capital' } }),
  mensuel: monthlyEuros({
    label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
    help: { fr: 'À la fin de chaque mois.', en: 'At the end of each month.' },
  }),
  taux: grossYield({ default: 7 }),
  duree: wholeYears({ min: 1, max: 50, label: { fr: 'Durée', en: 'Duration' } }),
  frais_bas: annualRate({
    step: 0.1,
    max: HIGHEST_FEE,
    default: 0.2,
    label: { fr: 'Frais annuels bas', en: 'Low annual fees' },
    help: {
      fr: 'En % de l’encours par an. 0,2 % : l’ordre de grandeur d’un fonds indiciel coté.',
      en: 'As a % of assets a year. 0.2%: the order of magnitude of an exchange-traded index fund.',
    },
  }),
  frais_moyen: annualRate({
    step: 0.1,
    max: HIGHEST_FEE,
    default: 1,
    label: { fr: 'Frais annuels moyens', en: 'Medium annual fees' },
    help: { fr: 'Au moins les frais bas.', en: 'At least the low fees.' },
  }),
  frais_eleve: annualRate({
    step: 0.1,
    max: HIGHEST_FEE,
    default: 2,
    label: { fr: 'Frais annuels élevés', en: 'High annual fees' },
    help: {
      fr: 'Au moins les frais moyens. Comptez toutes les couches : enveloppe, fonds, gestion.',
      en: 'At least the medium fees. Count every layer: wrapper, fund, management.',
    },
  }),
  frais_entree: percent({
    step: 0.5,
    max: HIGHEST_FEE,
    default: 0,
    label: { fr: 'Frais d’entrée', en: 'Entry fees' },
    help: {
      fr: 'En % de chaque versement, capital initial compris ; les mêmes dans les trois scénarios.',
      en: 'As a % of each deposit, initial capital included; the same in the three scenarios.',
    },
  }),
  inflation: inflation({ default: 2 }),
}
