import { analyses, analysesOf, type Simulator } from '@denier/core'
import { analysisDescriptions, type FurtherAnalysisName } from './analysis-descriptions.ts'
import { analysisTool } from './analysis-tool.ts'
import { explicationTool } from './explication-tool.ts'
import { generalTools } from './general/general-tools.ts'
import { simulationTool } from './simulation-tool.ts'
import type { DenierTool, ToolOptions, ToolSet } from './tool.ts'

/** Whether an analysis has a tool for all simulators; the explication has another one. */
const isFurtherAnalysis = (kind: string): kind is FurtherAnalysisName =>
  Object.hasOwn(analysisDescriptions, kind)

/**
 * The tools of a set by name, in a fixed order, so that clients can cache the list.
 * Called by `mcp-handler.ts` and `stdio.ts`.
 */
export function createTools(
  set: ToolSet,
  simulators: readonly Simulator[],
  options: ToolOptions,
): ReadonlyMap<string, DenierTool> {
  const tools = set === 'tous' ? toolsOfEach(simulators, options) : generalTools({ ...options, simulators })
  return new Map(tools.map((tool) => [tool.definition.name, tool]))
}

/** One tool per simulator, then one per analysis that some simulator has, then that of explications. */
function toolsOfEach(simulators: readonly Simulator[], options: ToolOptions): readonly DenierTool[] {
  const explication = explicationTool(simulators, options)
  return [
    ...simulators.map((simulator) => simulationTool(simulator, options)),
    ...Object.keys(analyses)
      .filter(isFurtherAnalysis)
      .flatMap((kind) => {
        const having = simulators.filter((simulator) => analysesOf(simulator).includes(kind))
        return having.length > 0 ? [analysisTool(kind, having, options)] : []
      }),
    ...(explication ? [explication] : []),
  ]
}
