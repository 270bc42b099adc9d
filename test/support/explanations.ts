/**
 * Tests that every simulator with an explanation runs: `describeExplanation` in its `explain.test.ts`. Used
 * by `achat-location/explain.test.ts`, `budget-50-30-20/explain.test.ts`, `cagr/explain.test.ts` and others
 * in `simulateurs`.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printsAlike } from '../../packages/core/src/analyses/explanation/agreement.ts'
import {
  compileExplanation,
  decimalsOf,
  type Replay,
} from '../../packages/core/src/analyses/explanation/compile-explanation.ts'
import { sizeFormula } from '../../packages/core/src/analyses/explanation/size-formula.ts'
import { formatFormula } from '../../packages/core/src/analyses/formula/format-formula.ts'
import { formulaNames } from '../../packages/core/src/analyses/formula/formula-names.ts'
import { parseFormula } from '../../packages/core/src/analyses/formula/parse-formula.ts'
import type { Explanation, ExplanationStep } from '../../packages/core/src/definition/explanation.ts'
import { fieldsByPath } from '../../packages/core/src/definition/fields-by-path.ts'
import { concatMembers, foldShape } from '../../packages/core/src/definition/fold-shape.ts'
import type { Shape } from '../../packages/core/src/definition/shape.ts'
import type { Simulator } from '../../packages/core/src/definition/simulator.ts'
import { valueAt } from '../../packages/core/src/definition/value-at.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { formulasOf, numbersIn } from './explanation-formulas.ts'
import { itExplains } from './explications.ts'
import { evaluate, type Table, type Value } from './formula-evaluator.ts'
import { validParams } from './queries.ts'
import { cases } from './tier.ts'

const context = { today: '2026-11-23' as CivilDate }

/** What one simulator adds to the questions drawn for it. */
export interface ExplanationCases {
  /** Questions at thresholds of law and their neighbours, in addition to the random ones. */
  readonly questions?: readonly Readonly<Record<string, unknown>>[]
  /** Questions of ordinary people, drawn as often as those over the whole bounds of the contract. */
  readonly drawn?: fc.Arbitrary<Readonly<Record<string, unknown>>>
  /** The most tables of an explication, where they are not the 6 of all simulators. */
  readonly mostTables?: number
}

/** Numbers of arithmetic, not of law: 0, 1, 2, 12 months, hundredths, and months in hundredths. */
const TIMELESS = [0, 1, 2, 12, 100, 1200]

/**
 * Declares the tests of the promises of every explanation: each formula gives the values of the computation
 * again, for 2,000 random questions, by the evaluator of the product and by that of the tests; each figure, table and
 * warning has exactly one step.
 */
