import '../../../../../test/support/history.ts'
import '../../../../../test/support/seed.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analysisOf, type GoalSeekData } from '../../../../../test/support/analyses.ts'
import { expectAlike } from '../../../../../test/support/figures.ts'
import { validParams } from '../../../../../test/support/queries.ts'
import { simulators } from '../../../../../test/support/simulators.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { compileParser } from '../../definition/parse.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { kinds } from '../../units/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { MOST_SIMULATIONS } from '../cost-units.ts'
import { numericParams } from '../fields.ts'
import { figureAt, numericFigures } from '../figures.ts'

const CONTEXT = { today: '2026-12-01' } as Parameters<Simulator['answer']>[1]

/** Questions with more cost units are left out: eighty Monte Carlo simulations take a second. */
const SHORT = 100_000

const OWN = ['cible_', 'sans_effet', 'valeur_unique', 'autres_solutions', 'minimum_suffit']
const ours = (codes: readonly string[]) =>
  codes.filter((code) => OWN.some((start) => code.startsWith(start)) && code !== 'cible_arrondie')

/** Whole numbers, of which no more are allowed than may be tried, are all tried. */
const ALL = 78

/** A query, one of its numbers, and one of its figures. */
const situationsOf = ({ contract }: Simulator) =>
  fc.record({
    // the example too: of a whole range, most questions may have an answer that no unknown moves
    query: fc.oneof(
      { weight: 4, arbitrary: validParams(contract) as fc.Arbitrary<Record<string, unknown>> },
      { weight: 1, arbitrary: fc.constant<Record<string, unknown>>({ ...contract.example.query }) },
    ),
    inconnue: fc.constantFrom(...Object.keys(numericParams(contract.params))),
    cible: fc.constantFrom(...Object.keys(numericFigures(contract.result))),
  })

const without = (query: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(query).filter(([other]) => other !== name))

