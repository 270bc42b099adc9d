/** Issue forms, which GitHub shows only when it knows all their members. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './support/lock.ts'

/** An element of a form: a question, or a text in Markdown. */
interface Part {
  readonly type: string
  readonly id?: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly validations?: { readonly required?: boolean }
}
/** An issue form, as its YAML has it. */
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

/** Members that GitHub accepts in a form and in each kind of part. */
const TOP = ['name', 'description', 'title', 'labels', 'body']
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  markdown: ['value'],
  input: ['label', 'description', 'placeholder', 'value'],
  textarea: ['label', 'description', 'placeholder', 'value', 'render'],
  checkboxes: ['label', 'description', 'options'],
}

describe.each(forms)('%s', (file) => {
  const form = read(file)
  const questions = form.body.filter(({ type }) => type !== 'markdown')

  it('has the members that GitHub requires and no other', () => {
    expect(Object.keys(form).sort()).toEqual([...TOP].sort())
    for (const key of ['name', 'description', 'title'] as const) expect(form[key]).toMatch(/\S/)
    expect(form.labels.length).toBeGreaterThan(0)
    expect(questions.length).toBeGreaterThan(1)
    for (const { type, attributes } of form.body) {
      expect(Object.keys(ATTRIBUTES)).toContain(type)
      expect(ATTRIBUTES[type]).toEqual(expect.arrayContaining(Object.keys(attributes)))
      expect(attributes[type === 'markdown' ? 'value' : 'label']).toMatch(/\S/)
    }
  })

  it('gives each question its own id and says whether an answer is required', () => {
    const ids = questions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
    for (const { type, validations, attributes } of questions) {
      if (type === 'checkboxes') expect(attributes.options).toHaveProperty('0.required', false)
      else expect([true, false]).toContain(validations?.required)
    }
    expect(questions.some(({ validations }) => validations?.required)).toBe(true)
  })
})

it('requires the address, both figures, the source and the day in wrong-figure.yml', () => {
  const needed = read('wrong-figure.yml').body.filter(({ validations }) => validations?.required)
  expect(needed.map(({ id }) => id)).toEqual(['address', 'got', 'expected', 'source', 'day'])
})
