import { colon } from '@denier/prose'
import { type Exit, exits } from '../io.ts'
import { type CommandLine, parseCommandLine, reject } from './command-line.ts'
import { probeAddress } from './probe-address.ts'
import { serveOptions } from './serve-options.ts'

/** The options that stand for settings of the service, each with its variable of the environment. */
const SETTINGS = { port: 'PORT', host: 'HOST' } as const

/**
 * Starts the service with the settings of the environment, overridden by the options. The service runs on after
 * this resolves, until a signal stops it. Called by `other-commands.ts`.
 */
export async function serveCommand(line: CommandLine): Promise<Exit> {
  const { parsed, problems, options } = parseCommandLine(line, { options: serveOptions, free: ['host'] })
  if (problems.length > 0) return reject(problems, { ...line, options, help: 'denier serve --help' })
  const { readSettings, serve, SettingsError } = await import('@denier/api')
  const typed = Object.entries(SETTINGS).flatMap(([option, variable]) => {
    const value = parsed.values.get(option)?.[0]
    return value === undefined ? [] : [[variable, value] as const]
  })
  const failed = (message: string): Exit => {
    line.io.stderr.write(`denier: ${message}\n`)
    return exits.failed
  }
  /** Whether an option sets a variable. */
  const isTyped = (variable: string) => typed.some(([one]) => one === variable)
  try {
    const settings = readSettings({ ...line.io.env, ...Object.fromEntries(typed) })
    // an address of the environment is not tried: the service names its variable itself
    const failure = typed.length > 0 ? await probeAddress(settings.port, settings.host) : undefined
    if (failure) {
      const { option, message } = failure
      const name = isTyped(SETTINGS[option]) ? `--${option}` : SETTINGS[option]
      return failed(`${name}${colon(line.language)}${message[line.language]}`)
    }
    await serve(settings)
    return exits.answered
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return failed(asTyped(error.message, isTyped))
  }
}

/**
 * The message of invalid settings, with options named as they were typed. `SettingsError` of `@denier/api` gives
 * `PORT must be …; HOST must be …`: problems apart by `; `, each after the name of its variable.
 */
function asTyped(message: string, isTyped: (variable: string) => boolean): string {
  const named = Object.entries(SETTINGS).filter(([, variable]) => isTyped(variable))
  return named.reduce(
    (text, [option, variable]) => text.replace(new RegExp(`(^|; )${variable} `), `$1--${option} `),
    message,
  )
}
