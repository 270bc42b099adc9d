import type { Simulator } from '@denier/core'
import { type Exit, exits } from '../io.ts'
import { type Line, readLine, refuse } from './line.ts'
import { hindranceAt } from './listenable.ts'
import { serveOptions } from './serve-options.ts'

const SETTINGS = { port: 'PORT', host: 'HOST' } as const

/**
 * Starts the service with the settings of the environment; those that were typed come before. It goes on after this has
 * answered, until it is told to stop.
 */
export async function serveCommand(simulators: readonly Simulator[], line: Line): Promise<Exit> {
  const { words, problems, options } = readLine(line, { options: serveOptions, free: ['host'] })
  if (problems.length > 0) return refuse(problems, { ...line, options, help: 'denier serve --help' })
  const { readSettings, serve, SettingsError } = await import('@denier/api')
  const typed = Object.entries(SETTINGS).flatMap(([option, variable]) => {
    const text = words.texts.get(option)?.[0]
    return text === undefined ? [] : [[variable, text] as const]
  })
  const failed = (message: string): Exit => {
    line.io.stderr.write(`denier: ${message}\n`)
    return exits.failed
  }
  const isTyped = (variable: string) => typed.some(([one]) => one === variable)
  try {
    const settings = readSettings({ ...line.io.env, ...Object.fromEntries(typed) })
    const hindrance = typed.length > 0 ? await hindranceAt(settings.port, settings.host) : undefined
    if (hindrance) {
      const { option, message } = hindrance
      return failed(`${isTyped(SETTINGS[option]) ? `--${option}` : SETTINGS[option]}: ${message}`)
    }
    await serve(settings, simulators)
    return exits.answered
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return failed(asTyped(error.message, isTyped))
  }
}

/** The faults of the settings, each under the name by which its setting was given. */
function asTyped(message: string, isTyped: (variable: string) => boolean): string {
  const named = Object.entries(SETTINGS).filter(([, variable]) => isTyped(variable))
  return named.reduce(
    (text, [option, variable]) => text.replace(new RegExp(`(^|; )${variable} `), `$1--${option} `),
    message,
  )
}
