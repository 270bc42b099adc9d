import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { revenusPassifs } from './index.ts'

it.each([
  [
    'a date',
    'revenu=2000&capital=50000&mensuel=1000',
    'Pour 2 000 € par mois net d’impôt, il faudrait 661 522 € dans un PEA, l’enveloppe qui demande le moins ; vous y seriez dans 23 ans et 3 mois.',
    'For €2,000 a month after tax, it would take €661,522 in a PEA, the wrapper needing the least capital; you would be there in 23 years and 3 months.',
  ],
  [
    'a date that a monthly deposit alone leads to',
    'revenu=2000&mensuel=1000',
    'Pour 2 000 € par mois net d’impôt, il faudrait 661 522 € dans un PEA, l’enveloppe qui demande le moins ; vous y seriez dans 27 ans.',
    'For €2,000 a month after tax, it would take €661,522 in a PEA, the wrapper needing the least capital; you would be there in 27 years.',
  ],
  [
    'no savings to count from',
    'revenu=2000',
    'Pour 2 000 € par mois net d’impôt, il faudrait 661 522 € dans un PEA, l’enveloppe qui demande le moins.',
    'For €2,000 a month after tax, it would take €661,522 in a PEA, the wrapper needing the least capital.',
  ],
  [
    'never',
    'revenu=2000&capital=10&taux=-5',
    'Pour 2 000 € par mois net d’impôt, il faudrait 661 522 € dans un PEA, l’enveloppe qui demande le moins ; à ce rythme, cent ans n’y suffiraient pas.',
    'For €2,000 a month after tax, it would take €661,522 in a PEA, the wrapper needing the least capital; at this pace, a hundred years would not be enough.',
  ],
  [
    'reached',
    'revenu=2000&capital=1000000',
    'Pour 2 000 € par mois net d’impôt, il faudrait 661 522 € dans un PEA, l’enveloppe qui demande le moins ; vous y êtes déjà.',
    'For €2,000 a month after tax, it would take €661,522 in a PEA, the wrapper needing the least capital; you are there already.',
  ],
  [
    'no wrapper better than another',
    'revenu=2000&part_gains=0',
    'Pour 2 000 € par mois net d’impôt, il faudrait 600 000 € quelle que soit l’enveloppe.',
    'For €2,000 a month after tax, it would take €600,000 whatever the wrapper.',
  ],
  [
    'another wrapper',
    'revenu=300&capital=1000&mensuel=100&tmi=0',
    'Pour 300 € par mois net d’impôt, il faudrait 98 468 € dans une assurance-vie, l’enveloppe qui demande le moins ; vous y seriez dans 32 ans et 6 mois.',
    'For €300 a month after tax, it would take €98,468 in life insurance, the wrapper needing the least capital; you would be there in 32 years and 6 months.',
  ],
])('writes the revenus-passifs sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(revenusPassifs, query, 'fr'))).toBe(french)
  expect(tell(revenusPassifs, query, 'en')).toBe(english)
})
