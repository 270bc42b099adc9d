import type { Language, Simulator } from '@denier/core'
import {
  addressOf,
  CHART,
  describeEndpoint,
  EXPLICATION,
  endpoints,
  furtherAnalysesOf,
  hasExplication,
  SCHEMA,
  SIMULATORS,
  TABLE,
} from '../answer/endpoints.ts'
import { analysisOperation } from './analysis-operation.ts'
import { catalogueOperation } from './catalogue-operation.ts'
import { chartOperation } from './chart-operation.ts'
import { errorsSchema, metaSchema } from './common-schemas.ts'
import { headers, responses } from './components.ts'
import { discoveryOperations } from './discovery-operations.ts'
import { explicationOperation } from './explication-operation.ts'
import { openApiMessages } from './messages.ts'
import { ORIGIN } from './names.ts'
import { schemaOperation } from './schema-operation.ts'
import { SharedComponents } from './shared-components.ts'
import { simulationOperation } from './simulation-operation.ts'
import { tableOperation } from './table-operation.ts'

/** OpenAPI 3.1, as plain data. Used by `openapi-resource.ts`. */
export type OpenApi = Readonly<Record<string, unknown>>

/** Who runs the service, as its settings say; each may be empty. */
export interface Operator {
  /** Name of a person or an organisation. */
  readonly operator: string
  /** An e-mail address or a link. */
  readonly contact: string
}

/**
 * The member `contact` of `info`: a name, and an address or a link. Nothing where the settings say neither.
 */
function contactOf({ operator, contact }: Operator) {
  const address = contact.replace(/^mailto:/i, '')
  const isLink = /^https?:/i.test(address)
  const found = {
    ...(operator && { name: operator }),
    ...(isLink && { url: address }),
    ...(!isLink && address.includes('@') && { email: address }),
  }
  return Object.keys(found).length > 0 ? { contact: found } : {}
}

/**
 * The OpenAPI description, derived from the contracts. It takes a third of a second, so it yields after each
 * simulator and requests can be served in between. Used by `openapi-resource.ts`.
 */
export function* openApiDocument(
  simulators: readonly Simulator[],
  language: Language,
  operator: Operator,
): Generator<void, OpenApi> {
  const messages = openApiMessages[language]
  const shared = new SharedComponents()
  const paths: Record<string, object> = {
    [SIMULATORS]: { get: catalogueOperation(simulators, shared, language) },
  }
  paths[`${SIMULATORS}/{simulateur}/${CHART}`] = { get: chartOperation(simulators, shared, language) }
  paths[`${SIMULATORS}/{simulateur}/${SCHEMA}`] = { get: schemaOperation(simulators, shared, language) }
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
      ...contactOf(operator),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: ORIGIN }],
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
      responses: { ...responses(language), ...shared.section('responses') },
    },
  }
}

/** Pairs of an address and its operation: those of one simulator. */
function operationsOn(simulator: Simulator, shared: SharedComponents, language: Language) {
  const address = addressOf(simulator.contract.name)
  return [
    [address, { get: simulationOperation(simulator, shared, language) }],
    [`${address}/${TABLE}`, { get: tableOperation(simulator, shared, language) }],
    ...furtherAnalysesOf(simulator).map((kind) => [
      `${address}/${kind}`,
      { get: analysisOperation(simulator, kind, shared, language) },
    ]),
    ...(hasExplication(simulator)
      ? [[`${address}/${EXPLICATION}`, { get: explicationOperation(simulator, shared, language) }]]
      : []),
  ] as const
}
