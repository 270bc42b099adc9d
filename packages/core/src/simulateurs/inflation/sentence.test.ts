import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { inflation } from './index.ts'

it.each([
  [
    'a sum left idle',
    'montant=10000&duree=20',
    'Dans 20 ans, à 2 % d’inflation, il faudrait 14 859 € pour acheter ce que vous payez 10 000 € aujourd’hui ; laissée de côté, la somme ne vaudrait plus que 6 730 € d’aujourd’hui.',
    'In 20 years, at 2% inflation, it would take €14,859 to buy what costs €10,000 today; left idle, the sum would be worth only €6,730 in today’s euros.',
  ],
  [
    'nothing',
    'montant=0&duree=20',
    'Sans montant, les prix n’ont rien à prendre.',
    'Without an amount, prices have nothing to take.',
  ],
  [
    'prices that fall',
    'montant=1000&duree=1&inflation=-1',
    'Dans 1 an, à −1 % d’inflation, il faudrait 990 € pour acheter ce que vous payez 1 000 € aujourd’hui ; laissée de côté, la somme vaudrait 1 010 € d’aujourd’hui.',
    'In 1 year, at −1% inflation, it would take €990 to buy what costs €1,000 today; left idle, the sum would be worth €1,010 in today’s euros.',
  ],
  [
    'a sum invested',
    'montant=1000&duree=10&rendement=3',
    'Dans 10 ans, à 2 % d’inflation, il faudrait 1 219 € pour acheter ce que vous payez 1 000 € aujourd’hui ; placée à 3 % par an, la somme vaudrait 1 102 € d’aujourd’hui.',
    'In 10 years, at 2% inflation, it would take €1,219 to buy what costs €1,000 today; invested at 3% a year, the sum would be worth €1,102 in today’s euros.',
  ],
  [
    'the past',
    'montant=1000&annee_debut=2000&annee_fin=2020',
    'Entre 2000 et 2020, les prix ont monté de 1,36 % par an : il fallait 1 311 € en 2020 pour ce qu’on payait 1 000 € en 2000 ; laissée de côté, la somme n’aurait plus valu que 763 € de 2000.',
    'Between 2000 and 2020, prices rose by 1.36% a year: in 2020 it took €1,311 to buy what cost €1,000 in 2000; left idle, the sum would have been worth only €763 in euros of 2000.',
  ],
  [
    'a past in which prices fell',
    'montant=1000&annee_debut=1930&annee_fin=1935&rendement=2',
    'Entre 1930 et 1935, les prix ont baissé de 5,83 % par an : il fallait 741 € en 1935 pour ce qu’on payait 1 000 € en 1930 ; placée à 2 % par an, la somme aurait valu 1 491 € de 1930.',
    'Between 1930 and 1935, prices fell by 5.83% a year: in 1935 it took €741 to buy what cost €1,000 in 1930; invested at 2% a year, the sum would have been worth €1,491 in euros of 1930.',
  ],
  [
    'a past whose coarse index stood still',
    'montant=1000&annee_debut=1901&annee_fin=1902',
    'Entre 1901 et 1902, l’indice des prix n’a pas bougé : il fallait 1 000 € en 1902 pour ce qu’on payait 1 000 € en 1901 ; laissée de côté, la somme aurait valu 1 000 € de 1901.',
    'Between 1901 and 1902, the price index did not move: in 1902 it took €1,000 to buy what cost €1,000 in 1901; left idle, the sum would have been worth €1,000 in euros of 1901.',
  ],
  [
    'a sum that keeps up with prices',
    'montant=1000&duree=10&inflation=3&rendement=3',
    'Dans 10 ans, à 3 % d’inflation, il faudrait 1 344 € pour acheter ce que vous payez 1 000 € aujourd’hui ; placée à 3 % par an, la somme vaudrait 1 000 € d’aujourd’hui.',
    'In 10 years, at 3% inflation, it would take €1,344 to buy what costs €1,000 today; invested at 3% a year, the sum would be worth €1,000 in today’s euros.',
  ],
])('writes the inflation sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(inflation, query, 'fr'))).toBe(french)
  expect(tell(inflation, query, 'en')).toBe(english)
})