export function describeExplanation(
  simulatorOfContract: unknown,
  explanationOfWork: unknown,
  { questions = [], drawn, mostTables }: ExplanationCases = {},
): void {
  const simulator = simulatorOfContract as Simulator
  const explanation = explanationOfWork as Explanation
  const { contract } = simulator
  const replay = compileExplanation(simulator, explanation)
  const anyQuestion: fc.Arbitrary<Readonly<Record<string, unknown>>> = validParams(contract)
  const random = drawn ? fc.oneof(anyQuestion, drawn) : anyQuestion
  const parse = (query: Readonly<Record<string, unknown>>) => {
    const parsed = simulator.parser.fromObject(query)
    if (!parsed.ok) throw new Error(`not a question: ${JSON.stringify(query)}`)
    return parsed.params
  }

  describe(`the explanation of ${contract.name}`, () => {
    it('gives every figure and cell of random questions again, by both evaluators', async () => {
      await fc.assert(
        fc.asyncProperty(random, async (query) => {
          const params = parse(query)
          await simulator.load(params)
          const replayed = replay(params, context)
          expect(wrongIn(replayed)).toEqual([])
          expect(differencesIn(replayed)).toEqual([])
        }),
        cases(2000),
      )
    })

    const queries = [contract.example.query, ...questions]
    it.each(queries.map((query) => [JSON.stringify(query), query] as const))(
      'replays %s',
      async (_, query) => {
        await simulator.load(parse(query))
        expect(wrongIn(replay(parse(query), context))).toEqual([])
      },
    )

    it('has one step for each figure and table of an answer, and a formula for each column', async () => {
      for (const query of queries) {
        await simulator.load(parse(query))
        const { data } = simulator.compute(parse(query), context, 'fr')
        const { steps } = replay(parse(query), context)
        const found = steps.flatMap(({ figure }) => (figure ? [figure] : []))
        const twice = found.filter((path, index) => found.indexOf(path) !== index)
        expect(twice).toEqual([])
        expect(placesIn(contract.result, data).filter((path) => !found.includes(path))).toEqual([])
        const columns = steps.flatMap(({ step, figure }) =>
          columnsOf(step).map((name) => `${figure}.${name}`),
        )
        expect(columnsIn(contract.result, data).filter((path) => !columns.includes(path))).toEqual([])
      }
    })

    itExplains(simulator, explanation, queries, mostTables)

    it('has one step for each warning', () => {
      const warned = explanation.steps.flatMap(({ warns }) => (warns ? [warns] : []))
      expect([...new Set(warned)].sort()).toEqual(Object.keys(contract.warnings).sort())
    })

    it('explains each warning of an answer by one step that applies', async () => {
      await fc.assert(
        fc.asyncProperty(random, async (query) => {
          const params = parse(query)
          await simulator.load(params)
          const given = simulator.answer(params, context, 'fr').meta.avertissements.map(({ code }) => code)
          const { steps } = replay(params, context)
          const explained = steps.flatMap(({ step }) => (step.warns ? [step.warns] : []))
          expect(given.filter((code) => explained.filter((warned) => warned === code).length !== 1)).toEqual(
            [],
          )
        }),
        cases(500),
      )
    })

    it('has no number of law in a formula', () => {
      const numbers = formulasOf(explanation.steps).flatMap(({ formula }) => numbersIn(parseFormula(formula)))
      expect(numbers.filter((number) => !TIMELESS.includes(number))).toEqual([])
    })

    it('reads each step and column in a later one, unless it is in the answer or explains a warning', () => {
      const read = new Set(
        formulasOf(explanation.steps).flatMap(({ of, formula }) =>
          formulaNames(parseFormula(formula)).flatMap((name) => [name, `${of}.${name.replace('prev.', '')}`]),
        ),
      )
      // 'valeur' is the column of the two ends of an interval
      const names = [...fieldsByPath(contract.result).keys()].flatMap((path) => path.split('.'))
      const figures = new Set([...names, 'valeur'])
      const isUsed = ({ id, warns, ...step }: ExplanationStep) =>
        read.has(id) ||
        figures.has(id) ||
        warns !== undefined ||
        ('figure' in step && step.figure !== undefined)
      const columns = explanation.steps.flatMap((step) =>
        step.type === 'table' ? Object.keys(step.columns).map((column) => [step.id, column] as const) : [],
      )
      expect(explanation.steps.filter((step) => !isUsed(step)).map(({ id }) => id)).toEqual([])
      const unread = columns.filter(([id, column]) => !read.has(`${id}.${column}`) && !figures.has(column))
      expect(unread).toEqual([])
    })

    it('prints the digits of the answer for the worked example', () => {
      for (const { step, value, formulaValue } of replay(parse(contract.example.query), context).steps) {
        const decimals = step.kind ? decimalsOf(step.kind) : 2
        if (formulaValue !== undefined) expect(printsAlike(formulaValue, value, decimals)).toBe(true)
      }
    })

    it('labels every step that is no figure, in both languages, in 60 characters', () => {
      for (const { label } of explanation.steps)
        for (const text of label ? [label.fr, label.en] : []) expect(text.length).toBeLessThanOrEqual(60)
      const unlabelled = replay(parse(contract.example.query), context).steps.filter(
        ({ step, figure }) => !figure && !step.label,
      )
      expect(unlabelled.map(({ step }) => step.id)).toEqual([])
    })
  })
}

