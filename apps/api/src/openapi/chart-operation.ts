import { analyses, type Language, type Simulator } from '@denier/core'
import { CHART, doorWords } from '../answer/doors.ts'
import { drawingParameters } from '../answer/drawing.ts'
import { camelCase, doorSummary } from './names.ts'
import { operation } from './operation.ts'
import { doorParameters, simulatorParameters } from './parameters.ts'
import type { Shared } from './shared.ts'

/** The charts of a simulator, as an operation. */
export function chartOperation(simulator: Simulator, shared: Shared, language: Language) {
  const { contract } = simulator
  const { fields } = analyses.simulation(simulator)
  const { note } = doorWords(CHART)
  return operation({
    operationId: camelCase(`${contract.name}-${CHART.split('.')[0]}`),
    tag: CHART,
    summary: doorSummary(contract, CHART, language),
    description: note[language],
    parameters: [
      ...simulatorParameters({ contract, fields, example: contract.example.query }, shared, language),
      ...doorParameters(drawingParameters(contract), { lang: language }, shared, language),
    ],
    success: note[language],
    headers: { 'Content-Security-Policy': { $ref: '#/components/headers/Content-Security-Policy' } },
    content: { 'image/svg+xml': { schema: { type: 'string' } } },
  })
}
