/** What people fill in to tell something: forms that the forge accepts, in both languages, and that ask what is needed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './support/lock.ts'

interface Part {
  readonly type: string
  readonly id?: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly validations?: { readonly required?: boolean }
}
interface Form {
  readonly name: string
  readonly description: string
  readonly title: string
  readonly labels: readonly string[]
  readonly body: readonly Part[]
}

const folder = join(root, '.github/ISSUE_TEMPLATE')
const read = (file: string): Form => parse(readFileSync(join(folder, file), 'utf8'))
const forms = readdirSync(folder).filter((file) => file !== 'config.yml')

/** What a form may hold at its top, and what each kind of part may say. */
const TOP = ['name', 'description', 'title', 'labels', 'body']
const SAYS: Readonly<Record<string, readonly string[]>> = {
  markdown: ['value'],
  input: ['label', 'description', 'placeholder', 'value'],
  textarea: ['label', 'description', 'placeholder', 'value', 'render'],
  checkboxes: ['label', 'description', 'options'],
}

const textsOf = ({ attributes }: Part): readonly string[] => {
  const { label, description, value, options } = attributes
  const choices = Array.isArray(options) ? options.map((option: { label: string }) => option.label) : []
  return [label, description, value, ...choices].filter((text) => typeof text === 'string')
}

/** French, then English: apart by a point in the middle, or a line each. */
const inBoth = (text: string): boolean =>
  /^\S.* · .*\S$/s.test(text.trim()) || text.trim().split('\n').length % 2 === 0

it('there is a form for a wrong figure, a bug and an idea', () => {
  expect(forms.sort()).toEqual(['bug.yml', 'idea.yml', 'wrong-figure.yml'])
})

describe.each(forms)('%s', (file) => {
  const form = read(file)
  const asked = form.body.filter(({ type }) => type !== 'markdown')

  it('holds what a form must, and nothing that it may not', () => {
    expect(Object.keys(form).sort()).toEqual([...TOP].sort())
    for (const key of ['name', 'description', 'title'] as const) expect(form[key]).toMatch(/\S/)
    expect(form.labels.length).toBeGreaterThan(0)
    expect(asked.length).toBeGreaterThan(1)
    for (const { type, attributes } of form.body) {
      expect(Object.keys(SAYS)).toContain(type)
      expect(SAYS[type]).toEqual(expect.arrayContaining(Object.keys(attributes)))
      expect(attributes[type === 'markdown' ? 'value' : 'label']).toMatch(/\S/)
    }
  })

  it('names each question once, and says whether it must be answered', () => {
    const ids = asked.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
    for (const { type, validations, attributes } of asked) {
      if (type === 'checkboxes') expect(attributes.options).toHaveProperty('0.required', false)
      else expect([true, false]).toContain(validations?.required)
    }
    expect(asked.some(({ validations }) => validations?.required)).toBe(true)
  })

  it('speaks both languages', () => {
    for (const text of [form.name, form.description, form.title, ...form.body.flatMap(textsOf)])
      expect([text, inBoth(text)]).toEqual([text, true])
  })
})

it('a wrong figure cannot be told without its address, the figure expected, its source and its day', () => {
  const needed = read('wrong-figure.yml').body.filter(({ validations }) => validations?.required)
  expect(needed.map(({ id }) => id)).toEqual(['address', 'got', 'expected', 'source', 'day'])
})

it('whoever finds no form that fits may still write', () => {
  expect(parse(readFileSync(join(folder, 'config.yml'), 'utf8'))).toEqual({ blank_issues_enabled: true })
})

it('a proposal is asked what differs, how it is known to be right, and what it owes, in both languages', () => {
  const text = readFileSync(join(root, '.github/pull_request_template.md'), 'utf8')
  expect(text.match(/^## .+ · .+$/gm)).toHaveLength(2)
  const owed = text.match(/^- \[ \] .+$/gm) ?? []
  for (const line of owed) expect(line).toMatch(/ · /)
  expect(owed.join()).toMatch(/npm test.*rulesVersion.*CHANGELOG[.]md.*docs\/decisions/s)
})
