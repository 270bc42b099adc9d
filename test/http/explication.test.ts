/** The explication of an answer over HTTP; the core tests its content. */
import { afterAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../apps/api/src/metrics.ts'
import type { Explanation } from '../../packages/core/src/definition/explanation.ts'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { simulatorNamed } from '../support/simulators.ts'

const NAME = 'interets-composes'
const QUERY = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
/** The address of an explication, with further parameters. */
const explication = (more: Readonly<Record<string, unknown>>) =>
  simulateur(`${NAME}/explication`, { ...QUERY, ...more })

const service = await sharedInMemory()

describe('GET …/explication', () => {
  it('answers the steps of one figure with how many were replayed', async () => {
    const { status, text } = await get(
      service,
      explication({ figure: 'resume.totalInterets', profondeur: 1 }),
    )
    const { data, meta } = JSON.parse(text)
    expect([status, data.etapes.length, data.etapes[0].affichee]).toEqual([200, 1, '108\u202f957,76\u00a0€'])
    expect(meta).toMatchObject({
      endpoint: 'simulateurs/interets-composes/explication',
      grammaire: 1,
      rejouees: 1,
      computedAt: expect.any(String),
    })
  })

  it.each([
    [
      { figure: 'resume.totalInteret' },
      'figure',
      /^figure must be one of .*; did you mean resume.totalInterets\?$/,
    ],
    [{ lignes: 'mensuel' }, 'lignes', /^lignes must be one of tous, extraits, yearly$/],
    [{ lignes: 'yearli' }, 'lignes', /; did you mean yearly\?$/],
    [{ lignes: 'yearly', numero: 21 }, 'numero', /^numero must be at most 20$/],
    [{ profondeur: 0 }, 'profondeur', /^profondeur must be at least 1$/],
  ])('answers 422 to %j', async (more, field, message) => {
    const { status, errors } = await get(service, explication(more))
    expect([status, errors.length, errors[0]?.field]).toEqual([422, 1, field])
    expect(errors[0]?.message).toMatch(message)
  })

  it('reports a wrong table with every other problem', async () => {
    const { status, errors } = await get(
      service,
      simulateur(`${NAME}/explication`, { ...QUERY, duree: 0, lignes: 'mensuel', numero: 0, format: 'pdf' }),
    )
    expect([status, errors.map(({ field }) => field)]).toEqual([422, ['duree', 'lignes', 'numero', 'format']])
  })

  it('gives all rows of each table, or their extracts', async () => {
    const ranks = async (lignes: string) => {
      const { text } = await get(service, explication({ lignes }))
      const [table] = JSON.parse(text).data.tables
      return table.lignes.map(({ rang }: { rang: number }) => rang)
    }
    expect(await ranks('tous')).toHaveLength(20)
    // the year in which interest begins to exceed the deposits is the ninth
    expect(await ranks('extraits')).toEqual([1, 9, 20])
  })

  it.each([
    ['format=markdown', undefined, 'text/markdown', '# Note de calcul'],
    ['format=texte', undefined, 'text/plain', 'Note de calcul'],
    ['format=texte&lang=en', undefined, 'text/plain', 'How it was computed: Compound interest'],
    ['', 'text/markdown', 'text/markdown', '# Note de calcul'],
    ['', 'text/markdown;q=0.9, application/json', 'application/json', '{"data"'],
    ['', 'text/markdown, application/json', 'application/json', '{"data"'],
    ['format=json', 'text/markdown', 'application/json', '{"data"'],
    ['', 'text/plain', 'text/plain', 'Note de calcul'],
    ['', 'text/plain, */*;q=0.01', 'text/plain', 'Note de calcul'],
    ['', 'text/plain;q=0.5, text/markdown;q=0.4', 'text/plain', 'Note de calcul'],
    ['', 'text/plain, text/markdown', 'text/markdown', '# Note de calcul'],
    ['', 'application/json, text/plain, */*', 'application/json', '{"data"'],
    ['', 'text/*', 'application/json', '{"data"'],
    ['', '*/*', 'application/json', '{"data"'],
    ['format=json', 'text/plain', 'application/json', '{"data"'],
    ['format=markdown', 'text/plain', 'text/markdown', '# Note de calcul'],
  ])('answers %j with Accept %j as %s', async (format, accept, type, start) => {
    const address = `${explication({ figure: 'resume.totalInterets' })}&${format}`
    const { status, text, headers } = await get(service, address, accept ? { accept } : {})
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(text.startsWith(start)).toBe(true)
    expect(headers.get('vary')).toBe('Accept')
  })

  it('gives each type that Accept chooses its own entity tag, the one of its format', async () => {
    const address = explication({ figure: 'resume.totalInterets' })
    const tagOf = async (path: string, accept?: string) =>
      (await get(service, path, accept ? { accept } : {})).headers.get('etag')
    for (const [accept, format] of [
      ['text/plain', 'texte'],
      ['text/markdown', 'markdown'],
      ['application/json', 'json'],
    ])
      expect(await tagOf(address, accept)).toBe(await tagOf(`${address}&format=${format}`))
    const known = await tagOf(address, 'text/plain')
    const again = async (accept: string) =>
      (await get(service, address, { accept, 'if-none-match': String(known) })).status
    expect([await again('text/plain'), await again('application/json')]).toEqual([304, 200])
  })

  it.each(['texte', 'markdown'])(
    'gives values of the tables as %s, unless a row is named',
    async (format) => {
      const noteOf = async (more: object) =>
        (await get(service, explication({ format, figure: 'yearly', ...more }))).text
      expect(await noteOf({})).toMatch(/Ligne[ |]+1[ |]+20\b/)
      expect(await noteOf({})).toMatch(/Capital[ |].*190\u202f957,7576\u00a0€/)
      expect(await noteOf({ lignes: 'yearly', numero: 2 })).not.toMatch(/Ligne[ |]+1\b/)
    },
  )

  it('gives no row as JSON, unless some are asked for', async () => {
    const { text } = await get(service, explication({ figure: 'yearly' }))
    expect(JSON.parse(text).data.tables[0].lignes).toEqual([])
  })

  it('gives each figure, depth and row its own entity tag', async () => {
    const tags = []
    for (const more of [
      {},
      { figure: 'yearly' },
      { profondeur: 2 },
      { lignes: 'yearly' },
      { numero: 2 },
      { format: 'texte' },
    ])
      tags.push((await get(service, explication(more))).headers.get('etag'))
    expect(new Set(tags).size).toBe(tags.length)
  })
})

describe('an explication after a build replaced its files', () => {
  it('is answered from memory, which the service loads before it listens', async () => {
    const simulator = simulatorNamed(NAME)
    let areFilesThere = true
    const loadExplanation = async (): Promise<Explanation> => {
      if (!areFilesThere) throw new Error('Cannot find module explain-4f2a.js')
      return (await simulator.loadExplanation?.()) as Explanation
    }
    const rebuilt = await startInMemory({ simulators: [{ ...simulator, loadExplanation }] })
    await rebuilt.load()
    areFilesThere = false
    const { status } = await get(rebuilt, explication({ figure: 'resume.totalInterets' }))
    expect(status).toBe(200)
    await rebuilt.close()
  })
})

describe('an explication whose formula does not give its figure', () => {
  const metrics = createMetrics()
  const simulator = simulatorNamed(NAME)
  const spoiled = async (): Promise<Explanation> => {
    const explanation = (await simulator.loadExplanation?.()) as Explanation
    return {
      ...explanation,
      steps: explanation.steps.map((step) =>
        step.id === 'totalInterets' ? { ...step, formula: 'capitalFinalBrut' } : step,
      ),
    }
  }
  const started = startInMemory({ metrics, simulators: [{ ...simulator, loadExplanation: spoiled }] })
  afterAll(async () => (await started).close())

  it('shows the value alone, logs the step and counts it', async () => {
    const faulty = await started
    const { status, text } = await get(faulty, explication({ figure: 'resume.totalInterets' }))
    const [step] = JSON.parse(text).data.etapes
    expect([status, step.genre, step.formule, step.arrondie]).toEqual([200, 'valeur', null, 108_957.76])
    expect(faulty.lines.join('\n')).toContain('"simulator":"interets-composes","claims":["totalInterets"]')
    expect(await metrics.text()).toContain('denier_unreplayed_claims_total{simulator="interets-composes"} 1')
  })
})
