import { analyses, type Simulator } from '@denier/core'
import { derivedExample } from './derived-example.ts'
import { CHART, EXPLICATION, furtherAnalysesOf, TABLE } from './endpoints.ts'
import { exampleQuery, queryText } from './parameter.ts'

/**
 * For `llms-full.txt`: an example query of an endpoint, with its `?`; empty where the endpoint takes no parameters.
 * Used by `llms-chapter.ts`.
 * @param endpoint its name below the simulator, such as `tableau.csv` or `resolution`.
 */
export function endpointQuery(simulator: Simulator, endpoint: string): string {
  const kind = [...furtherAnalysesOf(simulator), EXPLICATION].find((one) => one === endpoint)
  if (kind)
    return `?${queryText(simulator.contract.params, derivedExample(simulator, analyses[kind](simulator)))}`
  if (endpoint === TABLE) return `?${exampleQuery(simulator.contract)}`
  return endpoint === CHART ? `?${exampleQuery(simulator.contract)}&theme=sombre` : ''
}
