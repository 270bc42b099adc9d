import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../test/support/tier.ts'
import type { Language } from '../../units/text.ts'
import { choice, civilDate, count, euros, flag, percent, plain, prose, years } from '../kinds.ts'
import { compilePresenter } from '../present.ts'
import { type DataOf, orNull, orOmitted, pair, rows } from '../shape.ts'
import { Bytes } from './bytes.ts'
import { compileWriter } from './writer.ts'

const label = { fr: 'Essai', en: 'Trial' }

/** One of each sort of part; the first member of the result is one that may be left out. */
const shape = {
  detail: orOmitted(rows({ mois: count({ label }), reste: euros({ nullable: true, label }) })),
  resume: {
    total: euros({ label }),
    part: percent({ nullable: true, label }),
    duree: years({ label }),
    donne: plain({ nullable: true, label }),
    gagne: flag({ nullable: true, label }),
    mot: choice({ choices: { a: label, b: label }, nullable: true, label }),
    jour: civilDate({ nullable: true, label }),
    avis: prose({ nullable: true, label }),
  },
  annees: rows({
    annee: count({ label }),
    valeur: euros({ label }),
    entre: pair(percent({ label })),
    tranches: rows({ taux: percent({ label }) }),
  }),
  remboursement: orNull({ cout: euros({ label }), 'nom "étrange"\n': flag({ label }) }),
  'é ': orOmitted({ x: euros({ label }) }),
}
type Data = DataOf<typeof shape>

const write = compileWriter(shape)
const present = compilePresenter(shape)

function written(data: unknown, language: Language): string {
  const out = new Bytes()
  write(data, language, out)
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(out.taken())
}

const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1e21, 5e-324, -0.005, 1.005, 0.5, 2.5, 2 ** 53, -(2 ** 53), 1e12, 99_999_999.995),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 200),
)
/** Every text that JavaScript can hold, lone surrogates among them. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
)
const maybeNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const list = <T>(values: fc.Arbitrary<T>) => fc.array(values, { maxLength: 5 })

const results = fc.record({
  detail: fc.option(list(fc.record({ mois: numbers, reste: maybeNull(numbers) })), { nil: undefined }),
  resume: fc.record({
    total: numbers,
    part: maybeNull(numbers),
    duree: numbers,
    donne: maybeNull(numbers),
    gagne: maybeNull(fc.boolean()),
    mot: maybeNull(texts),
    jour: maybeNull(texts),
    avis: maybeNull(fc.record({ fr: texts, en: texts })),
  }),
  annees: list(
    fc.record({
      annee: numbers,
      valeur: numbers,
      entre: fc.tuple(numbers, numbers),
      tranches: list(fc.record({ taux: numbers })),
    }),
  ),
  remboursement: maybeNull(fc.record({ cout: numbers, 'nom "étrange"\n': fc.boolean() })),
  'é ': fc.option(fc.record({ x: numbers }), { nil: undefined }),
}) as unknown as fc.Arbitrary<Data>

describe('the writer of a result', () => {
  it('writes, byte for byte, what JSON.stringify makes of the presented result', () => {
    fc.assert(
      fc.property(results, fc.constantFrom('fr', 'en'), (data, language) => {
        expect(written(data, language)).toBe(JSON.stringify(present(data, language)))
      }),
      cases(2000),
    )
  })

  it('writes a result that is longer than its buffer', () => {
    const [sample] = fc.sample(
      results.filter(({ resume }) => resume !== null),
      { ...cases(1), seed: 1 },
    )
    const row = { annee: 1, valeur: 1e15, entre: [1.5, -2.5] as const, tranches: [{ taux: 0.12345 }] }
    const data = { ...sample, annees: Array.from({ length: 5000 }, () => row) } as Data
    expect(written(data, 'fr')).toBe(JSON.stringify(present(data, 'fr')))
  })

  it('does not change bytes already returned when other results are written, fail, or need a larger buffer', () => {
    const out = new Bytes()
    const row = { annee: 1, valeur: 1234.56, entre: [1.5, -2.5] as const, tranches: [] }
    const [sample] = fc.sample(results, { ...cases(1), seed: 3 })
    const all = [0, 1, 3, 400, 2, 5000, 700, 1, ...Array.from({ length: 60 }, (_, index) => 7 * index)].map(
      (length) => ({ ...sample, annees: Array.from({ length }, () => row) }) as Data,
    )
    const taken = all.map((data) => {
      expect(() => write({ ...data, remboursement: undefined }, 'fr', out)).toThrow(RangeError)
      out.restart()
      write(data, 'fr', out)
      return out.taken()
    })
    expect(taken.map((bytes) => new TextDecoder().decode(bytes))).toEqual(
      all.map((data) => JSON.stringify(present(data, 'fr'))),
    )
  })

  it.each([
    ['NaN', { resume: { total: Number.NaN } }],
    ['an infinity of a kind that is not rounded', { resume: { donne: Number.NEGATIVE_INFINITY } }],
    [
      'an infinity in a row',
      { annees: [{ annee: 1, valeur: Number.POSITIVE_INFINITY, entre: [0, 0], tranches: [] }] },
    ],
    ['a figure that is missing', { resume: { duree: undefined } }],
    ['null for a figure that always exists', { resume: { total: null } }],
    ['half an interval', { annees: [{ annee: 1, valeur: 1, entre: [0, undefined], tranches: [] }] }],
    ['a sentence in no language', { resume: { avis: {} } }],
    ['a table that is missing', { annees: undefined }],
    ['a row that is missing', { annees: [null] }],
    ['a group that is missing', { resume: undefined }],
    ['null for a part that may only be left out', { detail: null }],
    ['the absence of a part that may only be null', { remboursement: undefined }],
  ])('rejects %s with the error of the presenter', (_, broken: Record<string, unknown>) => {
    const [sound] = fc.sample(results, { ...cases(1), seed: 2 }) as unknown as [Record<string, object>]
    const resume =
      'resume' in broken && broken.resume ? { ...sound.resume, ...(broken.resume as object) } : undefined
    const data = { ...sound, ...broken, ...(resume && { resume }) }
    const message = messageOf(() => present(data as never, 'fr'))
    expect(message).toMatch(/^RangeError: data\./)
    expect(messageOf(() => written(data, 'fr'))).toBe(message)
  })
})

function messageOf(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    return String(error)
  }
  return 'nothing was refused'
}
