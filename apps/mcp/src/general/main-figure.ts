import { type Contract, fieldsByPath, isNumeric } from '@denier/core'

/**
 * The path of the figure that a tool takes when the caller names none: the first decisive one that is a
 * number, else the first number of the result. Called by `compare-tool.ts` and `solve-tool.ts`.
 */
export function mainFigure({ decisive, result }: Contract): string {
  const fields = fieldsByPath(result)
  const numeric = (path: string): boolean => {
    const field = fields.get(path)
    return field !== undefined && isNumeric(field)
  }
  return decisive.find(numeric) ?? [...fields.keys()].find(numeric) ?? ''
}
