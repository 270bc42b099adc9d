import type { Simulator } from '@denier/core'
import { type Exit, exits } from '../io.ts'
import { type Line, readLine, refuse } from './line.ts'
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
    return text === undefined ? [] : [[variable, text]]
  })
  try {
    await serve(readSettings({ ...line.io.env, ...Object.fromEntries(typed) }), simulators)
    return exits.answered
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    line.io.stderr.write(`denier: ${error.message}\n`)
    return exits.failed
  }
}
