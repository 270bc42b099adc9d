import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { plusValueImmobiliere } from './index.ts'

const sale = 'prix_vente=320000&prix_achat=200000&date_achat=2018-05-10&date_vente=2026-11-23'

it.each([
  [
    'a taxed gain',
    sale,
    'La vente coûterait 25 176 € d’impôt et laisserait 294 824 € au vendeur. Vendre dès le 10 mai 2027 coûterait 1 308 € de moins. À partir de 22 ans de détention, plus d’impôt sur le revenu, mais des prélèvements sociaux jusqu’à 30 ans.',
    'The sale would cost €25,176 in tax and leave €294,824 for the seller. Selling from 10 May 2027 on would cost €1,308 less. From 22 years of ownership, no income tax, but social levies until 30 years.',
  ],
  [
    'a gain free of income tax',
    sale.replace('2018-05-10', '2000-05-10'),
    'La vente coûterait 4 644 € d’impôt et laisserait 315 356 € au vendeur. Vendre dès le 10 mai 2027 coûterait 1 161 € de moins.',
    'The sale would cost €4,644 in tax and leave €315,356 for the seller. Selling from 10 May 2027 on would cost €1,161 less.',
  ],
  [
    'an exempt sale',
    `${sale}&usage=residence_principale`,
    'Cette vente ne serait pas imposée : elle laisserait 320 000 € au vendeur.',
    'This sale would not be taxed: it would leave €320,000 for the seller.',
  ],
  [
    'a loss',
    sale.replace('320000', '180000'),
    'Sans plus-value, rien à payer : la vente laisserait 180 000 € au vendeur.',
    'Without a gain, nothing is due: the sale would leave €180,000 for the seller.',
  ],
  [
    'costs above the price',
    `${sale.replace('320000', '20000')}&frais_vente=25000`,
    'Sans plus-value, rien à payer : la vente laisserait 5 000 € à payer.',
    'Without a gain, nothing is due: the sale would leave €5,000 to pay.',
  ],
])('writes the plus-value-immobiliere sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(plusValueImmobiliere, query, 'fr'))).toBe(french)
  expect(tell(plusValueImmobiliere, query, 'en')).toBe(english)
})
