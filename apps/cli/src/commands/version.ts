import { readFileSync } from 'node:fs'
import { rulesVersion } from '@denier/core'

/**
 * The version of the command, then that of the rules by which it computes, in parentheses. Called by
 * `run.ts`.
 */
export function version(): string {
  // As deep as `dist/bundle`, of which the bundler makes this file a part.
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { readonly version: string }
  return `${version} (${rulesVersion})`
}
