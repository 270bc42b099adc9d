import { expect, it } from 'vitest'
import '../../../../../test/support/history.ts' // by itself: mutants of what loads are measured without what all tests load
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { livretAVsEtf } from './index.ts'

it.each([
  [
    'the ETF ahead',
    'capital=10000&mensuel=200&duree=15&taux_livret=1.7',
    'À 7 % par an avant frais, l’ETF laisserait 80 125 € net d’impôt après 15 ans, 28 452 € de plus que le Livret A et l’argent refusé, sans intérêt.',
    'At 7% a year before fees, the ETF would leave €80,125 after tax in 15 years, €28,452 more than the Livret A and the money refused, without interest.',
  ],
  [
    'the Livret A ahead',
    'capital=10000&mensuel=200&duree=1&taux_livret=3&taux_etf=1',
    'À 1 % par an avant frais, l’ETF laisserait 12 461 € net d’impôt après 1 an, 272 € de moins que le Livret A.',
    'At 1% a year before fees, the ETF would leave €12,461 after tax in 1 year, €272 less than the Livret A.',
  ],
  [
    'neither',
    'capital=0&mensuel=0&duree=15',
    'À 7 % par an avant frais, l’ETF laisserait 0 € net d’impôt après 15 ans, autant que le Livret A.',
    'At 7% a year before fees, the ETF would leave €0 after tax in 15 years, as much as the Livret A.',
  ],
  [
    'history',
    'capital=10000&mensuel=200&duree=15&methode=historique',
    'À 7 % par an avant frais, l’ETF laisserait 80 125 € net d’impôt après 15 ans, 28 452 € de plus que le Livret A et l’argent refusé, sans intérêt. Sur 486 périodes de 15 ans depuis 1971, l’ETF aurait dépassé le Livret A dans 95,88 % des cas, avec un écart médian de 111,76 % en sa faveur.',
    'At 7% a year before fees, the ETF would leave €80,125 after tax in 15 years, €28,452 more than the Livret A and the money refused, without interest. Over 486 periods of 15 years since 1971, the ETF would have beaten the Livret A in 95.88% of cases, with a median gap of 111.76% in its favour.',
  ],
  [
    'history, in one year',
    'capital=10000&mensuel=200&duree=1&methode=historique&enveloppe=cto',
    'À 7 % par an avant frais, l’ETF laisserait 12 916 € net d’impôt après 1 an, 327 € de plus que le Livret A. Sur 654 périodes de 1 an depuis 1971, l’ETF aurait dépassé le Livret A dans 64,22 % des cas, avec un écart médian de 4,62 % en sa faveur.',
    'At 7% a year before fees, the ETF would leave €12,916 after tax in 1 year, €327 more than the Livret A. Over 654 periods of 1 year since 1971, the ETF would have beaten the Livret A in 64.22% of cases, with a median gap of 4.62% in its favour.',
  ],
  [
    'history of world equities',
    'capital=10000&mensuel=200&duree=10&methode=historique&indice=monde',
    'À 7 % par an avant frais, l’ETF laisserait 49 561 € net d’impôt après 10 ans, 12 119 € de plus que le Livret A et l’argent refusé, sans intérêt. Sur 157 périodes de 10 ans depuis 2003, l’ETF aurait dépassé le Livret A dans 100 % des cas, avec un écart médian de 75,16 % en sa faveur.',
    'At 7% a year before fees, the ETF would leave €49,561 after tax in 10 years, €12,119 more than the Livret A and the money refused, without interest. Over 157 periods of 10 years since 2003, the ETF would have beaten the Livret A in 100% of cases, with a median gap of 75.16% in its favour.',
  ],
])('writes the livret-a-vs-etf sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(livretAVsEtf, query, 'fr'))).toBe(french)
  expect(tell(livretAVsEtf, query, 'en')).toBe(english)
})
