import { expect, it } from 'vitest'
import { ExplanationNames } from './names.ts'

it('rejects with put a name that is not that of a value', () => {
  const names = new ExplanationNames({}, [
    { type: 'formula', id: 'total', formula: '1' },
    { type: 'table', id: 'annees', count: '0', start: {}, columns: {} },
  ])
  const frame = names.frame({}, [])
  names.put(frame, 'total', 2)
  expect(frame.slots).toEqual([2])
  expect(() => names.put(frame, 'annees', 1)).toThrow(/^annees is not a value/)
  expect(() => names.put(frame, 'other', 1)).toThrow(RangeError)
})
