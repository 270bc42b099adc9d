import { analyses, type Language, type Simulator } from '@denier/core'
import { chartParameters } from '../answer/chart-formats.ts'
import { CHART, describeEndpoint } from '../answer/endpoints.ts'
import { camelCase, endpointSummary } from './names.ts'
import { operation } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/** The charts of a simulator, as an operation. */
export function chartOperation(simulator: Simulator, shared: SharedComponents, language: Language) {
  const { contract } = simulator
  const { fields } = analyses.simulation(simulator)
  const { note } = describeEndpoint(CHART)
  return operation({
    operationId: camelCase(`${contract.name}-${CHART.split('.')[0]}`),
    tag: CHART,
    summary: endpointSummary(contract, CHART, language),
    description: note[language],
    parameters: [
      ...simulatorParameters({ contract, fields, example: contract.example.query }, shared, language),
      ...presentationParameters(chartParameters(contract), { lang: language }, shared, language),
    ],
    success: note[language],
    headers: { 'Content-Security-Policy': { $ref: '#/components/headers/Content-Security-Policy' } },
    content: { 'image/svg+xml': { schema: { type: 'string' } } },
  })
}
