/** The JSON Schema of the parameters and the result of a simulator, compared with the service. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

/** The schema of a simulator. */
interface Document {
  readonly $schema: string
  readonly $id: string
  readonly title: string
  readonly description: string
  readonly $defs: Readonly<Record<'parametres' | 'resultat', Readonly<Record<string, unknown>>>>
  readonly examples: readonly { readonly parametres: object; readonly resultat: object }[]
  readonly [member: string]: unknown
}

const service = await sharedInMemory()

async function schemaOf(name: string, query = ''): Promise<Document> {
  const { status, headers, json } = await get(service, `${simulateur(name)}/schema${query}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  return json as Document
}

/** A function that gives the errors of a value against a schema. */
function validatorOf(schema: object) {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
  formats.default(ajv)
  ajv.addKeyword('x-unit')
  const validate = ajv.compile(schema)
  return (value: unknown) => {
    validate(value)
    return validate.errors ?? []
  }
}

describe.each(simulators.map(({ contract }) => [contract.name, contract] as const))(
  'GET %s/schema',
  (name, contract) => {
    it('is a complete JSON Schema identified by its address', async () => {
      const document = await schemaOf(name)
      expect(document).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `${service.origin}${simulateur(name)}/schema`,
        title: contract.title.fr,
        description: contract.purpose.fr,
        type: 'object',
        required: ['parametres', 'resultat'],
      })
      expect(Object.keys(document.$defs.parametres.properties as object)).toEqual(
        Object.keys(contract.params),
      )
      expect(Object.keys(document.$defs.resultat.properties as object)).toEqual(Object.keys(contract.result))
    })

    it('accepts its worked example, which equals the answer of the service', async () => {
      for (const lang of ['fr', 'en']) {
        const document = await schemaOf(name, `?lang=${lang}`)
        const errorsOf = validatorOf(document)
        const [example] = document.examples
        expect(errorsOf(example)).toEqual([])
        expect(example?.parametres).toEqual(contract.example.query)
        const { answer } = await get(service, simulateur(name, { ...contract.example.query, lang }))
        expect(example?.resultat).toEqual(answer.data)
        expect(errorsOf({ parametres: contract.example.query, resultat: answer.data })).toEqual([])
      }
    })

    it('refuses an extra, a missing and a non-numeric parameter, as the service does', async () => {
      const document = await schemaOf(name)
      const errorsOf = validatorOf({ ...document.$defs.parametres, $schema: document.$schema })
      expect(errorsOf(contract.example.query)).toEqual([])
      expect(errorsOf({ ...contract.example.query, inconnu: 1 })).not.toEqual([])
      for (const [parameter, field] of Object.entries(contract.params)) {
        const { [parameter]: left, ...rest } = contract.example.query as Record<string, unknown>
        const isRequired = field.default === undefined && !field.optional
        expect(errorsOf(rest).length > 0, parameter).toBe(isRequired)
        if (typeof left === 'number') expect(errorsOf({ ...rest, [parameter]: 'x' })).not.toEqual([])
      }
    })
  },
)

it('translates the schema without a change to its structure', async () => {
  const [french, english] = [await schemaOf('cagr'), await schemaOf('cagr', '?lang=en')]
  expect([french.title, english.title]).toEqual([
    'Taux de croissance annuel composé',
    'Compound annual growth rate',
  ])
  expect(english.$id).toBe(french.$id)
  expect(english.examples).toEqual(french.examples)
})
