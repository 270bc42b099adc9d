/** The catalogue of simulators, `/api/v1/simulateurs`. */
import { type Field, kinds } from '@denier/core'
import { expect, it } from 'vitest'
import { get } from '../support/client.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

/** A parameter as the catalogue describes it. */
interface Parameter {
  readonly name: string
  readonly [member: string]: unknown
}

/** A simulator as the catalogue describes it. */
interface Entry {
  readonly name: string
  readonly title: string
  readonly purpose: string
  readonly params: readonly Parameter[]
  readonly example: { readonly query: Record<string, unknown>; readonly address: string }
}

const service = await sharedInMemory()

/** The simulators of the catalogue. @param query with its question mark. */
async function entries(query = ''): Promise<readonly Entry[]> {
  const { status, json } = await get(service, `/api/v1/simulateurs${query}`)
  expect(status).toBe(200)
  return (json as { data: { simulateurs: Entry[] } }).data.simulateurs
}

it('returns the catalogue in the envelope of all answers', async () => {
  const { json, headers } = await get(service, '/api/v1/simulateurs')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(json).toEqual({
    data: { simulateurs: expect.any(Array) },
    meta: { computedAt: expect.any(String), version: '1.0', endpoint: 'simulateurs' },
  })
})

it('lists each simulator once with the members that clients rely on', async () => {
  const listed = await entries()
  expect(listed.map(({ name }) => name)).toEqual(simulators.map(({ contract }) => contract.name))
  for (const entry of listed) {
    expect(Object.keys(entry)).toEqual(['name', 'title', 'purpose', 'params', 'example'])
    for (const parameter of entry.params) {
      expect(Object.keys(parameter)).toEqual([
        'name',
        'type',
        'unit',
        'required',
        'min',
        'max',
        'default',
        'choices',
        'label',
        'help',
        ...(parameter.type === 'array' ? ['row', 'key', 'maxRows'] : []),
      ])
    }
  }
})

/** What the catalogue says of a field; of a list, also of the fields of a row. */
const description = (name: string, field: Field): object => ({
  name,
  type: kinds[field.kind].json,
  unit: kinds[field.kind].unit ?? null,
  required: field.default === undefined && !field.optional,
  min: field.min ?? null,
  max: field.max ?? null,
  default: field.default ?? null,
  choices: field.choices ? Object.keys(field.choices) : (field.among ?? null),
  label: field.label.fr,
  help: field.help?.fr ?? null,
  ...(field.list && {
    row: Object.entries(field.list.row).map(([own, column]) => description(own, column)),
    key: field.list.key ?? null,
    maxRows: field.list.max,
  }),
})

it('describes in the catalogue each parameter as its contract does', async () => {
  const listed = await entries()
  for (const { contract } of simulators) {
    const entry = listed.find(({ name }) => name === contract.name)
    expect(entry?.params.map(({ name }) => name)).toEqual(Object.keys(contract.params))
    for (const [name, field] of Object.entries(contract.params)) {
      expect(entry?.params.find((parameter) => parameter.name === name)).toEqual(description(name, field))
    }
  }
})

it('lists the types, bounds and defaults of the first parameters of achat-location', async () => {
  const params = (await entries()).find(({ name }) => name === 'achat-location')?.params
  const facts = params
    ?.slice(0, 11)
    .map(({ name, type, required, min, max, default: value }) => [name, type, required, min, max, value])
  expect(facts).toEqual([
    ['prix', 'number', true, 10_000, 100_000_000, null],
    ['apport', 'number', true, 0, 100_000_000, null],
    ['taux_credit', 'number', true, 0, 15, null],
    ['duree_credit', 'integer', true, 1, 30, null],
    ['loyer', 'number', true, 0, 100_000, null],
    ['charges', 'number', false, 0, 100_000, 200],
    ['taxe_fonciere', 'number', false, 0, 100_000, 1500],
    ['frais_notaire', 'number', false, 0, 20, 7.5],
    ['rendement_alternatif', 'number', false, 0, 30, 5],
    ['revalo_immo', 'number', false, -5, 15, 2],
    ['horizon', 'integer', false, 1, 40, 20],
  ])
})

it('gives example addresses that answer, on the requested host', async () => {
  for (const { name, example } of await entries()) {
    expect(example.address.startsWith(`${service.origin}/api/v1/simulateurs/${name}?`)).toBe(true)
    const response = await service.fetch(example.address)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ meta: { hypotheses: example.query } })
  }
})

it('translates the catalogue into the requested language', async () => {
  const [french, english] = [await entries('?lang=fr'), await entries('?lang=en')]
  expect(await entries()).toEqual(french)
  for (const [index, { contract }] of simulators.entries()) {
    expect(french[index]).toMatchObject({ title: contract.title.fr, purpose: contract.purpose.fr })
    expect(english[index]).toMatchObject({ title: contract.title.en, purpose: contract.purpose.en })
  }
})

it('refuses an unknown parameter of the catalogue', async () => {
  const { status, errors } = await get(service, '/api/v1/simulateurs?langue=fr')
  expect(status).toBe(422)
  expect(errors).toEqual([
    {
      field: 'langue',
      message: 'langue is not a parameter of simulateurs; did you mean lang?',
      code: 'unknown',
    },
  ])
})

it('uses the public address in the catalogue when one is set', async () => {
  const proxied = await startInMemory({ publicUrl: 'https://denier.example' })
  try {
    const { json } = await get(proxied, '/api/v1/simulateurs')
    const [first] = (json as { data: { simulateurs: Entry[] } }).data.simulateurs
    expect(first?.example.address).toMatch(/^https:\/\/denier\.example\/api\/v1\/simulateurs\//)
  } finally {
    await proxied.close()
  }
})
