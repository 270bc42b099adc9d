/** Charts over HTTP; the charts package tests their content. */
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'

const service = await sharedInMemory()

/** A chart of the worked example, with further values or others. */
const chartOf = (name: string, more: Readonly<Record<string, unknown>> = {}) => {
  const { example } = simulatorNamed(name).contract
  const query = new URLSearchParams(
    Object.entries({ ...example.query, ...more }).map(([key, value]) => [key, String(value)]),
  )
  return get(service, `${simulateur(name)}/graphique.svg?${query}`)
}

describe.each(simulators.map(({ contract }) => [contract.name, contract] as const))(
  'GET %s/graphique.svg',
  (name, contract) => {
    it('draws each chart in both languages and both themes, all different', async () => {
      const drawings = new Set<string>()
      for (const [index, chart] of contract.charts.entries()) {
        for (const lang of ['fr', 'en'] as const) {
          for (const theme of ['clair', 'sombre']) {
            const { status, headers, text } = await chartOf(name, { graphique: index + 1, lang, theme })
            expect(status).toBe(200)
            expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
            expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>\s*$/)
            expect(text).toContain('role="img"')
            expect(text).toContain(`<title>${chart.title[lang].replaceAll('&', '&amp;')}`)
            expect(text).toMatch(/<desc[^>]*>[^<]+<\/desc>/)
            drawings.add(text)
          }
        }
      }
      expect(drawings.size).toBe(contract.charts.length * 4)
    })

    it('refuses the number of a chart that does not exist', async () => {
      for (const [graphique, message] of [
        [0, 'graphique must be at least 1'],
        [contract.charts.length + 1, `graphique must be at most ${contract.charts.length}`],
        ['premier', 'graphique must be an integer'],
      ]) {
        const { status, headers, errors } = await chartOf(name, { graphique: graphique as string })
        expect([status, headers.get('content-type')]).toEqual([422, 'application/json; charset=utf-8'])
        expect(errors).toEqual([{ field: 'graphique', message, code: expect.any(String) }])
      }
    })
  },
)

it('defaults to the first chart, in French and in the light theme', async () => {
  const byDefault = await chartOf('cagr')
  expect(byDefault.text).toBe((await chartOf('cagr', { graphique: 1, theme: 'clair', lang: 'fr' })).text)
})

it('draws a chart at the requested width and refuses a width out of bounds', async () => {
  for (const [largeur, width] of [
    [undefined, 720],
    [240, 240],
    [360, 360],
    [1200, 1200],
  ]) {
    const { status, text } = await chartOf('cagr', largeur === undefined ? {} : { largeur })
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(` width="${width}" height="\\d+" viewBox="0 0 ${width} \\d+"`))
  }
  for (const [largeur, message] of [
    [239, 'largeur must be at least 240'],
    [1201, 'largeur must be at most 1200'],
    ['100%', 'largeur must be an integer'],
  ]) {
    const { status, errors } = await chartOf('cagr', { largeur: largeur as string })
    expect([status, errors[0]?.message]).toEqual([422, message])
  }
})

it('allows any page to show a chart, which loads and runs nothing', async () => {
  const { headers, text } = await chartOf('cagr')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(text).not.toMatch(/<(?:style|script|image|foreignObject|a)\b|\sstyle=|\son\w+=|href=|url\(/)
})

it('gives a chart an entity tag per theme, width, language and parameters', async () => {
  const variants = [{}, { theme: 'sombre' }, { largeur: 360 }, { lang: 'en' }, { duree: 9 }]
  const tags = await Promise.all(
    variants.map(async (more) => (await chartOf('cagr', more)).headers.get('etag')),
  )
  expect(new Set(tags).size).toBe(variants.length)
  const { example } = simulatorNamed('cagr').contract
  const query = new URLSearchParams(Object.entries(example.query).map(([key, value]) => [key, String(value)]))
  const address = `${simulateur('cagr')}/graphique.svg?${query}`
  const again = await get(service, address, { 'if-none-match': tags[0] ?? '' })
  expect([again.status, again.text, again.headers.get('content-type')]).toEqual([304, '', null])
})

it('reports every problem of a chart request, those of presentation parameters included', async () => {
  const { status, errors } = await chartOf('cagr', { duree: 0, theme: 'noir', them: 1 })
  expect(status).toBe(422)
  expect(errors).toEqual([
    { field: 'duree', message: 'duree must be at least 0.01', code: 'too_small' },
    { field: 'theme', message: 'theme must be one of clair, sombre', code: 'not_a_choice' },
    {
      field: 'them',
      message: 'them is not a parameter of cagr/graphique.svg; did you mean theme?',
      code: 'unknown',
    },
  ])
})
