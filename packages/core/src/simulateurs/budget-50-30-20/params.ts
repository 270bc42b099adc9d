import { euros, monthlyEuros, split } from '../../definition/kinds.ts'

/** The most that savings may draw on, in euros a month. */
const MOST = 1e7

/**
 * Parameters of `budget-50-30-20`: a month of income, its uses, and values compared to thresholds. Keys are the names
 * of the API: they do not change. Labels and help may; another default or range changes answers. Their kinds
 * (`euros`, `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is
 * required if its field has neither `default` nor `optional`. No rule is over several parameters. Used by
 * `contract.ts` and `sentence.ts`.
 */
export const params = {
  revenu: monthlyEuros({
    min: 1,
    label: { fr: 'Revenu net mensuel', en: 'Net monthly income' },
    help: { fr: 'Après impôt, tout compris.', en: 'After tax, everything included.' },
  }),
  besoins: monthlyEuros({
    label: { fr: 'Besoins', en: 'Needs' },
    help: {
      fr: 'Ce qu’on ne peut pas ne pas payer : logement, courses, transport, assurances, crédits.',
      en: 'What cannot go unpaid: housing, groceries, transport, insurance, loans.',
    },
  }),
  envies: monthlyEuros({
    label: { fr: 'Envies', en: 'Wants' },
    help: {
      fr: 'Ce qu’on choisit : sorties, loisirs, vacances, abonnements.',
      en: 'What is chosen: going out, leisure, holidays, subscriptions.',
    },
  }),
  epargne: monthlyEuros({
    min: -MOST,
    optional: true,
    label: { fr: 'Épargne', en: 'Savings' },
    help: {
      fr: 'Vide : ce qui reste du revenu. Négative quand on puise dans ses réserves.',
      en: 'Blank: what remains of the income. Negative when drawing on savings.',
    },
  }),
  loyer: monthlyEuros({
    default: 0,
    label: { fr: 'Dont loyer', en: 'Rent (part of needs)' },
    help: { fr: 'Déjà compté dans les besoins.', en: 'Already counted in the needs.' },
  }),
  credits: monthlyEuros({
    default: 0,
    label: { fr: 'Dont mensualités de crédit', en: 'Loan payments (part of expenses)' },
    help: {
      fr: 'Assurance comprise, déjà comptées.',
      en: 'Insurance included; already counted in the expenses.',
    },
  }),
  regle: split({
    default: '50/30/20',
    label: { fr: 'Règle', en: 'Rule' },
    help: {
      fr: 'Besoins, envies et épargne : trois pourcentages entiers qui font 100.',
      en: 'Needs, wants and savings: three whole percentages that add up to 100.',
    },
  }),
  epargne_precaution: euros({
    optional: true,
    label: { fr: 'Épargne de précaution', en: 'Emergency fund' },
    help: {
      fr: 'L’argent disponible tout de suite. Vide : elle n’est pas jugée. 0 : il n’y en a pas.',
      en: 'Money available at once. Blank: it is not judged. 0: there is none.',
    },
  }),
}
