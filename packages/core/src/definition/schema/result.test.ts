/** Validates the worked example of each simulator against its published schemas with Ajv, not with Zod. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue.ts'
import { civilDate } from '../../units/civil-date.ts'
import { type Language, languages } from '../../units/text.ts'
import { isField, isMaybe, isPair, isRows, type Shape } from '../shape.ts'
import type { Simulator } from '../simulator.ts'
import { jsonSchemaOfParams, jsonSchemaOfResult } from './json-schema.ts'

const context = { today: civilDate('2026-11-21') ?? expect.fail() }

function compileSchema(schema: object) {
  const ajv = new Ajv2020({ strict: false })
  ajvFormats.default(ajv)
  return ajv.compile(schema)
}

type Path = readonly (string | number)[]

/** The paths of all members that an answer must have; of the rows of a table, those of the first. */
function pathsOf(shape: Shape, value: unknown, path: Path = []): readonly Path[] {
  return Object.entries(shape).flatMap(([name, member]) => {
    const here = [...path, name]
    if (isMaybe(member)) {
      if (Reflect.get(value as object, name) === null) return [here]
      return member.lack === 'null' ? pathsOf({ [name]: member.maybe }, value, path) : []
    }
    if (isField(member) || isPair(member)) return [here]
    const inner = Reflect.get(value as object, name)
    return isRows(member)
      ? [here, ...(inner.length > 0 ? pathsOf(member.rows, inner[0], [...here, 0]) : [])]
      : [here, ...pathsOf(member, inner, here)]
  })
}

type Change = (holder: Record<string, unknown>, key: string) => void

/** A copy in which the member at the path is changed; the rest is shared. */
function changed(data: object, [key = '', ...rest]: Path, change: Change): object {
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string, unknown>
  if (rest.length === 0) change(copy, String(key))
  else copy[key] = changed(copy[key] as object, rest, change)
  return copy
}

const simulators: readonly Simulator[] = catalogue

describe.each(simulators)('$contract.name', ({ contract, parser, answer }) => {
  const { query } = contract.example

  const answerIn = (language: Language): object => {
    const parsed = parser.fromObject(query)
    if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join())
    return answer(parsed.params, context, language).data
  }

  it.each(languages)('accepts its worked example, in %s', (language) => {
    const valid = compileSchema(jsonSchemaOfResult(contract, language))
    expect([valid(answerIn(language)), valid.errors]).toEqual([true, null])
    const validQuery = compileSchema(jsonSchemaOfParams(contract, language))
    expect([validQuery(query), validQuery.errors]).toEqual([true, null])
  })

  describe('the schema of an answer', () => {
    const data = answerIn('fr')
    const valid = compileSchema(jsonSchemaOfResult(contract, 'fr'))
    const paths = pathsOf(contract.result, data)

    it('requires each of its members', () => {
      const accepted = paths.filter((path) => valid(changed(data, path, (holder, key) => delete holder[key])))
      expect(accepted).toEqual([])
      expect(paths.length).toBeGreaterThan(3)
    })

    it.each([[[1]], [{ a: 1 }], [undefined], [Symbol('x')]])(
      'rejects %o in the place of each member',
      (wrong) => {
        const accepted = paths.filter((path) =>
          valid(changed(data, path, (holder, key) => Object.assign(holder, { [key]: wrong }))),
        )
        expect(accepted).toEqual([])
      },
    )

    it('rejects a member that the contract does not name', () => {
      expect(valid({ ...data, surplus: 1 })).toBe(false)
    })
  })
})
