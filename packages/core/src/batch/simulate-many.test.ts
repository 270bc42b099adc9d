import { describe, expect, it } from 'vitest'
import { valueAt } from '../definition/value-at.ts'
import { simulate } from '../simulate.ts'
import { simulateMany } from './simulate-many.ts'

const today = '2026-11-21'
const households = [{ revenu: 30_000 }, { revenu: -1 }, 'revenu=60000&enfants=2'] as const
const OPTIONS = { figures: ['resume.impotNet', 'resume.tauxMarginal'], today } as const

async function collect<T>(batch: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = []
  for await (const row of batch) rows.push(row)
  return rows
}

describe('simulateMany', () => {
  it('gives the figures of each question, or its problems when it is refused', async () => {
    const rows = await collect(simulateMany('fiscalite', households, OPTIONS))
    const [first, , third] = await Promise.all(
      households.map((query) => simulate('fiscalite', query, { today })),
    )
    const figuresOf = (reply: typeof first) => ({
      'resume.impotNet': reply?.data?.resume.impotNet,
      'resume.tauxMarginal': reply?.data?.resume.tauxMarginal,
    })
    expect(rows).toEqual([
      { index: 0, figures: figuresOf(first) },
      { index: 1, errors: [{ field: 'revenu', code: 'too_small', message: 'revenu must be at least 0' }] },
      { index: 2, figures: figuresOf(third) },
    ])
  })

  it('refuses what is no object, and goes on', async () => {
    const questions = [null, 12, [], Object.assign(Object.create(null), { revenu: 30_000 })]
    const rows = await collect(
      simulateMany('fiscalite', questions, { ...OPTIONS, figures: ['resume.impotNet'] }),
    )
    const errors = [{ field: '', code: 'not_a_row', message: 'a question must be an object' }]
    expect(rows).toEqual([
      { index: 0, errors },
      { index: 1, errors },
      { index: 2, errors },
      { index: 3, figures: { 'resume.impotNet': 1564 } },
    ])
  })

  it('reads a stream as it comes, one question at a time', async () => {
    const read: number[] = []
    async function* questions() {
      for (let revenu = 10_000; revenu <= 30_000; revenu += 10_000) {
        read.push(revenu)
        yield { revenu }
      }
    }
    for await (const { index } of simulateMany('fiscalite', questions(), { today }))
      expect(read).toHaveLength(index + 1)
    expect(read).toHaveLength(3)
  })

  it('gives the decisive figure by default, also for a simulator that reads series of the past', async () => {
    const [row] = await collect(simulateMany('drawdown', [{ capital: 1000 }], { today }))
    const reply = await simulate('drawdown', { capital: 1000 }, { today })
    const [path = '', value] = Object.entries(row?.figures ?? {})[0] ?? []
    expect(typeof value).toBe('number')
    expect(value).toBe(valueAt(reply.data, path))
  })

  it.each([
    ['cagre', {}, 'There is no simulator cagre; did you mean cagr?'],
    [
      'cagr',
      { figures: ['cagr', 'x'] },
      'cagr is not a figure; did you mean resume.cagr?; x is not a figure',
    ],
    ['cagr', { today: '2026-02-30' }, 'today must be a date (YYYY-MM-DD)'],
  ])('rejects simulator %s with options %j: %s', async (name, options, message) => {
    await expect(collect(simulateMany(name as 'cagr', [], options))).rejects.toThrow(message)
  })
})
