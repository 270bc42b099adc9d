import { drawn, questions } from '../../../../../test/support/cout-dette-questions.ts'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { coutDette } from './index.ts'

const loan = { capital: 200_000, taux: 3.5, duree: 20 }
const early = { ...loan, remboursement_anticipe: 20_000, annee_remboursement: 5 }

describeExplanation(coutDette, explain, {
  drawn,
  questions: [
    ...questions,
    loan,
    { ...loan, taux: 0, remboursement_anticipe: 20_000, annee_remboursement: 5 },
    {
      ...loan,
      detail: 'mensuel',
      assurance: 0.3,
      assurance_base: 'restant',
      frais_dossier: 1000,
      garantie: 2500,
    },
    { ...loan, assurance: 0.3, frais_dossier: 1000 },
    // no effective rate: fees that reach the capital
    { capital: 1000, taux: 5, duree: 1, frais_dossier: 1000 },
    { capital: 1000, taux: 5, duree: 1, frais_dossier: 999.99, assurance: 1, assurance_base: 'restant' },
    // the income at which the payment is 35 % of it, its neighbours, and one too small for a ratio
    ...[0, 3314.05, 3314.06, 3314.07].map((revenu) => ({ ...loan, revenu })),
    { ...loan, revenu: 1e-9 },
    { ...loan, duree: 25 },
    { ...loan, duree: 26 },
    // early repayments: either effect, either insurance, either side of 6 % a year, all of the balance and more
    ...['duree', 'mensualite'].flatMap((effet) =>
      ['initial', 'restant'].flatMap((assurance_base) =>
        [
          { taux: 3.5 },
          { taux: 6 },
          { taux: 6.01, remboursement_anticipe: 200_000 },
          { ira: 'aucune', remboursement_anticipe: 0.01 },
          { remboursement_anticipe: 162_253.14 },
          { remboursement_anticipe: 162_253.15 },
          { remboursement_anticipe: 162_253.16 },
          { annee_remboursement: 19, remboursement_anticipe: 13_000 },
          { remboursement_anticipe: 19_999.99 },
        ].map((more) => ({ ...early, effet, assurance: 0.3, assurance_base, ...more })),
      ),
    ),
  ],
})
