/** The tables that questions may name are those of the explanations, which are imported later. */
import { expect, it } from 'vitest'
import { simulators } from './support/simulators.ts'

it.each(
  simulators.filter(({ loadExplanation }) => loadExplanation).map((one) => [one.contract.name, one] as const),
)('lists the tables of the explanation of %s', async (_, { loadExplanation, explainedTables }) => {
  const steps = (await loadExplanation?.())?.steps ?? []
  const ids = steps.filter(({ type }) => type === 'table').map(({ id }) => id)
  expect(explainedTables?.toSorted()).toEqual([...new Set(ids)].toSorted())
})
