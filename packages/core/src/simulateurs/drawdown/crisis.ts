import { deepestFall, recoveryOf, requiredRise } from '../../finance/drawdown.ts'
import type { Crisis } from '../../indices/crises.ts'
import type { euroInvestor } from '../../indices/euro-investor.ts'
import { toPercent } from '../../units/rate.ts'
import type { CrisisPath } from './path.ts'

/** The monthly values of a portfolio from the first month of a crisis, with the history that they follow. */
interface PortfolioHistory {
  readonly history: ReturnType<typeof euroInvestor.table>
  /** Index of that month in the history. */
  readonly first: number
  /** One per month from that one on, for one euro invested in it. */
  readonly values: readonly number[]
}

/** The code of each crisis in the answer, by its year. */
const names = {
  2000: 'bulle_internet',
  2008: 'crise_financiere',
  2020: 'covid',
  2022: 'inflation_taux',
} as const

/**
 * The figures of a crisis for a portfolio, and the path from peak to recovery: empty when it did not fall. Falls are
 * in percent and negative; `perte` is in euros and positive; `moisRecuperation` counts from the peak and is `null`
 * before a recovery. Used by `simulate.ts`.
 * @param capital euros at the peak.
 */
export function measureCrisis(
  { year, to }: Crisis,
  { history, first, values }: PortfolioHistory,
  capital: number,
) {
  const window = values.slice(0, history.dates.indexOf(to) + 1 - first)
  const deepest = deepestFall(window)
  if (!deepest)
    return { figures: { annee: year, nom: names[year], ...withoutFall(capital) }, path: { year, levels: [] } }

  const { peak, trough, fall } = deepest
  const recovery = recoveryOf(values, deepest)
  const dateOf = (month: number): string => history.dates[first + month] as string
  const priceOf = (month: number): number => history.columns.prices[first + month] as number
  const path: CrisisPath = {
    year,
    levels: values.slice(peak, recovery === undefined ? undefined : recovery + 1),
  }
  const figures = {
    annee: year,
    nom: names[year],
    dateSommet: dateOf(peak),
    dateCreux: dateOf(trough),
    dateRecuperation: recovery === undefined ? null : dateOf(recovery),
    recuperation: recovery === undefined ? ('pas_encore' as const) : ('date' as const),
    baisse: toPercent(fall),
    baisseReelle: toPercent((1 + fall) / (priceOf(trough) / priceOf(peak)) - 1),
    capitalAuCreux: capital * (1 + fall),
    perte: -capital * fall,
    hausseNecessaire: toPercent(requiredRise(fall)),
    moisBaisse: trough - peak,
    moisRecuperation: recovery === undefined ? null : recovery - peak,
  }
  return { figures, path }
}

/** Figures when no month of the window was below an earlier one. */
const withoutFall = (capital: number) => ({
  dateSommet: null,
  dateCreux: null,
  dateRecuperation: null,
  recuperation: 'jamais_baisse' as const,
  baisse: 0,
  baisseReelle: 0,
  capitalAuCreux: capital,
  perte: 0,
  hausseNecessaire: 0,
  moisBaisse: 0,
  moisRecuperation: 0,
})
