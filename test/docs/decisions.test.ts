/** The names and titles of the decision records. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'

const folder = join(root, 'docs/decisions')
const files = readdirSync(folder).filter((file) => file !== 'README.md')

describe('docs/decisions', () => {
  it.each(files)('names %s by a number and an English title', (file) => {
    expect(file).toMatch(/^\d{4}(?:-[a-z0-9]+)+\.md$/)
  })

  it('gives each decision its own number', () => {
    const numbers = files.map((file) => file.slice(0, 4))
    expect(new Set(numbers).size).toBe(files.length)
  })

  it.each(files)('opens %s with its title', (file) => {
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^# \S/)
  })

  it('lists every page with its title', () => {
    const listed = readFileSync(join(folder, 'README.md'), 'utf8').match(/^- \[.*$/gm)
    const lines = files.map((file) => {
      const [, title = ''] = /^# (?:\d{4}: )?(.+)\n/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      return `- [${file.slice(0, 4)}](${file}): ${title.charAt(0).toUpperCase()}${title.slice(1)}`
    })
    expect(listed).toEqual(lines)
  })
})
