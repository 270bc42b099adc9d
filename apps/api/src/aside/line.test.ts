import { describe, expect, it } from 'vitest'
import { Line } from './line.ts'

/** Work that ends when it is told. */
function task() {
  let end: (error?: Error) => void = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve())
  })
  return { ended, end: (error?: Error) => end(error) }
}

/** What came of it, after so long. */
const done = <T>(result: T, ms = 0) => ({ result, ms })

/** A line of some work at once, of a step a millisecond. */
const lineOf = (atOnce: number, longestMs = 100) => new Line({ atOnce, longestMs, msPerStep: 1 })

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a line', () => {
  it('does some at once, and the others in the order in which they came', async () => {
    const line = lineOf(2)
    const tasks = Array.from({ length: 6 }, task)
    const begun: number[] = []
    const all = tasks.map(({ ended }, index) =>
      line.take(1, async () => {
        begun.push(index)
        await ended
        return done(index)
      }),
    )
    await turn()
    expect(begun).toEqual([0, 1])
    for (const index of [1, 0, 2, 3, 4, 5]) {
      tasks[index]?.end()
      await turn()
    }
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('takes as much work as it can do in time, however many ask for it', async () => {
    const line = lineOf(2, 100)
    const tasks = Array.from({ length: 4 }, task)
    const all = tasks.map(({ ended }) => {
      expect(line.hasRoomFor(50)).toBe(true)
      return line.take(50, () => ended.then(() => done(undefined, 50)))
    })
    expect(line.hasRoomFor(1)).toBe(false)
    tasks[0]?.end()
    await turn()
    expect([line.hasRoomFor(50), line.hasRoomFor(51)]).toEqual([true, false])
    for (const { end } of tasks) end()
    await Promise.all(all)
  })

  it('takes any work where it has none', () => {
    expect(lineOf(1, 100).hasRoomFor(1e9)).toBe(true)
  })

  it('believes a machine that turns out slower, until it is quicker again', async () => {
    let now = 0
    const line = new Line({ atOnce: 1, longestMs: 100, msPerStep: 1, now: () => now })
    const work = (steps: number, ms: number) =>
      line.take(steps, async () => {
        now += ms
        return done(undefined, ms)
      })
    const room = async () => {
      const held = task()
      const running = line.take(10, () => held.ended.then(() => done(undefined, 10)))
      const most = Array.from({ length: 100 }, (_, steps) => steps).filter((steps) => line.hasRoomFor(steps))
      now += 10
      held.end()
      await running
      return most.length - 1
    }
    expect(await room()).toBe(90)
    await work(10, 40)
    expect(await room()).toBe(15) // ten steps took 40 ms, and what was before them counts for little
    for (let times = 0; times < 400; times += 1) await work(10, 1)
    expect(await room()).toBe(90)
  })

  it('learns how long work was done, not how long it was on its way', async () => {
    let now = 0
    const line = new Line({ atOnce: 1, longestMs: 100, msPerStep: 1, now: () => now })
    const away = async () => {
      now += 1000
      return done(undefined, 10)
    }
    await line.take(10, away)
    const held = task()
    const running = line.take(10, () => held.ended.then(() => done(undefined, 10)))
    expect([line.hasRoomFor(90), line.hasRoomFor(91)]).toEqual([true, false])
    held.end()
    await running
  })

  it('that is to end takes what will be done by then', async () => {
    let now = 0
    const line = new Line({ atOnce: 1, longestMs: 100, msPerStep: 1, now: () => now })
    line.endWithin(80)
    expect([line.hasRoomFor(80), line.hasRoomFor(81)]).toEqual([true, false])
    now = 50
    expect([line.hasRoomFor(30), line.hasRoomFor(31)]).toEqual([true, false])
    now = 81
    expect(line.hasRoomFor(1)).toBe(false)
  })

  it('goes on after a failure, which reaches who asked and nobody else', async () => {
    const line = lineOf(1)
    const failed = line.take(1, () => Promise.reject(new Error('lost')))
    const next = line.take(1, () => Promise.resolve(done('found')))
    await expect(failed).rejects.toThrow('lost')
    expect(await next).toBe('found')
    expect(line.hasRoomFor(100)).toBe(true)
  })
})
