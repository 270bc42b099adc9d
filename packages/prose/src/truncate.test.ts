import { describe, expect, it } from 'vitest'
import { truncate, truncateToFit } from './truncate.ts'

describe('truncate', () => {
  it('marks what it cuts, and returns a short text unchanged', () => {
    expect([truncate('capital', 3), truncate('capital', 7)]).toEqual(['cap…', 'capital'])
  })
})

describe('truncateToFit', () => {
  /** A line with room for so many letters. */
  const within = (most: number) => (text: string) => text.length <= most

  it.each([
    ['capital', 7, 'capital'],
    ['capital', 4, 'cap…'],
    ['capital…', 4, 'cap…'],
    ['capital', 0, 'c…'],
  ])('cuts %s to %d letters, ellipsis included, but keeps one letter', (text, most, cut) => {
    expect(truncateToFit(text, within(most))).toBe(cut)
  })
})
