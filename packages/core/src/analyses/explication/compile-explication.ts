import type { Explanation, ExplanationStep } from '../../definition/explanation.ts'
import { type ExplicationAnswer, FORMULA_GRAMMAR } from '../../definition/explication.ts'
import type { Answer, SimulationContext, Simulator } from '../../definition/simulator.ts'
import type { Language } from '../../units/text.ts'
import { rulesVersion } from '../../version.ts'
import { compileExplanation, type Replay, type ReplayedStep } from '../explanation/compile-explanation.ts'
import { keep } from '../explanation/keep.ts'
import { chooseCellDigits, givenColumns } from './cell-digits.ts'
import { compareChoices } from './compare-choices.ts'
import { explainedValue, NameDescriptions } from './describe-names.ts'
import type { Described } from './described.ts'
import type { EntryContext } from './entry-context.ts'
import { explainStep } from './explain-step.ts'
import { chosenRanks, explainTable, sampleRanks } from './explain-table.ts'
import { explainLaw, explainParameters } from './explained-inputs.ts'
import { EXTRACTS, type ExplicationQuestion } from './explication-question.ts'
import { type FormulaReader, formulaReader } from './formula-reader.ts'
import { RoundedValues } from './rounded-values.ts'
import { type FindNearest, rowChooser } from './row-choice.ts'
import { type Selection, selectSteps } from './select-steps.ts'
import { formulasOf, readsOf, wrongColumns } from './step-reads.ts'
import { tableFocus } from './table-focus.ts'
import { tableIn } from './table-in.ts'

/**
 * Compiles the answers of explications for one simulator: formulas are parsed and compiled at their first use.
 * Called by `explication.ts`.
 */
export function compileExplication(simulator: Simulator, explanation: Explanation, nearest: FindNearest) {
  const { contract, parser } = simulator
  const replayOf = compileExplanation(simulator, explanation)
  const read = formulaReader()
  /** The names read by each step that agrees, kept for the next questions. */
  const readsWhole = new Map<ExplanationStep, readonly string[]>()
  const descriptions = new Map<Language, NameDescriptions>()
  return (question: ExplicationQuestion, simulation: SimulationContext, language: Language): Answer => {
    const parsed = parser.fromObject(question.given)
    if (!parsed.ok) throw new RangeError('a question that no parser validated')
    const replay = replayOf(parsed.params, simulation, language)
    const most = question.lignes === EXTRACTS ? MOST_OF_NOTE : MOST
    const graph = graphOf(replay, read, readsWhole)
    const selectionWith = (table: string | undefined, mostSteps: number) => {
      const { roots, others } = rootsOf(question, replay, table)
      const bounds = { depth: question.profondeur ?? Infinity, mostSteps }
      return selectSteps(roots, others, bounds, graph.readsOf, graph.isTable)
    }
    const tablesOf = (table: string | undefined) =>
      [...selectionWith(table, most.steps).shown].filter(graph.isTable)
    const rowsOf = rowChooser(question, replay, tablesOf, nearest)
    const context = entryContext(
      replay,
      keep(descriptions, language, () => new NameDescriptions(contract, language)),
      read,
      graph,
    )
    const compares = compareChoices(simulator, question, simulation, language)
    const answerWith = (selection: Selection): ExplicationAnswer => {
      const isIn =
        (ids: ReadonlySet<string>) =>
        ({ step }: ReplayedStep) =>
          ids.has(step.id)
      const shown = replay.steps.filter(isIn(selection.shown))
      const steps = shown.filter(({ step }) => step.type !== 'table').map((one) => explainStep(one, context))
      const tables = shown
        .filter(({ step }) => step.type === 'table')
        .map((one) => {
          const rows = rowsOf.choose(one.step.id)
          const ranks = chosenRanks(one, rows, context, () => tableFocus(one.step.id, shown, replay, read))
          return { one, rows, ranks }
        })
      const shownTables = tables.map(({ one, ranks }) => ({
        replayed: one,
        rows: ranks.length > 0 ? ranks : sampleRanks(one, context),
        given: givenColumns(one),
      }))
      const digits = chooseCellDigits(shownTables, steps, context)
      const names = namesRead(graph, shown)
      const law = explainLaw(
        replay.law.filter(({ name }) => names.has(name)),
        context,
      )
      const { meta, disclaimer } = replay.computed
      return {
        data: {
          simulateur: contract.name,
          figure: question.figure ?? null,
          profondeur: question.profondeur ?? null,
          parametres: explainParameters(
            contract,
            parsed.params,
            question.given,
            names,
            question.figure === undefined,
            context.describe,
          ),
          droit: law.filter(({ statut }) => statut !== 'usage'),
          constantes: law.filter(({ statut }) => statut === 'usage'),
          coupees: replay.steps
            .filter(isIn(selection.cut))
            .map((one) => explainedValue(one.step.id, one.value, context.describe.step(one), language)),
          etapes: steps,
          tables: tables.map(({ one, rows, ranks }) => explainTable(one, rows, ranks, digits, context)),
          compares,
        },
        meta: {
          ...meta,
          endpoint: `simulateurs/${contract.name}/explication`,
          hypotheses: { ...meta.hypotheses, ...askedFor(question) },
          grammaire: FORMULA_GRAMMAR,
          regles: rulesVersion,
          rejouees: shown.filter(({ agrees, step }) => agrees && step.type !== 'observed').length,
        },
        disclaimer,
      }
    }
    for (let mostSteps = most.steps; ; mostSteps -= FEWER_STEPS) {
      const answer = answerWith(selectionWith(rowsOf.table, mostSteps))
      if (mostSteps <= FEWER_STEPS || !isTooLong(answer, most.characters)) return answer as unknown as Answer
    }
  }
}

