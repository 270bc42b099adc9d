import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { salaireNet } from './index.ts'

it.each([
  [
    'a couple',
    'salaire=36000&situation=marie&revenu_conjoint=20000&enfants=2',
    'Un salaire brut de 36 000 € par an laisse 2 375 € par mois avant impôt, et 2 368 € après l’impôt sur le revenu que ce salaire ajoute. Avec le net imposable du conjoint, le foyer garde environ 4 035 € par mois, impôt payé.',
    'A gross wage of €36,000 a year leaves €2,375 a month before tax, and €2,368 after the income tax that it adds. With the spouse’s taxable net, the household keeps about €4,035 a month after tax.',
  ],
  [
    'no tax',
    'salaire=1823.03&periode=mensuel',
    'Un salaire brut de 21 876 € par an laisse 1 443 € par mois, sans impôt sur le revenu à payer.',
    'A gross wage of €21,876 a year leaves €1,443 a month, without any income tax to pay.',
  ],
  [
    'less than nothing',
    'salaire=100&mutuelle=50',
    'Un salaire brut de 100 € par an ne couvre pas ce qui en est retenu.',
    'A gross wage of €100 a year does not cover what is withheld from it.',
  ],
  [
    'less than its tax',
    'salaire=154.67&periode=mensuel&mois=15&mutuelle_employeur=1577.69',
    'Un salaire brut de 2 320 € par an ne couvre pas ce qui en est retenu, avec l’impôt que ce salaire ajoute.',
    'A gross wage of €2,320 a year does not cover what is withheld from it and the tax that it adds.',
  ],
])('writes the salaire-net sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(salaireNet, query, 'fr'))).toBe(french)
  expect(tell(salaireNet, query, 'en')).toBe(english)
})
