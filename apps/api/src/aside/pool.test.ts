import { afterAll, beforeAll, expect, it } from 'vitest'
import { A_WHILE, type Job, TooBusy } from '../answer/aside.ts'
import { createPool, type Pool } from './pool.ts'

let pool: Pool
beforeAll(() => {
  pool = createPool({ threads: 1 })
})
afterAll(() => pool.close())

const JOB = { name: 'cagr', inquiry: 'resolution' } as Job

it('what stays on the loop has a turn of it for itself', async () => {
  let turn = 0
  let next: NodeJS.Immediate
  const count = () => {
    turn += 1
    next = setImmediate(count)
  }
  count()
  const turns: number[] = []
  const answer = () => void turns.push(turn) as never
  await Promise.all(Array.from({ length: 5 }, () => pool.aside(JOB, A_WHILE + 1, answer)))
  setImmediate(() => clearImmediate(next))
  expect(turns).toHaveLength(5)
  expect(new Set(turns).size).toBe(5)
})

it('what fails there fails for who asked it alone', async () => {
  const failing = pool.aside(JOB, A_WHILE + 1, () => {
    throw new Error('a fault')
  })
  await expect(failing).rejects.toThrow('a fault')
  expect(await pool.aside(JOB, A_WHILE + 1, () => 'answered' as never)).toBe('answered')
})

it('a service that stops takes no more than it can do', async () => {
  const stopping = createPool({ threads: 1 })
  stopping.endWithin(0)
  await expect(stopping.aside(JOB, A_WHILE + 1, () => 'late' as never)).rejects.toThrow(TooBusy)
  await stopping.close()
})
