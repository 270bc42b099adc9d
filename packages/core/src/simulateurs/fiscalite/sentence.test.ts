import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { fiscalite } from './index.ts'

it.each([
  [
    'a tax',
    'revenu=71500&nature=imposable&situation=marie&enfants=2',
    'Sur les revenus de 2025, votre foyer paierait 4 044 € d’impôt, soit 5,66 % de ses revenus imposables, dans la tranche à 30 %.',
    'On the income of 2025, your household would pay €4,044 in tax, 5.66% of its taxable income, in the 30% bracket.',
  ],
  [
    'no tax',
    'revenu=10000',
    'Sur les revenus de 2025, votre foyer ne paierait pas d’impôt.',
    'On the income of 2025, your household would pay no tax.',
  ],
  [
    'a refund',
    'revenu=10000&credits=500',
    'Sur les revenus de 2025, l’État rembourserait 500 € à votre foyer.',
    'On the income of 2025, the State would pay €500 back to your household.',
  ],
  [
    'levies alone',
    'revenu=10000&revenus_capital=1000&credits=128',
    'Sur les revenus de 2025, votre foyer ne paierait pas d’impôt, mais 172 € de prélèvements sociaux. L’option pour le barème (case 2OP) ferait gagner 128 €.',
    'On the income of 2025, your household would pay no tax, but €172 in social levies. The option for the scale (box 2OP) would save €128.',
  ],
  [
    'a tax and levies',
    'revenu=50000&revenus_capital=1000&annee_revenus=2024',
    'Sur les revenus de 2024, votre foyer paierait 6 793 € d’impôt, soit 14,77 % de ses revenus imposables, dans la tranche à 30 %, et 172 € de prélèvements sociaux.',
    'On the income of 2024, your household would pay €6,793 in tax, 14.77% of its taxable income, in the 30% bracket, and €172 in social levies.',
  ],
  [
    'capital income alone',
    'revenu=0&revenus_capital=100000',
    'Sur les revenus de 2025, votre foyer paierait 12 800 € d’impôt, soit 12,8 % de ses revenus imposables, au taux forfaitaire des revenus du capital, et 17 200 € de prélèvements sociaux.',
    'On the income of 2025, your household would pay €12,800 in tax, 12.8% of its taxable income, at the flat rate of capital income, and €17,200 in social levies.',
  ],
  [
    'capital income with a credit, at no rate that has a name',
    'revenu=0&revenus_capital=100000&credits=100',
    'Sur les revenus de 2025, votre foyer paierait 12 700 € d’impôt, soit 12,7 % de ses revenus imposables, et 17 200 € de prélèvements sociaux.',
    'On the income of 2025, your household would pay €12,700 in tax, 12.7% of its taxable income, and €17,200 in social levies.',
  ],
  [
    'a refund and levies',
    'revenu=0&credits=500&revenus_capital=1000',
    'Sur les revenus de 2025, l’État rembourserait 372 € à votre foyer, qui paierait 172 € de prélèvements sociaux. L’option pour le barème (case 2OP) ferait gagner 128 €.',
    'On the income of 2025, the State would pay €372 back to your household, which would pay €172 in social levies. The option for the scale (box 2OP) would save €128.',
  ],
  [
    'a cheaper scale',
    'revenu=24000&dividendes=8000',
    'Sur les revenus de 2025, votre foyer paierait 1 725 € d’impôt, soit 5,83 % de ses revenus imposables, dans la tranche à 11 %, et 1 376 € de prélèvements sociaux. L’option pour le barème (case 2OP) ferait gagner 344 €.',
    'On the income of 2025, your household would pay €1,725 in tax, 5.83% of its taxable income, in the 11% bracket, and €1,376 in social levies. The option for the scale (box 2OP) would save €344.',
  ],
  [
    'the scale asked for',
    'revenu=24000&dividendes=8000&option_bareme=bareme',
    'Sur les revenus de 2025, votre foyer paierait 1 381 € d’impôt, soit 5,34 % de ses revenus imposables, dans la tranche à 11 %, et 1 376 € de prélèvements sociaux. L’option pour le barème (case 2OP) fait gagner 344 €.',
    'On the income of 2025, your household would pay €1,381 in tax, 5.34% of its taxable income, in the 11% bracket, and €1,376 in social levies. The option for the scale (box 2OP) saves €344.',
  ],
  [
    'a dear option',
    'revenu=90000&interets=8000&option_bareme=bareme',
    'Sur les revenus de 2025, votre foyer paierait 20 067 € d’impôt, soit 22,69 % de ses revenus imposables, dans la tranche à 41 %, et 1 376 € de prélèvements sociaux. L’option pour le barème (case 2OP) fait perdre 1 639 €.',
    'On the income of 2025, your household would pay €20,067 in tax, 22.69% of its taxable income, in the 41% bracket, and €1,376 in social levies. The option for the scale (box 2OP) costs €1,639.',
  ],
  [
    'the scale found cheaper',
    'revenu=24000&dividendes=8000&option_bareme=auto',
    'Sur les revenus de 2025, votre foyer paierait 1 381 € d’impôt, soit 5,34 % de ses revenus imposables, dans la tranche à 11 %, et 1 376 € de prélèvements sociaux. Vos revenus du capital passent au barème (case 2OP) : le prélèvement forfaitaire (PFU) coûterait 344 € de plus.',
    'On the income of 2025, your household would pay €1,381 in tax, 5.34% of its taxable income, in the 11% bracket, and €1,376 in social levies. Your capital income goes under the scale (box 2OP): the flat tax (PFU) would cost €344 more.',
  ],
  [
    'two regimes at the same cost',
    'revenu=0&dividendes=100&option_bareme=auto',
    'Sur les revenus de 2025, votre foyer ne paierait pas d’impôt, mais 17 € de prélèvements sociaux. Vos revenus du capital restent au prélèvement forfaitaire (PFU) : le barème (case 2OP) coûterait autant, à l’euro près.',
    'On the income of 2025, your household would pay no tax, but €17 in social levies. Your capital income stays under the flat tax (PFU): the scale (box 2OP) would cost the same, to the euro.',
  ],
  [
    'the cheaper of two regimes without capital income',
    'revenu=10000&option_bareme=auto',
    'Sur les revenus de 2025, votre foyer ne paierait pas d’impôt.',
    'On the income of 2025, your household would pay no tax.',
  ],
  [
    'a refund and the cheaper of two regimes',
    'revenu=0&credits=500&revenus_capital=1000&option_bareme=auto',
    'Sur les revenus de 2025, l’État rembourserait 500 € à votre foyer, qui paierait 172 € de prélèvements sociaux. Vos revenus du capital passent au barème (case 2OP) : le prélèvement forfaitaire (PFU) coûterait 128 € de plus.',
    'On the income of 2025, the State would pay €500 back to your household, which would pay €172 in social levies. Your capital income goes under the scale (box 2OP): the flat tax (PFU) would cost €128 more.',
  ],
  [
    'the flat rate found cheaper',
    'revenu=90000&interets=8000&option_bareme=auto',
    'Sur les revenus de 2025, votre foyer paierait 18 428 € d’impôt, soit 20,71 % de ses revenus imposables, dans la tranche à 30 %, et 1 376 € de prélèvements sociaux. Vos revenus du capital restent au prélèvement forfaitaire (PFU) : le barème (case 2OP) coûterait 1 639 € de plus.',
    'On the income of 2025, your household would pay €18,428 in tax, 20.71% of its taxable income, in the 30% bracket, and €1,376 in social levies. Your capital income stays under the flat tax (PFU): the scale (box 2OP) would cost €1,639 more.',
  ],
])('writes the fiscalite sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(fiscalite, query, 'fr'))).toBe(french)
  expect(tell(fiscalite, query, 'en')).toBe(english)
})