/** The steps whose value their formula does not give, and the first such cell of each table. */
const wrongIn = ({ steps }: Replay): unknown[] =>
  steps
    .filter(({ agrees }) => !agrees)
    .map(({ step, value, formulaValue, wrongCells }) => [step.id, value, formulaValue, wrongCells?.[0]])

/** The steps and cells whose value the evaluator of the tests does not give. */
function differencesIn({ steps, frame, names }: Replay): unknown[] {
  const tables = new Map<string, Table | undefined>()
  const readTable = (name: string): Table | undefined => {
    const table = names.tableOf(name)
    const rows = table && frame.tables[table.index]
    if (!table || !rows) return undefined
    return {
      count: rows.count,
      has: (column) => table.columnOf(column) !== undefined,
      cell: (column, row) => rows.columns[table.columnOf(column) ?? -1]?.[row] ?? null,
    }
  }
  const tableOf = (name: string): Table | undefined => {
    if (!tables.has(name)) tables.set(name, readTable(name))
    return tables.get(name)
  }
  const value = (name: string) => {
    const slot = names.slotOf(name)
    return slot === undefined ? undefined : frame.slots[slot]
  }
  const scope = { value, table: tableOf }
  const rounded = (formula: string, round: string | undefined) => (round ? `${round}(${formula})` : formula)
  return steps.flatMap(({ step, value: computed }): unknown[] => {
    if (step.type === 'formula') {
      const given = evaluate(rounded(step.formula, step.round), scope)
      const size = () => evaluate(sizeText(step.formula), scope)
      return isNear(given, computed, size) ? [] : [[step.id, given, computed]]
    }
    const table = step.type === 'table' ? tableOf(step.id) : undefined
    if (step.type !== 'table' || !table) return []
    const columns = Object.entries(step.columns).flatMap(([column, made]) => {
      if (typeof made !== 'string' && 'origin' in made) return []
      const { formula, round } = typeof made === 'string' ? { formula: made, round: undefined } : made
      return [{ column, formula, ordered: rounded(formula, round) }]
    })
    return Array.from({ length: table.count }, (_, index) => index + 1).flatMap((row) => {
      const inRow = { ...scope, own: { table, row } }
      return columns.flatMap(({ column, formula, ordered }) => {
        const given = evaluate(ordered, inRow)
        const cell = table.cell(column, row)
        return isNear(given, cell, () => evaluate(sizeText(formula), inRow))
          ? []
          : [[step.id, column, row, given, cell]]
      })
    })
  })
}

/**
 * The same word, or the same number but for the noise of doubles: a share of it, or of what was added up and taken
 * off.
 */
function isNear(a: Value, b: Value, sizeOf: () => Value): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  const gap = Math.abs(a - b)
  return gap <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)) || gap <= 1e-13 * Number(sizeOf())
}

const sizeText = (formula: string): string => formatFormula(sizeFormula(parseFormula(formula)))

const columnsOf = (step: ExplanationStep): readonly string[] =>
  step.type === 'table' ? Object.keys(step.columns) : []

/** Paths of the figures outside of tables, and of the tables, without those of parts that an answer lacks. */
const placesIn = (result: Shape, data: unknown): readonly string[] =>
  foldShape<readonly string[]>(result, {
    field: (_, path) => [path],
    pair: (_, path) => [path],
    rows: (_, path) => [path],
    group: concatMembers,
    maybe: (part, _, path) => ((valueAt(data, path) ?? null) === null ? [] : part),
  })

/** Paths of the columns of tables that have a value in a row of an answer. */
const columnsIn = (result: Shape, data: unknown): readonly string[] => {
  const places = placesIn(result, data)
  const rowsOf = (table: string) => valueAt(data, table) as readonly unknown[]
  return [...fieldsByPath(result).keys()].filter((path) => {
    const table = path.slice(0, path.lastIndexOf('.'))
    const column = path.slice(table.length + 1)
    return places.includes(table) && rowsOf(table).some((row) => (valueAt(row, column) ?? null) !== null)
  })
}
