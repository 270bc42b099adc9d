/**
 * A user's file, compiled against the published packages. Each `@ts-expect-error` is a misuse that the types
 * must refuse. Used by `packages.full.test.ts`.
 */
export const consumer = `
import { createClient, InvalidQueryError, RateLimitedError } from '@denier/client'
import { type AnswerFor, ask, goalSeek, type InputFor, type ResultFor, sensitivity, simulate } from '@denier/core'
import { cagr } from '@denier/core/cagr'

const amounts: InputFor<'cagr'> = { valeur_initiale: 1, valeur_finale: 2, duree: 8 }
const reply = await simulate('cagr', amounts, { lang: 'en', today: '2026-11-21' })
const alone = await ask(cagr, amounts)
const client = createClient({ baseUrl: 'https://denier.example', lang: 'fr' })
const far = await client.simulate('fiscalite', { revenu: 50_000, situation: 'marie', enfants: 2 })
const goal = await goalSeek('interets-composes', {
  capital: 1, taux: 5, duree: 20, inconnue: 'mensuel', cible: 'resume.capitalFinalReel', valeur: 1e5,
})
const effects = await sensitivity('cagr', { ...amounts, cible: 'resume.cagr' })

export const rate: number | null | undefined = reply.data?.resume.cagr
export const years: number | null | undefined = alone.errors ? undefined : alone.data.resume.anneesDoublement
export const tax: number = far.data.resume.impotNet
export const at: string = far.meta.computedAt
export const taxes: ResultFor<'fiscalite'> = far.data
export const monthly: number | null | undefined = goal.data?.valeur
export const first: string | undefined = effects.data?.effets[0]?.parametre
export const result = (answer: AnswerFor<'cagr'>): ResultFor<'cagr'> => answer.data
export const waiting = (error: unknown): number => error instanceof RateLimitedError ? error.retryAfter : 0
export const faults = (error: InvalidQueryError): readonly string[] => error.errors.map(({ field }) => field)

// @ts-expect-error
export const notAlways = reply.data.resume
// @ts-expect-error
export const text: string = far.data.resume.impotNet
// @ts-expect-error
export const absent = far.data.resume.cagr
// @ts-expect-error
simulate('cagrr', amounts)
// @ts-expect-error
simulate('cagr', { valeur_initiale: 1 })
// @ts-expect-error
client.simulate('fiscalite', { revenu: 1, situation: 'concubin' })
// @ts-expect-error
ask(cagr, { ...amounts, dure: 8 })
`

/** The same for a project that installs the client only. Used by `client.full.test.ts`. */
export const clientConsumer = `
import { createClient, type SimulationAnswer } from '@denier/client'

const client = createClient({ baseUrl: 'https://denier.example', lang: 'fr' })
const amounts = { valeur_initiale: 1, valeur_finale: 2 }
const goal = await client.goalSeek('cagr', { ...amounts, inconnue: 'duree', cible: 'resume.cagr', valeur: 5 })
const effects = await client.sensitivity('cagr', { ...amounts, duree: 8, cible: 'resume.cagr' })
export const rate = ({ data }: SimulationAnswer<'cagr'>): number | null => data.resume.cagr
export const years: number | null = goal.data.valeur
export const first: string | undefined = effects.data.effets[0]?.parametre

// @ts-expect-error
client.simulate('cagrr', amounts)
// @ts-expect-error
client.simulate('cagr', { ...amounts, dure: 8 })
// @ts-expect-error
client.simulate('fiscalite', { revenu: 1, situation: 'concubin' })
// @ts-expect-error
client.goalSeek('cagr', { ...amounts, inconnue: 'duree', cible: 'resume.tax', valeur: 5 })
// @ts-expect-error
export const text: string = goal.data.valeur
`

/**
 * The script of a page that calls the library, and the service at this origin; `run` resolves to the results.
 * Used by `packages.full.test.ts`.
 */
export const visitor = (origin: string): string => `
import { createClient } from '@denier/client'
import { simulate } from '@denier/core'
const query = { valeur_initiale: 10000, valeur_finale: 25000, duree: 8 }
export const run = async () => {
  const client = createClient({ baseUrl: '${origin}', timeoutMs: 600_000, retries: 0 })
  const here = await simulate('cagr', query)
  const past = await simulate('dca', 'mensuel=1000&duree=10&methode=historique')
  const there = await client.simulate('cagr', query)
  const csv = await client.csv('cagr', query, { separator: 'point-virgule' })
  const limited = await client.catalogue().catch((error) => error)
  return { here, past, there, csv, limited: [limited.name, limited.retryAfter] }
}
`

/** Results of that script. Used by `packages.full.test.ts`. */
export interface Came {
  readonly here: { readonly data: unknown }
  readonly past: unknown
  readonly there: { readonly data: unknown }
  readonly csv: string
  readonly limited: readonly [name: string, retryAfter: number]
}
