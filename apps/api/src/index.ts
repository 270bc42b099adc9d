/** Entry point of the service for the other apps. */
export { serve } from './serve.ts'
export { readSettings, type Settings, SettingsError } from './settings.ts'
