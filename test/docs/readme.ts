/** Both READMEs and the code that they show. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../support/lock.ts'

export const readmes = ['README.md', 'README.fr.md'].map((page) => ({
  page,
  text: readFileSync(join(root, page), 'utf8'),
}))

/** The first block of a language that holds a text. */
export function codeOf(text: string, language: string, holding = ''): string {
  for (const [, found, code = ''] of text.matchAll(/^```(\w*)\n(.*?)^```$/gms))
    if (found === language && code.includes(holding)) return code
  return expect.fail(`no ${language} block with ${holding}`)
}
