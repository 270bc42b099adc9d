import { catalogue, nearest } from '@denier/core'
import type { ArgumentProblem } from '../arguments/argument-problem.ts'
import { otherCommands } from '../help/general-help.ts'
import type { Exit } from '../io.ts'
import { type CommandLine, reject } from './command-line.ts'

/**
 * Rejects an unknown command and suggests the nearest names, as the service does. Called by `other-commands.ts`.
 */
export function rejectUnknownCommand(name: string, line: CommandLine): Promise<Exit> {
  const names = [...catalogue.map(({ contract }) => contract.name), ...Object.keys(otherCommands)]
  const near = nearest(name, names)
  const [french, english] =
    near.length > 0
      ? [`\u00a0; vouliez-vous dire ${near.join(' ou ')}\u00a0?`, `; did you mean ${near.join(' or ')}?`]
      : ['.', '']
  const problem: ArgumentProblem = {
    field: name,
    code: 'unknown',
    message: {
      fr: `Il n’y a pas de simulateur ${name}${french}`,
      en: `There is no simulator ${name}${english}`,
    },
  }
  return reject([problem], { ...line, options: {}, help: 'denier liste' })
}
