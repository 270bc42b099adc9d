/**
 * The explanation of `immobilier`: the yields of the first year, and the rent and price that break even. A
 * step explains the figure of the answer whose path ends with its id: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value`, where it has one. Later formulas read a step by its id. In formulas amounts
 * are in euros, parameters that are rates in percent, rates set by law fractions. `warns`: the code of the
 * warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a
 * step without `label` has that of its figure, in `result.ts`. An id changes only with all formulas that read
 * it.
 *
 * Ids of other files that it reads: `chargesFixes` of `letting.explain.ts`; `coutTotal`, `fondsPropres`,
 * `mensualiteCredit`, `mensualitesDues`, `montantEmprunte` and `tauxMensuel` of `purchase.explain.ts`; `yearly` of
 * `returns.explain.ts`. Its ids that other files read: none.
 */
import { MOST_PERCENT } from '../../units/rate.ts'
import { NEGLIGIBLE_SHARE } from './break-even.ts'
import { observed, step } from './explain-steps.ts'
import { keptOfRent } from './letting.ts'

/**
 * The yields of the first year, and the rent and the price at which it balances. Formulas for `explain.ts`,
 * replayed against the answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const yieldSteps = [
  step('rendementBrut', '100 * 12 * loyer / prix'),
  step('rendementBrutCoutTotal', '100 * 12 * loyer / coutTotal'),
  step('revenuNet', 'at(yearly, 1, yearly.loyers - yearly.charges)', {
    label: { fr: 'Revenu net de charges, première année', en: 'Net operating income, first year' },
    kind: 'euros',
  }),
  step('rendementNet', '100 * revenuNet / coutTotal'),
  step('rendementNetNet', '100 * (revenuNet - at(yearly, 1, yearly.impot)) / coutTotal'),
  step('cashFlowAnnuel', 'at(yearly, 1, yearly.cashFlow)'),
  step('cashFlowMensuel', 'cashFlowAnnuel / 12', {
    warns: 'effort_mensuel',
    warnsWhen: 'exceeds(0, cashFlowMensuel)',
  }),
  step('cashFlowLePlusBas', 'least(yearly, yearly.cashFlow) / 12', {
    label: { fr: 'Solde mensuel le plus bas', en: 'Lowest monthly cash flow' },
    kind: 'monthlyEuros',
    warns: 'effort_plus_tard',
    warnsWhen: 'not exceeds(0, cashFlowMensuel) and exceeds(0, cashFlowLePlusBas)',
  }),
  observed('tauxMaximal', {
    label: { fr: 'Plus haut taux donné', en: 'Highest rate given' },
    kind: 'annualRate',
    value: () => MOST_PERCENT,
    origin: {
      fr: 'Convention du calcul : au-delà, un taux ne dit plus rien, et n’est pas donné.',
      en: 'Convention of the calculation: beyond it, a rate no longer means anything, and is not given.',
    },
  }),
  step('rendementEspeces', 'if(exceeds(fondsPropres, 0), 100 * cashFlowAnnuel / fondsPropres, null)', {
    label: { fr: 'Solde sur fonds propres, en %', en: 'Cash flow over the money put in, in %' },
    kind: 'annualRate',
  }),
  step('rendementFondsPropres', 'if(abs(rendementEspeces) <= tauxMaximal, rendementEspeces, null)', {
    warns: 'taux_demesure',
  }),
  step(
    'levier',
    'if(exceeds(fondsPropres, 0), if(mensualitesDues = 0, 0, (rendementNet - taux_credit - assurance) * montantEmprunte / fondsPropres), null)',
    {
      label: { fr: 'Écart de taux × emprunt ÷ fonds propres', en: 'Spread × loan ÷ money put in' },
      kind: 'ratio',
    },
  ),
  step('effetLevier', 'if(abs(levier) <= tauxMaximal, levier, null)', {
    warns: 'levier_negatif',
    warnsWhen:
      'exceeds(fondsPropres, 0) and mensualitesDues > 0 and round(taux_credit + assurance - rendementNet, 12) > 0',
  }),
  step('dscr', 'if(montantEmprunte > 0, revenuNet / (12 * mensualiteCredit), null)'),
  step('partConservee', '(1 - vacance / 100) * (1 - gestion / 100) - entretien / 100', {
    label: {
      fr: 'Part d’un euro de loyer qui reste',
      en: 'Part of one euro of rent that is left',
    },
    kind: 'rate',
    value: ({ params }) => keptOfRent(params),
  }),
  observed('partNegligeable', {
    label: { fr: 'Plus petite part comptée', en: 'Smallest part counted' },
    kind: 'rate',
    value: () => NEGLIGIBLE_SHARE,
    origin: {
      fr: 'Convention du calcul : une part plus petite vient des arrondis.',
      en: 'Convention of the calculation: a smaller part comes from rounding.',
    },
  }),
  step('aPayerParMois', 'chargesFixes / 12 + mensualiteCredit', {
    label: { fr: 'Charges fixes et crédit, par mois', en: 'Fixed costs and loan, a month' },
    kind: 'monthlyEuros',
  }),
  step(
    'loyerEquilibre',
    'if(aPayerParMois = 0, 0, if(partConservee > partNegligeable, aPayerParMois / partConservee, null))',
    {
      warns: 'loyer_equilibre_inexistant',
      warnsWhen: 'aPayerParMois > 0 and partConservee <= partNegligeable',
    },
  ),
  step(
    'coutParEuro',
    'if(duree_credit > 0, 1 / present(tauxMensuel, 12 * duree_credit) + assurance / 1200, null)',
    {
      label: { fr: 'Coût mensuel d’un euro emprunté', en: 'Monthly cost of one euro borrowed' },
      kind: 'rate',
    },
  ),
  step('creditSupporte', 'max(0, revenuNet) / 12 / coutParEuro', {
    label: { fr: 'Crédit que le loyer peut payer', en: 'Loan that the rent can pay for' },
    kind: 'euros',
  }),
  step('prixAutofinance', '(creditSupporte + apport - travaux - meubles) / (1 + frais_notaire / 100)', {
    label: {
      fr: 'Prix que ce crédit et l’apport paient',
      en: 'Price that this loan and the down payment pay',
    },
    kind: 'euros',
  }),
  step(
    'prixMaximumAutofinance',
    'if(not exceeds(0, revenuNet) and exceeds(prixAutofinance, 0), prixAutofinance, null)',
    {
      warns: 'prix_autofinance_inexistant',
      warnsWhen: 'duree_credit > 0 and (exceeds(0, revenuNet) or not exceeds(prixAutofinance, 0))',
    },
  ),
]
