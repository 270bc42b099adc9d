import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { drawdown } from './index.ts'

it.each([
  [
    'a fall that is not undone',
    'capital=100000&actions=60&obligations=40',
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 27,74 %, soit 27 735 € sur 100 000 € ; au moins une des quatre baisses n’était pas effacée à la fin des données.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 27.74%, or €27,735 of €100,000; at least one of the four falls had not been recovered by the end of the data.',
  ],
  [
    'no fall',
    'capital=100000&actions=0&liquidites=100',
    'Votre portefeuille n’aurait baissé dans aucune des quatre crises.',
    'Your portfolio would have fallen in none of the four crises.',
  ],
  [
    'a fall of the portfolio by itself, where money comes and goes',
    'capital=100000&actions=60&obligations=40&retrait=500',
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 27,74 %, soit 27 735 € sur 100 000 €, hors versements et retraits ; au moins une des quatre baisses n’était pas effacée à la fin des données.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 27.74%, or €27,735 of €100,000, before deposits and withdrawals; at least one of the four falls had not been recovered by the end of the data.',
  ],
  [
    'the same where money only comes',
    'capital=100000&actions=60&obligations=40&mensuel=500',
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 27,74 %, soit 27 735 € sur 100 000 €, hors versements et retraits ; au moins une des quatre baisses n’était pas effacée à la fin des données.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 27.74%, or €27,735 of €100,000, before deposits and withdrawals; at least one of the four falls had not been recovered by the end of the data.',
  ],
  [
    'falls that are all undone',
    'capital=500&actions=100',
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 52,37 %, soit 262 € sur 500 € ; le plus long retour au sommet aurait pris 13 ans et 2 mois.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 52.37%, or €262 of €500; the longest recovery would have taken 13 years and 2 months.',
  ],
])('writes the drawdown sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(drawdown, query, 'fr'))).toBe(french)
  expect(tell(drawdown, query, 'en')).toBe(english)
})
