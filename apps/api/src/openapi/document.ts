import type { Language, Simulator } from '@denier/core'
import { catalogueOperation } from './catalogue-operation.ts'
import { errorsSchema, headers, metaSchema, responses } from './components.ts'
import { prose } from './prose.ts'
import { simulationOperation } from './simulation-operation.ts'

/** OpenAPI 3.1, as plain data. */
export type OpenApi = Readonly<Record<string, unknown>>

/** The description of the service, derived from the contracts: nothing in it is written twice. */
export function openApiDocument(
  simulators: readonly Simulator[],
  addressOf: (name: string) => string,
  language: Language,
): OpenApi {
  const words = prose[language]
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
      { name: 'catalogue', description: words.catalogue },
    ],
    paths: {
      [addressOf('').slice(0, -1)]: { get: catalogueOperation(simulators, language) },
      ...Object.fromEntries(
        simulators.map((simulator) => [
          addressOf(simulator.contract.name),
          { get: simulationOperation(simulator, language) },
        ]),
      ),
    },
    components: {
      schemas: { Errors: errorsSchema, Meta: metaSchema(language) },
      headers: headers(language),
      responses: responses(language),
    },
  }
}
