import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type Crisis, crises } from '../../indices/crises.ts'
import { equityColumn } from '../../indices/equities.ts'
import type { euroInvestor } from '../../indices/euro-investor.ts'
import type { contract } from './contract.ts'

type Params = ParamsOfContract<typeof contract>
type History = ReturnType<typeof euroInvestor.table>

/**
 * An asset of the portfolio: its share as a fraction, its column in the history, and its monthly levels.
 * Used by `history.explain.ts` and `simulate.ts`.
 */
export interface Holding {
  /** The share of the asset, as a fraction of the portfolio. */
  readonly share: number
  /** The column of the asset in the history. */
  readonly column: keyof History['columns']
  /** Its level in each month of the history. */
  readonly levels: readonly number[]
}

/** The first month of the proxy of world equities; the crises that start before are out of its data. */
const FIRST_WORLD_MONTH = '2003-06'

/** Whether the portfolio holds world equities. Used by `history.explain.ts` and `simulate.ts`. */
export const holdsWorld = ({ actions, indice_actions }: Params): boolean =>
  actions > 0 && indice_actions === 'monde'

/** The crises for which the portfolio has data, in order of time. Used by `history.explain.ts` and `simulate.ts`. */
export const crisesOf = (params: Params): readonly Crisis[] =>
  holdsWorld(params) ? crises.filter(({ from }) => from >= FIRST_WORLD_MONTH) : crises

/**
 * The assets with a positive share, as fractions of their sum: 100 within the tolerance of the constraint. Used by
 * `history.explain.ts` and `simulate.ts`.
 */
export function holdingsOf(
  { actions, obligations, or, liquidites, indice_actions }: Params,
  { columns }: History,
): Holding[] {
  const all = actions + obligations + or + liquidites
  const part = (percent: number, column: Holding['column']): Holding => ({
    share: percent / all,
    column,
    levels: columns[column],
  })
  return [
    part(actions, equityColumn(indice_actions)),
    part(obligations, 'bonds'),
    part(or, 'gold'),
    part(liquidites, 'livretA'),
  ].filter(({ share }) => share > 0)
}

/**
 * The value of one euro invested in month `first`, for each month to the end of the data. Between two rebalancings,
 * each part follows its own asset: `V = V₀ · Σ share · L / L₀`. `every` is the number of months between rebalancings;
 * `undefined` means none. Used by `history.explain.ts` and `simulate.ts`.
 */
export function indexOf(holdings: readonly Holding[], first: number, every: number | undefined): number[] {
  const end = holdings[0]?.levels.length ?? 0
  const values = []
  let [rebalancedIn, valueThen] = [first, 1]
  for (let month = first; month < end; month += 1) {
    let growth = 0
    for (const { share, levels } of holdings) {
      growth += (share * (levels[month] as number)) / (levels[rebalancedIn] as number)
    }
    const value = valueThen * growth
    values.push(value)
    if (every !== undefined && month > rebalancedIn && (month - first) % every === 0)
      [rebalancedIn, valueThen] = [month, value]
  }
  return values
}
