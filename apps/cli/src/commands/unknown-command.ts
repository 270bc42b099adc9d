import { catalogue, nearest } from '@denier/core'
import { otherCommands } from '../help/general-help.ts'
import type { Exit } from '../io.ts'
import { type CommandLine, reject } from './command-line.ts'

/** Rejects an unknown command and suggests the nearest names, in the words of the service. */
export function rejectUnknownCommand(name: string, line: CommandLine): Promise<Exit> {
  const names = [...catalogue.map(({ contract }) => contract.name), ...Object.keys(otherCommands)]
  const near = nearest(name, names)
  const hint = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : ''
  const problem = { field: name, message: `There is no simulator ${name}${hint}`, code: 'unknown' as const }
  return reject([problem], { ...line, options: {}, help: 'denier liste' })
}
