import type { DenierTool } from '../tool.ts'
import { compareTool } from './compare-tool.ts'
import { describeTool } from './describe-tool.ts'
import { explainTool } from './explain-tool.ts'
import type { GeneralParts } from './general-tool.ts'
import { searchTool } from './search-tool.ts'
import { simulateTool } from './simulate-tool.ts'
import { solveTool } from './solve-tool.ts'

/** The six tools for every simulator, in the order in which an assistant needs them. Called by `create-tools.ts`. */
export function generalTools(parts: GeneralParts): readonly DenierTool[] {
  const explain = explainTool(parts)
  return [
    searchTool(parts),
    describeTool(parts),
    simulateTool(parts),
    solveTool(parts),
    ...(explain ? [explain] : []),
    compareTool(parts),
  ]
}
