import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { drawdown } from './index.ts'

it.each([
  [
    'a mix of equities and bonds',
    'capital=100000&actions=60&obligations=40',
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 27,74 %, soit 27 735 € sur 100 000 € ; le plus long retour au sommet aurait pris 9 ans et 7 mois.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 27.74%, or €27,735 of €100,000; the longest recovery would have taken 9 years and 7 months.',
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
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 27,74 %, soit 27 735 € sur 100 000 €, hors versements et retraits ; le plus long retour au sommet aurait pris 9 ans et 7 mois.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 27.74%, or €27,735 of €100,000, before deposits and withdrawals; the longest recovery would have taken 9 years and 7 months.',
  ],
  [
    'the same where money only comes',
    'capital=100000&actions=60&obligations=40&mensuel=500',
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 27,74 %, soit 27 735 € sur 100 000 €, hors versements et retraits ; le plus long retour au sommet aurait pris 9 ans et 7 mois.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 27.74%, or €27,735 of €100,000, before deposits and withdrawals; the longest recovery would have taken 9 years and 7 months.',
  ],
  [
    'falls that are all undone',
    'capital=500&actions=100',
    'Dans la crise de 2000, la pire des quatre, votre portefeuille aurait perdu 52,37 %, soit 262 € sur 500 € ; le plus long retour au sommet aurait pris 13 ans et 2 mois.',
    'In the crisis of 2000, the worst of the four, your portfolio would have lost 52.37%, or €262 of €500; the longest recovery would have taken 13 years and 2 months.',
  ],
  [
    'a fall that is not undone',
    'capital=100000&actions=0&obligations=100',
    'Dans la crise de 2022, la pire des quatre, votre portefeuille aurait perdu 23,87 %, soit 23 870 € sur 100 000 € ; au moins une des quatre baisses n’était pas effacée à la fin des données.',
    'In the crisis of 2022, the worst of the four, your portfolio would have lost 23.87%, or €23,870 of €100,000; at least one of the four falls had not been recovered by the end of the data.',
  ],
  [
    'world equities, without the crisis of 2000',
    'capital=100000&indice_actions=monde',
    'Dans la crise de 2008, la pire des trois, votre portefeuille aurait perdu 48,47 %, soit 48 474 € sur 100 000 € ; le plus long retour au sommet aurait pris 5 ans et 2 mois.',
    'In the crisis of 2008, the worst of the three, your portfolio would have lost 48.47%, or €48,474 of €100,000; the longest recovery would have taken 5 years and 2 months.',
  ],
])('writes the drawdown sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(drawdown, query, 'fr'))).toBe(french)
  expect(tell(drawdown, query, 'en')).toBe(english)
})
