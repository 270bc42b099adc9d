import { describe, expect, it } from 'vitest'
import { Line } from './line.ts'

/** Work that ends when it is told. */
function task() {
  let end: (error?: Error) => void = () => {}
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve())
  })
  return { done, end: (error?: Error) => end(error) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a line', () => {
  it('does some at once, and the others in the order in which they came', async () => {
    const line = new Line(2, 8)
    const tasks = Array.from({ length: 6 }, task)
    const begun: number[] = []
    const all = tasks.map(({ done }, index) =>
      line.take(async () => {
        begun.push(index)
        await done
        return index
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

  it('is full when as many wait as may, and no longer when one is done', async () => {
    const line = new Line(1, 2)
    const tasks = Array.from({ length: 3 }, task)
    const all = tasks.map(({ done }) => {
      expect(line.isFull).toBe(false)
      return line.take(() => done)
    })
    expect(line.isFull).toBe(true)
    tasks[0]?.end()
    await turn()
    expect(line.isFull).toBe(false)
    for (const { end } of tasks) end()
    await Promise.all(all)
  })

  it('goes on after a failure, which reaches who asked and nobody else', async () => {
    const line = new Line(1, 8)
    const failed = line.take(() => Promise.reject(new Error('lost')))
    const next = line.take(() => Promise.resolve('found'))
    await expect(failed).rejects.toThrow('lost')
    expect(await next).toBe('found')
    expect(line.isFull).toBe(false)
  })
})
