import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { retraiteFire } from './index.ts'

it.each([
  [
    'a date',
    'capital=50000&mensuel=1000&depenses=2000',
    'Vous pourriez vivre de votre épargne dans 21 ans et 9 mois, avec 600 000 € d’aujourd’hui pour dépenser 2 000 € par mois. Ni pension publique ni impôt ne sont comptés : ajoutez les vôtres.',
    'You could live off your savings 21 years and 9 months from now, with €600,000 in today’s euros, enough to spend €2,000 a month. No state pension or tax is counted: add yours.',
  ],
  [
    'an age, and history',
    'capital=50000&mensuel=1000&depenses=2000&age=30&methode=historique',
    'Vous pourriez vivre de votre épargne dans 21 ans et 9 mois, à 51 ans et 9 mois, avec 600 000 € d’aujourd’hui pour dépenser 2 000 € par mois. Ce capital aurait tenu 30 ans dans 96,83 % des 126 périodes de l’histoire. Ni pension publique ni impôt ne sont comptés : ajoutez les vôtres.',
    'You could live off your savings 21 years and 9 months from now, at the age of 51 years and 9 months, with €600,000 in today’s euros, enough to spend €2,000 a month. This capital would have lasted 30 years in 96.83% of the 126 periods of history. No state pension or tax is counted: add yours.',
  ],
  [
    'reached',
    'capital=700000&mensuel=0&depenses=2000',
    'Vous y êtes : il fallait 600 000 € pour dépenser 2 000 € par mois. Ni pension publique ni impôt ne sont comptés : ajoutez les vôtres.',
    'You are there: it took €600,000 to spend €2,000 a month. No state pension or tax is counted: add yours.',
  ],
  [
    'never',
    'capital=0&mensuel=0&depenses=2000',
    'À ce rythme, vous n’auriez pas en cent ans les 600 000 € d’aujourd’hui qu’il faut pour dépenser 2 000 € par mois. Ni pension publique ni impôt ne sont comptés : ajoutez les vôtres.',
    'At this pace, a hundred years would not give you the €600,000 in today’s euros that it takes to spend €2,000 a month. No state pension or tax is counted: add yours.',
  ],
  [
    'draws',
    'capital=50000&mensuel=1000&depenses=2000&methode=monte_carlo&simulations=1000',
    'Vous pourriez vivre de votre épargne dans 21 ans et 9 mois, avec 600 000 € d’aujourd’hui pour dépenser 2 000 € par mois. Ce capital tiendrait 30 ans dans 85,1 % des 1 000 tirages. Ni pension publique ni impôt ne sont comptés : ajoutez les vôtres.',
    'You could live off your savings 21 years and 9 months from now, with €600,000 in today’s euros, enough to spend €2,000 a month. This capital would last 30 years in 85.1% of the 1,000 draws. No state pension or tax is counted: add yours.',
  ],
  [
    'a pension',
    'capital=50000&mensuel=1000&depenses=2000&age=40&pension=1200',
    'Vous pourriez vivre de votre épargne dans 14 ans et 6 mois, à 54 ans et 6 mois, avec 349 948 € d’aujourd’hui pour dépenser 2 000 € par mois. Aucun impôt n’est compté : ajoutez le vôtre.',
    'You could live off your savings 14 years and 6 months from now, at the age of 54 years and 6 months, with €349,948 in today’s euros, enough to spend €2,000 a month. No tax is counted: add yours.',
  ],
  [
    'nothing to reach',
    'capital=0&mensuel=0&depenses=1000&age=70&pension=1000',
    'Vous n’avez besoin d’aucun capital pour dépenser 1 000 € par mois.',
    'You need no capital to spend €1,000 a month.',
  ],
  [
    'a tax',
    'capital=700000&mensuel=0&depenses=2000&fiscalite_retrait=10',
    'Vous y êtes : il fallait 666 667 € pour dépenser 2 000 € par mois. Aucune pension publique n’est comptée : ajoutez la vôtre.',
    'You are there: it took €666,667 to spend €2,000 a month. No state pension is counted: add yours.',
  ],
  [
    'a tax and a pension',
    'capital=700000&mensuel=0&depenses=2000&fiscalite_retrait=10&age=64&pension=1200',
    'Vous y êtes : il fallait 266 667 € pour dépenser 2 000 € par mois.',
    'You are there: it took €266,667 to spend €2,000 a month.',
  ],
  [
    'less than a month',
    'capital=599000&mensuel=2000&depenses=2000',
    'Vous pourriez vivre de votre épargne dans moins d’un mois, avec 600 000 € d’aujourd’hui pour dépenser 2 000 € par mois. Ni pension publique ni impôt ne sont comptés : ajoutez les vôtres.',
    'You could live off your savings less than a month from now, with €600,000 in today’s euros, enough to spend €2,000 a month. No state pension or tax is counted: add yours.',
  ],
])('writes the retraite-fire sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(retraiteFire, query, 'fr'))).toBe(french)
  expect(tell(retraiteFire, query, 'en')).toBe(english)
})
