/** What the compiler knows of the lists of a question, in contracts, the library and the client. Nothing here runs. */
import { type Client, createClient } from '@denier/client'
import { ask } from '@denier/core'
import type { Written } from '../../packages/core/src/ask.ts'
import { inRows, lessThan } from '../../packages/core/src/definition/constraints.ts'
import { defineContract } from '../../packages/core/src/definition/contract.ts'
import { age, choice, civilDate, count, flag } from '../../packages/core/src/definition/kinds.ts'
import { list } from '../../packages/core/src/definition/list-kind.ts'
import type { InputOf, ParamsOf } from '../../packages/core/src/definition/shape.ts'
import { defineSimulator } from '../../packages/core/src/definition/simulator.ts'
import { label, parts } from './trial.ts'

const row = {
  lien: choice({ choices: { conjoint: label, enfant: label }, label }),
  nombre: count({ default: 1, label }),
  age: age({ optional: true, label }),
  handicap: flag({ default: false, label }),
  depuis: civilDate({ optional: true, label }),
}
const texts = { row: label, add: label, remove: label }
const proche = list({ key: 'lien', max: 30, counted: { by: 'nombre', most: 60 }, texts, label, row })
const params = { ...parts.params, proche }
const charts = [{ table: 'yearly', x: 'annee', lines: ['valeur'], title: label }] as const
const sound = { ...parts, params, charts } as const
const contract = defineContract({
  ...sound,
  constraints: [inRows('proche', lessThan('nombre', 'age'))],
  example: { query: { capital: 1, proche: [{ lien: 'conjoint', age: 70 }, { lien: 'enfant' }] }, expect: {} },
})

// The computation gets every row with its defaults; what is optional may be absent, and no row can be written to.
type Row = ParamsOf<typeof params>['proche'][number]
export const read = (family: ParamsOf<typeof params>['proche']): readonly (number | boolean | string)[] =>
  family.flatMap(({ lien, nombre, handicap, age: years = 0 }) => [lien, nombre, handicap, years])
export const misread = (one: Row, family: ParamsOf<typeof params>['proche']): readonly unknown[] => [
  // @ts-expect-error
  one.age.toFixed(),
  // @ts-expect-error
  one.lien === 'parent',
  // @ts-expect-error
  one.agee,
  // @ts-expect-error
  family.push(one),
]

// A list has a key of its row, and words for its rows in both languages.
export const listed: readonly unknown[] = [
  // @ts-expect-error
  list({ key: 'lienn', max: 30, label, row }),
  // @ts-expect-error
  list({ max: 30, counted: { by: 'nombres', most: 60 }, label, row }),
  // @ts-expect-error
  list({ label, row }),
  // @ts-expect-error
  list({ max: 30, default: [], label, row }),
  // @ts-expect-error
  list({ max: 30, label, row, texts: { row: label } }),
  // @ts-expect-error
  list({ max: 30, label, row, texts: { ...texts, add: { fr: 'Ajouter' } } }),
]

// The worked example has rows of its contract.
export const exemplified: readonly unknown[] = [
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1, proche: [{ age: 70 }] }, expect: {} } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1, proche: { lien: 'enfant' } }, expect: {} } }),
  // @ts-expect-error
  defineContract({ ...sound, example: { query: { capital: 1, proche: ['enfant'] }, expect: {} } }),
]

const simulator = defineSimulator(contract, () => ({
  data: {
    resume: { gain: 0, taux: null, gagne: true },
    yearly: [],
    avis: label,
    anticipe: null,
    mensuel: undefined,
  },
  warnings: { trop_court: false },
}))

// The library takes an array of rows, whose days are texts; what a row needs must be there, as what it is.
export const questions = (): readonly unknown[] => [
  ask(simulator, { capital: 1 }),
  ask(simulator, { capital: 1, proche: [] }),
  ask(simulator, { capital: 1, proche: undefined }),
  ask(simulator, { capital: 1, proche: [{ lien: 'enfant', depuis: '2020-01-01', age: undefined }] }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: [{ age: 7 }] }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: [{ lien: 'enfnt' }] }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: [{ lien: 'enfant', age: '7' }] }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: [{ lien: 'enfant', agee: 7 }] }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: [{ lien: 'enfant', depuis: 2020 }] }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: { lien: 'enfant' } }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: 'enfant' }),
  // @ts-expect-error
  ask(simulator, { capital: 1, proche: ['enfant'] }),
]

/** The client, were this simulator in the catalogue: it takes what the library takes. */
type Far = (
  name: Parameters<Client['simulate']>[0],
  query: Written<InputOf<typeof params>> | string,
) => ReturnType<Client['simulate']>
const far = createClient({ baseUrl: 'https://denier.example' }).simulate as unknown as Far
export const sent = (): readonly unknown[] => [
  far('cagr', { capital: 1, proche: [{ lien: 'enfant', depuis: '2020-01-01' }] }),
  far('cagr', 'capital=1&proche=enfant'),
  // @ts-expect-error
  far('cagr', { capital: 1, proche: [{ age: 7 }] }),
  // @ts-expect-error
  far('cagr', { capital: 1, proche: [{ lien: 'enfant', agee: 7 }] }),
  // @ts-expect-error
  far('cagr', { capital: 1, proche: ['enfant'] }),
]

/** The catalogue as the client reads it says what the rows of a list are. */
export async function catalogued(client: Client): Promise<readonly (string | number | null | undefined)[]> {
  const [entry] = await client.catalogue()
  const [first] = entry?.params ?? []
  return [first?.key, first?.maxRows, first?.row?.[0]?.name]
}
