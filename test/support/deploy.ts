/** Reads and adapts the files of `deploy/`, for tests of deployment. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lock.ts'

/**
 * A file of `deploy/`, as it is shipped. Used by `manifests.ts`, `reverse-proxy.ts`, `deploy/compose.test.ts`
 * and others in `deploy`.
 */
export const shipped = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8')

/**
 * A text with each of these words once in place of another: what is tested is what is shipped, but for its
 * addresses. Used by `reverse-proxy.ts`.
 * @throws Error where a word is not there exactly once.
 */
export function replacingOnce(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((result, [word, other]) => {
    if (result.split(word).length !== 2) throw new Error(`not there exactly once: ${word}`)
    return result.replace(word, other)
  }, text)
}
