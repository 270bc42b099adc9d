/** The envelope of answers (`data`, `meta`, `disclaimer`), on the worked example of every simulator. */
import type { CivilDate } from '@denier/core'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { expectConstantHeaders } from '../support/headers.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

const NOW = '2026-11-21T13:45:06.789Z'

const service = await startInMemory({ clock: { now: () => NOW, today: () => '2026-11-21' as CivilDate } })
afterAll(() => service.close())

describe.each(simulators.map(({ contract, parser }) => [contract.name, contract, parser] as const))(
  'envelope of %s',
  (name, contract, parser) => {
    const example = () => get(service, simulateur(name, contract.example.query))

    it('is JSON in UTF-8, cacheable for an hour', async () => {
      const { status, headers } = await example()
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      const scope = contract.personal ? 'private' : 'public'
      expect(headers.get('cache-control')).toBe(`${scope}, max-age=3600`)
      expect(headers.get('vary')).toBe('Accept')
      expectConstantHeaders(Object.fromEntries(headers))
    })

    it('contains data, dated meta with hypotheses and sources, and a disclaimer', async () => {
      const { answer } = await example()
      expect(Object.keys(answer)).toEqual(['data', 'meta', 'disclaimer'])
      const { droit, ...meta } = answer.meta
      expect(meta).toEqual({
        computedAt: NOW,
        version: '1.0',
        endpoint: `simulateurs/${name}`,
        hypotheses: expect.objectContaining(contract.example.query),
        sources: expect.arrayContaining([...contract.sources]),
        avertissements: expect.any(Array),
      })
      // a simulator that applies law or reads history adds its texts and its series to the sources
      const added = meta.sources.length - contract.sources.length
      const parsed = parser.fromObject(contract.example.query)
      const past = parsed.ok ? contract.needs(parsed.params) : []
      if (droit === undefined && past.length === 0) expect(added).toBe(0)
      else expect(added).toBeGreaterThan(0)
      if (droit !== undefined) {
        expect([{ date: '2026-11-21' }, { anneeRevenus: 2025 }]).toContainEqual(droit)
      }
      for (const { title, url, read } of answer.meta.sources) {
        expect(title).not.toBe('')
        expect(new URL(url).protocol).toMatch(/^https?:$/)
        expect(read).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    })

    it('lists every value used, defaults included', async () => {
      const { answer } = await example()
      const query: Readonly<Record<string, unknown>> = contract.example.query
      for (const [parameter, field] of Object.entries(contract.params)) {
        const known = query[parameter] ?? field.default // an optional one may be worked out from the others
        if (known !== undefined) expect(answer.meta.hypotheses[parameter]).toEqual(known)
      }
      expect(answer.meta.hypotheses).not.toHaveProperty('lang')
    })

    it('contains the figures of the worked example', async () => {
      expect((await example()).answer.data).toMatchObject(contract.example.expect)
    })

    it('defaults to French and has the same figures in English', async () => {
      const [byDefault, french, english] = await Promise.all(
        ['', '&lang=fr', '&lang=en'].map((lang) =>
          get(service, simulateur(name, contract.example.query) + lang),
        ),
      )
      expect(french?.text).toBe(byDefault?.text)
      expect(byDefault?.answer.disclaimer).toBe(contract.disclaimer.fr)
      expect(english?.answer.disclaimer).toBe(contract.disclaimer.en)
      expect(figures(english?.answer.data)).toBe(figures(french?.answer.data))
      const codes = ({ avertissements }: { avertissements: { code: string }[] }) =>
        avertissements.map(({ code }) => code)
      expect(english && codes(english.answer.meta)).toEqual(french && codes(french.answer.meta))
    })

    it('refuses an unknown language', async () => {
      const { status, errors } = await get(service, `${simulateur(name, contract.example.query)}&lang=de`)
      expect(status).toBe(422)
      expect(errors).toEqual([{ field: 'lang', message: 'lang must be one of fr, en', code: 'not_a_choice' }])
    })
  },
)

/** A result without its sentences, which are the only texts with blanks in them. */
const figures = (data: unknown): string =>
  JSON.stringify(data, (_, value) => (typeof value === 'string' && /\s/.test(value) ? '' : value))

it('warns in the requested language', async () => {
  const query = { valeur_initiale: 100, valeur_finale: 110, duree: 0.5 }
  const message = async (lang: string) =>
    (await get(service, simulateur('cagr', { ...query, lang }))).answer.meta.avertissements
  expect(await message('fr')).toEqual([
    { code: 'annualisation_courte', message: expect.stringMatching(/^Moins d’un an/), niveau: 'alerte' },
  ])
  expect(await message('en')).toEqual([
    { code: 'annualisation_courte', message: expect.stringMatching(/^Under one year/), niveau: 'alerte' },
  ])
})

it('dates answers by the system clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  onTestFinished(() => void vi.useRealTimers())
  const { answer } = await get(
    await sharedInMemory(),
    simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 }),
  )
  expect(answer.meta.computedAt).toBe(NOW)
})
