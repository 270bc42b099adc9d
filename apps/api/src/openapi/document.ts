import type { Language, Simulator } from '@denier/core'
import { addressOf, CHART, doors, doorWords, furtherAnalyses, SCHEMA, SIMULATORS } from '../answer/doors.ts'
import { analysisOperation } from './analysis-operation.ts'
import { catalogueOperation } from './catalogue-operation.ts'
import { chartOperation } from './chart-operation.ts'
import { errorsSchema, metaSchema } from './common-schemas.ts'
import { headers, responses } from './components.ts'
import { discoveryOperations } from './discovery-operations.ts'
import { prose } from './prose.ts'
import { schemaOperation } from './schema-operation.ts'
import { Shared } from './shared.ts'
import { simulationOperation } from './simulation-operation.ts'

/** OpenAPI 3.1, as plain data. */
export type OpenApi = Readonly<Record<string, unknown>>

/**
 * The description of the service, derived from the contracts: nothing in it is written twice. It takes a third of a second:
 * a step for each simulator, between which others may be served.
 */
export function* openApiDocument(
  simulators: readonly Simulator[],
  language: Language,
): Generator<void, OpenApi> {
  const words = prose[language]
  const shared = new Shared()
  const paths: Record<string, object> = {
    [SIMULATORS]: { get: catalogueOperation(simulators, shared, language) },
  }
  for (const simulator of simulators) {
    Object.assign(paths, Object.fromEntries(operationsOn(simulator, shared, language)))
    yield
  }
  Object.assign(paths, Object.fromEntries(discoveryOperations(shared, language)))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Denier',
      version: '1.0',
      description: words.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [],
    tags: [
      { name: 'simulateurs', description: words.simulators },
      ...doors.map((door) => ({ name: door, description: doorWords(door).note[language] })),
      { name: 'catalogue', description: words.catalogue },
      { name: 'decouverte', description: words.discoveryTag },
    ],
    paths,
    components: {
      parameters: shared.section('parameters'),
      schemas: { Errors: errorsSchema, Meta: metaSchema(language), ...shared.section('schemas') },
      headers: headers(language),
      responses: responses(language),
    },
  }
}

/** A simulator's doors, by address. */
function operationsOn(simulator: Simulator, shared: Shared, language: Language) {
  const address = addressOf(simulator.contract.name)
  return [
    [address, { get: simulationOperation(simulator, shared, language) }],
    ...furtherAnalyses.map((kind) => [
      `${address}/${kind}`,
      { get: analysisOperation(simulator, kind, shared, language) },
    ]),
    [`${address}/${CHART}`, { get: chartOperation(simulator, shared, language) }],
    [`${address}/${SCHEMA}`, { get: schemaOperation(simulator, shared, language) }],
  ] as const
}
