/** One question, every door: library, HTTP, command line, tools and client give the same answer to the last digit. */
import { catalogue, type InquiryName, inquiries, type Simulator } from '@denier/core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { library, openDoors, type Query } from './support/doors.ts'
import { validParams } from './support/queries.ts'

/** Random valid queries of each simulator, over its whole bounds; fewer where each is eighty simulations. */
const RANDOM: Readonly<Record<InquiryName, number>> = { simulation: 200, resolution: 10, sensibilite: 20 }

/** Some draw half a million months a question, and each is asked at five doors. */
const PATIENCE_MS = 240_000

const simulators: readonly Simulator[] = catalogue
let opened: Awaited<ReturnType<typeof openDoors>>

beforeAll(async () => {
  opened = await openDoors()
})

afterAll(() => opened.close())

describe.each(simulators)('$contract.name', (simulator) => {
  const kinds = Object.keys(inquiries) as InquiryName[]
  it.each(kinds)('answers a %s alike through every door', { timeout: PATIENCE_MS }, async (kind) => {
    const names = Object.keys(opened.doors)
    expect(names).toEqual(['http', 'client', 'tools', 'command'])
    for (const query of queriesOf(simulator, kind)) {
      const expected = await library(simulator, kind, query)
      const answers = await Promise.all(
        Object.values(opened.doors).map((door) => door(simulator, kind, query)),
      )
      expect([query, answers]).toEqual([query, names.map(() => expected)])
    }
  })
})

/** The worked example first, then random ones; for an analysis, each with something to look for. */
function queriesOf(simulator: Simulator, kind: InquiryName): Query[] {
  const { example } = simulator.contract
  const random = fc.sample(validParams(simulator.contract) as fc.Arbitrary<Query>, RANDOM[kind])
  const { inconnue, cible } = inquiries[kind](simulator).fields
  const unknowns = Object.keys(inconnue?.choices ?? {})
  const targets = Object.keys(cible?.choices ?? {})
  const questions = [example.query as Query, ...random].map((query, index) => {
    if (kind === 'simulation') return query
    const aim = { cible: targets[index % targets.length] }
    if (kind === 'sensibilite') return { ...query, ...aim }
    const unknown = unknowns[index % unknowns.length] ?? ''
    const { [unknown]: _, ...rest } = query
    return { ...rest, ...aim, inconnue: unknown, valeur: 1000 * index }
  })
  const reader = inquiries[kind](simulator).reader({})
  const sound = questions.filter((query) => reader.fromObject(query).ok)
  if (sound.length < questions.length / 2) throw new Error('too few sound questions')
  return sound
}
