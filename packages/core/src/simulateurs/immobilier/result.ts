import { annualRate, count, euros, monthlyEuros, ratio } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { fiscalAnnuel, revente } from './tax-result.ts'

/**
 * Result of `immobilier`: the yields and flows of the first year, the whole investment, each year, and its tax.
 * Keys are the names of the API: they do not change. The kind of each figure (`euros`, `annualRate`, which is in
 * percent…) sets its unit and its rounding. `nullable`: it is `null` where it does not exist. All euros are current
 * ones; balances and values of a year are those at its end. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    coutTotal: euros({
      label: { fr: 'Coût total', en: 'Total cost' },
      help: {
        fr: 'Prix, frais de notaire, travaux et meubles.',
        en: 'Price, notary fees, renovation work and furniture.',
      },
    }),
    montantEmprunte: euros({ label: { fr: 'Montant emprunté', en: 'Amount borrowed' } }),
    rendementBrut: annualRate({
      label: { fr: 'Rendement brut', en: 'Gross yield' },
      help: { fr: 'Loyers d’une année pleine, sur le prix.', en: 'A full year’s rent, over the price.' },
    }),
    rendementBrutCoutTotal: annualRate({
      label: { fr: 'Rendement brut sur le coût total', en: 'Gross yield on total cost' },
    }),
    rendementNet: annualRate({
      label: { fr: 'Rendement net', en: 'Net yield' },
      help: {
        fr: 'Loyers encaissés moins toutes les charges, sur le coût total : sans crédit ni impôt.',
        en: 'Rents received less all running costs, over the total cost: without loan or tax.',
      },
    }),
    rendementNetNet: annualRate({
      label: { fr: 'Rendement net, impôt éventuel déduit', en: 'Net yield, less any tax' },
      help: {
        fr: 'Le rendement net, moins l’impôt de la première année ; sans régime fiscal, aucun impôt n’est compté.',
        en: 'The net yield, less the first year’s tax; without a tax regime, no tax is counted.',
      },
    }),
    mensualiteCredit: monthlyEuros({
      label: { fr: 'Mensualité du crédit', en: 'Monthly loan payment' },
      help: { fr: 'Assurance comprise.', en: 'Insurance included.' },
    }),
    cashFlowMensuel: monthlyEuros({
      label: { fr: 'Solde mensuel', en: 'Monthly cash flow' },
      help: {
        fr: 'Ce que le bien laisse, ou demande, chaque mois de la première année, impôt payé si un régime est choisi.',
        en: 'The surplus, or the shortfall, each month of the first year, tax paid where a regime is chosen.',
      },
    }),
    cashFlowAnnuel: euros({
      label: { fr: 'Solde de la première année', en: 'First-year cash flow' },
      help: { fr: 'Impôt payé, si un régime est choisi.', en: 'Tax paid, where a regime is chosen.' },
    }),
    // null without money of one's own, as the next one
    rendementFondsPropres: annualRate({
      nullable: true,
      label: { fr: 'Rendement des fonds propres', en: 'Cash-on-cash return' },
      help: {
        fr: 'Solde de la première année, sur l’apport.',
        en: 'First-year cash flow, over the money put in.',
      },
    }),
    // Percentage points, 1 for one point: a difference of two rates, which `annualRate` would write as a rate.
    effetLevier: ratio({
      nullable: true,
      label: { fr: 'Effet de levier, en points', en: 'Leverage effect, in points' },
      help: {
        fr: 'Ce que le coût du crédit ajoute au rendement des fonds propres, ou en retire. Le capital remboursé n’y compte pas.',
        en: 'What the cost of the loan adds to the yield of the money put in, or takes from it. Capital repaid does not count.',
      },
    }),
    dscr: ratio({
      nullable: true,
      label: { fr: 'Couverture de la dette (DSCR)', en: 'Debt service coverage ratio' },
      help: {
        fr: 'Revenu net de charges divisé par les mensualités de l’année : au-dessus de 1, le loyer paie le crédit. Absent sans crédit.',
        en: 'Net operating income over the year’s loan payments: above 1, the rent pays for the loan. Not given without a loan.',
      },
    }),
    // null when vacancy and management leave nothing of the rent
    loyerEquilibre: monthlyEuros({
      nullable: true,
      label: { fr: 'Loyer d’équilibre', en: 'Break-even rent' },
      help: {
        fr: 'Celui auquel le solde de la première année est nul, avant impôt.',
        en: 'The one at which the first-year cash flow is zero, before tax.',
      },
    }),
    prixMaximumAutofinance: euros({
      nullable: true,
      label: { fr: 'Prix maximum autofinancé', en: 'Highest self-financing price' },
      help: {
        fr: 'Celui auquel le loyer paie juste le crédit, avec cet apport. Absent au comptant, ou si aucun prix ne convient.',
        en: 'The one at which the rent just pays for the loan, with this down payment. Not given in cash, or when no price fits.',
      },
    }),
    // null when no rate makes the flows worth zero, or only an absurd one
    tri: annualRate({
      nullable: true,
      label: { fr: 'Taux de rendement interne', en: 'Internal rate of return' },
      help: {
        fr: 'Le rendement annuel de l’argent que vous mettez vraiment, impôts et revente compris.',
        en: 'The yearly yield of the money you really put in, taxes and resale included.',
      },
    }),
    van: euros({
      label: { fr: 'Valeur actuelle nette', en: 'Net present value' },
      help: {
        fr: 'Ce que l’opération vaut de plus, ou de moins, qu’un placement au taux d’actualisation.',
        en: 'What the venture is worth above, or below, an investment at the discount rate.',
      },
    }),
    plusValueImposable: euros({
      label: { fr: 'Plus-value imposable', en: 'Taxable gain' },
      help: {
        fr: 'À la revente, avant les abattements pour durée de détention. 0 sans régime fiscal.',
        en: 'At resale, before the allowances for years of ownership. 0 without a tax regime.',
      },
    }),
    impotPlusValue: euros({
      label: { fr: 'Impôt sur la plus-value', en: 'Tax on the gain' },
      help: {
        fr: 'Impôt sur le revenu, prélèvements sociaux et surtaxe, abattements déduits. 0 sans régime fiscal.',
        en: 'Income tax, social levies and surtax, allowances deducted. 0 without a tax regime.',
      },
    }),
  },
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }), // from 1
    loyers: euros({ label: { fr: 'Loyers encaissés', en: 'Rents received' } }),
    charges: euros({
      label: { fr: 'Charges', en: 'Running costs' },
      help: {
        fr: 'Charges, taxe foncière, assurance, gestion et entretien.',
        en: 'Service charges, property tax, insurance, management and upkeep.',
      },
    }),
    interets: euros({
      label: { fr: 'Intérêts et assurance du crédit', en: 'Loan interest and insurance' },
    }),
    principal: euros({ label: { fr: 'Capital remboursé', en: 'Principal repaid' } }),
    impot: euros({
      label: { fr: 'Impôt', en: 'Tax' },
      help: {
        fr: 'Sur les loyers, prélèvements sociaux compris ; négatif quand un déficit allège l’impôt sur vos autres revenus. 0 sans régime fiscal.',
        en: 'On rents, social levies included; negative when a deficit lowers the tax on your other income. 0 without a tax regime.',
      },
    }),
    cashFlow: euros({
      label: { fr: 'Solde', en: 'Cash flow' },
      help: { fr: 'Impôt payé, hors revente.', en: 'Tax paid, without the resale.' },
    }),
    capitalRestantDu: euros({ label: { fr: 'Capital restant dû', en: 'Balance owed' } }),
    valeurBien: euros({ label: { fr: 'Valeur du bien', en: 'Value of the property' } }),
    patrimoineNet: euros({
      label: { fr: 'Patrimoine net', en: 'Net worth' },
      help: { fr: 'Valeur du bien moins ce qui reste dû.', en: 'Value of the property less what is owed.' },
    }),
  }),
  fiscalAnnuel,
  revente,
}
