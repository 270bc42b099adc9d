/** The goal seek and sensitivity tools. */
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemoryService, startInMemory } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { connect, errorsOf, textsOf } from './mcp-client.ts'

let service: InMemoryService
let client: Client
beforeAll(async () => {
  service = await startInMemory()
  client = await connect(service, { pin: '2026-07-28' })
  await client.listTools()
})
afterAll(async () => {
  await client.close()
  await service.close()
})

const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args })
/** One end of an effect: the value of the parameter, and the figure that it gives. */
interface Side {
  readonly valeur: number | null
  readonly resultat: number | null
}

const names = simulators.map(({ contract }) => contract.name)

describe('tool resolution', () => {
  it('finds the deposit that reaches the target', async () => {
    const { structuredContent } = await call('resolution', {
      simulateur: 'interets-composes',
      parametres: { capital: 10_000, taux: 7, duree: 20 },
      inconnue: 'mensuel',
      cible: 'resume.capitalFinalBrut',
      valeur: 190_957.76,
    })
    const { data, meta } = structuredContent as { data: Record<string, unknown>; meta: { endpoint: string } }
    expect(data).toMatchObject({ inconnue: 'mensuel', valeur: 300, atteint: 190_957.76 })
    expect(data.simulation).toMatchObject({ resume: { capitalFinalBrut: 190_957.76 } })
    expect(meta.endpoint).toBe('simulateurs/interets-composes/resolution')
  })

  it('describes in text the value found, the target and the result with their units', async () => {
    const result = await call('resolution', {
      simulateur: 'interets-composes',
      parametres: { capital: 10_000, taux: 7, duree: 20 },
      inconnue: 'mensuel',
      cible: 'resume.capitalFinalBrut',
      valeur: 190_957.76,
      lang: 'en',
    })
    const { params, result: shape } = simulatorNamed('interets-composes').contract
    const target = (shape.resume as Record<string, { label: { en: string } }>).capitalFinalBrut?.label.en
    expect(textsOf(result)[1]?.split('\n').slice(1, 4)).toEqual([
      `- Value found (${params.mensuel?.label.en}): 300 EUR/month`,
      `- Target value (${target}): 190957.76 EUR`,
      `- Result reached (${target}): 190957.76 EUR`,
    ])
  })

  it('returns null with a warning when there is no solution', async () => {
    const result = await call('resolution', {
      simulateur: 'cagr',
      parametres: { valeur_initiale: 100, duree: 5 },
      inconnue: 'valeur_finale',
      cible: 'resume.cagr',
      valeur: -101,
    })
    const { data, meta } = result.structuredContent as {
      data: { valeur: unknown }
      meta: { avertissements: unknown[] }
    }
    expect(data.valeur).toBeNull()
    expect(meta.avertissements).toHaveLength(1)
    expect(textsOf(result)[1]).toContain('⚠')
  })

  it.each(names)('accepts for %s the example of its refusal', async (simulateur) => {
    const refused = await call('resolution', { simulateur })
    const { example } = refused.structuredContent as { example: Record<string, unknown> }
    expect(Object.keys(example)).toEqual(['simulateur', 'parametres', 'inconnue', 'cible', 'valeur'])
    const { isError, structuredContent } = await call('resolution', example)
    expect(isError).toBeUndefined()
    const { data } = structuredContent as { data: { atteint: number } }
    expect(data.atteint).toBeCloseTo(example.valeur as number, 1)
  })
})

describe('tool sensibilite', () => {
  it('lists in text each effect, the largest first, with units', async () => {
    const result = await call('sensibilite', {
      simulateur: 'interets-composes',
      parametres: { capital: 10_000, mensuel: 300, taux: 7, duree: 20 },
      cible: 'resume.capitalFinalBrut',
      lang: 'en',
    })
    const { data } = result.structuredContent as {
      data: { effets: { parametre: string; bas: Side; haut: Side; amplitude: number }[] }
    }
    const { params } = simulatorNamed('interets-composes').contract
    const lines = textsOf(result)[1]?.split('\n') ?? []
    expect(lines[1]).toMatch(/^- Result without change \(.+\): 190957\.76 EUR$/)
    const effects = lines.slice(2, 2 + data.effets.length)
    expect(effects[0]).toMatch(
      /^- Gross annual yield: 6 %\/year → [\d.]+ EUR, 8 %\/year → [\d.]+ EUR; range: [\d.]+ EUR$/,
    )
    for (const [rank, { parametre, haut, amplitude }] of data.effets.entries()) {
      expect(effects[rank]?.startsWith(`- ${params[parametre]?.label.en}: `), parametre).toBe(true)
      expect(effects[rank]).toContain(haut.valeur === null ? '' : `→ ${haut.resultat} EUR`)
      expect(effects[rank]).toContain(`; range: ${amplitude} EUR`)
    }
  })

  it.each(names)('accepts for %s the example of its refusal', async (simulateur) => {
    const refused = await call('sensibilite', { simulateur })
    const { example } = refused.structuredContent as { example: Record<string, unknown> }
    expect(Object.keys(example)).toEqual(['simulateur', 'parametres', 'cible'])
    const { structuredContent } = await call('sensibilite', example)
    const { data } = structuredContent as { data: { effets: { amplitude: number }[] } }
    const amplitudes = data.effets.map(({ amplitude }) => amplitude)
    expect(amplitudes[0]).toBeGreaterThan(0)
    expect(amplitudes).toEqual([...amplitudes].sort((a, b) => b - a))
  })
})

