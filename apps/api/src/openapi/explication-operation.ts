import { analyses, type Language, type Params, type Simulator } from '@denier/core'
import { explicationSchema } from '@denier/core/schema'
import { upperFirst } from '@denier/prose'
import { derivedExample } from '../answer/derived-example.ts'
import { describeEndpoint, EXPLICATION } from '../answer/endpoints.ts'
import { explicationParameters } from '../answer/explication-formats.ts'
import { openApiMessages } from './messages.ts'
import { camelCase, endpointSummary } from './names.ts'
import { envelope, JSON_TYPE, operation, successResponse } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/**
 * Parameters without the list of names that `figure` and `lignes` accept: they are those of the answer, and
 * listing them again would be a thirtieth of the description.
 */
const withoutNames = (fields: Params): Params =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { choices, ...others }]) =>
      choices && (name === 'figure' || name === 'lignes')
        ? [name, { ...others, kind: 'prose' }]
        : [name, fields[name]],
    ),
  ) as Params

/**
 * The explication of a simulator, as an operation. Its schema is the same for all simulators. `format` asks
 * for a note in Markdown or text instead of JSON, which comes first, so that generators which take one type
 * take it. Called by `openapi-document.ts`.
 */
export function explicationOperation(simulator: Simulator, shared: SharedComponents, language: Language) {
  const { contract } = simulator
  const analysis = analyses.explication(simulator)
  const example = derivedExample(simulator, analysis)
  const { title } = describeEndpoint(EXPLICATION)
  const success = successResponse({
    description: openApiMessages[language].note,
    content: {
      [JSON_TYPE]: { schema: envelope(shared.schema('Explication', explicationSchema)) },
      'text/markdown': { schema: { type: 'string' } },
      'text/plain': { schema: { type: 'string' } },
    },
  })
  return operation({
    operationId: camelCase(`${contract.name}-${EXPLICATION}`),
    tag: EXPLICATION,
    summary: endpointSummary(contract, EXPLICATION, language),
    description: upperFirst(title[language]),
    parameters: [
      ...simulatorParameters(
        { contract, analysis: EXPLICATION, fields: withoutNames(analysis.fields), example },
        shared,
        language,
      ),
      ...presentationParameters(explicationParameters, { lang: language }, shared, language),
    ],
    success: shared.response('Explication', success),
  })
}
