import { analyses, type Simulator } from '@denier/core'
import type { FurtherAnalysisName } from './analysis-descriptions.ts'
import { analysisTool } from './analysis-tool.ts'
import { explicationTool } from './explication-tool.ts'
import { simulationTool } from './simulation-tool.ts'
import type { DenierTool, ToolOptions } from './tool.ts'

const isAnalysis = (kind: string): kind is FurtherAnalysisName =>
  kind === 'resolution' || kind === 'sensibilite'

/** Every tool by its name, in a fixed order, so that clients can cache the list. */
export function createTools(
  simulators: readonly Simulator[],
  options: ToolOptions,
): ReadonlyMap<string, DenierTool> {
  const tools = [
    ...simulators.map((simulator) => simulationTool(simulator, options)),
    ...Object.keys(analyses)
      .filter(isAnalysis)
      .map((kind) => analysisTool(kind, simulators, options)),
  ]
  const explication = explicationTool(simulators, options)
  return new Map(
    [...tools, ...(explication ? [explication] : [])].map((tool) => [tool.definition.name, tool]),
  )
}
