import { nearest } from '@denier/core'
import { compileSearch, relevantMatches, searchEntry } from '@denier/core/search'
import { simulators } from '../all-simulators.ts'
import type { ArgumentProblem } from '../arguments/argument-problem.ts'
import { otherCommands } from '../help/general-help.ts'
import type { Exit } from '../io.ts'
import { type CommandLine, reject } from './command-line.ts'

/** The most simulators that are suggested by their subject. */
const MOST_BY_SUBJECT = 3

/**
 * Rejects an unknown command and suggests the nearest names, as the API does: a first word that is no command is taken
 * for the name of a simulator. Where none is near, it suggests the simulators
 * that the word is about, as the search of the home page finds them. Called by `other-commands.ts`.
 */
export function rejectUnknownCommand(name: string, line: CommandLine): Promise<Exit> {
  const names = [...simulators.map(({ contract }) => contract.name), ...Object.keys(otherCommands)]
  const alike = nearest(name, names)
  const near = alike.length > 0 ? alike : simulatorsAbout(name)
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
  // the options of an unknown command cannot be checked: none is reported
  return reject([problem], { ...line, options: {}, help: 'denier liste' })
}

/** Names of simulators by a word of their subject, the best first. */
const simulatorsAbout = (word: string): readonly string[] =>
  relevantMatches(compileSearch(simulators.map(({ contract }) => searchEntry(contract)))(word))
    .slice(0, MOST_BY_SUBJECT)
    .map(({ name }) => name)
