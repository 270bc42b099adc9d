import { type AnalysisName, analyses, type Language, type Simulator } from '@denier/core'
import { derivedExample } from '../answer/derived-example.ts'
import { doorWords } from '../answer/doors.ts'
import { jsonOnly } from '../answer/sheet.ts'
import { schemaOfResult } from './json-schema.ts'
import { camelCase, doorSummary, pascalCase } from './names.ts'
import { envelope, JSON_TYPE, operation } from './operation.ts'
import { doorParameters, simulatorParameters } from './parameters.ts'
import type { Shared } from './shared.ts'
import { resultSchema } from './simulation-operation.ts'

/** A question on a simulator as an operation: what it asks besides, and what it gives. */
export function analysisOperation(
  simulator: Simulator,
  kind: AnalysisName,
  shared: Shared,
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
    summary: doorSummary(contract, kind, language),
    description: doorWords(kind).note[language],
    parameters: [
      ...simulatorParameters({ contract, kind, fields, example }, shared, language),
      ...doorParameters(jsonOnly.parameters, { lang: language }, shared, language),
    ],
    success: doorWords(kind).note[language],
    content: {
      [JSON_TYPE]: { schema: envelope(shared.schema(pascalCase(contract.name, kind), data)) },
    },
  })
}
