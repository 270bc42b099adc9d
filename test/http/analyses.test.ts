/** Goal seek and sensitivity over HTTP; the core tests their results. */
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory } from '../support/service.ts'

const service = await sharedInMemory()

const ask = (name: string, endpoint: string, query: Readonly<Record<string, unknown>>) =>
  get(service, simulateur(`${name}/${endpoint}`, query))

/** Values of `interets-composes`, without its monthly deposit, which `WANTED` looks for. */
const SAVER = { capital: 10_000, taux: 7, duree: 20 }
const WANTED = { inconnue: 'mensuel', cible: 'resume.capitalFinalReel', valeur: 500_000 }

describe('GET /api/v1/simulateurs/:name/resolution', () => {
  it('finds a parameter value that a simulation confirms', async () => {
    const { status, answer } = await ask('interets-composes', 'resolution', { ...SAVER, ...WANTED })
    expect(status).toBe(200)
    expect(answer.meta).toMatchObject({
      version: '1.0',
      endpoint: 'simulateurs/interets-composes/resolution',
    })
    expect(new Date(answer.meta.computedAt).getTime()).toBeGreaterThan(0)
    const { inconnue, valeur, cible, atteint, simulation } = answer.data as unknown as Record<string, unknown>
    expect({ inconnue, cible }).toEqual({ inconnue: 'mensuel', cible: 'resume.capitalFinalReel' })
    expect(Math.abs(Number(atteint) - 500_000)).toBeLessThan(5)
    const direct = await get(service, simulateur('interets-composes', { ...SAVER, mensuel: valeur }))
    expect(direct.answer.data).toEqual(simulation)
    expect(direct.answer.data.resume.capitalFinalReel).toBe(atteint)
  })

  it('returns null with a warning when no value within bounds reaches the target', async () => {
    const { status, answer } = await ask('interets-composes', 'resolution', {
      ...SAVER,
      inconnue: 'mensuel',
      cible: 'resume.totalVerse',
      valeur: 1,
    })
    expect(status).toBe(200)
    expect(answer.data).toMatchObject({ valeur: null })
    expect(answer.meta.avertissements.length).toBeGreaterThan(0)
  })

  it('refuses a value for the unknown together with every other problem', async () => {
    const { status, errors } = await ask('interets-composes', 'resolution', {
      ...SAVER,
      ...WANTED,
      mensuel: 300,
      frais: 'x',
      cibl: 1,
      lang: 'de',
    })
    expect(status).toBe(422)
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['mensuel', 'inconsistent'],
      ['frais', 'not_a_number'],
      ['lang', 'not_a_choice'],
      ['cibl', 'unknown'],
    ])
  })

  it('lists the accepted unknowns and targets', async () => {
    const { status, errors } = await ask('cagr', 'resolution', {
      inconnue: 'date_debut',
      cible: 'yearly',
      valeur: 'x',
    })
    expect(status).toBe(422)
    expect(errors.find(({ field }) => field === 'inconnue')?.message).toMatch(
      /^inconnue must be one of valeur_initiale, /,
    )
    expect(errors.find(({ field }) => field === 'cible')?.message).toMatch(
      /^cible must be one of resume\.cagr, /,
    )
    expect(errors.find(({ field }) => field === 'valeur')?.message).toBe('valeur must be a number')
  })
})

describe('GET /api/v1/simulateurs/:name/sensibilite', () => {
  it('moves each numeric parameter and sorts the effects by size', async () => {
    const { status, answer } = await ask('interets-composes', 'sensibilite', {
      ...SAVER,
      mensuel: 300,
      cible: 'resume.capitalFinalReel',
    })
    expect(status).toBe(200)
    const { cible, effets } = answer.data as unknown as { cible: string; effets: Effect[] }
    expect(cible).toBe('resume.capitalFinalReel')
    expect(effets.map(({ parametre }) => parametre)).toEqual(
      expect.arrayContaining(['capital', 'mensuel', 'taux', 'duree']),
    )
    const sizes = effets.map(({ amplitude }) => amplitude ?? 0)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    const mensuel = effets.find(({ parametre }) => parametre === 'mensuel')
    expect([mensuel?.bas.valeur, mensuel?.haut.valeur]).toEqual([270, 330])
    const direct = await get(service, simulateur('interets-composes', { ...SAVER, mensuel: 330 }))
    expect(mensuel?.haut.resultat).toBe(direct.answer.data.resume.capitalFinalReel)
  })

  it('has an entity tag that depends on the target', async () => {
    const query = { ...SAVER, mensuel: 300, cible: 'resume.totalVerse' }
    const tags = await Promise.all(
      [
        simulateur('interets-composes/sensibilite', query),
        simulateur('interets-composes/sensibilite', { ...query, cible: 'resume.totalInterets' }),
        simulateur('interets-composes', { ...SAVER, mensuel: 300 }),
      ].map(async (address) => (await get(service, address)).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(3)
  })
})

/** One effect of a sensitivity study: a parameter lowered (`bas`) and raised (`haut`). */
interface Effect {
  readonly parametre: string
  readonly bas: { readonly valeur: number; readonly resultat: number | null }
  readonly haut: { readonly valeur: number; readonly resultat: number | null }
  readonly amplitude: number | null
}
