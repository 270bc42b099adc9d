/** The pages as they are served: in both languages, well formed, linked, without what the content policy forbids. */
import { type CivilDate, languages, loadHistory, type Simulator, startQuery } from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../apps/web/src/pages/addresses.ts'
import { contactMarkup } from '../../apps/web/src/pages/contact.ts'
import { sharedService, startService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { addresses, attributes, names, pages, tag, visit } from './site.ts'

const PUBLIC_URL = 'https://denier.example'

let service: TestService
/** With a public origin, pages have canonical addresses. */
let published: TestService
beforeAll(async () => {
  service = await sharedService()
  published = await startService({ publicUrl: PUBLIC_URL })
})
afterAll(() => published.close())

const markup = new Map<string, Promise<string>>()

/** The HTML of a page, fetched once. */
function markupOf(path: string): Promise<string> {
  const found = markup.get(path) ?? visit(service, path).then((response) => response.text())
  markup.set(path, found)
  return found
}

const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Expects no inline script or style in a page. */
const expectSound = (html: string) => {
  expect(attributes(html, 'style')).toEqual([])
  expect(html).not.toMatch(/<style\b/)
  expect(html).not.toMatch(/\son[a-z]+\s*=\s*"/)
  expect(html).not.toMatch(/="(?:javascript|data|blob):/)
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  for (const [, head = '', text = ''] of scripts) {
    if (text !== '') expect(head).toContain('type="application/json"')
    else expect(head).toMatch(/src="\/assets\/[^"]+\.js"/)
  }
}

describe.each(addresses)('Page $path', ({ path, language, paths }) => {
  it('is a page in its language that its content policy allows', async () => {
    const response = await visit(service, path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-language')).toBe(language)
    expect(response.headers.get('content-security-policy')).toBe(POLICY)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.headers.get('set-cookie')).toBeNull()
    const html = await response.text()
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expectSound(html)
  })

  it('names its title, its canonical address and its other language', async () => {
    const html = await (await visit(published, path)).text()
    const origin = PUBLIC_URL
    expect(html).toMatch(/<title>[^<]{10,90}<\/title>/)
    expect(attributes(tag(html, /name="description"/), 'content')[0]?.length).toBeGreaterThan(30)
    expect(attributes(tag(html, /rel="canonical"/), 'href')).toEqual([origin + path])
    for (const other of languages)
      expect(attributes(tag(html, new RegExp(`hreflang="${other}"`)), 'href')).toEqual([
        origin + paths[other],
      ])
    expect(attributes(tag(html, /hreflang="x-default"/), 'href')).toEqual([origin + paths.fr])
    expect(attributes(tag(html, /property="og:url"/), 'content')).toEqual([origin + path])
    expect(html).not.toContain('denier.invalid')
    expect(html).not.toMatch(/name="robots"/)
    const other = language === 'fr' ? 'en' : 'fr'
    expect(html).toMatch(new RegExp(`<a class="site-switch" href="${paths[other]}"`))
  })
})

describe.each(addresses.filter(({ language }) => language === 'fr'))('Page $path', ({ path }) => {
  it('breaks no line before French double punctuation', async () => {
    const html = await markupOf(path)
    const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
    const text = body
      .replaceAll(/<(script|pre|code|svg)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll('&quot;', '"')
    expect(text.match(/.{0,40}(?:\S [;:!?»]|\d [€%]|« \S).{0,20}/g) ?? []).toEqual([])
  })
})

/** Links from one answer to another simulator, each with the values that only the reader knows. */
const INCOMPLETE: readonly (readonly [link: RegExp, missing: readonly string[]])[] = [
  [/\/achat-location\?.*prix=/, ['loyer']],
  [/\/retraite-fire\?.*pension=/, ['capital', 'mensuel', 'depenses', 'pension']],
  [/\/retraite-publique\?.*salaire=/, ['naissance', 'annee_debut']],
  [/\/capacite-emprunt\?apport=/, ['revenu']],
  [/\/enveloppes\?tmi=/, ['effort', 'duree']],
  [/\/livret-a-vs-etf\?capital=/, ['duree']],
]

describe('Site', () => {
  it('links only to addresses that answer 200, or to a form where the reader must add a value', async () => {
    const html = await Promise.all(addresses.map(({ path }) => markupOf(path)))
    const inside = html
      .flatMap((text) => [
        ...attributes(text, 'href'),
        ...attributes(text, 'src'),
        ...attributes(text, 'action'),
      ])
      .map((href) => href.replace(service.origin, ''))
      .filter((href) => href.startsWith('/'))
    const targets = [...new Set(inside.map((href) => href.replace(/#.*/, '')))]
    expect(targets.length).toBeGreaterThan(100)
    for (const href of targets) {
      const response = await visit(service, href)
      const { status } = response
      // A link with the values of an answer to another simulator leaves to the reader what only he knows, as a rent.
      const [, missing] = status === 422 ? (INCOMPLETE.find(([link]) => link.test(href)) ?? []) : []
      expect([href, missing === undefined ? status : 200]).toEqual([href, 200])
      if (missing === undefined) continue
      const faults = [...(await response.text()).matchAll(/<[^>]*aria-invalid="true"[^>]*>/g)].map(
        ([tag]) => tag,
      )
      expect([href, faults.map((tag) => /name="(\w+)"/.exec(tag)?.[1])]).toEqual([href, missing])
    }
  })

  it('links only to fragments of its own page that exist', async () => {
    for (const { path } of addresses) {
      const html = await markupOf(path)
      const ids = attributes(html, 'id')
      expect(new Set(ids).size).toBe(ids.length)
      for (const href of attributes(html, 'href').filter((one) => one.startsWith('#')))
        expect(ids).toContain(href.slice(1))
    }
  })

  it('loads nothing of another origin, and links there only by <a>', async () => {
    for (const { path } of addresses) {
      const html = await markupOf(path)
      for (const [one] of html.matchAll(/<(?:link|script|img|iframe|source|use|image)\b[^>]*>/g))
        for (const address of [...attributes(one, 'href'), ...attributes(one, 'src')])
          expect(address.replace(service.origin, '')).toMatch(/^\/(?!\/)/)
      for (const href of attributes(html, 'href')) expect(href).toMatch(/^(?:https?:\/\/|\/(?!\/)|[#?])/)
      expect(attributes(html, 'src').filter((src) => !src.startsWith('/'))).toEqual([])
    }
  })

  it('names every block that scrolls by keys', async () => {
    for (const { path } of addresses) {
      const html = await markupOf(path)
      const blocks = [...html.matchAll(/<(?:div|pre)\b[^>]*tabindex="0"[^>]*>/g)].map(([one]) => one)
      const unnamed = blocks.filter(
        (one) => !/ role="\w+"/.test(one) || !/ aria-label(?:ledby)?="[^"]+"/.test(one),
      )
      expect([path, unnamed]).toEqual([path, []])
    }
  })

  it('has a form, a chart and a table on each simulator page without scripts', async () => {
    for (const name of names) {
      const html = await markupOf(`/${name}`)
      for (const element of ['form', 'svg', 'table']) expect(html).toMatch(new RegExp(`<${element}\\b`))
    }
  })

  it('links each simulator once on the home page', async () => {
    const html = await markupOf('/')
    const links = attributes(html, 'href')
    for (const name of names) expect(links.filter((href) => href === `/${name}`)).toHaveLength(1)
    expect(html.match(/<svg class="spark"/g)).toHaveLength(names.length)
  })

  it.each(['fr', 'en'] as const)(
    'leads from the home page, and the foot of every page, to that for developers: %s',
    async (language) => {
      const developers = addressOf('developers', language)
      const html = await markupOf(addressOf('home', language))
      expect(html).not.toContain('<pre')
      expect(attributes(html, 'href').filter((href) => href === developers)).toHaveLength(2)
      const others = await markupOf(addressOf('sources', language))
      expect(attributes(others, 'href')).toContain(developers)
    },
  )

  it('shows a request that works and its answer on the page for developers', async () => {
    const html = await markupOf('/en/developers')
    const [, target = ''] = /<code>GET ([^<]+)<\/code>/.exec(html) ?? []
    const named = await (await visit(published, '/en/developers')).text()
    expect(named.replaceAll('&#39;', "'")).toContain(`curl '${PUBLIC_URL}${target}'`)
    const { data } = (await (await fetch(service.origin + target.replaceAll('&amp;', '&'))).json()) as {
      data: { resume: Record<string, number> }
    }
    const [, , shown = ''] =
      /(<pre[\s\S]*?<\/pre>[\s\S]*?<pre[^>]*><code>)([\s\S]*?)<\/code>/.exec(html) ?? []
    expect(JSON.parse(shown.replaceAll('&quot;', '"')).data.resume).toEqual(data.resume)
  })

  it('lists every page in its sitemap', async () => {
    const response = await visit(service, '/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
    expect(listed.sort()).toEqual(
      pages.flatMap(({ fr, en }) => [service.origin + fr, service.origin + en]).sort(),
    )
    expect(await (await visit(service, '/robots.txt')).text()).toContain(
      `Sitemap: ${service.origin}/sitemap.xml`,
    )
  })

  it.each(names)(
    'is shared with a PNG picture of its worked example, which robots may fetch: %s',
    async (name) => {
      const robots = await (await visit(service, '/robots.txt')).text()
      for (const path of [`/${name}`, `/en/${name}`]) {
        const html = await (await visit(published, path)).text()
        const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
        const picture = image.replace(PUBLIC_URL, '')
        const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, start = '']) => start)
        expect(disallowed).toContain('/api/')
        expect(disallowed.filter((start) => picture.startsWith(start))).toEqual([])
        const response = await visit(published, picture, { 'accept-encoding': 'br, gzip' })
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
        expect(response.headers.get('content-encoding')).toBeNull()
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(bytes.subarray(1, 4).toString()).toBe('PNG')
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      }
    },
  )

  it.each(simulators)('answers the values that its page starts from: $contract.name', async (simulator) => {
    const { contract, parser, answer }: Simulator = simulator
    await loadHistory()
    const parsed = parser.fromObject(startQuery(contract))
    if (!parsed.ok) expect.fail(contract.name)
    const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
    for (const path of [`/${contract.name}`, `/embed/${contract.name}?lang=fr`]) {
      const html = await markupOf(path)
      const [, today = expect.fail(path)] = /"today":"([^"]+)"/.exec(html) ?? []
      const { data, meta } = answer(parsed.params, { today: today as CivilDate }, 'fr')
      const sentence = contract.sentence.fr(
        { data, used: meta.hypotheses, droit: meta.droit } as never,
        figureFormatter('fr'),
      )
      expect(plain(html)).toContain(plain(typeset(sentence)))
    }
  })

  it.each(['fr', 'en'])('names a manifest whose icons exist in their sizes: %s', async (language) => {
    const html = await (await visit(service, language === 'fr' ? '/' : '/en/')).text()
    const [, path = ''] = /rel="manifest" href="([^"]+)"/.exec(html) ?? []
    const response = await visit(service, path)
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await response.json()) as {
      readonly lang: string
      readonly start_url: string
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
    }
    expect([manifest.lang, (await visit(service, manifest.start_url)).status]).toEqual([language, 200])
    const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
    const icons = [
      ...manifest.icons.filter(({ type }) => type === 'image/png'),
      { src: touch, sizes: '180x180' },
    ]
    expect(icons).toHaveLength(4)
    for (const { src, sizes } of icons) {
      const bytes = Buffer.from(await (await visit(service, src)).arrayBuffer())
      expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes])
    }
  })

  it('escapes what the operator configures', async () => {
    const configured = await startService({
      operator: 'Exemple <b>SARL</b> & fils',
      contact: 'mailto:bonjour@example.org',
      hosting: 'Hébergeur "X" $& $1 {contact}',
    })
    try {
      const legal = await (await visit(configured, '/mentions-legales')).text()
      expect(legal).toContain('Exemple &lt;b&gt;SARL&lt;/b&gt; &amp; fils')
      expect(legal).toContain('Hébergeur &quot;X&quot; $&amp; $1 {contact}')
      expect(legal).toContain('<a href="mailto:bonjour@example.org">bonjour@example.org</a>')
      expect(legal).not.toContain('à compléter')
      expect(await (await visit(service, '/mentions-legales')).text()).toContain('variable HOSTING')
      expect(await (await visit(service, '/en/privacy')).text()).toContain('variable OPERATOR')
    } finally {
      await configured.close()
    }
  })

  it.each([
    ['a+b@example.org', 'mailto:a%2Bb@example.org', 'a+b@example.org'],
    ['mailto:a@example.org?subject=x&body=y', 'mailto:a@example.org?subject=x&amp;body=y', 'a@example.org'],
    ['tel:+33123456789', 'tel:+33123456789', '+33123456789'],
    ['https://example.org/?a&b', 'https://example.org/?a&amp;b', 'https://example.org/?a&amp;b'],
  ])('links %s as a contact', (contact, href, shown) => {
    expect(contactMarkup(contact)).toBe(`<a href="${href}">${shown}</a>`)
  })

  it('shows each legal value with its source', async () => {
    for (const path of ['/sources', '/en/sources']) {
      const html = await markupOf(path)
      expect(html.match(/<th scope="row">/g)?.length).toBeGreaterThan(70)
      expect(html).not.toMatch(/undefined|NaN|\[object|\{law\}|\{credits\}/)
      expect(html).toContain('https://www.legifrance.gouv.fr/')
    }
    expect(await markupOf('/sources')).toMatch(/Taux du Livret\sA[\s\S]{0,3000}1,7\s%/)
  })

  it('keeps French punctuation with its word, and writes 1er for the first of a month', async () => {
    const texts = pages.filter(({ fr }) => /methode|sources|legales|confidentialite|accessibilite/.test(fr))
    expect(texts.length).toBe(5)
    for (const { fr } of texts) {
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await markupOf(fr)) ?? []
      const ours = main.replace(/<code>[\s\S]*?<\/code>|\[à compléter[^\]]*\]/g, '') // placeholders for the operator
      const prose = ours.replace(/<[^>]*>/g, '')
      expect([
        fr,
        prose.match(/.{0,20}(?: [;:!?»]|« |\d [%€]|\b1 (?:janvier|février|août)|\w'\w).{0,20}/g),
      ]).toEqual([fr, null])
    }
    expect(await markupOf('/sources')).toContain('>1er janvier 2025</time>')
  })

  it('marks as French what is in French on an English page', async () => {
    const html = await markupOf('/en/sources')
    const english = html.replace(/<(\w+)[^>]* lang="fr"[^>]*>[\s\S]*?<\/\1>/g, '')
    expect(html.length - english.length).toBeGreaterThan(5000)
    expect(english).not.toMatch(/actions américaines|dividendes|domaine public|faits|\bart\. |Arrêté|Taux du/)
    expect(english).toContain('US equities from 1871')
  })
})