/** The parameters of the explication itself that the question has. */
const askedFor = ({ given: _, ...question }: ExplicationQuestion) =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))

/**
 * The most steps of an answer, deeper ones having only their value, and the most characters without the rows
 * of tables: some 128 kB of UTF-8.
 */
const MOST = { steps: 120, characters: 122 * 1024 } as const

/** The same for a note, whose readers check each line: the longest tax return has some 200 steps. */
const MOST_OF_NOTE = { steps: 260, characters: 2 * MOST.characters } as const

/** An answer that is too long is made again with this number of steps less. */
const FEWER_STEPS = 10

/** Steps and texts of law below which no answer is too long. */
const MANY_ENTRIES = 140

/**
 * Whether an answer has too many characters, rows of tables apart. A short one is not measured, to save time.
 */
function isTooLong({ data, ...others }: ExplicationAnswer, mostCharacters: number): boolean {
  const { etapes, droit, tables } = data
  if (etapes.length + droit.length <= MANY_ENTRIES) return false
  const withoutRows = { ...data, tables: tables.map((table) => ({ ...table, lignes: [] })) }
  return JSON.stringify({ data: withoutRows, ...others }).length > mostCharacters
}

/**
 * Where an explication begins: the step of the figure asked for, and the table whose rows are asked for.
 * Without a figure, all figures and warnings are roots, and the other steps are `others`.
 */
function rootsOf({ figure, profondeur }: ExplicationQuestion, { steps }: Replay, table: string | undefined) {
  const isRoot = ({ step, figure: own }: ReplayedStep): boolean => {
    if (figure !== undefined) return own === figure || step.id === table
    return own !== undefined || step.warns !== undefined || step.id === table
  }
  const isAll = figure === undefined && profondeur === undefined
  return {
    roots: steps.filter(isRoot).map(({ step }) => step.id),
    others: isAll ? steps.map(({ step }) => step.id) : [],
  }
}

/** The steps of a replay, and what each reads. */
interface Graph {
  readonly byId: ReadonlyMap<string, ReplayedStep>
  readonly isTable: (id: string) => boolean
  /** The steps and tables that a step reads. */
  readonly readsOf: (id: string) => readonly string[]
  /** All names that a step reads: parameters and law too, and the texts that it cites. */
  readonly namesOf: (id: string) => readonly string[]
}

/** @param readsWhole the names read by steps that agree, filled as they are asked for. */
function graphOf(
  { steps, names }: Replay,
  read: FormulaReader,
  readsWhole: Map<ExplanationStep, readonly string[]>,
): Graph {
  const byId = new Map(steps.map((replayed) => [replayed.step.id, replayed]))
  const allReads = ({ step, agrees, wrongCells }: ReplayedStep): readonly string[] => {
    // a step that does not agree is shown by its value alone, so the names in its formula do not count
    const formulas = agrees || step.type === 'table' ? formulasOf(step, wrongColumns(wrongCells)) : []
    return [...readsOf(step, formulas, names, read), ...(formulas.length > 0 ? (step.law ?? []) : [])]
  }
  const namesOf = (id: string): readonly string[] => {
    const found = byId.get(id)
    if (!found) return []
    if (!found.agrees) return allReads(found)
    return keep(readsWhole, found.step, () => allReads(found))
  }
  return {
    byId,
    isTable: (id) => byId.get(id)?.step.type === 'table',
    readsOf: (id) => namesOf(id).filter((name) => byId.has(name)),
    namesOf,
  }
}

/** The names of all that the steps shown read, and of the parameters that another question changes. */
function namesRead({ namesOf }: Graph, shown: readonly ReplayedStep[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const replayed of shown) {
    for (const name of namesOf(replayed.step.id)) names.add(name)
    for (const name of changedParameters(replayed)) names.add(name)
  }
  return names
}

/** The parameters that the other question of a step changes; none where the step does not agree. */
const changedParameters = ({ step, agrees }: ReplayedStep): readonly string[] =>
  agrees && step.type === 'otherQuestion' ? Object.keys(step.params) : []

/** Makes what the entries of one answer share. */
function entryContext(
  replay: Replay,
  describe: NameDescriptions,
  read: FormulaReader,
  { byId }: Graph,
): EntryContext {
  const law = new Map(replay.law.map((value) => [value.name, value]))
  const known = new Map<string, Described>()
  const describedOf = (name: string): Described => {
    return keep(known, name, () => describeName(name))
  }
  const describeName = (name: string): Described => {
    const cited = law.get(name)
    if (cited) return describe.law(cited)
    const found = byId.get(name)
    if (found)
      return found.step.type === 'table'
        ? { label: describe.table(found), kind: 'plain', field: undefined }
        : describe.step(found)
    const table = tableIn(name, replay.names)
    const owner = table === undefined ? undefined : byId.get(table)
    if (table !== undefined && owner) return describe.column(owner, name.slice(table.length + 1))
    return table === undefined ? describe.parameter(name) : describe.scale(law.get(table), name)
  }
  return {
    replay,
    describe,
    read,
    rounded: new RoundedValues(replay),
    describedOf,
    isComputed: (name) => byId.has(name),
    isLaw: (name) => law.has(name),
  }
}
