/** `npm run formula-mutants`: changes each formula of the explanations, and checks that a replay notices it. */
import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { compileExplanation } from '../../packages/core/src/analyses/explanation/compile-explanation.ts'
import { FormulaError } from '../../packages/core/src/analyses/formula/syntax.ts'
import { catalogue } from '../../packages/core/src/catalogue.ts'
import type { Explanation, ExplanationStep } from '../../packages/core/src/definition/explanation.ts'
import type { Simulator } from '../../packages/core/src/definition/simulator.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { validParams } from '../support/queries.ts'
import { atLeast, type Figure, type Tell } from './figure.ts'
import { report } from './report.ts'

/** Random questions of each simulator. */
const QUESTIONS = 250
const SEED = 20_261_123
/**
 * Days of questions: the usury rates in force on the first are not known, those of the second are, and the law that the
 * third one reads is that of the year before.
 */
const contexts = ['2026-11-23', '2026-08-15', '2027-03-01'].map((today) => ({ today: today as CivilDate }))

/** One formula with one sign, number or function changed. */
interface Mutant {
  readonly explanation: Explanation
  /** The id of the step, and the column where there is one: `plan.solde`. */
  readonly place: string
  /** The formula as it is, then with its change. */
  readonly before: string
  readonly after: string
}

/**
 * Changes one token of one formula at a time, and counts the changes that the replay of 250 random questions
 * notices, with the questions at thresholds that a simulator adds.
 * @param names of simulators; all that have an explanation where none is given.
 * @returns whether at least 95 % of the changes of each simulator were noticed.
 */
export const main = (names: readonly string[]): Promise<boolean> =>
  report(
    (catalogue as readonly Simulator[])
      .filter(({ contract: { name } }) => existsSync(new URL(fileOf(name), import.meta.url)))
      .filter(({ contract: { name } }) => names.length === 0 || names.includes(name))
      .map((simulator) => ({
        name: `formulas of ${simulator.contract.name}, each with one change`,
        run: (tell) => changedFormulas(simulator, tell),
      })),
  )

/** The explanation of a simulator, from this folder. */
const fileOf = (name: string) => `../../packages/core/src/simulateurs/${name}/explain.ts`

async function changedFormulas(simulator: Simulator, tell: Tell): Promise<Figure[]> {
  const { explain } = (await import(fileOf(simulator.contract.name))) as { readonly explain: Explanation }
  const mutants = mutantsOf(explain)
  const caught = await caughtAmong(simulator, explain, mutants)
  for (const mutant of mutants.filter((one) => !caught.has(one)))
    tell(`not caught, ${mutant.place}: ${mutant.before} as ${mutant.after}`)
  return [
    atLeast(`of ${mutants.length} changed formulas, caught`, (100 * caught.size) / mutants.length, 95, '%'),
  ]
}

/** The mutants that the replay of a question notices, or that are no formula any more. */
async function caughtAmong(
  simulator: Simulator,
  unchanged: Explanation,
  mutants: readonly Mutant[],
): Promise<ReadonlySet<Mutant>> {
  const questions = (await questionsFor(simulator)).flatMap((query) => {
    const parsed = simulator.parser.fromObject(query)
    return parsed.ok ? [parsed.params] : []
  })
  for (const params of questions) await simulator.load(params)
  const isNoticed = (explanation: Explanation): boolean => {
    const replay = compileExplanation(simulator, explanation)
    return contexts.some((context) =>
      questions.some((params) => replay(params, context).steps.some(({ agrees }) => !agrees)),
    )
  }
  // an explanation that disagrees as it is would let every change count as noticed
  if (isNoticed(unchanged)) throw new Error(`${simulator.contract.name}: its own explanation disagrees`)
  return new Set(
    mutants.filter(({ explanation }) => {
      try {
        return isNoticed(explanation)
      } catch (error) {
        if (error instanceof FormulaError) return true
        throw error
      }
    }),
  )
}

type Query = Readonly<Record<string, unknown>>

/**
 * Random questions over the bounds of the contract and, where the simulator has some, of ordinary people and at
 * thresholds.
 */
async function questionsFor({ contract }: Simulator): Promise<readonly Query[]> {
  const any: fc.Arbitrary<Query> = validParams(contract)
  const file = new URL(`../support/${contract.name}-questions.ts`, import.meta.url)
  if (!existsSync(file)) return fc.sample(any, { numRuns: QUESTIONS, seed: SEED })
  const own = (await import(file.href)) as {
    readonly drawn: fc.Arbitrary<Query>
    readonly questions: readonly Query[]
  }
  return [...fc.sample(fc.oneof(any, own.drawn), { numRuns: QUESTIONS, seed: SEED }), ...own.questions]
}

/** One mutant for each change: variants of one step share most of their formulas, and change together. */
function mutantsOf(explanation: Explanation): Mutant[] {
  const byChange = new Map<string, Mutant>()
  explanation.steps.forEach((step, index) => {
    for (const { place, before, after, changed } of changesOf(step)) {
      const key = JSON.stringify([place, before, after])
      const steps = (byChange.get(key)?.explanation ?? explanation).steps.with(index, changed)
      byChange.set(key, { explanation: { ...explanation, steps }, place, before, after })
    }
  })
  return [...byChange.values()]
}

/** A mutant, with the step that it changes. */
interface Change extends Omit<Mutant, 'explanation'> {
  readonly changed: ExplanationStep
}

/** A step with each of its formulas changed in one place. */
function changesOf(step: ExplanationStep): Change[] {
  if (step.type === 'table')
    return Object.entries(step.columns).flatMap(([name, column]) => {
      if (typeof column !== 'string' && 'origin' in column) return []
      const { formula, ...options } = typeof column === 'string' ? { formula: column } : column
      return variantsOf(formula).map((after) => ({
        place: `${step.id}.${name}`,
        before: formula,
        after,
        changed: { ...step, columns: { ...step.columns, [name]: { ...options, formula: after } } },
      }))
    })
  if (step.type !== 'formula' && step.type !== 'equation') return []
  const own = variantsOf(step.formula).map((after) => ({
    place: step.id,
    before: step.formula,
    after,
    changed: { ...step, formula: after },
  }))
  const terms = step.type === 'formula' ? (step.terms ?? []) : []
  const ofTerms = terms.flatMap((term, at) =>
    variantsOf(term.formula).map((after) => ({
      place: step.id,
      before: term.formula,
      after,
      changed: { ...step, terms: terms.with(at, { ...term, formula: after }) },
    })),
  )
  return [...own, ...ofTerms]
}

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
  and: 'or',
  or: 'and',
  min: 'max',
  max: 'min',
  least: 'most',
  most: 'least',
}

const TOKEN = /"[^"]*"|\d+(?:\.\d+)?|<=|>=|<>|[A-Za-z_][\w.]*|[-+*/^()<>=,]/g

/** The formula with one token changed: an operator or a function for its opposite, a number for one more. */
function variantsOf(formula: string): string[] {
  return [...formula.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const changed = /^\d/.test(token) ? String(Number(token) + 1) : REPLACEMENTS[token]
    if (changed === undefined) return []
    return [`${formula.slice(0, index)}${changed}${formula.slice(index + token.length)}`]
  })
}
