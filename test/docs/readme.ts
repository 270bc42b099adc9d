/** Both READMEs and the code that they show. Used by `readme.full.test.ts` and `readme.test.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../support/lock.ts'

/** Their names and texts. */
export const readmes = ['README.md', 'README.fr.md'].map((page) => ({
  page,
  text: readFileSync(join(root, page), 'utf8'),
}))

/**
 * The code of the first block of a language that has the text `holding`. Fails the test where there is none.
 */
export function codeOf(text: string, language: string, holding = ''): string {
  for (const [, found, code = ''] of text.matchAll(/^```(\w*)\n(.*?)^```$/gms))
    if (found === language && code.includes(holding)) return code
  return expect.fail(`no ${language} block with ${holding}`)
}
