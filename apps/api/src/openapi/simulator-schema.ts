import type { Contract, Language, Simulator } from '@denier/core'
import { documentResource } from '../answer/document-resource.ts'
import { SCHEMA } from '../answer/endpoints.ts'
import type { Handler } from '../answer/handler.ts'
import { schemaOfParams, schemaOfResult } from './json-schema.ts'

/**
 * `…/schema`: one JSON Schema (2020-12) of a simulator's parameters and of its `data`. It describes an object
 * `{ parametres, resultat }`; `$defs` holds the schema of each part. Called by `routes/api-routes.ts`.
 * @param address the path of the endpoint, which makes its `$id`.
 */
export const simulatorSchema = (simulator: Simulator, address: string): Handler => {
  const { contract, parser, answer } = simulator
  return documentResource(
    { name: `${contract.name}/${SCHEMA}`, dated: true },
    ({ origin, today }, language) => {
      const parsed = parser.fromObject(contract.example.query)
      if (!parsed.ok) throw new Error(`${contract.name}: the worked example is refused`)
      const { data } = answer(parsed.params, { today }, language)
      return JSON.stringify({
        ...schemaOfBoth(contract, origin + address, language),
        examples: [{ parametres: contract.example.query, resultat: data }],
      })
    },
  )
}

/** The schema without its example. @param address the whole address of the document. */
function schemaOfBoth(contract: Contract, address: string, language: Language) {
  const { $schema, ...parametres } = schemaOfParams(contract.params, language)
  return {
    $schema,
    $id: address,
    title: contract.title[language],
    description: contract.purpose[language],
    type: 'object',
    required: ['parametres', 'resultat'],
    additionalProperties: false,
    properties: { parametres: { $ref: '#/$defs/parametres' }, resultat: { $ref: '#/$defs/resultat' } },
    $defs: { parametres, resultat: schemaOfResult(contract.result, language) },
  }
}
