import type { Language, Params, Simulator, Text } from '@denier/core'
import { colon } from '@denier/prose'
import { commonParameters } from '../arguments/presentation-parameters.ts'
import { batchOptions } from '../commands/batch-options.ts'
import { mcpOptions } from '../commands/mcp-options.ts'
import { serveOptions } from '../commands/serve-options.ts'
import { translate } from '../messages.ts'
import { apart, headline } from '../page/sheet.ts'
import type { DrawingOptions } from '../terminal/strokes.ts'
import { displayWidth, padEnd, paragraph } from '../terminal/text.ts'
import { switchList } from './option-list.ts'
import { commandLines, exampleOf, exitLines } from './simulator-help.ts'

/**
 * The commands that are not simulators, each with what it does. Used by `commands/other-commands.ts`,
 * `commands/unknown-command.ts` and `completion/completion-entries.ts`.
 */
export const otherCommands = {
  liste: { fr: 'Les simulateurs, une ligne chacun', en: 'The simulators, a line each' },
  lot: {
    fr: 'Un fichier entier, une question par ligne : denier lot fiscalite foyers.csv',
    en: 'A whole file, a question a row: denier lot fiscalite foyers.csv',
  },
  serve: { fr: 'Le service HTTP : --port, --host', en: 'The HTTP service: --port, --host' },
  mcp: {
    fr: 'Les outils d’un assistant, sur l’entrée et la sortie standard : --outils',
    en: 'Tools for an assistant, on standard input and output: --outils',
  },
  completion: {
    fr: 'Complète les commandes dans bash ou zsh : source <(denier completion bash)',
    en: 'Completes commands in bash or zsh: source <(denier completion bash)',
  },
  help: { fr: 'L’aide d’une commande', en: 'The help of a command' },
} as const satisfies Record<string, Text>

/** The help of `denier` without a command. Used by `commands/other-commands.ts`. */
export function generalHelp(
  simulators: readonly Simulator[],
  language: Language,
  drawing: DrawingOptions,
): string[] {
  const { width, paint } = drawing
  const [first] = simulators
  return apart(
    paragraph(pitch[language], width),
    [`${translate('usage', language)}${colon(language)}denier <${translate('command', language)}> --help`],
    [paint('bold', translate('simulators', language)), ...listLines(simulators, language, drawing)],
    [paint('bold', translate('otherCommands', language)), ...named(commandsIn(language), drawing)],
    first ? [paint('bold', translate('example', language)), ...commandLines(exampleOf(first), width)] : [],
    [...paragraph(options[language], width), ...exitLines(language, width)],
  )
}

/**
 * The options of a command that is not a simulator, besides those that every command has. Used by
 * `completion/completion-entries.ts`.
 */
export const optionsOfCommand = (name: string): Params =>
  Object.hasOwn(ownOptions, name) ? ownOptions[name as keyof typeof ownOptions] : {}

/** The options of the commands that have some. */
const ownOptions = { serve: serveOptions, mcp: mcpOptions, lot: batchOptions } as const

/** The help of a command that is not a simulator. Used by `commands/other-commands.ts`. */
export function commandHelp(
  name: keyof typeof otherCommands,
  language: Language,
  drawing: DrawingOptions,
): string[] {
  const own = optionsOfCommand(name)
  return apart(
    headline(`denier ${name}`, drawing),
    paragraph(`${otherCommands[name][language]}.`, drawing.width),
    switchList({ ...own, ...commonParameters(language) }, language, drawing),
    name === 'serve' ? paragraph(settings[language], drawing.width) : [],
    [
      ...exitLines(language, drawing.width),
      ...(name === 'lot' ? paragraph(someRefused[language], drawing.width) : []),
    ],
  )
}

// The texts of the help: what Denier is, a note of `serve`, an exit code of `lot`, the common options.
const pitch = {
  fr: 'Denier : les finances personnelles françaises, calculées ici, sans réseau, chaque chiffre avec sa source et sa date.',
  en: 'Denier: French personal finance, computed here, offline, every figure sourced and dated.',
}

const settings = {
  fr: 'Les autres réglages viennent de l’environnement (RATE_LIMIT, TRUST_PROXY, LOG_LEVEL…) : le README les donne tous.',
  en: 'The other settings come from the environment (RATE_LIMIT, TRUST_PROXY, LOG_LEVEL…): the README lists them all.',
}

const someRefused = {
  fr: 'Et 3 : des lignes sont refusées, et disent pourquoi dans leur colonne « erreurs ».',
  en: 'And 3: some rows were refused, and say why in their column erreurs.',
}

const options = {
  fr: 'Partout : --lang fr|en, --help ; et denier --version.',
  en: 'Everywhere: --lang fr|en, --help; and denier --version.',
}

/** The simulators, a line each. Used by `commands/other-commands.ts`. */
export const listLines = (
  simulators: readonly Simulator[],
  language: Language,
  drawing: DrawingOptions,
): string[] =>
  named(
    simulators.map(({ contract }) => [contract.name, contract.title[language]]),
    drawing,
  )

/** The commands that are not simulators, with their descriptions. */
const commandsIn = (language: Language): [string, string][] =>
  Object.entries(otherCommands).map(([name, text]) => [name, text[language]])

/** Lines of names in one column and their texts in the next. */
function named(entries: readonly (readonly [string, string])[], { width, paint }: DrawingOptions): string[] {
  const column = Math.max(...entries.map(([name]) => displayWidth(name))) + 4 // two blanks before, two after
  return entries.flatMap(([name, text]) => {
    const [first = '', ...rest] = paragraph(text, width, ' '.repeat(column))
    return [`${padEnd(`  ${paint('bold', name)}`, column)}${first.slice(column)}`, ...rest]
  })
}
