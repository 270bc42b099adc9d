import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { validParams } from '../../../../../test/support/queries.ts'
import { simulators } from '../../../../../test/support/simulators.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { loadHistory } from '../../indices/history.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Language } from '../../units/text.ts'
import type { Params, ParamsOf } from '../shape.ts'
import { compileAnswerWriter } from './index.ts'

const NOW = '2026-11-22T08:00:00.000Z'
const context = { today: '2026-11-22' as CivilDate }

/** Questions of more cost units are left out: random draws take long and have the same members in JSON. */
const MOST_COST = 100_000

beforeAll(() => loadHistory())

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/** The text that an attempt gives, or its error as a text. */
function outcome(attempt: () => string): string {
  try {
    return attempt()
  } catch (error) {
    return String(error)
  }
}

describe.each(simulators.map((simulator) => [simulator.contract.name, simulator] as const))(
  '%s',
  (_, simulator) => {
    const { contract, parser } = simulator
    const write = compileAnswerWriter(contract.result)

    const expectSame = (params: ParamsOf<Params>, language: Language) => {
      const written = outcome(() => text(write(simulator.compute(params, context, language), language, NOW)))
      const stringified = outcome(() => {
        const { data, meta, disclaimer } = simulator.answer(params, context, language)
        return JSON.stringify({ data, meta: { computedAt: NOW, ...meta }, disclaimer })
      })
      expect(written).toBe(stringified)
    }

    it.each(['fr', 'en'] as const)('writes its worked example as JSON.stringify does, in %s', (language) => {
      const parsed = parser.fromObject(contract.example.query)
      expect(parsed.ok && parsed.params).toBeTruthy()
      if (parsed.ok) expectSame(parsed.params, language)
    })

    it('writes the answers of random valid queries as JSON.stringify does', () => {
      fc.assert(
        fc.property(validParams(contract), fc.constantFrom('fr', 'en'), (input, language) => {
          const parsed = parser.fromObject(input)
          if (!parsed.ok) throw new Error('validParams drew an invalid query')
          fc.pre(contract.costUnits(parsed.params) <= MOST_COST)
          expectSame(parsed.params, language)
        }),
        cases(100),
      )
    })
  },
)
