import { chartData } from '@denier/charts'
import { type Answer, type Contract, resultParts } from '@denier/core'
import { figureFormatter } from '@denier/prose'
import type { ValidArguments } from '../arguments/validate-arguments.ts'
import { terminalChart } from '../terminal/chart.ts'
import { paragraph } from '../terminal/text.ts'
import { groupLines, type Heading } from './figures.ts'
import { goalLines } from './goal.ts'
import { closingLines, hypothesisLines, sourceLines, warningLines } from './page-notes.ts'
import { rangeLines } from './range.ts'
import { apart, headline, type Sheet } from './sheet.ts'
import { tablesLines } from './tables.ts'
import { sensitivityLines } from './tornado.ts'

/**
 * Renders an answer for a terminal: the result, then warnings and notes, then the details. Called by
 * `commands/run-simulator.ts`.
 * @param given whether the user gave a parameter. @param range the lines about the range of a simulation;
 * none for other analyses.
 */
export function renderPage(
  request: ValidArguments,
  answer: Answer,
  given: (name: string) => boolean,
  range: string[],
  sheet: Sheet,
): string[] {
  const { contract } = request.simulator
  const { sources } = request.presentation
  const isChosen = (name: string) => given(name) || name === request.question.inconnue // the unknown is no default
  return apart(
    headline(contract.title[sheet.language], sheet),
    ...body(request, answer, range, sheet),
    hypothesisLines(answer, contract, isChosen, sheet),
    sources ? sourceLines(answer, sheet) : [],
    closingLines(answer, sources, sheet),
  )
}

/** The parts of a page between its title and its notes, by analysis. */
function body(
  { kind, simulator }: ValidArguments,
  answer: Answer,
  range: string[],
  sheet: Sheet,
): string[][] {
  const { contract } = simulator
  const warnings = warningLines(answer, sheet)
  if (kind === 'sensibilite') return [...sensitivityLines(contract, answer, sheet), warnings]
  if (kind === 'plage') return [...rangeLines(simulator, answer, sheet), warnings]
  if (kind === 'simulation') return simulationLines(contract, answer, answer.data, [range, warnings], sheet)
  const { simulation } = answer.data as { readonly simulation: Data | null }
  const goal = goalLines(contract, answer, sheet)
  return simulation
    ? [goal, ...simulationLines(contract, answer, simulation, [[], warnings], sheet)]
    : [goal, warnings]
}

type Data = Readonly<Record<string, unknown>>

/** The parts about a simulation: its sentence, range, figures, warnings, charts and tables. */
function simulationLines(
  contract: Contract,
  { meta }: Answer,
  data: Answer['data'],
  [range, warnings]: readonly [string[], string[]],
  sheet: Sheet,
): string[][] {
  const { groups, tables } = resultParts(contract.result, data)
  const heading: Heading = (path) => contract.headings[path]?.[sheet.language] ?? path
  const sentence = contract.sentence[sheet.language](
    { data, used: meta.hypotheses, droit: meta.droit },
    figureFormatter(sheet.language),
  )
  const charts = contract.charts.map((chart) =>
    chartData(contract, chart, data, sheet.language, meta.hypotheses),
  )
  const first = Math.max(
    0,
    charts.findIndex(({ nothing }) => nothing === undefined),
  )
  // Shows the first chart that has something to draw, and an optional chart when its data was requested.
  const isShown = (at: number) =>
    sheet.all || at === first || (contract.charts[at]?.absent && !charts[at]?.nothing)
  return [
    paragraph(sentence, sheet.width),
    range,
    ...groupLines(groups, heading, sheet),
    warnings,
    ...charts.filter((_, at) => isShown(at)).map((chart) => terminalChart(chart, sheet.language, sheet)),
    ...tablesLines(tables, contract.table, heading, sheet),
  ]
}
