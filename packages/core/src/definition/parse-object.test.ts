import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { byQuery, parser, problemsOf, sound } from '../../../../test/support/trial-parser.ts'

describe('fromObject', () => {
  const good = { capital: 1000, duree: 10 }
  const byObject = (object: Record<string, unknown>) => parser.fromObject(object)

  it('gives the same values and the same problems as fromQuery', () => {
    const number = fc.oneof(
      fc.constantFrom(0, -0, 1, 10, 50, 51, 1e9, 1e-9, 10.5, -20, NaN, Infinity, -Infinity),
      fc.double(),
      fc.integer({ min: -60, max: 60 }),
    )
    const word = fc.constantFrom('fin', 'debut', 'Fin', '2026-02-28', '2026-02-30', '50/30/20', '1/2/3', 'x')
    const candidate = fc.record(
      {
        capital: number,
        taux: number,
        duree: number,
        moment: word,
        indexe: fc.boolean(),
        debut_le: word,
        parts: word,
        age: number,
        inconnu: number,
        Taux: number,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(candidate, (object) => {
        const pairs = Object.entries(object).map(
          ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
        )
        expect(byObject(object)).toEqual(byQuery(pairs.join('&')))
      }),
      cases(20_000),
    )
  })

  it('rejects a number given as text, null, and every other type', () => {
    for (const value of ['1000', '', null, true, [1000], {}, NaN, Infinity, 1000n]) {
      expect(byObject({ ...good, capital: value })).toEqual({
        ok: false,
        problems: [{ field: 'capital', message: 'capital must be a number', code: 'not_a_number' }],
      })
    }
    expect(problemsOf(byObject({ ...good, duree: '10' }))).toMatchObject([{ code: 'not_an_integer' }])
    expect(problemsOf(byObject({ ...good, duree: 10.5 }))).toMatchObject([{ code: 'not_an_integer' }])
    expect(problemsOf(byObject({ ...good, indexe: 'true' }))).toMatchObject([{ code: 'not_a_boolean' }])
    expect(problemsOf(byObject({ ...good, moment: '' }))).toMatchObject([{ code: 'not_a_choice' }])
    expect(problemsOf(byObject({ ...good, moment: 'constructor' }))).toMatchObject([{ code: 'not_a_choice' }])
    expect(problemsOf(byObject({ ...good, debut_le: null }))).toMatchObject([{ code: 'not_a_date' }])
    expect(problemsOf(byObject({ ...good, parts: [50, 30, 20] }))).toMatchObject([{ code: 'not_a_split' }])
  })

  it('treats undefined as absent', () => {
    expect(byObject({ ...good, taux: undefined, age: undefined })).toEqual(byQuery(sound))
    expect(problemsOf(byObject({ duree: 10, capital: undefined }))).toMatchObject([{ code: 'required' }])
  })

  it('ignores inherited properties', () => {
    const heir = Object.create({ taux: 7, inconnu: 1 }) as Record<string, unknown>
    expect(byObject(Object.assign(heir, good))).toEqual(byQuery(sound))
    expect(problemsOf(byObject(Object.create(good)))).toHaveLength(2)
  })

  it('reports an own __proto__ as unknown, and reads an object without a prototype', () => {
    const hostile = JSON.parse('{ "capital": 1000, "duree": 10, "__proto__": { "taux": 7 } }')
    expect(problemsOf(byObject(hostile))).toMatchObject([{ field: '__proto__', code: 'unknown' }])
    expect(byObject(Object.assign(Object.create(null), good))).toEqual(byQuery(sound))
  })
})
