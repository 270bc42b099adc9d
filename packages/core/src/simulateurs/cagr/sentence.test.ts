import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { cagr } from './index.ts'

it.each([
  [
    'a gain',
    'valeur_initiale=10000&valeur_finale=25000&duree=8',
    'Passer de 10 000 € à 25 000 € en 8 ans, c’est gagner 12,14 % par an, soit 15 000 € en tout.',
    'Going from €10,000 to €25,000 in 8 years means gaining 12.14% a year, €15,000 in all.',
  ],
  [
    'a loss, between two dates',
    'valeur_initiale=10000&valeur_finale=9000&date_debut=2020-01-01&date_fin=2021-07-01',
    'Passer de 10 000 € à 9 000 € en 1 an et 6 mois, c’est perdre 6,79 % par an, soit 1 000 € en tout.',
    'Going from €10,000 to €9,000 in 1 year and 6 months means losing 6.79% a year, €1,000 in all.',
  ],
  [
    'neither',
    'valeur_initiale=500&valeur_finale=500&duree=1',
    'Passer de 500 € à 500 € en 1 an, c’est ne rien gagner ni perdre.',
    'Going from €500 to €500 in 1 year means neither gaining nor losing.',
  ],
  [
    'deposits, after inflation',
    'valeur_initiale=10000&valeur_finale=20000&duree=5&versements=100&inflation=2',
    'Passer de 10 000 € à 20 000 € en 5 ans, avec 100 € par mois, c’est gagner 5,58 % par an, soit 4 000 € en tout. Inflation déduite, le taux est de 3,51 % par an.',
    'Going from €10,000 to €20,000 in 5 years, with €100 a month, means gaining 5.58% a year, €4,000 in all. After inflation, the rate is 3.51% a year.',
  ],
  [
    'no rate',
    'valeur_initiale=1&valeur_finale=1000000000&duree=0.01',
    'Aucun taux annuel raisonnable ne mène de 1 € à 1 000 000 000 € en moins d’un mois.',
    'No sensible yearly rate leads from €1 to €1,000,000,000 in less than a month.',
  ],
  [
    'no rate, with deposits',
    'valeur_initiale=1000&valeur_finale=0&duree=2&versements=100',
    'Aucun taux annuel raisonnable ne mène de 1 000 € à 0 € en 2 ans, avec 100 € par mois.',
    'No sensible yearly rate leads from €1,000 to €0 in 2 years, with €100 a month.',
  ],
])('writes the cagr sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(cagr, query, 'fr'))).toBe(french)
  expect(tell(cagr, query, 'en')).toBe(english)
})
