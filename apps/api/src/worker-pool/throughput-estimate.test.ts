import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { ThroughputEstimate } from './throughput-estimate.ts'

let now = 0
let throughput: ThroughputEstimate
beforeEach(() => {
  now = 0
  throughput = new ThroughputEstimate({ msPerCostUnit: 1, memoryMs: 1000, now: () => now })
})

/** Records a job that took `slowdown` milliseconds per cost unit, and lets that time pass. */
const recordJob = (costUnits: number, slowdown: number) => {
  now += costUnits * slowdown
  throughput.record(costUnits, costUnits * slowdown)
}

describe('ThroughputEstimate', () => {
  it('starts at msPerCostUnit', () => {
    expect(throughput.estimateMs(7)).toBe(7)
  })

  it('never falls below msPerCostUnit, however fast the recorded jobs', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }))), (jobs) => {
        for (const [costUnits, slowdown] of jobs) recordJob(costUnits, slowdown)
        expect(throughput.estimateMs(100)).toBeCloseTo(100, 9)
      }),
    )
  })

  it('rises to the speed of a machine that stays slow', () => {
    for (let times = 0; times < 10; times += 1) recordJob(10, 10)
    expect(throughput.estimateMs(1)).toBeGreaterThan(5)
    for (let times = 0; times < 100; times += 1) recordJob(10, 10)
    expect(throughput.estimateMs(1)).toBeCloseTo(8.2, 0) // the initial estimate keeps the weight of 25 ms
    expect(throughput.estimateMs(1)).toBeLessThan(10)
  })

  it('rises more slowly when the machine was busy at full speed before', () => {
    for (let times = 0; times < 1000; times += 1) recordJob(10, 1)
    for (let times = 0; times < 10; times += 1) recordJob(10, 10)
    expect(throughput.estimateMs(1)).toBeGreaterThan(2)
    for (let times = 0; times < 30; times += 1) recordJob(10, 10)
    expect(throughput.estimateMs(1)).toBeGreaterThan(7)
  })

  it('changes little after one slow job among many', () => {
    for (let times = 0; times < 100; times += 1) recordJob(10, 1)
    recordJob(1, 100)
    expect(throughput.estimateMs(1)).toBeLessThan(1.2)
  })

  it('follows a long job at once, and forgets it after ten times memoryMs', () => {
    recordJob(100, 100)
    expect(throughput.estimateMs(1)).toBeGreaterThan(75)
    now += 10_000
    expect(throughput.estimateMs(1)).toBeLessThan(1.1)
  })

  it('counts many small jobs as one large job of the same work', () => {
    const other = new ThroughputEstimate({ msPerCostUnit: 1, memoryMs: 1000, now: () => now })
    now = 600
    for (let times = 0; times < 100; times += 1) throughput.record(1, 3)
    other.record(100, 300)
    expect(throughput.estimateMs(1)).toBeCloseTo(other.estimateMs(1), 12)
  })
})
