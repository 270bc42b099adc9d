/**
 * The levers of contracts, the parameters that a person can act on: each one changes a decisive figure,
 * and the first one the first of them, in the worked example, from a preset, or from a value of its own.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../packages/core/src/catalogue.ts'
import type { Contract } from '../packages/core/src/definition/contract.ts'
import { loadHistory } from '../packages/core/src/index.ts'
import { analysisOf } from './support/analyses.ts'

/** The effects of parameters: `amplitude` is null where a figure does not exist. */
interface Sensitivity {
  readonly effets: readonly { readonly parametre: string; readonly amplitude: number | null }[]
}

/** Values from which a lever that is 0 can move, by kind: a tenth of 0 is 0. */
const STARTS: Readonly<Record<string, number>> = { euros: 10_000, monthlyEuros: 500 }

beforeAll(() => loadHistory())

describe.each(catalogue.map((simulator) => [simulator.contract.name, simulator] as const))(
  'levers of %s',
  (_, simulator) => {
    const contract: Contract = simulator.contract
    const { query } = contract.example
    const sensitivity = analysisOf<Sensitivity>(simulator, 'sensibilite')
    const presets = contract.presets.map((preset) => ({ ...query, ...preset.query }))

    /** The largest effect of a lever on a figure, over the questions tried. */
    const largestEffect = (lever: string, figure: string): number => {
      const questions = [
        query,
        ...presets,
        // 5 percent or years, for the other kinds
        { ...query, [lever]: STARTS[contract.params[lever]?.kind ?? ''] ?? 5 },
      ]
      const amplitudes = questions.flatMap((question) => {
        const studied = { ...question, cible: figure }
        if (sensitivity.problems(studied).length > 0) return []
        const { effets } = sensitivity.ask(studied).data
        return effets.filter(({ parametre }) => parametre === lever).map(({ amplitude }) => amplitude ?? 0)
      })
      return Math.max(0, ...amplitudes)
    }

    it('moves the first decisive figure by the first lever', () => {
      expect(largestEffect(`${contract.levers[0]}`, `${contract.decisive[0]}`)).toBeGreaterThan(0)
    })

    it.each(contract.levers)('moves a decisive figure by %s', (lever) => {
      const numeric = contract.decisive.filter(
        (figure) => sensitivity.problems({ ...query, cible: figure }).length === 0,
      )
      expect(Math.max(...numeric.map((figure) => largestEffect(lever, figure)))).toBeGreaterThan(0)
    })
  },
)
