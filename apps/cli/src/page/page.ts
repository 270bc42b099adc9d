import { chartData } from '@denier/charts'
import { type Answer, type Contract, resultParts } from '@denier/core'
import { sayIn } from '@denier/prose'
import type { Asked } from '../arguments/question.ts'
import { terminalChart } from '../terminal/chart.ts'
import { paragraph } from '../terminal/text.ts'
import { closingLines, hypothesisLines, sourceLines, warningLines } from './closing.ts'
import { groupLines, type Heading } from './figures.ts'
import { goalLines } from './goal.ts'
import { apart, headline, type Sheet } from './sheet.ts'
import { tablesLines } from './tables.ts'
import { sensitivityLines } from './tornado.ts'

/** An answer for people: what was asked for first, then what to know of it, then the detail. */
export function page(asked: Asked, answer: Answer, given: (name: string) => boolean, sheet: Sheet): string[] {
  const { contract } = asked.simulator
  const { sources } = asked.door
  const isChosen = (name: string) => given(name) || name === asked.question.inconnue // looked for, so no default
  return apart(
    headline(contract.title[sheet.language], sheet),
    ...body(asked, answer, sheet),
    hypothesisLines(answer, contract.params, isChosen, sheet),
    sources ? sourceLines(answer, sheet) : [],
    closingLines(answer, sources, sheet),
  )
}

function body({ kind, simulator: { contract } }: Asked, answer: Answer, sheet: Sheet): string[][] {
  const warnings = warningLines(answer, sheet)
  if (kind === 'sensibilite') return [...sensitivityLines(contract, answer, sheet), warnings]
  if (kind === 'simulation') return simulationLines(contract, answer, answer.data, warnings, sheet)
  const { simulation } = answer.data as { readonly simulation: Data | null }
  const goal = goalLines(contract, answer, sheet)
  return simulation
    ? [goal, ...simulationLines(contract, answer, simulation, warnings, sheet)]
    : [goal, warnings]
}

type Data = Readonly<Record<string, unknown>>

function simulationLines(
  contract: Contract,
  { meta }: Answer,
  data: Answer['data'],
  warnings: string[],
  sheet: Sheet,
): string[][] {
  const { groups, tables } = resultParts(contract.result, data)
  const heading: Heading = (path) => contract.headings[path]?.[sheet.language] ?? path
  const sentence = contract.sentence[sheet.language]({ data, used: meta.hypotheses }, sayIn(sheet.language))
  const charts = contract.charts.map((chart) => chartData(contract, chart, data, sheet.language))
  // The first says most; one that an answer may lack was asked for where it is there.
  const isShown = (at: number) =>
    sheet.all || at === 0 || (contract.charts[at]?.absent && !charts[at]?.nothing)
  return [
    paragraph(sentence, sheet.width),
    ...groupLines(groups, heading, sheet),
    warnings,
    ...charts.filter((_, at) => isShown(at)).map((chart) => terminalChart(chart, sheet.language, sheet)),
    ...tablesLines(tables, contract.table, heading, sheet),
  ]
}
