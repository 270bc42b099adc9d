import { expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { figureFormatter } from '../../../../prose/src/figure-formatter.ts'
import { coutDette } from './index.ts'

it.each([
  [
    'an early repayment that shortens it',
    'capital=200000&taux=3.5&duree=20&remboursement_anticipe=20000&annee_remboursement=5',
    'Emprunter 200 000 € sur 20 ans coûterait 78 381 €, pour une mensualité de 1 160 €. Rembourser 20 000 € à la fin de la 5e année ferait gagner 12 122 €, et le crédit finirait 2 ans et 3 mois plus tôt.',
    'Borrowing €200,000 over 20 years would cost €78,381, with payments of €1,160 a month. Repaying €20,000 at the end of the 5th year would save €12,122, and the loan would end 2 years and 3 months sooner.',
  ],
  [
    'a loan that costs nothing',
    'capital=1200&taux=0&duree=1',
    'Emprunter 1 200 € sur 1 an ne coûterait rien, pour une mensualité de 100 €.',
    'Borrowing €1,200 over 1 year would cost nothing, with payments of €100 a month.',
  ],
  [
    'a payment that falls',
    'capital=200000&taux=3.5&duree=20&assurance=0.3&assurance_base=restant',
    'Emprunter 200 000 € sur 20 ans coûterait 85 099 €, pour une mensualité de 1 210 € au début.',
    'Borrowing €200,000 over 20 years would cost €85,099, with payments of €1,210 a month at first.',
  ],
  [
    'a payment that stays, its insurance being on the amount borrowed',
    'capital=200000&taux=3.5&duree=20&assurance=0.3',
    'Emprunter 200 000 € sur 20 ans coûterait 90 381 €, pour une mensualité de 1 210 €.',
    'Borrowing €200,000 over 20 years would cost €90,381, with payments of €1,210 a month.',
  ],
  [
    'a payment that stays without insurance, whatever its basis',
    'capital=200000&taux=3.5&duree=20&assurance_base=restant',
    'Emprunter 200 000 € sur 20 ans coûterait 78 381 €, pour une mensualité de 1 160 €.',
    'Borrowing €200,000 over 20 years would cost €78,381, with payments of €1,160 a month.',
  ],
  [
    'an early repayment that lightens it',
    'capital=200000&taux=3.5&duree=20&remboursement_anticipe=20000&annee_remboursement=1&effet=mensualite',
    'Emprunter 200 000 € sur 20 ans coûterait 78 381 €, pour une mensualité de 1 160 €. Rembourser 20 000 € à la fin de la 1re année ferait gagner 7 060 €, et la mensualité hors assurance serait de 1 040 €.',
    'Borrowing €200,000 over 20 years would cost €78,381, with payments of €1,160 a month. Repaying €20,000 at the end of the 1st year would save €7,060, and the payment without insurance would be €1,040.',
  ],
  [
    'one that clears it',
    'capital=200000&taux=3.5&duree=20&remboursement_anticipe=900000&annee_remboursement=19',
    'Emprunter 200 000 € sur 20 ans coûterait 78 381 €, pour une mensualité de 1 160 €. Tout rembourser à la fin de la 19e année ferait gagner 21 €, et le crédit finirait 1 an plus tôt.',
    'Borrowing €200,000 over 20 years would cost €78,381, with payments of €1,160 a month. Repaying it all at the end of the 19th year would save €21, and the loan would end 1 year sooner.',
  ],
  [
    'one that changes no cost',
    'capital=200000&taux=0&duree=20&remboursement_anticipe=200000&annee_remboursement=2&ira=aucune',
    'Emprunter 200 000 € sur 20 ans ne coûterait rien, pour une mensualité de 833 €. Tout rembourser à la fin de la 2e année ne changerait pas le coût, et le crédit finirait 18 ans plus tôt.',
    'Borrowing €200,000 over 20 years would cost nothing, with payments of €833 a month. Repaying it all at the end of the 2nd year would not change the cost, and the loan would end 18 years sooner.',
  ],
])('writes the cout-dette sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(coutDette, query, 'fr'))).toBe(french)
  expect(tell(coutDette, query, 'en')).toBe(english)
})

it('states a loss in the cout-dette sentence when an early repayment costs money', () => {
  const { data, meta } = ask(coutDette, coutDette.contract.example.query)
  const { remboursementAnticipe: after } = data
  if (!after) throw new Error('The worked example repays early')
  const used = meta.hypotheses as Parameters<typeof coutDette.contract.sentence.fr>[0]['used']
  const input = {
    data: { ...data, remboursementAnticipe: { ...after, gainNet: -12.5, moisGagnes: 0 } },
    used,
    droit: meta.droit,
  }
  expect(plain(coutDette.contract.sentence.fr(input, figureFormatter('fr')))).toMatch(
    /Rembourser 20 000 € à la fin de la 5e année coûterait 13 € de plus[.]$/,
  )
  expect(coutDette.contract.sentence.en(input, figureFormatter('en'))).toMatch(
    /Repaying €20,000 at the end of the 5th year would cost €13 more[.]$/,
  )
})
