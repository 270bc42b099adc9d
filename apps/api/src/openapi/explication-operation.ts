import { analyses, type Language, type Simulator } from '@denier/core'
import { explicationSchema } from '@denier/core/schema'
import { derivedExample } from '../answer/derived-example.ts'
import { describeEndpoint, EXPLICATION } from '../answer/endpoints.ts'
import { explicationParameters } from '../answer/explication-formats.ts'
import { camelCase, endpointSummary } from './names.ts'
import { envelope, JSON_TYPE, operation } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/** The explication of a simulator, as an operation. Its schema is the same for all of them. */
export function explicationOperation(simulator: Simulator, shared: SharedComponents, language: Language) {
  const { contract } = simulator
  const analysis = analyses.explication(simulator)
  const example = derivedExample(simulator, analysis)
  const { note } = describeEndpoint(EXPLICATION)
  return operation({
    operationId: camelCase(`${contract.name}-${EXPLICATION}`),
    tag: EXPLICATION,
    summary: endpointSummary(contract, EXPLICATION, language),
    description: note[language],
    parameters: [
      ...simulatorParameters(
        { contract, kind: EXPLICATION, fields: analysis.fields, example },
        shared,
        language,
      ),
      ...presentationParameters(explicationParameters, { lang: language }, shared, language, EXPLICATION),
    ],
    success: note[language],
    content: {
      [JSON_TYPE]: { schema: envelope(shared.schema('Explication', explicationSchema)) },
      'text/markdown': { schema: { type: 'string' } },
      'text/plain': { schema: { type: 'string' } },
    },
  })
}
