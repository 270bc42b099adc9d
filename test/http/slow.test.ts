import { expect, it } from 'vitest'
import { slowSenders } from '../load/slow.ts'

it('two hundred slow senders are sent away within ten seconds, and the others are served meanwhile', async () => {
  const figures = await slowSenders(200)
  expect(figures.length).toBeGreaterThan(3)
  expect(figures.filter(({ holds }) => !holds)).toEqual([])
})
