import { analyses, type Simulator } from '@denier/core'
import { derivedExample } from './derived-example.ts'
import { CHART, furtherAnalyses } from './doors.ts'
import { exampleQuery, queryText } from './parameter.ts'

/** A query that tries a door of a simulator, with its `?`; nothing where the door asks for nothing. */
export function doorQuery(simulator: Simulator, door: string): string {
  const kind = furtherAnalyses.find((one) => one === door)
  if (kind) return `?${queryText(derivedExample(simulator, analyses[kind](simulator)))}`
  return door === CHART ? `?${exampleQuery(simulator.contract)}&theme=sombre` : ''
}
