import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balancingRates, signChangesOf } from './cash-flows.ts'

/**
 * Flows one period apart that balance at these discount factors alone: the coefficients of the polynomial Π(v
 * - factor).
 */
function flowsOf(factors: readonly number[]): { time: number; amount: number }[] {
  let amounts = [1]
  for (const factor of factors) {
    const next = [...amounts.map((amount) => -factor * amount), 0]
    amounts.forEach((amount, k) => {
      next[k + 1] = (next[k + 1] as number) + amount
    })
    amounts = next
  }
  return amounts.map((amount, time) => ({ time, amount }))
}

it('gives with balancingRates the rate of two flows, as a logarithm', () => {
  const rates = balancingRates([
    { time: 0, amount: -100 },
    { time: 1, amount: 110 },
  ])
  expect(rates).toHaveLength(1)
  expect(rates[0]).toBeCloseTo(Math.log(1.1), 13)
})

it('finds with balancingRates every one of several rates, in order', () => {
  const rate = fc.integer({ min: -3, max: 8 })
  fc.assert(
    fc.property(fc.uniqueArray(rate, { minLength: 1, maxLength: 5 }), (tenths) => {
      const wanted = tenths.map((tenth) => Math.log1p(tenth / 10)).sort((a, b) => a - b)
      const found = balancingRates(flowsOf(wanted.map((x) => Math.exp(-x))))
      expect(found).toHaveLength(wanted.length)
      for (const [k, x] of wanted.entries()) expect(found[k]).toBeCloseTo(x, 7)
    }),
  )
})

it('finds with balancingRates a double rate once, beside others', () => {
  const wanted = [0.1, 0.25, 0.25].map(Math.log1p)
  const found = balancingRates(flowsOf(wanted.map((x) => Math.exp(-x))))
  expect(found).toHaveLength(2)
  expect(found[0]).toBeCloseTo(Math.log(1.1), 7)
  expect(found[1]).toBeCloseTo(Math.log(1.25), 6)
})

it('depends in balancingRates neither on the time of the first flow nor on the unit of time', () => {
  const flows = flowsOf([1 / 1.05, 1 / 1.3])
  const later = flows.map(({ time, amount }) => ({ time: 7 + 12 * time, amount }))
  const found = balancingRates(later).map((x) => 12 * x)
  expect(found[0]).toBeCloseTo(Math.log(1.05), 9)
  expect(found[1]).toBeCloseTo(Math.log(1.3), 9)
})

it('finds with balancingRates no rate without flows or with flows of one sign', () => {
  expect(balancingRates([])).toEqual([])
  expect(balancingRates([{ time: 0, amount: 5 }])).toEqual([])
  expect(balancingRates(flowsOf([-0.5, -0.9]))).toEqual([])
})

it('gives the indexes at which flows change sign, with signChangesOf', () => {
  const amounts = [-1, -2, 3, 4, -5]
  expect(signChangesOf(amounts.map((amount, time) => ({ time, amount })))).toEqual([2, 4])
  expect(signChangesOf([])).toEqual([])
})
