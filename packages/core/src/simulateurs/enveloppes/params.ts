import { grossYield, inflation, marginalTaxRate } from '../../definition/common-fields.ts'
import { annualRate, count, euros, flag, monthlyEuros, percent, wholeYears } from '../../definition/kinds.ts'

/** The yearly fees of a wrapper, in percent of what it holds. */
const fees = (label: { readonly fr: string; readonly en: string }) =>
  annualRate({ step: 0.1, max: 10, default: 0, label })

/**
 * Parameters of `enveloppes`: the effort, the yield, the fees and the tax brackets. Keys are the names of the API:
 * they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `annualRate`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  effort: monthlyEuros({
    label: { fr: 'Effort mensuel', en: 'Monthly effort' },
    help: {
      fr: 'Ce qui sort de votre poche, impôt économisé déduit. Versé à la fin de chaque mois.',
      en: 'What leaves your pocket, the tax saved taken off. Paid in at the end of each month.',
    },
  }),
  capital: euros({
    default: 0,
    label: { fr: 'Versement de départ', en: 'First deposit' },
    help: { fr: 'Net de l’impôt économisé, lui aussi.', en: 'Net of the tax saved, too.' },
  }),
  duree: wholeYears({ min: 1, max: 50, label: { fr: 'Durée', en: 'Duration' } }),
  taux: grossYield({ default: 5 }),
  inflation: inflation({ default: 2 }),
  tmi: marginalTaxRate(),
  tmi_sortie: percent({
    among: [0, 11, 30, 41, 45],
    default: 30,
    label: { fr: 'Tranche d’imposition à la sortie', en: 'Tax bracket at the exit' },
    help: {
      fr: 'Souvent plus basse à la retraite : c’est l’intérêt du PER.',
      en: 'Often lower in retirement: that is the point of a PER.',
    },
  }),
  couple: flag({
    default: false,
    label: { fr: 'Couple imposé ensemble', en: 'Couple taxed jointly' },
    help: {
      fr: 'Double l’abattement et le seuil de l’assurance-vie.',
      en: 'Doubles the allowance and the threshold of life insurance.',
    },
  }),
  retraits: count({
    min: 1,
    max: 40,
    default: 1,
    label: { fr: 'Nombre de retraits', en: 'Number of withdrawals' },
    help: {
      fr: 'Un par an à partir de la fin de la durée, chacun la même part de ce qui reste.',
      en: 'One a year from the end of the duration, each the same share of what is left.',
    },
  }),
  frais_pea: fees({ fr: 'Frais du PEA', en: 'Fees of the PEA' }),
  frais_av: fees({ fr: 'Frais de l’assurance-vie', en: 'Fees of the life insurance' }),
  frais_cto: fees({ fr: 'Frais du compte-titres', en: 'Fees of the securities account' }),
  frais_per: fees({ fr: 'Frais du PER', en: 'Fees of the PER' }),
  dividendes: annualRate({
    step: 0.5,
    max: 10,
    default: 0,
    label: { fr: 'Dividendes distribués', en: 'Dividends paid out' },
    help: {
      fr: 'La part du rendement imposée chaque année sur le compte-titres.',
      en: 'The part of the yield that is taxed each year in the securities account.',
    },
  }),
  plafond_per: euros({
    optional: true,
    label: { fr: 'Plafond de déduction du PER', en: 'Ceiling of deduction of the PER' },
    help: {
      fr: 'Par an, celui de l’avis d’imposition. Sans lui, tout est déduit.',
      en: 'A year, that of the tax notice. Without it, everything is deducted.',
    },
  }),
}
