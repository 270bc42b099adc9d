import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { budget503020 } from './index.ts'

it.each([
  [
    'less than the rule asks',
    'revenu=2500&besoins=1400&envies=700',
    'Vous épargnez 16 % de votre revenu, 100 € par mois de moins que ne le veut la règle 50/30/20 ; les besoins prennent 56 %, contre 50 % dans la règle.',
    'You save 16% of your income, €100 a month less than the 50/30/20 rule asks; needs take 56%, against 50% in the rule.',
  ],
  [
    'a crumb saved',
    'revenu=10000000&besoins=9999999.99&envies=0',
    'Vous épargnez moins de 0,01 % de votre revenu, 2 000 000 € par mois de moins que ne le veut la règle 50/30/20 ; les besoins prennent 100 %, contre 50 % dans la règle.',
    'You save less than 0.01% of your income, €2,000,000 a month less than the 50/30/20 rule asks; needs take 100%, against 50% in the rule.',
  ],
  [
    'no needs at all',
    'revenu=2000&besoins=0&envies=1000',
    'Vous épargnez 50 % de votre revenu, 600 € par mois de plus que ne le veut la règle 50/30/20 ; les besoins prennent 0 %, contre 50 % dans la règle.',
    'You save 50% of your income, €600 a month more than the 50/30/20 rule asks; needs take 0%, against 50% in the rule.',
  ],
  [
    'expenses beyond the income',
    'revenu=2000&besoins=1500&envies=700',
    'Vos dépenses dépassent de 200 € par mois votre revenu de 2 000 €.',
    'Your expenses exceed your income of €2,000 by €200 a month.',
  ],
  [
    'savings beyond the income',
    'revenu=2000&besoins=1500&envies=300&epargne=400',
    'Vos dépenses et votre épargne dépassent ensemble de 200 € par mois votre revenu de 2 000 €.',
    'Your expenses and savings together exceed your income of €2,000 by €200 a month.',
  ],
  [
    'what the rule asks',
    'revenu=2000&besoins=1000&envies=600',
    'Vous épargnez 20 % de votre revenu, comme le veut la règle 50/30/20 ; les besoins prennent 50 %, comme elle le prévoit.',
    'You save 20% of your income, as the 50/30/20 rule asks; needs take 50%, as it allows.',
  ],
  [
    'more than the rule asks',
    'revenu=2000&besoins=1000&envies=200',
    'Vous épargnez 40 % de votre revenu, 400 € par mois de plus que ne le veut la règle 50/30/20 ; les besoins prennent 50 %, comme elle le prévoit.',
    'You save 40% of your income, €400 a month more than the 50/30/20 rule asks; needs take 50%, as it allows.',
  ],
  [
    'nothing saved',
    'revenu=2000&besoins=1500&envies=500',
    'Vous n’épargnez rien, quand la règle 50/30/20 demande 20 % ; les besoins prennent 75 %, contre 50 % dans la règle.',
    'You save nothing, when the 50/30/20 rule asks for 20%; needs take 75%, against 50% in the rule.',
  ],
  [
    'reserves drawn on',
    'revenu=2000&besoins=1000&envies=500&epargne=-100',
    'Vous puisez 100 € par mois dans vos réserves, quand la règle 50/30/20 demande 20 % ; les besoins prennent 50 %, comme elle le prévoit.',
    'You draw €100 a month from your reserves, when the 50/30/20 rule asks for 20%; needs take 50%, as it allows.',
  ],
])('writes the budget-50-30-20 sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(budget503020, query, 'fr'))).toBe(french)
  expect(tell(budget503020, query, 'en')).toBe(english)
})
