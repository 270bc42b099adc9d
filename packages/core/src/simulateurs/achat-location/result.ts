import { choice, count, euros, flag, monthlyEuros, percent } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Result of `achat-location`: the final wealth of both households, and its causes. Keys are the names of the API:
 * they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it
 * is `null` where it does not exist. `complements` is at the end of the period; `valeurBien` is before selling costs.
 * `achatGagnant` may be true where `verdict` is `equivalent`. Used by `borrowing-capacity.ts`,
 * `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    mensualiteCredit: monthlyEuros({ label: { fr: 'Mensualité du crédit', en: 'Monthly loan payment' } }),
    fraisNotaire: euros({ label: { fr: 'Frais de notaire', en: 'Notary fees' } }),
    coutTotalAchat: euros({ label: { fr: 'Total déboursé en achetant', en: 'Total paid when buying' } }),
    coutTotalLocation: euros({ label: { fr: 'Total déboursé en louant', en: 'Total paid when renting' } }),
    patrimoineAchatFinal: euros({
      label: { fr: 'Patrimoine final en achetant', en: 'Final wealth when buying' },
    }),
    patrimoineLocationFinal: euros({
      label: { fr: 'Patrimoine final en louant', en: 'Final wealth when renting' },
    }),
    pointBasculeAnnees: count({
      nullable: true,
      absent: { fr: 'Aucune', en: 'None' },
      label: { fr: 'Année de bascule', en: 'Break-even year' },
      help: {
        fr: 'La première dès laquelle l’achat reste devant.',
        en: 'The first from which buying stays ahead.',
      },
    }),
    achatGagnant: flag({ label: { fr: 'L’achat l’emporte', en: 'Buying wins' } }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    coutAchat: euros({ label: { fr: 'Déboursé en achetant, cumulé', en: 'Paid when buying, to date' } }),
    coutLocation: euros({ label: { fr: 'Déboursé en louant, cumulé', en: 'Paid when renting, to date' } }),
    patrimoineAchat: euros({ label: { fr: 'Patrimoine en achetant', en: 'Wealth when buying' } }),
    patrimoineLocation: euros({ label: { fr: 'Patrimoine en louant', en: 'Wealth when renting' } }),
  }),
  complements: {
    ecartFinal: euros({
      label: { fr: 'Écart final, achat moins location', en: 'Final gap, buying less renting' },
    }),
    verdict: choice({
      choices: {
        achat: { fr: 'Acheter', en: 'Buy' },
        location: { fr: 'Louer', en: 'Rent' },
        equivalent: { fr: 'Équivalent', en: 'Even' },
      },
      label: { fr: 'Verdict', en: 'Verdict' },
      help: {
        fr: '« Équivalent » quand l’écart est d’au plus 1 % du plus grand patrimoine.',
        en: '“Even” where the gap is at most 1% of the larger wealth.',
      },
    }),
    loyerEquilibre: monthlyEuros({
      nullable: true,
      absent: { fr: 'Aucun', en: 'None' },
      label: { fr: 'Loyer d’équilibre', en: 'Break-even rent' },
      help: { fr: 'Celui auquel les deux finissent à égalité.', en: 'The one at which both end equal.' },
    }),
    coutIrrecuperableAchat: euros({
      label: { fr: 'Coûts perdus de l’achat', en: 'Sunk costs of buying' },
      help: {
        fr: 'Frais, intérêts, assurance, charges, taxe, entretien et frais de vente.',
        en: 'Fees, interest, insurance, charges, tax, upkeep and selling costs.',
      },
    }),
    interets: euros({ label: { fr: 'Intérêts payés', en: 'Interest paid' } }),
    capitalRestantDu: euros({ label: { fr: 'Capital restant dû', en: 'Balance owed' } }),
    valeurBien: euros({ label: { fr: 'Valeur du bien', en: 'Value of the home' } }),
    tauxEffort: percent({
      nullable: true,
      label: { fr: 'Taux d’effort', en: 'Debt ratio' },
      help: {
        fr: 'Mensualité, assurance et autres crédits, en % du revenu. Sans revenu, il n’y en a pas.',
        en: 'Loan payment, insurance and other loans, as a % of income. There is none without an income.',
      },
    }),
    revenuMinimum: monthlyEuros({
      label: { fr: 'Revenu minimum pour emprunter', en: 'Minimum income to borrow' },
      help: {
        fr: 'Le plus bas avec lequel une banque accepte ces crédits.',
        en: 'The lowest with which a bank accepts these loans.',
      },
    }),
  },
}
