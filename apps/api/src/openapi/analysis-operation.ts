import { analyses, type Language, type ShapedAnalysisName, type Simulator } from '@denier/core'
import { derivedExample } from '../answer/derived-example.ts'
import { describeEndpoint } from '../answer/endpoints.ts'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { schemaOfResult } from './json-schema.ts'
import { camelCase, endpointSummary, pascalCase } from './names.ts'
import { envelope, JSON_TYPE, operation } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'
import { resultSchema } from './simulation-operation.ts'

/** An analysis of a simulator as an operation, such as a goal seek. */
export function analysisOperation(
  simulator: Simulator,
  kind: ShapedAnalysisName,
  shared: SharedComponents,
  language: Language,
) {
  const { contract } = simulator
  const analysis = analyses[kind](simulator)
  const { result, fields } = analysis
  const ref = resultSchema(simulator, shared, language)
  const data = schemaOfResult(result, language, { shape: contract.result, ref })
  const example = derivedExample(simulator, analysis)
  return operation({
    operationId: camelCase(`${contract.name}-${kind}`),
    tag: kind,
    summary: endpointSummary(contract, kind, language),
    description: describeEndpoint(kind).note[language],
    parameters: [
      ...simulatorParameters({ contract, kind, fields, example }, shared, language),
      ...presentationParameters(jsonOnly.parameters, { lang: language }, shared, language),
    ],
    success: describeEndpoint(kind).note[language],
    content: {
      [JSON_TYPE]: { schema: envelope(shared.schema(pascalCase(contract.name, kind), data)) },
    },
  })
}
