import type { Language, Simulator } from '@denier/core'
import {
  addressOf,
  CHART,
  describeEndpoint,
  EXPLICATION,
  endpoints,
  furtherAnalyses,
  hasExplication,
  SCHEMA,
  SIMULATORS,
} from '../answer/endpoints.ts'
import { analysisOperation } from './analysis-operation.ts'
import { catalogueOperation } from './catalogue-operation.ts'
import { chartOperation } from './chart-operation.ts'
import { errorsSchema, metaSchema } from './common-schemas.ts'
import { headers, responses } from './components.ts'
import { discoveryOperations } from './discovery-operations.ts'
import { explicationOperation } from './explication-operation.ts'
import { openApiMessages } from './messages.ts'
import { schemaOperation } from './schema-operation.ts'
import { SharedComponents } from './shared-components.ts'
import { simulationOperation } from './simulation-operation.ts'

/** OpenAPI 3.1, as plain data. */
export type OpenApi = Readonly<Record<string, unknown>>

/**
 * The OpenAPI description, derived from the contracts. It takes a third of a second, so it yields after each simulator
 * and requests can be served in between.
 */
export function* openApiDocument(
  simulators: readonly Simulator[],
  language: Language,
): Generator<void, OpenApi> {
  const messages = openApiMessages[language]
  const shared = new SharedComponents()
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
      description: messages.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [],
    tags: [
      { name: 'simulateurs', description: messages.simulators },
      ...endpoints.map((endpoint) => ({
        name: endpoint,
        description: describeEndpoint(endpoint).note[language],
      })),
      { name: 'catalogue', description: messages.catalogue },
      { name: 'decouverte', description: messages.discoveryTag },
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

/** A simulator's operations, by address. */
function operationsOn(simulator: Simulator, shared: SharedComponents, language: Language) {
  const address = addressOf(simulator.contract.name)
  return [
    [address, { get: simulationOperation(simulator, shared, language) }],
    ...furtherAnalyses.map((kind) => [
      `${address}/${kind}`,
      { get: analysisOperation(simulator, kind, shared, language) },
    ]),
    ...(hasExplication(simulator)
      ? [[`${address}/${EXPLICATION}`, { get: explicationOperation(simulator, shared, language) }]]
      : []),
    [`${address}/${CHART}`, { get: chartOperation(simulator, shared, language) }],
    [`${address}/${SCHEMA}`, { get: schemaOperation(simulator, shared, language) }],
  ] as const
}
