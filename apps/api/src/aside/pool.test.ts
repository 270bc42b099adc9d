import { once } from 'node:events'
import process from 'node:process'
import type { Worker } from 'node:worker_threads'
import { analyses, Busy, type CivilDate, catalogue } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_WHILE, type Job, LONG } from '../answer/aside.ts'
import { createPool, type Pool } from './pool.ts'

/** No machine is so slow that a worker thread takes longer. */
const PATIENT = { patienceMs: 3_600_000 }

let pool: Pool
beforeAll(() => {
  pool = createPool({ ...PATIENT, threads: 1 })
})
afterAll(() => pool.close())

const JOB = { name: 'cagr', analysis: 'resolution' } as Job

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
  const stopping = createPool({ ...PATIENT, threads: 1 })
  stopping.endWithin(0)
  await expect(stopping.aside(JOB, A_WHILE + 1, () => 'late' as never)).rejects.toThrow(Busy)
  await stopping.close()
})

describe('a question on a thread', () => {
  const simulator = catalogue.find(({ contract }) => contract.name === 'retraite-fire')
  if (!simulator) throw new Error('no simulator')
  const search = analyses.resolution(simulator)
  /** Half a second of work: a thread is still at it when it dies. */
  const read = search.parserFor({}).fromObject({
    capital: 50_000,
    mensuel: 1000,
    depenses: 2000,
    methode: 'monte_carlo',
    simulations: 2142,
    horizon_retraite: 70,
    inconnue: 'volatilite',
    cible: 'monteCarlo.tauxReussite',
    valeur: 55.5,
  })
  if (!read.ok) throw new Error('the question is refused')
  const { question } = read
  const today = '2026-11-21' as CivilDate
  const job: Job = { name: 'retraite-fire', analysis: 'resolution', question, today, language: 'fr' }
  const ask = (asked: Pool, job: Job) => asked.aside(job, LONG + 1, () => 'here' as never)

  it('is answered by another one where its own dies', async () => {
    const failures: unknown[] = []
    const mortal = createPool({ ...PATIENT, threads: 1, onFailure: (error) => void failures.push(error) })
    const born = once(process, 'worker')
    const asked = ask(mortal, job)
    const [thread] = (await born) as [Worker]
    await once(thread, 'message') // it is ready, and takes the question
    await thread.terminate()
    expect(await asked).toEqual(search.answer(question, { today }, 'fr'))
    expect(failures).toEqual([new Error('worker exited with code: 1')])
    await mortal.close()
  })

  it('that fails there fails, and nothing is said of threads', async () => {
    const failures: unknown[] = []
    const other = createPool({ ...PATIENT, threads: 1, onFailure: (error) => void failures.push(error) })
    await expect(ask(other, { ...job, name: 'nothing' })).rejects.toThrow('no simulator nothing')
    expect(failures).toEqual([])
    await other.close()
  })

  it('that nobody waits for ends with the service, and nothing is said of threads', async () => {
    const failures: unknown[] = []
    const other = createPool({ ...PATIENT, threads: 1, onFailure: (error) => void failures.push(error) })
    const born = once(process, 'worker')
    const asked = ask(other, job)
    const [thread] = (await born) as [Worker]
    await once(thread, 'message')
    await Promise.all([expect(asked).rejects.toThrow(), other.close()])
    expect(failures).toEqual([])
  })
})

it('short questions count a turn each: no more are taken than turns fit into the longest wait', async () => {
  const fresh = createPool({ ...PATIENT, threads: 1 })
  const all = Array.from({ length: 3000 }, () => fresh.aside(JOB, A_WHILE + 1, () => 'answered' as never))
  const told = await Promise.allSettled(all)
  const answered = told.filter(({ status }) => status === 'fulfilled').length
  expect(answered).toBe(Math.floor(2000 / (205_001 * 5e-6)))
  await fresh.close()
})
