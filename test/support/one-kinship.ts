/** Questions of `succession` about equal heirs of one kinship, and their answers. */
import { contract } from '../../packages/core/src/simulateurs/succession/contract.ts'
import { succession } from '../../packages/core/src/simulateurs/succession/index.ts'
import { ask, type QueryOf, type ResultOf, validParams } from './queries.ts'

type Query = QueryOf<typeof contract>
type Data = ResultOf<typeof contract>
type Present<T> = { readonly [Name in keyof T]: NonNullable<T[Name]> }

/**
 * A question that names the kinship. Used by `succession/family-agreement.test.ts`, `succession/laws.test.ts`
 * and `succession/oracle.test.ts`.
 */
export type OneKinshipQuery = Query & { readonly lien: NonNullable<Query['lien']> }

/** The figures of equal heirs, none of which is `null`. */
export type OneKinshipData = Omit<Data, 'resume' | 'assuranceVie'> & {
  readonly resume: Present<Data['resume']>
  readonly assuranceVie: NonNullable<Data['assuranceVie']>
}

/** Random questions about equal heirs. Used by `succession/oracle.test.ts`.
 * @param least the smallest positive number drawn; that of `validParams` by default.
 */
export const oneKinshipQueriesFrom = (least?: number) =>
  validParams(contract, least, ['lien'])
    .filter(({ lien }) => lien !== undefined)
    .map((query) => query as OneKinshipQuery)

/** The same over all numbers. Used by `succession/family-agreement.test.ts` and `succession/laws.test.ts`. */
export const oneKinshipQueries = oneKinshipQueriesFrom()

/**
 * The figures of an answer about equal heirs. Used by `succession/family-agreement.test.ts`,
 * `succession/laws.test.ts`, `succession/oracle.test.ts` and others in `simulateurs`.
 * @throws TypeError when the answer is about a whole family.
 */
export function askOneKinship(query: string | Query): OneKinshipData {
  const { data } = ask(succession, query)
  if (data.assuranceVie === null) throw new TypeError('the question is about a whole family')
  return data as OneKinshipData
}
