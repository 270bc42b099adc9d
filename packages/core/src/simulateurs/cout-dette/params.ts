import { annualRate, choice, count, euros, monthlyEuros, wholeYears } from '../../definition/kinds.ts'

/** The longest loan, in years. */
const LONGEST = 40

/**
 * Parameters of `cout-dette`: the loan, its costs, the income and an early repayment. Keys are the names of the
 * API: they do not change. Their kinds (`euros`, `annualRate`…) set units and usual ranges. One without `default`
 * or `optional` is required. Used by `contract.ts` and `sentence.ts`.
 */
export const params = {
  capital: euros({ min: 100, max: 1e8, label: { fr: 'Capital emprunté', en: 'Amount borrowed' } }),
  taux: annualRate({
    step: 0.5,
    max: 30,
    label: { fr: 'Taux du crédit', en: 'Loan rate' },
    help: {
      fr: 'Taux nominal, sans assurance ni frais. Chaque mois, un douzième du taux annuel.',
      en: 'Nominal rate, without insurance or fees. Each month, a twelfth of the annual rate.',
    },
  }),
  duree: wholeYears({ min: 1, max: LONGEST, label: { fr: 'Durée', en: 'Duration' } }),
  assurance: annualRate({
    step: 0.1,
    max: 5,
    default: 0,
    label: { fr: 'Assurance emprunteur', en: 'Loan insurance' },
    help: { fr: 'En % par an, tous emprunteurs réunis.', en: 'In % a year, all borrowers together.' },
  }),
  assurance_base: choice({
    choices: {
      initial: { fr: 'Sur le capital emprunté', en: 'On the amount borrowed' },
      restant: { fr: 'Sur le capital restant dû', en: 'On the balance owed' },
    },
    default: 'initial',
    label: { fr: 'Calcul de l’assurance', en: 'Basis of the insurance' },
    help: {
      fr: 'Sur le capital emprunté, la prime ne change pas ; sur le capital restant dû, elle baisse chaque mois.',
      en: 'On the amount borrowed, the premium stays; on the balance owed, it falls each month.',
    },
  }),
  frais_dossier: euros({
    max: 1e6,
    default: 0,
    label: { fr: 'Frais de dossier', en: 'Arrangement fee' },
    help: { fr: 'Frais de courtier compris.', en: 'Broker’s fee included.' },
  }),
  garantie: euros({
    max: 1e6,
    default: 0,
    label: { fr: 'Garantie', en: 'Guarantee' },
    help: { fr: 'Caution ou hypothèque, payée au départ.', en: 'Surety or mortgage, paid at the start.' },
  }),
  revenu: monthlyEuros({
    default: 0,
    label: { fr: 'Revenu net mensuel', en: 'Net monthly income' },
    help: { fr: 'Pour le taux d’endettement.', en: 'For the debt ratio.' },
  }),
  remboursement_anticipe: euros({
    default: 0,
    label: { fr: 'Remboursement anticipé', en: 'Early repayment' },
    help: {
      fr: 'Au-delà du capital restant dû, le crédit est soldé et le surplus ne compte pas.',
      en: 'Beyond the balance owed, the loan is cleared and the surplus does not count.',
    },
  }),
  annee_remboursement: count({
    min: 1,
    max: LONGEST - 1,
    optional: true,
    label: { fr: 'Année du remboursement', en: 'Year of the repayment' },
    help: {
      fr: 'Il a lieu à la fin de cette année, après la douzième mensualité.',
      en: 'It takes place at the end of that year, after the twelfth payment.',
    },
  }),
  effet: choice({
    choices: {
      duree: { fr: 'Raccourcir le crédit', en: 'Shorten the loan' },
      mensualite: { fr: 'Alléger la mensualité', en: 'Lower the payment' },
    },
    default: 'duree',
    label: { fr: 'Effet du remboursement', en: 'Effect of the repayment' },
  }),
  ira: choice({
    choices: {
      legale: { fr: 'Le maximum légal', en: 'The legal maximum' },
      aucune: { fr: 'Aucune', en: 'None' },
    },
    default: 'legale',
    label: { fr: 'Indemnité de remboursement anticipé', en: 'Early repayment charge' },
    help: {
      fr: 'Beaucoup de contrats la réduisent ou s’en passent : elle se négocie à la signature.',
      en: 'Many contracts reduce it or do without: it is negotiated when signing.',
    },
  }),
  detail: choice({
    choices: {
      annuel: { fr: 'Par année', en: 'By year' },
      mensuel: { fr: 'Par année et par mois', en: 'By year and by month' },
    },
    default: 'annuel',
    label: { fr: 'Détail du tableau', en: 'Detail of the table' },
  }),
}
