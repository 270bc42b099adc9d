import { analyses, type Language, type ShapedAnalysisName, type Simulator } from '@denier/core'
import type { JsonSchema } from '@denier/core/schema'
import { upperFirst } from '@denier/prose'
import { derivedExample } from '../answer/derived-example.ts'
import { describeEndpoint } from '../answer/endpoints.ts'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { schemaOfResult } from './json-schema.ts'
import { camelCase, endpointSummary, pascalCase } from './names.ts'
import { envelope, JSON_TYPE, operation, successResponse } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'
import { resultSchema } from './simulation-operation.ts'

/** An analysis of a simulator as an operation, such as a goal seek. Called by `openapi-document.ts`. */
export function analysisOperation(
  simulator: Simulator,
  kind: ShapedAnalysisName,
  shared: SharedComponents,
  language: Language,
) {
  const { contract } = simulator
  const analysis = analyses[kind](simulator)
  const { result, fields } = analysis
  // An analysis may contain whole simulations, as a goal seek does: its schema then differs between
  // simulators.
  const ref = resultSchema(simulator, shared, language)
  const data = withoutChoices(schemaOfResult(result, language, { shape: contract.result, ref }))
  const holdsSimulation = JSON.stringify(data).includes(JSON.stringify(ref))
  const name = holdsSimulation ? pascalCase(contract.name, kind) : pascalCase(kind)
  const { note, title } = describeEndpoint(kind)
  const example = derivedExample(simulator, analysis)
  const success = successResponse({
    description: holdsSimulation ? upperFirst(title[language]) : note[language],
    content: { [JSON_TYPE]: { schema: envelope(shared.schema(name, data)) } },
  })
  return operation({
    operationId: camelCase(`${contract.name}-${kind}`),
    tag: kind,
    summary: endpointSummary(contract, kind, language),
    description: upperFirst(title[language]),
    parameters: [
      ...simulatorParameters({ contract, analysis: kind, fields, example }, shared, language),
      ...presentationParameters(jsonOnly.parameters, { lang: language }, shared, language),
    ],
    success: holdsSimulation ? success : shared.response(name, success),
  })
}

/** A schema without its `enum`s: the parameters list the same names, and simulators share what is left. */
function withoutChoices(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).filter(([name]) => name !== 'enum')
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isObject(value) ? withoutChoices(value) : value]),
  )
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
