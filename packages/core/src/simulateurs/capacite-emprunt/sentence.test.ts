import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { capaciteEmprunt } from './index.ts'

it.each([
  [
    'a budget alone',
    'revenu=4000&apport=40000',
    'Vous pourriez acheter jusqu’à 283 971 €, avec un emprunt de 269 088 € et 1 400 € par mois.',
    'You could buy for up to €283,971, with a loan of €269,088 and €1,400 a month.',
  ],
  [
    'a home that can be financed',
    'revenu=4000&apport=40000&prix=250000',
    'Vous pourriez acheter jusqu’à 283 971 €, avec un emprunt de 269 088 € et 1 400 € par mois. Le bien à 250 000 € se finance.',
    'You could buy for up to €283,971, with a loan of €269,088 and €1,400 a month. The home at €250,000 can be financed.',
  ],
  [
    'own money missing',
    'revenu=4000&apport=40000&prix=300000',
    'Vous pourriez acheter jusqu’à 283 971 €, avec un emprunt de 269 088 € et 1 400 € par mois. Pour celui à 300 000 €, il manque 17 212 € d’apport.',
    'You could buy for up to €283,971, with a loan of €269,088 and €1,400 a month. For the one at €300,000, €17,212 of own money is missing.',
  ],
  [
    'a rate that no bank may ask for',
    'revenu=5000&taux=5.2&duree=20&prix=200000',
    'Vous pourriez acheter jusqu’à 230 427 €, avec un emprunt de 251 417 € et 1 750 € par mois. Celui à 200 000 € ne se finance pas ainsi.',
    'You could buy for up to €230,427, with a loan of €251,417 and €1,750 a month. The one at €200,000 cannot be financed this way.',
  ],
  [
    'no budget and no own money',
    'revenu=2000&charges=700',
    'Ce budget ne finance aucun achat.',
    'This budget finances no purchase.',
  ],
  [
    'own money alone',
    'revenu=0&apport=50000',
    'Sans emprunt possible, l’apport paierait un bien de 45 233 €.',
    'Without a possible loan, the own money would pay for a home of €45,233.',
  ],
])('writes the capacite-emprunt sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(capaciteEmprunt, query, 'fr'))).toBe(french)
  expect(tell(capaciteEmprunt, query, 'en')).toBe(english)
})
