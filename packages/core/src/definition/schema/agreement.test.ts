/**
 * Compares, on random objects, the two validations of one contract: the parser compiled from its fields,
 * which the service runs, and the Zod schema derived from them, from which the published schemas are made.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expectAlike } from '../../../../../test/support/figures.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { catalogue } from '../../catalogue.ts'
import { kinds } from '../../units/kinds.ts'
import type { Field } from '../field.ts'
import { age, calendarYear, choice, civilDate, euros, flag, percent, split } from '../kinds.ts'
import { compileParser } from '../parse.ts'
import type { Params } from '../shape.ts'
import { type Meta, paramsSchema } from './zod.ts'

const label = { fr: 'Essai', en: 'Trial' }

/** Every kind of parameter in one contract, so that a kind that no simulator has is tested too. */
const everyKind = {
  name: 'every kind',
  params: {
    euros: euros({ label }),
    sans_borne: { kind: 'ratio', label } as Field,
    age: age({ optional: true, label }),
    tranche: percent({ among: [0, 11, 30, 41, 45], default: 30, label }),
    annee: calendarYear({ min: 2020, max: 2025, default: 2025, label }),
    flag: flag({ default: false, label }),
    jour: civilDate({ optional: true, label }),
    parts: split({ default: '50/30/20', label }),
    mot: choice({ choices: { fin: label, debut: label }, label }),
  } satisfies Params,
}

/** The double about `steps` doubles further up. */
function nextTo(x: number, steps: number): number {
  const gap = Math.max(Number.MIN_VALUE, Math.abs(x) * 2 ** -52)
  return x + steps * gap
}

/** Numbers on and about the bounds, whole or nearly. */
function aboutBounds({ min = -100, max = 100 }: Field): fc.Arbitrary<number> {
  const bound = fc.constantFrom(min, max, 0)
  return fc.oneof(
    bound,
    fc.tuple(bound, fc.constantFrom(-1, 1)).map(([b, steps]) => nextTo(b, steps)),
    fc.tuple(bound, fc.constantFrom(-1, 1, -0.5, 0.5, 1e-9, -1e-9, 1e-16, 1e-300)).map(([b, gap]) => b + gap),
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map((n) => nextTo(n, 1)),
    fc.double(),
    fc.constantFrom(NaN, Infinity, -Infinity, -0, 1e300, 2 ** 53, 2 ** 60),
  )
}

/** Mostly valid values of a field. */
function inside(field: Field): fc.Arbitrary<unknown> {
  const { min = -100, max = 100, among } = field
  if (among) return fc.constantFrom(...among)
  switch (kinds[field.kind].json) {
    case 'number':
      return fc.double({ min, max, noNaN: true })
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return soundWord(field)
    case 'array':
      return rowsOf(field)
  }
}

/** Some rows of a list; a field may be left out. */
const rowsOf = ({ list }: Field): fc.Arbitrary<unknown> =>
  fc.array(
    fc.record(
      Object.fromEntries(Object.entries(list?.row ?? {}).map(([name, field]) => [name, inside(field)])),
      { requiredKeys: [] },
    ),
    { maxLength: 3 },
  )

/** Mostly valid texts of a field; `050/30/20` is not one. */
function soundWord(field: Field): fc.Arbitrary<string> {
  if (field.kind === 'civilDate')
    return fc.constantFrom('2024-02-29', '0001-01-01', '9999-12-31', '2000-02-29')
  if (field.kind === 'split') return fc.constantFrom('50/30/20', '100/0/0', '050/30/20')
  return fc.constantFrom(...Object.keys(field.choices ?? {}))
}

const wrongType = fc.constantFrom<unknown>(
  null,
  undefined,
  '',
  '5',
  'x',
  true,
  5,
  5n,
  [],
  [5],
  {},
  Symbol('x'),
)

const strangeWord = fc.oneof(
  fc.constantFrom('2026-02-29', '1900-02-29', '0000-01-01', '2026-1-1', '2026-01-01\n', '+2026-01-01'),
  fc.constantFrom('50/30/21', '50/50', '50/30/20\n', '1e2/0/0', '-10/60/50', '1000/0/0', '33.3/33.3/33.4'),
  fc.constantFrom('constructor', '__proto__', 'toString', 'Fin', 'fin ', '20\uff126-01-01'),
  fc.string({ maxLength: 10 }),
)

const unknownNames = ['inconnu', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'Capital', '0']

/**
 * Objects with mostly valid members, so that often one fault decides alone. Any member may be missing or
 * invalid.
 */
function candidates(params: Params): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(params)
  const faulty = 1
  const sound = 4 * names.length
  const members = names.map((name) => {
    const field = params[name] as Field
    const value = fc.oneof(
      { weight: sound, arbitrary: inside(field) },
      { weight: 3 * faulty, arbitrary: typeof field.min === 'number' ? aboutBounds(field) : strangeWord },
      { weight: faulty, arbitrary: aboutBounds(field) },
      { weight: faulty, arbitrary: wrongType },
    )
    const isNeeded = field.default === undefined && !field.optional
    const presence = fc.oneof(
      { weight: isNeeded ? sound : 1, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    )
    return fc.tuple(presence, value).map(([present, given]) => (present ? [[name, given] as const] : []))
  })
  const unknownMember = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...unknownNames), wrongType).map((pair) => [pair]) },
  )
  return fc.tuple(fc.tuple(...members), unknownMember).map(([own, foreign]) => {
    // defineProperty, not an assignment: `__proto__` must be an own member, as JSON.parse makes it
    const object: Record<string, unknown> = {}
    for (const [key, value] of [...own.flat(), ...foreign]) {
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
    }
    return object
  })
}

describe.each([everyKind, ...catalogue.map(({ contract }) => contract)])('$name', ({ name, params }) => {
  const parser = compileParser(name, params as Params)
  const schema = paramsSchema(params, z.registry<Meta>(), 'fr')

  it('has a schema and a parser that accept the same objects and give the same values', () => {
    let accepted = 0
    let refused = 0
    fc.assert(
      fc.property(candidates(params), (object) => {
        const ours = parser.fromObject(object)
        const zods = z.safeParse(schema, object)
        if (zods.success !== ours.ok) expect.fail(`Zod accepts it: ${zods.success}; we do: ${ours.ok}`)
        if (ours.ok) accepted += 1
        else refused += 1
        if (ours.ok && zods.success) expectAlike(definedOf(zods.data), definedOf(ours.params))
      }),
      cases(5000),
    )
    // the comparison is of use only while both verdicts are frequent
    expect(accepted / (accepted + refused)).toBeGreaterThan(0.1)
    expect(refused / (accepted + refused)).toBeGreaterThan(0.1)
  })
})

/** Without what is absent, and with -0 as 0: Zod keeps it. */
const definedOf = (object: object) =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value === 0 ? 0 : value]),
  )
