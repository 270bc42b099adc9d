import type { Asked } from '../../definition/simulator.ts'
import type { euroInvestor } from '../../indices/euro-investor.ts'
import type { contract } from './contract.ts'

type Params = Asked<typeof contract>
type Past = ReturnType<typeof euroInvestor.table>

/** An asset held: its share of one euro, its column in the history, and its level each month. */
export interface Holding {
  readonly share: number
  readonly column: keyof Past['columns']
  readonly levels: readonly number[]
}

/** The parts of the portfolio that are not nothing, in shares of all of them: 100, to a crumb. */
export function holdingsOf({ actions, obligations, or, liquidites }: Params, { columns }: Past): Holding[] {
  const all = actions + obligations + or + liquidites
  const part = (percent: number, column: Holding['column']): Holding => ({
    share: percent / all,
    column,
    levels: columns[column],
  })
  return [
    part(actions, 'equities'),
    part(obligations, 'bonds'),
    part(or, 'gold'),
    part(liquidites, 'livretA'),
  ].filter(({ share }) => share > 0)
}

/**
 * What one euro put into the holdings in month `first` is worth then and each month after, to the end of the data.
 * Between two settings of its shares, each part follows its own asset: `V = V₀ · Σ share · L / L₀`. Every `every`
 * months the shares are set again; `undefined` leaves them to drift.
 */
export function indexOf(holdings: readonly Holding[], first: number, every: number | undefined): number[] {
  const end = holdings[0]?.levels.length ?? 0
  const values = []
  let [set, worth] = [first, 1]
  for (let month = first; month < end; month += 1) {
    let growth = 0
    for (const { share, levels } of holdings) {
      growth += (share * (levels[month] as number)) / (levels[set] as number)
    }
    const value = worth * growth
    values.push(value)
    if (every !== undefined && month > set && (month - first) % every === 0) [set, worth] = [month, value]
  }
  return values
}
