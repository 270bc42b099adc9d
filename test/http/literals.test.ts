/** Which texts the service accepts as numbers, compared with a second reader of its grammar. */
import type { Field } from '@denier/core'
import { kinds } from '@denier/core'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { askAll } from '../support/bulk.ts'
import { simulateur } from '../support/client.ts'
import { expectAlike } from '../support/figures.ts'
import { numberIn } from '../support/grammar.ts'
import { type Literal, literals } from '../support/literals.ts'
import type { RawAnswer } from '../support/raw.ts'
import { startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { caseCount, cases } from '../support/tier.ts'

const service = await startInMemory({ logLevel: 'silent' })
afterAll(() => service.close())

const isNumeric = ({ kind }: Field) => ['number', 'integer'].includes(kinds[kind].json)

/** The worked example of a simulator with a literal in place of one number. */
function targetWith(name: string, query: object, parameter: string, { sent }: Literal): string {
  const rest = Object.fromEntries(Object.entries(query).filter(([key]) => key !== parameter))
  return `${simulateur(name, rest)}&${parameter}=${sent}`
}

/** Literals that a parameter is given: all of them in the full tier, the next few in the quick one. */
const COUNT = Math.min(caseCount(500), literals.length)
let first = 0
function nextLiterals(): readonly Literal[] {
  const some = [...literals, ...literals].slice(first, first + COUNT)
  first = (first + COUNT) % literals.length
  return some
}

/** Codes for a valid number that does not go with another parameter. */
const BETWEEN_PARAMETERS = ['inconsistent', 'required']
/** Codes for a number out of bounds, which may not go with another parameter either. */
const OUT_OF_BOUNDS = ['too_small', 'too_large', ...BETWEEN_PARAMETERS]

/** Expects an answer where the grammar has a number that the field accepts, and its error otherwise. */
function expectByGrammar(
  field: Field,
  parameter: string,
  { text }: Literal,
  { status, body }: RawAnswer,
): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) expect.fail(`${parameter}=${JSON.stringify(text)} ${what}: ${status} ${body}`)
  }
  const value = numberIn(text)
  const whole = kinds[field.kind].json === 'integer'
  const listed = field.among === undefined || (value !== undefined && field.among.includes(value))
  const accepted = value !== undefined && (!whole || Number.isInteger(value)) && listed
  must(status === 200 || status === 422, 'is neither answered nor refused')
  must(!/NaN|Infinity/.test(body), 'gives what is no number')
  const { errors = [] } = JSON.parse(body)
  if (text === '' || accepted) {
    const inBounds = !accepted || (value >= (field.min ?? -1 / 0) && value <= (field.max ?? 1 / 0))
    const codes = inBounds ? BETWEEN_PARAMETERS : OUT_OF_BOUNDS
    for (const { code } of errors) must(codes.includes(code), `is refused otherwise than by ${codes}`)
    must(inBounds || status === 422, 'is out of bounds and not refused')
  } else {
    const [own, others] = [
      errors.filter(isOf(parameter)),
      errors.filter((error: Fault) => !isOf(parameter)(error)),
    ]
    expectAlike(own, [{ field: parameter, ...notOfKind(field, parameter) }])
    for (const { code } of others)
      must(BETWEEN_PARAMETERS.includes(code), `is refused otherwise than by ${BETWEEN_PARAMETERS}`)
  }
}

type Fault = { readonly field: string; readonly code: string }

const isOf = (parameter: string) => (error: Fault) => error.field === parameter

/** The message and the code for a text that is no number of a field. */
function notOfKind(field: Field, parameter: string) {
  if (field.among)
    return { message: `${parameter} must be one of ${field.among.join(', ')}`, code: 'not_a_choice' }
  return kinds[field.kind].json === 'integer'
    ? { message: `${parameter} must be an integer`, code: 'not_an_integer' }
    : { message: `${parameter} must be a number`, code: 'not_a_number' }
}

describe.each(simulators.map(({ contract }) => [contract.name, contract] as const))(
  'number literals of %s',
  (name, contract) => {
    const numeric = Object.entries(contract.params).filter(([, field]) => isNumeric(field))

    it.each(numeric)('accepts for %s exactly the literals of the grammar', async (parameter, field) => {
      const some = nextLiterals()
      const targets = some.map((literal) => targetWith(name, contract.example.query, parameter, literal))
      const answers = await askAll(service, targets)
      for (const [index, literal] of some.entries()) {
        expectByGrammar(field, parameter, literal, answers[index] as RawAnswer)
      }
    })
  },
)

it('tries more than 120 distinct literals', () => {
  expect(new Set(literals.map(({ sent }) => sent)).size).toBeGreaterThan(120)
})

describe('random number literals', () => {
  /** Characters of numbers are frequent, so that almost valid literals are too. */
  const letter = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...'0123456789') },
    { weight: 3, arbitrary: fc.constantFrom(...'.eE+-') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  )
  const texts = fc.array(letter, { maxLength: 14 }).map((letters) => letters.join(''))

  it('follows the same grammar', async () => {
    const sample: Literal[] = fc
      .sample(texts, cases(4000))
      .map((text) => ({ sent: encodeURIComponent(text), text }))
    const [first] = simulators
    if (!first) throw new Error('no simulator')
    const { name, params, example } = first.contract
    for (const parameter of ['capital', 'duree']) {
      const field = params[parameter] as Field
      const targets = sample.map((literal) => targetWith(name, example.query, parameter, literal))
      const answers = await askAll(service, targets)
      for (const [index, literal] of sample.entries()) {
        expectByGrammar(field, parameter, literal, answers[index] as RawAnswer)
      }
    }
    const numbers = sample.filter(({ text }) => numberIn(text) !== undefined).length
    expect(numbers / sample.length).toBeGreaterThan(0.05) // numbers and other texts are both drawn
    expect(numbers / sample.length).toBeLessThan(0.95)
  })
})
