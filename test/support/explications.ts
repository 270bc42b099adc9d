/** Tests that every simulator with an explanation runs on the answers of its `explication`: `itExplains`. */
import {
  analyses,
  type Explication,
  type ExplicationAnswer,
  type Language,
  type Simulator,
} from '@denier/core'
import { noteBlocks } from '@denier/note'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Explanation } from '../../packages/core/src/definition/explanation.ts'
import { valueAt } from '../../packages/core/src/definition/value-at.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { decimal } from './decimal.ts'
import { byHand, isSame, mismatches, namesOf } from './explication-replay.ts'
import type { Value } from './formula-evaluator.ts'
import { undefinedNames } from './note-names.ts'
import { checkDigits, type WrongDigits } from './printed-digits.ts'
import { validParams } from './queries.ts'
import { cases } from './tier.ts'

const context = { today: '2026-11-23' as CivilDate }

/** The largest explication without rows, in bytes. */
const MOST_BYTES = 128 * 1024
/** The most steps and tables of an explication. */
const MOST_STEPS = 120
const MOST_TABLES = 6

/** Doubles may part a formula and its value at half a unit of the last decimal: so small a share of the steps may. */
const MOST_TIES = 0.002

/** So near half a unit, as a share of the value, doubles of the computation may have lost the side. */
const NEAR_HALF = 1e-9

/** Below this, an amount has no digit among the decimals of a cell, and no one types it: 1e-290 €. */
const LEAST_IN_CELL = 1e-9

/** Whether the exact value lies at half a unit of some decimal. */
const isNearHalf = (exact: string): boolean => {
  if (!/^-?[\d.]+(?:e[+-]\d+)?$/.test(exact)) return false
  const value = decimal(exact)
  return [2, 4, 6, 8].some((decimals) => {
    const units = value.abs().times(10 ** decimals)
    return units.minus(units.floor()).minus(0.5).abs().lte(units.times(NEAR_HALF).plus(1e-6))
  })
}

type Query = Readonly<Record<string, unknown>>

/**
 * A function that answers explications of one simulator, by its question. Used by
 * `explication/explication.test.ts`, `immobilier/explain.test.ts` and `succession/explain.test.ts`.
 * @throws Error where it is refused.
 */
export function explicationsOf(simulator: Simulator, explanation: Explanation) {
  const analysis = analyses.explication({ ...simulator, loadExplanation: async () => explanation })
  const parser = analysis.parserFor({})
  return async (query: Query, language: Language = 'fr'): Promise<ExplicationAnswer> => {
    const read = parser.fromObject(query)
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('; '))
    await analysis.load(read.question)
    return analysis.answer(read.question, context, language) as unknown as ExplicationAnswer
  }
}

/**
 * Declares the tests of the promises of every explication: what it gives is enough to compute each of its
 * values again. Used by `explanations.ts`.
 * @param queries sound questions, in addition to random ones.
 */
