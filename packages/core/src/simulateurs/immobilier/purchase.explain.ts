/**
 * The explanation of `immobilier`: the cost of the purchase, the loan and the equity. A step explains the
 * figure, or the table, of the answer whose path ends with its id: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value` or `rows`, where it has one. Later formulas read a step by its id. In
 * formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * `branches`: what each side of the `if`, `min` or `max` stands for. In a table, `count` is the number of
 * rows, `start` the values before the first row (0 where left out) and `prev.` the row before. `warns`: the
 * code of the warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change
 * freely; a step without `label` has that of its figure, in `result.ts`, and a table its heading, in
 * `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `credit` in `bare.explain.ts` and
 * `furnished.explain.ts`; `credit` and `fondsPropres` in `returns.explain.ts`; `coutTotal`, `fondsPropres`,
 * `mensualiteCredit`, `mensualitesDues`, `montantEmprunte` and `tauxMensuel` in `yields.explain.ts`.
 */
import { step, table } from './explain-steps.ts'

/**
 * The cost, the loan and the equity. Formulas for `explain.ts`, replayed against the answer of `simulate`. A
 * parameter that is a rate is in percent; `prev.` is the row before.
 */
export const purchaseSteps = [
  step('coutTotal', 'prix + prix * frais_notaire / 100 + travaux + meubles'),
  step('montantEmprunte', 'if(duree_credit > 0 and exceeds(coutTotal, apport), coutTotal - apport, 0)', {
    branches: [
      { fr: 'Le coût moins l’apport', en: 'The cost less the down payment' },
      { fr: 'Rien à emprunter', en: 'Nothing to borrow' },
    ],
    warns: 'sans_credit',
    warnsWhen: 'duree_credit > 0 and montantEmprunte = 0',
  }),
  step('fondsPropres', 'if(montantEmprunte > 0, apport, coutTotal)', {
    label: { fr: 'Fonds propres', en: 'Money put in' },
    kind: 'euros',
    value: ({ purchase }) => purchase.equity,
    warns: 'sans_fonds_propres',
    warnsWhen: 'not exceeds(fondsPropres, 0)',
  }),
  step('tauxMensuel', 'taux_credit / 1200', {
    label: { fr: 'Taux mensuel du crédit', en: 'Monthly rate of the loan' },
    kind: 'rate',
  }),
  step('mensualitesDues', 'if(montantEmprunte > 0, 12 * duree_credit, 0)', {
    label: { fr: 'Nombre de mensualités', en: 'Number of payments' },
    kind: 'count',
    value: ({ purchase }) => purchase.loan.months,
  }),
  step(
    'mensualiteHorsAssurance',
    'if(montantEmprunte > 0, montantEmprunte / present(tauxMensuel, mensualitesDues), 0)',
    {
      label: { fr: 'Mensualité hors assurance', en: 'Monthly payment without insurance' },
      kind: 'monthlyEuros',
      value: ({ purchase }) => purchase.loan.payment,
    },
  ),
  step('assuranceMensuelle', 'montantEmprunte * assurance / 1200', {
    label: { fr: 'Assurance du crédit par mois', en: 'Loan insurance a month' },
    kind: 'monthlyEuros',
    value: ({ purchase }) => purchase.insurance,
  }),
  step('mensualiteCredit', 'mensualiteHorsAssurance + assuranceMensuelle'),
  table('credit', {
    label: { fr: 'Crédit, année par année', en: 'Loan, year by year' },
    count: 'horizon',
    start: { capitalRestantDu: 'montantEmprunte' },
    columns: {
      annee: { formula: 'prev.annee + 1', label: { fr: 'Année', en: 'Year' }, kind: 'count' },
      mensualites: {
        formula: 'max(0, min(12, mensualitesDues - 12 * (annee - 1)))',
        label: { fr: 'Mensualités payées dans l’année', en: 'Payments made in the year' },
        kind: 'count',
      },
      capitalRestantDu: {
        formula:
          'if(12 * annee >= mensualitesDues, 0, prev.capitalRestantDu * growth(tauxMensuel, 12) - mensualiteHorsAssurance * annuity(tauxMensuel, 12))',
        label: { fr: 'Capital restant dû', en: 'Balance owed' },
        kind: 'euros',
      },
      principal: {
        formula: 'prev.capitalRestantDu - capitalRestantDu',
        label: { fr: 'Capital remboursé', en: 'Principal repaid' },
        kind: 'euros',
      },
      interets: {
        formula: 'mensualites * mensualiteCredit - principal',
        label: { fr: 'Intérêts et assurance du crédit', en: 'Loan interest and insurance' },
        kind: 'euros',
      },
    },
    rows: ({ yearly }) => yearly,
  }),
]