describe('tools with invalid arguments', () => {
  const faultsOf = async (args: Record<string, unknown>, tool = 'resolution') => {
    const result = await call(tool, args)
    expect(result.isError).toBe(true)
    return errorsOf(result).map(({ field, code, message }) => [field, code, message])
  }

  it('reports every problem at once, nested ones included', async () => {
    const faults = await faultsOf({
      simulateur: 'cagr',
      duree: 3,
      ciblle: 'x',
      parametres: { valeur_finale: '2', foo: 1, lang: 'fr' },
      inconnue: 'valeur_initiale',
      cible: 'resume.cagrr',
    })
    expect(faults).toEqual([
      ['valeur_finale', 'not_a_number', 'valeur_finale must be a number'],
      ['duree', 'required', 'duree is required without date_debut and date_fin'],
      ['cible', 'not_a_choice', expect.stringContaining('cible must be one of resume.cagr, ')],
      ['valeur', 'required', 'valeur is required'],
      ['foo', 'unknown', 'foo is not a parameter of cagr'],
      ['lang', 'unknown', 'lang must be given beside parametres'],
      ['duree', 'unknown', 'duree is not a parameter of resolution; it must be given in parametres'],
      ['ciblle', 'unknown', 'ciblle is not a parameter of resolution; did you mean cible?'],
    ])
  })

  it.each([
    [undefined, 'required', 'simulateur is required'],
    ['cagrr', 'not_a_choice', expect.stringMatching(/^simulateur must be one of .*; did you mean cagr\?$/)],
    [3, 'not_a_choice', expect.stringMatching(/^simulateur must be one of /)],
    ['__proto__', 'not_a_choice', expect.stringMatching(/^simulateur must be one of /)],
  ])('refuses the simulator %j', async (simulateur, code, message) => {
    expect(await faultsOf({ simulateur, parametres: {} })).toEqual([['simulateur', code, message]])
  })

  it.each([[[]], ['{}'], [null], [1]])('refuses parametres that are %j', async (parametres) => {
    expect(await faultsOf({ simulateur: 'cagr', parametres }, 'sensibilite')).toEqual([
      [
        'parametres',
        'not_an_object',
        'parametres must be an object: the arguments of the tool named by simulateur',
      ],
    ])
  })

  it('refuses more than 100 parameters without checking each', async () => {
    const parametres = Object.fromEntries(Array.from({ length: 5200 }, (_, index) => [`inflatio${index}`, 1]))
    const result = await call('sensibilite', { simulateur: 'cagr', parametres, ciblle: 1 })
    expect(errorsOf(result)).toEqual([
      {
        field: 'parametres',
        message: 'parametres must hold at most 100 arguments',
        code: 'too_many',
      },
      expect.objectContaining({ field: 'ciblle', code: 'unknown' }),
    ])
    expect(JSON.stringify(result).length).toBeLessThan(2000)
  })

  it('lists the first 50 problems and counts the others', async () => {
    const parametres = Object.fromEntries(Array.from({ length: 98 }, (_, index) => [`x${index}`, 1]))
    const result = await call('sensibilite', { simulateur: 'cagr', parametres })
    expect(errorsOf(result)).toHaveLength(50)
    const { more } = result.structuredContent as { more: number }
    expect(more).toBeGreaterThanOrEqual(98 - 50)
    expect(textsOf(result)[0]?.split('\n').at(-2)).toBe(`- and ${more} more`)
    expect(textsOf(result)[0]).toContain(`${50 + more} faults`)
  })

  it('refuses a value for the unknown', async () => {
    const faults = await faultsOf({
      simulateur: 'cagr',
      parametres: { valeur_initiale: 1, valeur_finale: 2, duree: 1 },
      inconnue: 'duree',
      cible: 'resume.cagr',
      valeur: 5,
    })
    expect(faults).toEqual([['duree', 'inconsistent', 'duree must not be given with inconnue duree']])
  })
})
