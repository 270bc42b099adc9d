import { expect, it } from 'vitest'
import { plain } from '../../../../test/support/sentences.ts'
import { figureFormatter } from '../../../prose/src/figure-formatter.ts'
import { visibleShare, windowsSentence } from './common-sentences.ts'

const format = { fr: figureFormatter('fr'), en: figureFormatter('en') }

it('raises a share that rounds to 0 so that it is printed as above 0, with visibleShare', () => {
  expect(plain(format.fr.percent(visibleShare(0)))).toBe('moins de 0,01 %')
  expect(visibleShare(0.5)).toBe(0.5)
  expect(visibleShare(0.00005)).toBe(0.0001)
})

it.each([
  [
    'ahead by a median',
    { windows: 480, years: 15, since: 1971, wins: 95, median: 80 },
    'Sur 480 périodes de 15 ans depuis 1971, l’un aurait dépassé l’autre dans 95 % des cas, avec un écart médian de 80 % en sa faveur.',
    'Over 480 periods of 15 years since 1971, one would have beaten the other in 95% of cases, with a median gap of 80% in its favour.',
  ],
  [
    'behind, over one window',
    { windows: 1, years: 1, since: 1971, wins: 0, median: -12.5 },
    'Sur 1 période de 1 an depuis 1971, l’un aurait dépassé l’autre dans 0 % des cas, avec un écart médian de 12,5 % en sa défaveur.',
    'Over 1 period of 1 year since 1971, one would have beaten the other in 0% of cases, with a median gap of 12.5% against it.',
  ],
  [
    'without a median gap',
    { windows: 2, years: 50, since: 1971, wins: 50, median: null },
    'Sur 2 périodes de 50 ans depuis 1971, l’un aurait dépassé l’autre dans 50 % des cas.',
    'Over 2 periods of 50 years since 1971, one would have beaten the other in 50% of cases.',
  ],
  [
    'of a history that starts later',
    { windows: 37, years: 20, since: 2003, wins: 100, median: 75 },
    'Sur 37 périodes de 20 ans depuis 2003, l’un aurait dépassé l’autre dans 100 % des cas, avec un écart médian de 75 % en sa faveur.',
    'Over 37 periods of 20 years since 2003, one would have beaten the other in 100% of cases, with a median gap of 75% in its favour.',
  ],
  [
    'with a median gap of 0',
    { windows: 2, years: 50, since: 1971, wins: 50, median: 0 },
    'Sur 2 périodes de 50 ans depuis 1971, l’un aurait dépassé l’autre dans 50 % des cas.',
    'Over 2 periods of 50 years since 1971, one would have beaten the other in 50% of cases.',
  ],
])('states the windows of the past with windowsSentence: %s', (_, windows, french, english) => {
  expect(plain(windowsSentence.fr('l’un', 'l’autre', windows, format.fr))).toBe(` ${french}`)
  expect(plain(windowsSentence.en('one', 'the other', windows, format.en))).toBe(` ${english}`)
})

it('states nothing without windows of the past, with windowsSentence', () => {
  expect(windowsSentence.fr('l’un', 'l’autre', null, format.fr)).toBe('')
  expect(windowsSentence.en('one', 'the other', null, format.en)).toBe('')
})
