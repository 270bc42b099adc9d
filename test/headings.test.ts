/** Headings of groups and tables, and decisive figures, of every contract. */
import { foldShape, type Shape } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { languages } from '../packages/core/src/units/text.ts'
import { simulators } from './support/simulators.ts'

const SUMMARY = 'resume'

/** The paths of a result's groups and tables, and of its figures that every answer has outside of tables. */
interface Paths {
  readonly parts: readonly string[]
  readonly figures: readonly string[]
}

/** No path at all. */
const NONE: Paths = { parts: [], figures: [] }

const pathsIn = (shape: Shape): Paths =>
  foldShape<Paths>(shape, {
    field: (_, path) => ({ parts: [], figures: [path] }),
    pair: () => NONE,
    rows: (columns, path) => ({ parts: [path, ...columns.flatMap(([, { parts }]) => parts)], figures: [] }),
    group: (members, path) => ({
      parts: [...(path === '' ? [] : [path]), ...members.flatMap(([, { parts }]) => parts)],
      figures: members.flatMap(([, { figures }]) => figures),
    }),
    maybe: ({ parts }) => ({ parts, figures: [] }),
  })

describe.each(simulators)('headings of $contract.name', ({ contract }) => {
  const { parts, figures } = pathsIn(contract.result)

  it('names each group and table but the summary, and nothing else', () => {
    expect(parts).toContain(SUMMARY)
    expect(Object.keys(contract.headings).sort()).toEqual(parts.filter((path) => path !== SUMMARY).sort())
  })

  it('uses short and distinct texts in each language', () => {
    for (const language of languages) {
      const texts = Object.values(contract.headings).map((heading) => heading[language])
      for (const text of texts) expect(text).toMatch(/^[\p{Lu}][^_]{1,45}[^.:]$/u)
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('accompanies two or three distinct decisive figures that every answer has', () => {
    expect(contract.decisive.length).toBeGreaterThanOrEqual(2)
    expect(contract.decisive.length).toBeLessThanOrEqual(3)
    expect(new Set(contract.decisive).size).toBe(contract.decisive.length)
    expect(figures).toEqual(expect.arrayContaining([...contract.decisive]))
  })
})
