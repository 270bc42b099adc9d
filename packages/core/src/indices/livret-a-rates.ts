import { livretADecisions } from './credits.ts'
import { defineSeries } from './series.ts'

/**
 * The rate of the Livret A, in percent a year, by the day from which each was paid. For the page of sources;
 * simulators read the legal parameter. Used by `history.ts`.
 */
export const livretARates = defineSeries(
  {
    name: 'livret-a-rates',
    title: { fr: 'Taux du Livret A depuis 1966', en: 'Rates of the Livret A since 1966' },
    first: '1966-01-01',
    last: '2026-08-01',
    columns: ['rate'],
    credits: { rate: [livretADecisions] },
  },
  () => import('./tables/livret-a-rates.ts'),
)
