import { depositTime, grossYield, inflation } from '../../definition/common-fields.ts'
import { annualRate, euros, monthlyEuros, wholeYears } from '../../definition/kinds.ts'

/**
 * Parameters of `interets-composes`: a capital, its deposits, its yield. Keys are the names of the API: they do not
 * change. Their kinds (`euros`, `annualRate`…) set units and usual ranges. Those of `common-fields.ts` are shared
 * with other simulators. One without `default` or `optional` is required. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  capital: euros({ label: { fr: 'Capital initial', en: 'Initial capital' } }),
  mensuel: monthlyEuros({ label: { fr: 'Versement mensuel', en: 'Monthly deposit' } }),
  taux: grossYield({}),
  duree: wholeYears({ min: 1, max: 50, label: { fr: 'Durée', en: 'Duration' } }),
  inflation: inflation({ default: 2 }),
  frais: annualRate({
    step: 0.1,
    max: 10,
    default: 0,
    label: { fr: 'Frais annuels', en: 'Annual fees' },
    help: {
      fr: 'En % de l’encours par an. Le rendement net est (1 + taux)(1 - frais) - 1.',
      en: 'As a % of assets a year. The net yield is (1 + yield)(1 - fees) - 1.',
    },
  }),
  versement: depositTime(),
  indexation: annualRate({
    step: 0.5,
    min: -10,
    max: 20,
    default: 0,
    label: { fr: 'Hausse annuelle du versement', en: 'Yearly rise of the deposit' },
    help: { fr: 'À partir du 13e mois.', en: 'From the 13th month on.' },
  }),
}
