/** The answers of the library in processes of other time zones and locales. */
import { expect, it } from 'vitest'
import { answersAt, questionsToAll } from './load/same-everywhere.ts'
import { simulators } from './support/simulators.ts'

/**
 * `hour` is the local one of the first instant of 2000 (UTC), which proves the zone. `npm run determinism`
 * covers every pair of time zone and locale, and other Node versions.
 */
const PLACES = [
  { zone: 'Pacific/Kiritimati', locale: 'fr_FR.UTF-8', hour: 14 },
  { zone: 'America/Los_Angeles', locale: 'tr_TR.UTF-8', hour: 16 },
  { zone: 'Europe/Paris', locale: 'C', hour: 1 },
]

it('returns the same library answers in every time zone and locale', async () => {
  const questions = questionsToAll(20) // random ones to each simulator
  const runs = await Promise.all(
    PLACES.map((place) => answersAt({ ...place, node: process.execPath }, questions)),
  )
  expect(runs.map(({ zone, hour }) => ({ zone, hour }))).toEqual(
    PLACES.map(({ zone, hour }) => ({ zone, hour })),
  )
  expect(runs[0]?.answered).toBeGreaterThan(questions.length / 2)
  expect(Object.keys(runs[0]?.digests ?? {})).toHaveLength(simulators.length)
  for (const { digests } of runs) expect(digests).toEqual(runs[0]?.digests)
})
