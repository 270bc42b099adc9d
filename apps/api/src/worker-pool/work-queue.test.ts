import { describe, expect, it } from 'vitest'
import { type TimedResult, WorkQueue } from './work-queue.ts'

/** A promise that the test settles. */
function deferred() {
  let settle: (error?: Error) => void = () => {}
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve())
  })
  return { promise, settle: (error?: Error) => settle(error) }
}

/** What a job returns. @param ms how long it says that it ran. */
const timed = <T>(result: T, ms = 0): TimedResult<T> => ({ result, ms })

/** A queue whose cost units take a millisecond each. */
const createQueue = (concurrency: number, maxWaitMs = 100) =>
  new WorkQueue({ concurrency, maxWaitMs, msPerCostUnit: 1 })

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('WorkQueue', () => {
  it('runs as many jobs at once as its concurrency, the others in order of arrival', async () => {
    const queue = createQueue(2)
    const gates = Array.from({ length: 6 }, deferred)
    const started: number[] = []
    const results = gates.map(({ promise }, index) =>
      queue.run(1, async () => {
        started.push(index)
        await promise
        return timed(index)
      }),
    )
    await nextTurn()
    expect(started).toEqual([0, 1])
    for (const index of [1, 0, 2, 3, 4, 5]) {
      gates[index]?.settle()
      await nextTurn()
    }
    expect(started).toEqual([0, 1, 2, 3, 4, 5])
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('has no room for a job whose estimated wait exceeds maxWaitMs', async () => {
    const queue = createQueue(2, 100)
    const gates = Array.from({ length: 4 }, deferred)
    const results = gates.map(({ promise }) => {
      expect(queue.hasRoomFor(50)).toBe(true)
      return queue.run(50, () => promise.then(() => timed(undefined, 50)))
    })
    expect(queue.hasRoomFor(1)).toBe(false)
    gates[0]?.settle()
    await nextTurn()
    expect([queue.hasRoomFor(50), queue.hasRoomFor(51)]).toEqual([true, false])
    for (const { settle } of gates) settle()
    await Promise.all(results)
  })

  it('has room for a job of any cost when idle', () => {
    expect(createQueue(1, 100).hasRoomFor(1e9)).toBe(true)
  })

  it('has less room after slow jobs, and recovers after fast ones', async () => {
    let now = 0
    const queue = new WorkQueue({ concurrency: 1, maxWaitMs: 100, msPerCostUnit: 1, now: () => now })
    const run = (costUnits: number, ms: number) =>
      queue.run(costUnits, async () => {
        now += ms
        return timed(undefined, ms)
      })
    /** The largest job that a queue with a running job of 10 cost units accepts. */
    const room = async () => {
      const gate = deferred()
      const running = queue.run(10, () => gate.promise.then(() => timed(undefined, 10)))
      const accepted = Array.from({ length: 100 }, (_, costUnits) => costUnits).filter((costUnits) =>
        queue.hasRoomFor(costUnits),
      )
      now += 10
      gate.settle()
      await running
      return accepted.length - 1
    }
    expect(await room()).toBe(90)
    await run(10, 40)
    expect(await room()).toBe(15) // 10 cost units took 40 ms, and earlier jobs have little weight
    for (let times = 0; times < 400; times += 1) await run(10, 1)
    expect(await room()).toBe(90)
  })

  it('estimates from the run time that a job reports, without its transfer', async () => {
    let now = 0
    const queue = new WorkQueue({ concurrency: 1, maxWaitMs: 100, msPerCostUnit: 1, now: () => now })
    const withTransfer = async () => {
      now += 1000
      return timed(undefined, 10)
    }
    await queue.run(10, withTransfer)
    const gate = deferred()
    const running = queue.run(10, () => gate.promise.then(() => timed(undefined, 10)))
    expect([queue.hasRoomFor(90), queue.hasRoomFor(91)]).toEqual([true, false])
    gate.settle()
    await running
  })

  it('has room after endWithin only for jobs that end before the deadline', async () => {
    let now = 0
    const queue = new WorkQueue({ concurrency: 1, maxWaitMs: 100, msPerCostUnit: 1, now: () => now })
    queue.endWithin(80)
    expect([queue.hasRoomFor(80), queue.hasRoomFor(81)]).toEqual([true, false])
    now = 50
    expect([queue.hasRoomFor(30), queue.hasRoomFor(31)]).toEqual([true, false])
    now = 81
    expect(queue.hasRoomFor(1)).toBe(false)
  })

  it('rejects only the caller of a job that fails, and runs the next job', async () => {
    const queue = createQueue(1)
    const failed = queue.run(1, () => Promise.reject(new Error('lost')))
    const next = queue.run(1, () => Promise.resolve(timed('found')))
    await expect(failed).rejects.toThrow('lost')
    expect(await next).toBe('found')
    expect(queue.hasRoomFor(100)).toBe(true)
  })
})
