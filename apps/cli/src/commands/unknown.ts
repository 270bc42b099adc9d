import { catalogue, nearest } from '@denier/core'
import { otherCommands } from '../help/general-help.ts'
import type { Exit } from '../io.ts'
import { type Line, refuse } from './line.ts'

/** No such command: those that it may have meant, in the service's words. */
export function unknownCommand(name: string, line: Line): Promise<Exit> {
  const names = [...catalogue.map(({ contract }) => contract.name), ...Object.keys(otherCommands)]
  const near = nearest(name, names)
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : ''
  const problem = { field: name, message: `There is no simulator ${name}${hint}`, code: 'unknown' as const }
  return refuse([problem], { ...line, options: {}, help: 'denier liste' })
}
