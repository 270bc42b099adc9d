/** Library, HTTP, command line, tools and client give identical answers to the same request. */
import './support/draws-once.ts'
import { type AnalysisName, analysesOf, catalogue, type Simulator } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { library, openInterfaces } from './support/interfaces.ts'
import { questionsOf } from './support/questions.ts'
import { caseCount } from './support/tier.ts'

/** Random valid queries of each simulator in the full tier; fewer for analyses, which simulate eighty times. */
const RANDOM: Readonly<Record<AnalysisName, number>> = {
  simulation: 200,
  resolution: 10,
  sensibilite: 20,
  plage: 20,
  explication: 50,
}

const simulators: readonly Simulator[] = catalogue
let opened: Awaited<ReturnType<typeof openInterfaces>>

beforeAll(async () => {
  opened = await openInterfaces()
})

afterAll(() => opened.close())

describe.each(simulators)('$contract.name through every interface', (simulator) => {
  const kinds = analysesOf(simulator)
  it.each(kinds)('returns identical answers to a %s', async (kind) => {
    const names = Object.keys(opened.interfaces)
    expect(names).toEqual(['http', 'client', 'tools', 'command'])
    for (const query of questionsOf(simulator, kind, caseCount(RANDOM[kind]))) {
      const expected = await library(simulator, kind, query)
      const answers = await Promise.all(
        Object.values(opened.interfaces).map((answerThrough) => answerThrough(simulator, kind, query)),
      )
      if (answers.some((answer) => answer !== expected))
        expect([query, answers]).toEqual([query, names.map(() => expected)])
    }
  })
})
