/** The seam of the service: another app starts it by this. */
export { serve } from './serve.ts'
export { readSettings, type Settings, SettingsError } from './settings.ts'
