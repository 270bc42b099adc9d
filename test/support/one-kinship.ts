/** Questions of `succession` about equal heirs of one kinship, and their answers. */
import { contract } from '../../packages/core/src/simulateurs/succession/contract.ts'
import { succession } from '../../packages/core/src/simulateurs/succession/index.ts'
import { ask, type QueryOf, type ResultOf, validParams } from './queries.ts'

type Query = QueryOf<typeof contract>
type Data = ResultOf<typeof contract>
type Present<T> = { readonly [Name in keyof T]: NonNullable<T[Name]> }

/** A question that names the kinship. */
export type OneKinshipQuery = Query & { readonly lien: NonNullable<Query['lien']> }

/** The figures of equal heirs, none of which is `null`. */
export type OneKinshipData = Omit<Data, 'resume' | 'assuranceVie'> & {
  readonly resume: Present<Data['resume']>
  readonly assuranceVie: NonNullable<Data['assuranceVie']>
}

/** Random questions about equal heirs. @param least the smallest positive number drawn. */
export const oneKinshipQueriesFrom = (least?: number) =>
  validParams(contract, least, ['lien'])
    .filter(({ lien }) => lien !== undefined)
    .map((query) => query as OneKinshipQuery)

export const oneKinshipQueries = oneKinshipQueriesFrom()

/** Asks about equal heirs. @throws TypeError when the answer is about a whole family. */
export function askOneKinship(query: string | Query): OneKinshipData {
  const { data } = ask(succession, query)
  if (data.assuranceVie === null) throw new TypeError('the question is about a whole family')
  return data as OneKinshipData
}
