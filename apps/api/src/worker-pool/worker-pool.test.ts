import { once } from 'node:events'
import process from 'node:process'
import type { Worker } from 'node:worker_threads'
import { analyses, Busy, type CivilDate, catalogue } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Job, OWN_TURN_COST_UNITS, WORKER_COST_UNITS } from '../answer/run-in-worker.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

/** Longer than a worker takes on the slowest machine. */
const NO_TIMEOUT = { timeoutMs: 3_600_000 }

let pool: WorkerPool
beforeAll(() => {
  pool = createWorkerPool({ ...NO_TIMEOUT, threads: 1 })
})
afterAll(() => pool.close())

/** A job that is computed by the function given with it: only a worker would read the missing members. */
const JOB = { name: 'cagr', analysis: 'resolution' } as Job

describe('createWorkerPool with jobs too short for a worker', () => {
  it('runs each job in its own turn of the event loop', async () => {
    let turn = 0
    let next: NodeJS.Immediate
    const countTurns = () => {
      turn += 1
      next = setImmediate(countTurns)
    }
    countTurns()
    const turns: number[] = []
    const answer = () => void turns.push(turn) as never
    const jobs = Array.from({ length: 5 }, () => pool.runInWorker(JOB, OWN_TURN_COST_UNITS + 1, answer))
    await Promise.all(jobs)
    setImmediate(() => clearImmediate(next))
    expect(turns).toHaveLength(5)
    expect(new Set(turns).size).toBe(5)
  })

  it('rejects only the caller of a job that fails', async () => {
    const failing = pool.runInWorker(JOB, OWN_TURN_COST_UNITS + 1, () => {
      throw new Error('a fault')
    })
    await expect(failing).rejects.toThrow('a fault')
    const next = pool.runInWorker(JOB, OWN_TURN_COST_UNITS + 1, () => 'answered' as never)
    expect(await next).toBe('answered')
  })

  it('rejects a job that cannot end before the deadline of endWithin', async () => {
    const stopping = createWorkerPool({ ...NO_TIMEOUT, threads: 1 })
    stopping.endWithin(0)
    const late = stopping.runInWorker(JOB, OWN_TURN_COST_UNITS + 1, () => 'late' as never)
    await expect(late).rejects.toThrow(Busy)
    await stopping.close()
  })

  it('counts the overhead of a turn, so that accepted jobs end within the longest wait', async () => {
    const fresh = createWorkerPool({ ...NO_TIMEOUT, threads: 1 })
    const answer = () => 'answered' as never
    const jobs = Array.from({ length: 3000 }, () => fresh.runInWorker(JOB, OWN_TURN_COST_UNITS + 1, answer))
    const outcomes = await Promise.allSettled(jobs)
    const answered = outcomes.filter(({ status }) => status === 'fulfilled').length
    // longest wait in ms, over the time of one job: 5,001 cost units and an overhead of 200,000, at 5e-6 ms
    // each
    expect(answered).toBe(Math.floor(2000 / (205_001 * 5e-6)))
    await fresh.close()
  })
})

describe('createWorkerPool with a job in a worker', () => {
  const simulator = catalogue.find(({ contract }) => contract.name === 'retraite-fire')
  if (!simulator) throw new Error('no simulator')
  const goalSeek = analyses.resolution(simulator)
  /** Half a second of work: the worker is still busy when the test terminates it. */
  const read = goalSeek.parserFor({}).fromObject({
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
  const runJob = (pool: WorkerPool, job: Job) =>
    pool.runInWorker(job, WORKER_COST_UNITS + 1, () => 'here' as never)

  it('retries the job once when its worker dies', async () => {
    const failures: unknown[] = []
    const mortal = createWorkerPool({ ...NO_TIMEOUT, threads: 1, onFailure: (error) => failures.push(error) })
    const created = once(process, 'worker')
    const answer = runJob(mortal, job)
    const [worker] = (await created) as [Worker]
    await once(worker, 'message') // the worker is ready and takes the job
    await worker.terminate()
    expect(await answer).toEqual(goalSeek.answer(question, { today }, 'fr'))
    expect(failures).toEqual([new Error('worker exited with code: 1')])
    await mortal.close()
  })

  it("rejects with the job's error and does not report a worker failure", async () => {
    const failures: unknown[] = []
    const other = createWorkerPool({ ...NO_TIMEOUT, threads: 1, onFailure: (error) => failures.push(error) })
    await expect(runJob(other, { ...job, name: 'nothing' })).rejects.toThrow('no simulator nothing')
    expect(failures).toEqual([])
    await other.close()
  })

  it('rejects a running job on close and does not report a worker failure', async () => {
    const failures: unknown[] = []
    const other = createWorkerPool({ ...NO_TIMEOUT, threads: 1, onFailure: (error) => failures.push(error) })
    const created = once(process, 'worker')
    const answer = runJob(other, job)
    const [worker] = (await created) as [Worker]
    await once(worker, 'message')
    await Promise.all([expect(answer).rejects.toThrow(), other.close()])
    expect(failures).toEqual([])
  })
})
