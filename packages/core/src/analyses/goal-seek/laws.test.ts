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
const MOST_COST = 100_000

/** The beginnings of the codes of warnings that a goal seek itself gives. */
const OWN = ['cible_', 'sans_effet', 'valeur_unique', 'autres_solutions', 'minimum_suffit']
/** The warnings of the goal seek among codes, but for the rounding of the target. */
const ours = (codes: readonly string[]) =>
  codes.filter((code) => OWN.some((start) => code.startsWith(start)) && code !== 'cible_arrondie')

/** Where no more whole numbers than this are allowed, a goal seek tries all of them. */
const ALL = 78

/** A query, one of its numbers, and one of its figures. */
const situationsOf = ({ contract }: Simulator) =>
  fc.record({
    // the example too: for some simulators, most random questions have a figure that no unknown changes
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
    if (!parsed.ok || contract.costUnits(parsed.params) > MOST_COST) return undefined
    return figureAt(answer(parsed.params, CONTEXT, 'fr').data, path)
  }

  /** Asks a question and checks the properties that any answer has. */
  const askAndCheck = (question: Readonly<Record<string, unknown>>) => {
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

  /** Whether the figure jumps over the target beside a value, as a tax rounded to the euro does. */
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

  it('reaches a target that some value gives, or warns why it did not', () => {
    const { params } = contract
    fc.assert(
      fc.property(situations, ({ query, inconnue, cible }) => {
        const { kind, default: usual } = params[inconnue] ?? expect.fail()
        const value = query[inconnue] ?? usual
        fc.pre(typeof value === 'number')
        const decimals = kinds[kind].decimals ?? 0
        const target = figureOf({ ...query, [inconnue]: roundHalfAway(Number(value), decimals) }, cible)
        fc.pre(typeof target === 'number')
        const { data, codes } = askAndCheck({ ...without(query, inconnue), inconnue, cible, valeur: target })
        const [code] = ours(codes)
        if (data.atteint === target) return
        // where all values are tried, a solution is found
        expect(allowed(without(query, inconnue), inconnue)).toEqual([])
        // A figure that goes up and down may reach it at a value not tried; of whole numbers, the first past
        // it is given.
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

  it('gives for any target a value and figure that agree with the simulator, within 80 simulations', () => {
    const targets = fc.oneof(
      fc.constantFrom(0, 1, -1, 100),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    )
    fc.assert(
      fc.property(situations, targets, ({ query, inconnue, cible }, valeur) => {
        fc.pre(figureOf(query, cible) !== undefined)
        const question = { ...without(query, inconnue), inconnue, cible, valeur }
        if (read(question).ok) askAndCheck(question)
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
        const { data } = askAndCheck({ ...rest, inconnue, cible, valeur: target })
        expect([data.valeur, data.atteint]).toEqual([all[figures.indexOf(target)], target])
      }),
      { ...cases(6), maxSkipsPerRun: 500 },
    )
  })
})
