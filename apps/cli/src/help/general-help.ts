import type { Language, Params, Simulator, Text } from '@denier/core'
import { colon } from '@denier/prose'
import { anyDoor } from '../arguments/door.ts'
import { serveOptions } from '../commands/serve-options.ts'
import { apart, headline } from '../page/sheet.ts'
import type { Easel } from '../terminal/strokes.ts'
import { displayWidth, padEnd, paragraph } from '../terminal/text.ts'
import { say } from '../words.ts'
import { switchList } from './option-list.ts'
import { commandLines, exampleOf, exitLines } from './simulator-help.ts'

/** The commands that are no simulator. */
export const otherCommands = {
  liste: { fr: 'Les simulateurs, une ligne chacun', en: 'The simulators, a line each' },
  serve: { fr: 'Le service HTTP : --port, --host', en: 'The HTTP service: --port, --host' },
  mcp: {
    fr: 'Les outils d’un assistant, sur l’entrée et la sortie standard',
    en: 'Tools for an assistant, on standard input and output',
  },
  completion: {
    fr: 'Complète les commandes dans bash ou zsh : source <(denier completion bash)',
    en: 'Completes commands in bash or zsh: source <(denier completion bash)',
  },
  help: { fr: 'L’aide d’une commande', en: 'The help of a command' },
} as const satisfies Record<string, Text>

/** What one reads who types `denier` alone. */
export function generalHelp(simulators: readonly Simulator[], language: Language, easel: Easel): string[] {
  const { width, paint } = easel
  const [first] = simulators
  return apart(
    paragraph(pitch[language], width),
    [`${say('usage', language)}${colon(language)}denier <${say('command', language)}> --help`],
    [paint('bold', say('simulators', language)), ...listLines(simulators, language, easel)],
    [paint('bold', say('otherCommands', language)), ...named(commandsIn(language), easel)],
    first ? [paint('bold', say('example', language)), ...commandLines(exampleOf(first), width)] : [],
    [...paragraph(options[language], width), ...exitLines(language, width)],
  )
}

/** What one reads of a command that is no simulator. */
export function commandHelp(name: keyof typeof otherCommands, language: Language, easel: Easel): string[] {
  const own: Params = name === 'serve' ? serveOptions : {}
  return apart(
    headline(`denier ${name}`, easel),
    paragraph(`${otherCommands[name][language]}.`, easel.width),
    switchList({ ...own, ...anyDoor(language) }, language, easel),
    name === 'serve' ? paragraph(settings[language], easel.width) : [],
    exitLines(language, easel.width),
  )
}

const pitch = {
  fr: 'Denier : les finances personnelles françaises, calculées ici, sans réseau, chaque chiffre avec sa source et sa date.',
  en: 'Denier: French personal finance, computed here, offline, every figure sourced and dated.',
}

const settings = {
  fr: 'Les autres réglages viennent de l’environnement (RATE_LIMIT, TRUST_PROXY, LOG_LEVEL…) : le README les donne tous.',
  en: 'The other settings come from the environment (RATE_LIMIT, TRUST_PROXY, LOG_LEVEL…): the README lists them all.',
}

const options = {
  fr: 'Partout : --lang fr|en, --help ; et denier --version.',
  en: 'Everywhere: --lang fr|en, --help; and denier --version.',
}

/** The simulators, a line each. */
export const listLines = (simulators: readonly Simulator[], language: Language, easel: Easel): string[] =>
  named(
    simulators.map(({ contract }) => [contract.name, contract.title[language]]),
    easel,
  )

const commandsIn = (language: Language): [string, string][] =>
  Object.entries(otherCommands).map(([name, text]) => [name, text[language]])

function named(entries: readonly (readonly [string, string])[], { width, paint }: Easel): string[] {
  const column = Math.max(...entries.map(([name]) => displayWidth(name))) + 4
  return entries.flatMap(([name, text]) => {
    const [first = '', ...rest] = paragraph(text, width, ' '.repeat(column))
    return [`${padEnd(`  ${paint('bold', name)}`, column)}${first.slice(column)}`, ...rest]
  })
}
