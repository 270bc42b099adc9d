import { readSettings, type Settings, SettingsError } from './settings.ts'

// The program of the service: settings from the environment, then the service until it is told to stop.

/** The settings; prints a line and exits with 1 when one is invalid. */
function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`denier: ${error.message}\n`)
    process.exit(1)
  }
}

const settings = settingsOrExit() // before the other modules are loaded, so that invalid settings are reported at once
const { serve } = await import('./serve.ts')
await serve(settings)
