import { deepestFall, recoveryOf, requiredRise } from '../../finance/drawdown.ts'
import type { Crisis } from '../../indices/crises.ts'
import type { euroInvestor } from '../../indices/euro-investor.ts'
import { toPercent } from '../../units/rate.ts'
import type { Way } from './path.ts'

/** The portfolio from the first month of a crisis, one value a month, and the history it was followed in. */
export interface Past {
  readonly history: ReturnType<typeof euroInvestor.table>
  /** The place of that month in the history. */
  readonly first: number
  readonly values: readonly number[]
}

const names = {
  2000: 'bulle_internet',
  2008: 'crise_financiere',
  2020: 'covid',
  2022: 'inflation_taux',
} as const

/** What a crisis did to a portfolio, and the way down and back: empty where it did not fall. */
export function live({ year, to }: Crisis, { history, first, values }: Past, capital: number) {
  const window = values.slice(0, history.dates.indexOf(to) + 1 - first)
  const deepest = deepestFall(window)
  if (!deepest)
    return { figures: { annee: year, nom: names[year], ...unharmed(capital) }, way: { year, levels: [] } }

  const { peak, trough, fall } = deepest
  const back = recoveryOf(values, deepest)
  const dateOf = (month: number): string => history.dates[first + month] as string
  const priceOf = (month: number): number => history.columns.prices[first + month] as number
  const way: Way = { year, levels: values.slice(peak, back === undefined ? undefined : back + 1) }
  const figures = {
    annee: year,
    nom: names[year],
    dateSommet: dateOf(peak),
    dateCreux: dateOf(trough),
    dateRecuperation: back === undefined ? null : dateOf(back),
    recuperation: back === undefined ? ('pas_encore' as const) : ('date' as const),
    baisse: toPercent(fall),
    baisseReelle: toPercent((1 + fall) / (priceOf(trough) / priceOf(peak)) - 1),
    capitalAuCreux: capital * (1 + fall),
    perte: -capital * fall,
    hausseNecessaire: toPercent(requiredRise(fall)),
    moisBaisse: trough - peak,
    moisRecuperation: back === undefined ? null : back - peak,
  }
  return { figures, way }
}

/** No month of the window was under one before it. */
const unharmed = (capital: number) => ({
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