export function itExplains(
  simulator: Simulator,
  explanation: Explanation,
  queries: readonly Query[],
  mostTables = MOST_TABLES,
): void {
  const explain = explicationsOf(simulator, explanation)
  const { contract } = simulator
  const paths = Object.keys(
    analyses.explication({ ...simulator, loadExplanation: async () => explanation }).fields.figure?.choices ??
      {},
  )
  const questionsOver = (random: fc.Arbitrary<Query>) => fc.oneof(fc.constantFrom(...queries), random)
  const questions = fc.record({
    query: questionsOver(validParams(contract)),
    figure: fc.option(fc.constantFrom(...paths), { nil: undefined }),
    profondeur: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  })

  /** Whether an answer has the group or the table of a figure: without a tax regime, there is no resale to tax. */
  const isAnswered = (query: Query, figure: string): boolean => {
    const parsed = simulator.parser.fromObject(query as never)
    const data = parsed.ok ? simulator.compute(parsed.params, context, 'fr').data : undefined
    const part = figure.includes('.') ? figure.slice(0, figure.lastIndexOf('.')) : figure
    return (valueAt(data, part) ?? null) !== null
  }

  it('explains any figure at any depth, and each explication replays from itself', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async ({ query, ...what }) => {
        const { data } = await explain({ ...query, ...what })
        expect(mismatches(data)).toEqual([])
        expect(unreadNames(data)).toEqual([])
        if (what.figure && isAnswered(query, what.figure))
          expect([...data.etapes, ...data.tables].some(({ figure }) => figure === what.figure)).toBe(true)
      }),
      cases(300),
    )
  })

  it('prints each figure again from the operands that it shows', async () => {
    const ties: (readonly [id: string, expected: Value, found: Value])[] = []
    let steps = 0
    await fc.assert(
      fc.asyncProperty(questions, async ({ query }) => {
        const { data } = await explain(query)
        const names = namesOf(data)
        for (const step of data.etapes.filter(({ genre }) => genre === 'formule')) {
          steps += 1
          const found = byHand(step, names)
          if (!isSame(found, step.arrondie)) ties.push([step.id, step.arrondie, found])
        }
      }),
      cases(300),
    )
    expect(steps).toBeGreaterThan(0)
    if (ties.length > Math.max(1, steps * MOST_TIES)) expect(ties).toEqual([])
  })

  it('prints each result again from the digits that it shows: steps, calculations, cells', async () => {
    const wrong: (WrongDigits & { readonly query: Query })[] = []
    let [computed, checked] = [0, 0]
    const check = async (query: Query) => {
      const report = checkDigits(await explain({ ...query, lignes: 'extraits' }), contract)
      wrong.push(...report.wrong.map((one) => ({ ...one, query })))
      computed += report.computed
      checked += 1
    }
    await check(contract.example.query as Query)
    // every digit of the worked example is right: doubles are at no half unit there
    expect(wrong).toEqual([])
    await fc.assert(fc.asyncProperty(questionsOver(validParams(contract, LEAST_IN_CELL)), check), cases(200))
    expect(computed).toBeGreaterThan(checked)
    if (wrong.length > computed * MOST_TIES) expect(wrong).toEqual([])
    expect(wrong.filter(({ exact, value }) => !isNearHalf(exact) && !isNearHalf(String(value)))).toEqual([])
  })

  it('defines every name of a formula that it writes', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async ({ query, ...what }) => {
        for (const language of ['fr', 'en'] as const) {
          const answer = await explain({ ...query, ...what, lignes: 'extraits' }, language)
          expect(undefinedNames(noteBlocks(answer, contract, language))).toEqual([])
        }
      }),
      cases(100),
    )
  })

  it('writes no code in place of a label and no division by zero', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async ({ query, ...what }) => {
        const { etapes, tables } = (await explain({ ...query, ...what })).data
        const texts = [...etapes, ...tables.flatMap(({ colonnes }) => colonnes)].flatMap(
          ({ calcul }) => calcul ?? [],
        )
        expect(texts.filter((text) => / \/ 0(?![\d,])|« \w+_/.test(text))).toEqual([])
      }),
      cases(100),
    )
  })

  it('takes the branch that gives the value', async () => {
    for (const query of queries)
      for (const { id, branches, valeur, formule, arrondi } of (await explain(query)).data.etapes) {
        if (branches.length === 0 || valeur === null) continue
        expect([id, branches.filter(({ retenue }) => retenue).length]).toEqual([id, 1])
        const taken = branches.find(({ retenue }) => retenue)
        const isRounded = arrondi !== null || /^(euro|centime|bruit|round)\(/.test(formule ?? '')
        if (!isRounded && !isSame(taken?.valeur ?? null, valeur)) expect([id, taken]).toEqual([id, valeur])
      }
  })

  it(`holds at most ${MOST_STEPS} steps, ${mostTables} tables and ${MOST_BYTES / 1024} kB in either language`, async () => {
    for (const query of queries)
      for (const language of ['fr', 'en'] as const) {
        const answer = await explain(query, language)
        expect(answer.data.etapes.length).toBeLessThanOrEqual(MOST_STEPS)
        expect(answer.data.tables.length).toBeLessThanOrEqual(mostTables)
        expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(MOST_BYTES)
      }
  })
}

/** Operands that an explication neither gives nor derives: the tree of its steps would have a hole there. */
function unreadNames(data: Explication): readonly string[] {
  const given = [
    ...[...data.parametres, ...data.droit, ...data.constantes, ...data.coupees].map(({ nom }) => nom),
    ...[...data.etapes, ...data.tables].map(({ id }) => id),
  ]
  return data.etapes
    .flatMap(({ operandes }) => operandes.map(({ nom }) => nom))
    .filter((nom) => !given.includes(nom))
}
