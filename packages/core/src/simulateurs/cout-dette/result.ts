import { annualRate, count, euros, flag, monthlyEuros, percent, wholeMonths } from '../../definition/kinds.ts'
import { orNull, orOmitted, rows } from '../../definition/shape.ts'

/** Figures common to a yearly and a monthly row. */
const amounts = {
  interets: euros({ label: { fr: 'Intérêts', en: 'Interest' } }),
  principal: euros({ label: { fr: 'Capital remboursé', en: 'Principal repaid' } }),
  assurance: euros({ label: { fr: 'Assurance', en: 'Insurance' } }),
  capitalRestantDu: euros({ label: { fr: 'Capital restant dû', en: 'Balance owed' } }),
  cumulInterets: euros({ label: { fr: 'Intérêts cumulés', en: 'Cumulative interest' } }),
}

/**
 * Result of `cout-dette`: the total cost, the early repayment if any, and the table. Keys are the names of the API:
 * they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it
 * is `null` where it does not exist. `orNull`: the whole part is `null` where the question does not call for it.
 * `orOmitted`: the whole part is left out unless a parameter asks for it. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    mensualite: monthlyEuros({
      label: { fr: 'Mensualité, assurance comprise', en: 'Monthly payment, insurance included' },
      help: {
        fr: 'La première, quand l’assurance baisse avec le capital restant dû.',
        en: 'The first one, when insurance falls with the balance owed.',
      },
    }),
    mensualiteHorsAssurance: monthlyEuros({
      label: { fr: 'Mensualité hors assurance', en: 'Monthly payment without insurance' },
    }),
    coutTotal: euros({
      label: { fr: 'Total déboursé', en: 'Total paid' },
      help: {
        fr: 'Mensualités, assurance, frais de dossier et garantie.',
        en: 'Payments, insurance, arrangement fee and guarantee.',
      },
    }),
    totalInterets: euros({ label: { fr: 'Total des intérêts', en: 'Total interest' } }),
    totalAssurance: euros({ label: { fr: 'Total de l’assurance', en: 'Total insurance' } }),
    coutCredit: euros({
      label: { fr: 'Coût du crédit', en: 'Cost of the loan' },
      help: { fr: 'Le total déboursé, moins le capital reçu.', en: 'The total paid, less the money lent.' },
    }),
    taeg: annualRate({
      nullable: true,
      label: { fr: 'Taux annuel effectif global (TAEG)', en: 'Annual percentage rate of charge (APRC)' },
      help: {
        fr: 'Tous les coûts en un seul taux annuel : intérêts, assurance, frais et garantie.',
        en: 'All costs in one yearly rate: interest, insurance, fees and guarantee.',
      },
    }),
    tauxEndettement: percent({
      nullable: true,
      label: { fr: 'Taux d’endettement', en: 'Debt ratio' },
      help: {
        fr: 'La mensualité en % du revenu. Seulement avec un revenu.',
        en: 'The monthly payment as a % of the income. Shown if you enter an income.',
      },
    }),
    revenuMinimum: monthlyEuros({
      label: { fr: 'Revenu minimum', en: 'Minimum income' },
      help: {
        fr: 'Le plus petit avec lequel la mensualité reste dans la part que les banques acceptent, sans autre crédit.',
        en: 'The lowest with which the payment stays within the share that banks accept, with no other loan.',
      },
    }),
    tauxUsure: annualRate({
      nullable: true,
      label: { fr: 'Taux d’usure de ce trimestre', en: 'Usury rate of this quarter' },
      help: {
        fr: 'Le TAEG le plus haut permis pour un crédit immobilier à taux fixe de cette durée. Vide si celui du trimestre n’est pas connu ici.',
        en: 'The highest APRC allowed for a fixed-rate home loan of this length. Empty if that of the quarter is not known here.',
      },
    }),
  },
  remboursementAnticipe: orNull({
    capitalRestantDu: euros({
      label: { fr: 'Capital restant dû avant', en: 'Balance owed before' },
    }),
    indemnites: euros({ label: { fr: 'Indemnité due à la banque', en: 'Early repayment charge' } }),
    nouvelleMensualite: monthlyEuros({
      label: { fr: 'Mensualité ensuite, hors assurance', en: 'Payment afterwards, without insurance' },
    }),
    nouvelleDureeMois: wholeMonths({ label: { fr: 'Mois restants', en: 'Months left' } }),
    moisGagnes: wholeMonths({ label: { fr: 'Mois gagnés', en: 'Months saved' } }),
    interetsEconomises: euros({ label: { fr: 'Intérêts économisés', en: 'Interest saved' } }),
    assuranceEconomisee: euros({ label: { fr: 'Assurance économisée', en: 'Insurance saved' } }),
    gainNet: euros({
      label: { fr: 'Gain net', en: 'Net gain' },
      help: {
        fr: 'Intérêts et assurance économisés, moins l’indemnité.',
        en: 'Interest and insurance saved, less the early repayment charge.',
      },
    }),
    rentable: flag({ label: { fr: 'Le remboursement rapporte', en: 'The repayment pays off' } }),
  }),
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    mensualites: euros({
      label: { fr: 'Payé dans l’année, assurance comprise', en: 'Paid in the year, insurance included' },
    }),
    ...amounts,
    capitalApresRemboursement: euros({
      nullable: true,
      label: { fr: 'Dû avec le remboursement anticipé', en: 'Owed with the early repayment' },
      help: {
        fr: 'Ce qui reste dû quand on rembourse par anticipation. Les autres colonnes sont celles du crédit tel que signé.',
        en: 'What is owed when part is repaid early. The other columns are those of the loan as signed.',
      },
    }),
  }),
  mensuel: orOmitted(
    rows({
      mois: count({ label: { fr: 'Mois', en: 'Month' } }),
      mensualite: monthlyEuros({
        label: { fr: 'Mensualité, assurance comprise', en: 'Payment, insurance included' },
      }),
      ...amounts,
    }),
  ),
}
