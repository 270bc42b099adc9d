/** Checks `refersTo` and `appliesWhen` of the fields of rows, by which forms offer rows and hide fields. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validParams } from '../../../../test/support/queries.ts'
import { cases } from '../../../../test/support/tier.ts'
import { catalogue } from '../catalogue.ts'
import type { CivilDate } from '../units/civil-date.ts'
import type { Field } from './field.ts'
import type { Simulator } from './simulator.ts'

const today = '2026-12-01' as CivilDate
type Row = Readonly<Record<string, unknown>>
type Question = Readonly<Record<string, unknown>>

const fieldsOfRows = ({ contract }: Simulator) =>
  Object.entries(contract.params).flatMap(([list, { list: rowset }]) =>
    Object.entries(rowset?.row ?? {}).map(([name, field]) => ({ list, name, field, row: rowset?.row ?? {} })),
  )
const withReferences = (catalogue as unknown as readonly Simulator[]).filter((simulator) =>
  fieldsOfRows(simulator).some(({ field }) => field.refersTo !== undefined),
)

it('covers succession and donation, whose rows refer to other rows', () => {
  expect(withReferences.map(({ contract }) => contract.name)).toEqual(['succession', 'donation'])
})

/** The text that a form has for a value of a row. */
const textOf = (field: Field | undefined, value: unknown): string => String(value ?? field?.default ?? '')

const applies = (fields: Readonly<Record<string, Field>>, { appliesWhen = {} }: Field, row: Row): boolean =>
  [appliesWhen]
    .flat()
    .some((all) =>
      Object.entries(all).every(([name, texts]) => texts.includes(textOf(fields[name], row[name]))),
    )

/** A valid value other than the default. */
const otherValue = ({ kind, default: usual, min = 0 }: Field): unknown =>
  kind === 'flag' ? usual !== true : kind === 'age' ? 41 : min + 1

describe.each(withReferences)('field of the rows of $contract.name', (simulator) => {
  const { contract, parser } = simulator

  it('refers to lists of the contract, by a number within their rows', () => {
    const referring = fieldsOfRows(simulator).filter(({ field }) => field.refersTo !== undefined)
    expect(referring.length).toBeGreaterThan(0)
    for (const { field } of referring) {
      const list = contract.params[field.refersTo ?? '']?.list
      expect([field.kind, field.min, field.max]).toEqual(['count', 1, list?.max])
    }
  })

  it('applies for texts that another field of the row may have', () => {
    for (const { field, row } of fieldsOfRows(simulator))
      for (const [name, texts] of [field.appliesWhen ?? {}].flat().flatMap((one) => Object.entries(one))) {
        const { choices, optional } = row[name] ?? expect.fail(`no field ${name}`)
        const known = choices ? Object.keys(choices) : []
        for (const text of texts) expect(text === '' ? optional : known.includes(text)).toBe(true)
      }
  })

  it('changes nothing, or is refused, where it does not apply', () => {
    // `refersTo` fields are left out: another number is another row. So is `exoneration_fratrie`: the law
    // grants it to
    // siblings alone, but the calculation applies it to anybody for whom the question claims it.
    const conditional = fieldsOfRows(simulator).filter(
      ({ field, name }) => field.appliesWhen && !field.refersTo && name !== 'exoneration_fratrie',
    )
    const answerTo = (question: Question) => {
      const parsed = parser.fromObject(question)
      if (!parsed.ok) return undefined
      try {
        return JSON.stringify(simulator.answer(parsed.params, { today }, 'fr').data)
      } catch {
        return undefined // a day after today, which the parser cannot refuse since it has no clock
      }
    }
    let compared = 0
    fc.assert(
      fc.property(
        validParams(contract),
        fc.constantFrom(...conditional),
        (question: Question, { list, name, field, row: fields }) => {
          const rows = (question[list] ?? []) as readonly Row[]
          const index = rows.findIndex((row) => !applies(fields, field, row))
          if (index < 0 || field.kind === 'choice') return
          // an insurance contract may need the age of a relative, by a usufruct: without it, the age has no
          // effect
          const { assurance, ...withoutInsurance } = question
          const plain = name === 'age' && list === 'proche' ? withoutInsurance : question
          const given = (value: unknown) =>
            answerTo({
              ...plain,
              [list]: rows.map((row, rank) => (rank === index ? { ...row, [name]: value } : row)),
            })
          const [without, changed] = [given(field.default), given(otherValue(field))]
          if (without === undefined) return
          compared += 1
          if (changed !== undefined) expect(changed).toBe(without)
        },
      ),
      cases(400),
    )
    expect(compared).toBeGreaterThan(0)
  })
})
