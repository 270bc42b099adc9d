/** `explain` of the library: how the figures of an answer were computed. */
import { type ExplicationReply, explain } from '@denier/core'
import { describe, expect, it } from 'vitest'

const options = { today: '2026-11-21' } as const
const query = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
const text = 'capital=10000&mensuel=300&taux=7&duree=20'

/** Untyped, as plain JavaScript calls it. */
const loosely = explain as unknown as (...args: readonly unknown[]) => Promise<ExplicationReply>

describe('explain', () => {
  it('explains one figure to a depth, from an object or from a query string', async () => {
    const what = { ...options, figure: 'resume.totalInterets', depth: 1 } as const
    const reply = await explain('interets-composes', query, what)
    expect(reply.data?.etapes.map(({ id }) => id)).toEqual(['totalInterets'])
    expect(await explain('interets-composes', text, what)).toEqual(reply)
    expect(await explain('interets-composes', `?${text}`, what)).toEqual(reply)
  })

  it('explains every figure without options, in the language of the caller', async () => {
    const reply = await explain('interets-composes', query, { ...options, lang: 'en' })
    expect(reply.data?.etapes.at(0)?.libelle).toBe('Yield net of fees')
    expect(reply.data?.etapes.filter(({ figure }) => figure)).toHaveLength(7)
  })

  it('gives rows of a table', async () => {
    const reply = await explain('interets-composes', query, { ...options, rows: 'yearly', row: 3 })
    expect(reply.data?.tables[0]?.lignes.map(({ rang }) => rang)).toEqual([3])
  })

  it('returns the problems of parameters and options as any question does', async () => {
    const refused = await loosely(
      'interets-composes',
      { ...query, duree: 0 },
      { figure: 'resume.totalInteret', depth: 0 },
    )
    expect(refused.errors).toEqual([
      { field: 'duree', message: 'duree must be at least 1', code: 'too_small' },
      {
        field: 'figure',
        message: expect.stringMatching(/^figure must be one of .*; did you mean resume.totalInterets\?$/),
        code: 'not_a_choice',
      },
      { field: 'profondeur', message: 'profondeur must be at least 1', code: 'too_small' },
    ])
    const late = await explain('interets-composes', query, { ...options, rows: 'monthly' })
    expect(late.errors).toEqual([
      { field: 'lignes', message: 'lignes must be one of tous, extraits, yearly', code: 'not_a_choice' },
    ])
  })

  it('rejects a simulator that does not exist, and parameters that are no object', async () => {
    await expect(loosely('interets', {})).rejects.toThrow('did you mean interets-composes?')
    await expect(loosely('interets-composes', [])).rejects.toThrow('query must be an object')
  })
})
