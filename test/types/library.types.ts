/** What the compiler knows of the library, and what it refuses. Nothing here runs. */
import { createClient } from '@denier/client'
import {
  type AnswerFor,
  ask,
  explain,
  goalSeek,
  type InputFor,
  type NumberOf,
  type ResultFor,
  type SimulatorName,
  sensitivity,
  simulate,
  type TargetOf,
} from '@denier/core'
import { cagr } from '@denier/core/cagr'

const client = createClient({ baseUrl: 'https://denier.example' })
const amounts = { valeur_initiale: 1, valeur_finale: 2 }

// What a simulator takes and gives, by name.
export const input: InputFor<'cagr'> = { ...amounts, date_debut: '2020-01-01', date_fin: undefined }
export const figure = (result: ResultFor<'cagr'>): number | null => result.resume.cagr
export const column = (answer: AnswerFor<'cagr'>): readonly (number | null)[] =>
  answer.data.yearly.map(({ valeur }) => valeur)
export const names: readonly SimulatorName[] = ['cagr', 'budget-50-30-20', 'livret-a-vs-etf']
export const numbers: readonly NumberOf<'cagr'>[] = ['duree', 'versements']
export const targets: readonly TargetOf<'cagr'>[] = ['resume.cagr', 'resume.tri']

/** The good ones: a reply narrows, from values or from text, everywhere alike. */
export async function narrowed(): Promise<readonly (number | null | undefined)[]> {
  const reply = await simulate('cagr', amounts)
  const alone = await ask(cagr, { ...amounts, duree: 8 }, { lang: 'en', today: '2026-11-21' })
  const goal = await goalSeek('cagr', { ...amounts, inconnue: 'duree', cible: 'resume.cagr', valeur: 5 })
  const effects = await sensitivity('cagr', { ...amounts, duree: 5, cible: 'resume.cagr' })
  const far = await client.simulate('cagr', 'duree=8')
  const problem: string | undefined = reply.errors?.[0]?.message
  if ('errors' in alone) return [problem?.length]
  if (reply.errors) return []
  return [
    reply.data.resume.cagr,
    alone.data.resume.tri,
    goal.data?.simulation?.resume.multiple,
    effects.data?.effets[0]?.bas.resultat,
    far.data.resume.gainAbsolu,
    Date.parse(far.meta.computedAt),
  ]
}

// A simulator that there is not; a parameter that it has not, lacks, or has as something else.
export const refused = (): readonly unknown[] => [
  // @ts-expect-error
  simulate('cagrr', amounts),
  // @ts-expect-error
  simulate('cagr', { valeur_initiale: 1 }),
  // @ts-expect-error
  simulate('cagr', { ...amounts, dure: 8 }),
  // @ts-expect-error
  simulate('cagr', { ...amounts, duree: '8' }),
  // @ts-expect-error
  simulate('cagr', { ...amounts, duree: null }),
  // @ts-expect-error
  simulate('cagr'),
  // @ts-expect-error
  simulate('fiscalite', { revenu: 1, situation: 'concubin' }),
  // @ts-expect-error
  simulate('budget-50-30-20', { revenu: 1, regle: '50-30-20' }),
  // @ts-expect-error
  simulate('cagr', amounts, { lang: 'de' }),
  // @ts-expect-error
  ask(cagr, { valeur_initiale: 1 }),
  // @ts-expect-error
  ask(cagr, { ...amounts, dure: 8 }),
  // @ts-expect-error
  client.simulate('cagrr', amounts),
  // @ts-expect-error
  client.simulate('cagr', { ...amounts, dure: 8 }),
  // @ts-expect-error
  client.csv('cagr', amounts, { separator: ';' }),
  // @ts-expect-error
  client.chart('cagr', amounts, { theme: 'dark' }),
  // @ts-expect-error
  client.urlOf('cagr', { ...amounts, dure: 8 }),
  // @ts-expect-error
  client.urlOf('cagr', amounts, { as: 'sensitivity' }),
  // @ts-expect-error
  client.urlOf('cagr', amounts, { as: 'xlsx' }),
  // @ts-expect-error
  createClient({}),
]

// An unknown is a number, is left out, and leads to a figure that one number says.
const aim = { cible: 'resume.cagr', valeur: 5 } as const
export const sought = (): readonly unknown[] => [
  // @ts-expect-error
  goalSeek('cagr', { ...amounts, ...aim, inconnue: 'date_fin' }),
  // @ts-expect-error
  goalSeek('cagr', { ...amounts, ...aim, duree: 8, inconnue: 'duree' }),
  // @ts-expect-error
  goalSeek('cagr', { valeur_initiale: 1, ...aim, inconnue: 'duree' }),
  // @ts-expect-error
  goalSeek('cagr', { ...amounts, inconnue: 'duree', cible: 'yearly.valeur', valeur: 1 }),
  // @ts-expect-error
  goalSeek('cagr', { ...amounts, inconnue: 'duree', cible: 'resume', valeur: 1 }),
  // @ts-expect-error
  goalSeek('cagr', { ...amounts, inconnue: 'duree', cible: 'resume.cagr' }),
  // @ts-expect-error
  sensitivity('cagr', { ...amounts, cible: 'resume.capitalFinalReel' }),
  // @ts-expect-error
  sensitivity('cagr', amounts),
  // @ts-expect-error
  client.goalSeek('cagr', { ...amounts, ...aim, inconnue: 'date_fin' }),
  // @ts-expect-error
  explain('cagr', { ...amounts, duree: 5 }, { figure: 'resume.capitalFinalReel' }),
  // @ts-expect-error
  explain('cagr', { ...amounts, duree: 5 }, { figure: 'yearly.valeur' }),
  // @ts-expect-error
  client.explain('cagr', { ...amounts, duree: 5 }, { depth: '2' }),
  // @ts-expect-error
  client.sensitivity('cagr', { ...amounts, cible: 'resume' }),
]

/** What there is only once the errors are ruled out, and what there never is. */
export async function unread(): Promise<readonly unknown[]> {
  const reply = await simulate('cagr', amounts)
  const whole = reply.errors ? undefined : reply
  return [
    // @ts-expect-error
    reply.data.resume,
    // @ts-expect-error
    reply.errors.length,
    // @ts-expect-error
    whole?.data.resume.cagrr,
    // @ts-expect-error
    whole?.data.resume.cagr.toFixed(2),
    // @ts-expect-error
    whole?.meta.computedAt,
    // @ts-expect-error
    (await client.simulate('cagr', amounts)).errors,
  ]
}
