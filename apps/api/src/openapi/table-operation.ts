import { analyses, type Language, type Simulator } from '@denier/core'
import { upperFirst } from '@denier/prose'
import { describeEndpoint, TABLE } from '../answer/endpoints.ts'
import { tableParameters } from '../answer/json-or-csv.ts'
import { camelCase, endpointSummary } from './names.ts'
import { operation, successResponse } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/**
 * The main table of a simulator as CSV: an operation of its own, so that each operation has one type of body.
 * Called by `openapi-document.ts`.
 */
export function tableOperation(simulator: Simulator, shared: SharedComponents, language: Language) {
  const { contract } = simulator
  const { fields } = analyses.simulation(simulator)
  const { note, title } = describeEndpoint(TABLE)
  const success = successResponse({
    description: note[language],
    headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } },
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  return operation({
    operationId: camelCase(`${contract.name}-${TABLE.split('.')[0]}`),
    tag: TABLE,
    summary: endpointSummary(contract, TABLE, language),
    description: upperFirst(title[language]),
    parameters: [
      ...simulatorParameters({ contract, fields, example: contract.example.query }, shared, language),
      ...presentationParameters(tableParameters, { lang: language }, shared, language),
    ],
    success: shared.response('Tableau', success),
  })
}