describe.each(simulators)('goal seek on $contract.name', (simulator) => {
  const { contract, parser, answer } = simulator
  const { ask, read } = analysisOf<GoalSeekData>(simulator, 'resolution')
  const situations = situationsOf(simulator)
  const parserOfAll = compileParser(contract.name, contract.params, [
    ...contract.constraints,
    ...contract.repeatedConstraints,
  ])

  /** The values that an unknown may have, where all may be tried. */
  const allowed = (rest: Readonly<Record<string, unknown>>, inconnue: string): readonly number[] => {
    const { kind, among, min = 0, max = 0 } = contract.params[inconnue] ?? expect.fail()
    if (!among && (kinds[kind].json !== 'integer' || max - min > 1000)) return []
    const all = among ?? Array.from({ length: max - min + 1 }, (_, index) => min + index)
    const valid = all.filter((value) => parserOfAll.fromObject({ ...rest, [inconnue]: value }).ok)
    return valid.length <= ALL ? valid : []
  }

  const figureOf = (query: Readonly<Record<string, unknown>>, path: string): number | null | undefined => {
    const parsed = parser.fromObject(query)
    if (!parsed.ok || contract.costUnits(parsed.params) > SHORT) return undefined
    return figureAt(answer(parsed.params, CONTEXT, 'fr').data, path)
  }

  /** Asks, and holds the answer to what is true of any. */
  const soundly = (question: Readonly<Record<string, unknown>>) => {
    const solved = ask(question)
    const { data, codes, simulations } = solved
    expect(simulations).toBeLessThanOrEqual(MOST_SIMULATIONS)
    for (const number of [data.valeur, data.atteint])
      if (number !== null) expect(number).toSatisfy(Number.isFinite)
    if (data.valeur === null) {
      expect([data.atteint, data.simulation]).toEqual([null, null])
      expect(ours(codes)).toHaveLength(1)
      return solved
    }
    const { inconnue, cible, valeur: _, ...given } = question
    const printed = JSON.parse(JSON.stringify(data.valeur))
    const again = parser.fromObject({ ...given, [String(inconnue)]: printed })
    expectAlike(again.ok && answer(again.params, CONTEXT, 'fr').data, data.simulation)
    expect(figureAt(data.simulation ?? {}, String(cible))).toBe(data.atteint)
    return solved
  }

  /** Whether the figure passes the target between a value and the next one: tax is rounded to the euro. */
  const jumps = (
    query: Readonly<Record<string, unknown>>,
    inconnue: string,
    cible: string,
    target: number,
    value: unknown,
  ): boolean => {
    if (typeof value !== 'number') return false
    const decimals = kinds[contract.params[inconnue]?.kind ?? 'euros'].decimals ?? 0
    const [before, at, after] = [-1, 0, 1].map((steps) => {
      const near = roundHalfAway(value + steps * 10 ** -decimals, decimals)
      return Number(figureOf({ ...query, [inconnue]: near }, cible)) - target
    })
    return at !== undefined && [before, after].some((beside) => beside !== undefined && beside * at < 0)
  }

  it('reaches again a figure that a value gives', () => {
    const { params } = contract
    fc.assert(
      fc.property(situations, ({ query, inconnue, cible }) => {
        const { kind, default: usual } = params[inconnue] ?? expect.fail()
        const value = query[inconnue] ?? usual
        fc.pre(typeof value === 'number')
        const decimals = kinds[kind].decimals ?? 0
        const target = figureOf({ ...query, [inconnue]: roundHalfAway(Number(value), decimals) }, cible)
        fc.pre(typeof target === 'number')
        const { data, codes } = soundly({ ...without(query, inconnue), inconnue, cible, valeur: target })
        const [code] = ours(codes)
        if (data.atteint === target) return
        expect(allowed(without(query, inconnue), inconnue)).toEqual([]) // else it is found
        // What goes up and down may reach it where nobody looked; of whole numbers, the first past it is given.
        const isWhole = kinds[kind].json === 'integer'
        expect(code).toBeOneOf([
          'cible_non_trouvee',
          ...(isWhole ? ['autres_solutions', 'cible_sautee'] : []),
          ...(jumps(query, inconnue, cible, target, data.valeur) ? ['cible_sautee'] : []),
        ])
      }),
      cases(20),
    )
  })

  it('answers any target truthfully within 80 simulations', () => {
    const targets = fc.oneof(
      fc.constantFrom(0, 1, -1, 100),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    )
    fc.assert(
      fc.property(situations, targets, ({ query, inconnue, cible }, valeur) => {
        fc.pre(figureOf(query, cible) !== undefined)
        const question = { ...without(query, inconnue), inconnue, cible, valeur }
        if (read(question).ok) soundly(question)
      }),
      cases(20),
    )
  })

  it('finds among whole numbers what an exhaustive search finds first', () => {
    const whole = Object.entries(numericParams(contract.params)).filter(
      ([, { kind, among, min = 0, max = 0 }]) =>
        among || (kinds[kind].json === 'integer' && max - min <= 1000),
    )
    if (whole.length === 0) return
    const questions = fc.record({
      situation: situations,
      at: fc.nat(whole.length - 1),
      gridIndex: fc.nat(ALL),
    })
    fc.assert(
      fc.property(questions, ({ situation: { query, cible }, at, gridIndex }) => {
        const [inconnue] = whole[at] ?? expect.fail()
        const rest = without(query, inconnue)
        const all = allowed(rest, inconnue)
        fc.pre(all.length > 0)
        const figures = all.map((value) => figureOf({ ...rest, [inconnue]: value }, cible))
        const target = figures[gridIndex % figures.length]
        fc.pre(typeof target === 'number' && new Set(figures).size > 1)
        const { data } = soundly({ ...rest, inconnue, cible, valeur: target })
        expect([data.valeur, data.atteint]).toEqual([all[figures.indexOf(target)], target])
      }),
      { ...cases(6), maxSkipsPerRun: 500 },
    )
  })
})
