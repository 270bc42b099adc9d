/** The tools as the server draws them, and the API addresses they link to. */
import { panelsOf } from '@denier/charts'
import { analyses, type Contract, languages, loadHistory, numericFigures, type Simulator } from '@denier/core'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { beforeAll, describe, expect, it } from 'vitest'
import { Embed } from '../../apps/web/src/embed/embed.tsx'
import { faultOf } from '../../apps/web/src/form/problem-text.ts'
import { comparisonOf } from '../../apps/web/src/model/address.ts'
import { laterState, stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { PageState, PartProps } from '../../apps/web/src/model/page-state.ts'
import { computeReply, exampleOf } from '../../apps/web/src/model/reply.ts'
import {
  answerOf,
  chartOf,
  curlOf,
  embedOf,
  linkOf,
  schemaOf,
  tableOf,
} from '../../apps/web/src/tools/addresses.ts'
import { figuresOf, leversOf } from '../../apps/web/src/tools/figures.ts'
import { goalQuery } from '../../apps/web/src/tools/query.ts'
import { Share } from '../../apps/web/src/tools/share.tsx'
import { initialTarget } from '../../apps/web/src/tools/start.ts'
import { SettledShare, Tools } from '../../apps/web/src/tools/tools.tsx'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'

const today = '2026-11-21' as CivilDate

const propsOf = (simulator: Simulator, language: 'fr' | 'en', origin = ''): PartProps => {
  const typed = exampleOf(simulator)
  const state = stateOf(typed, computeReply(simulator, typed, today, language))
  return {
    simulator,
    setting: { language, origin, today, describeFault: faultOf, Share },
    state,
    dispatch: () => {},
  }
}

const each = simulators.flatMap((simulator) =>
  languages.map((language) => ({ name: simulator.contract.name, language, simulator })),
)

beforeAll(loadHistory)

describe.each(each)('Tools of $name in $language', ({ simulator, language, name }) => {
  const { contract } = simulator as { contract: Contract }

  it('renders on the server without style, script or missing text', () => {
    const props = propsOf(simulator, language, 'https://d.example')
    const markup = renderToString(h(Tools, props)) + renderToString(h(SettledShare, props))
    expect(markup).not.toMatch(/ style=|<script|<style|undefined|NaN|\[object/)
    expect(markup.match(/<details/g)).toHaveLength(4) // the section, its two tools, and sharing
    expect(markup).toContain(`/api/v1/simulateurs/${name}/graphique.svg?`)
    expect(markup).not.toContain('<button') // no control that needs a script
  })

  it('has an embedded page with a sentence, a chart and a link out', () => {
    const markup = renderToString(h(Embed, propsOf(simulator, language, 'https://d.example')))
    expect(markup).not.toMatch(/ style=|<script|undefined|NaN/)
    expect(markup).toContain(contract.title[language])
    expect(markup.match(/class="result-sentence"/g)).toHaveLength(1)
    expect(markup.match(/<svg /g)).toHaveLength(panelsOf(contract.charts)[0]?.charts.length ?? 0)
    expect(markup).toMatch(
      /<a class="embed-open" href="https:\/\/d\.example[^"]+" target="_blank" rel="noopener"/,
    )
    expect(markup).toContain(`<input type="hidden" name="lang" value="${language}"`)
  })

  it('offers the main figures first, then the others, each with its own label, and the levers of the contract', () => {
    const { fields } = analyses.resolution(simulator)
    const figures = figuresOf(contract, language)
    const keys = figures.map(({ key }) => key)
    const main = figures.filter(({ heading }) => heading === undefined)
    const first = [...contract.decisive, ...(contract.decisiveOnceAsked ? [contract.decisiveOnceAsked] : [])]
    const decisive = first.filter((path) => path in numericFigures(contract.result))
    expect(keys.slice(0, decisive.length)).toEqual(decisive)
    expect(keys.slice(0, main.length)).toEqual(main.map(({ key }) => key))
    expect(main).toHaveLength(Math.min(Math.max(3, first.length), figures.length))
    expect(Object.keys(fields.cible?.choices ?? {})).toEqual(expect.arrayContaining(keys))
    expect(new Set(figures.map(({ label }) => label)).size).toBe(figures.length)
    expect(keys).toContain(initialTarget(contract, figures, undefined))

    const levers = leversOf(contract, language).map(({ key }) => key)
    expect(levers).toEqual(contract.levers)
    expect(Object.keys(fields.inconnue?.choices ?? {})).toEqual(expect.arrayContaining(levers))
  })

  it('offers every number but those that repeat the question or count trials', () => {
    const own = Object.entries(numericFigures(contract.result)).filter(([, { echo }]) => !echo)
    const keys = figuresOf(contract, language).map(({ key }) => key)
    expect([...keys].sort()).toEqual(own.map(([key]) => key).sort())
  })
})

/** A copy whose texts have one language, as in the bundles of pages. Functions are kept as they are. */
function inOneLanguage<Value>(value: Value, language: 'fr' | 'en'): Value {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, language)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isText = 'fr' in value && 'en' in value
  const kept = isText ? entries.filter(([key]) => key === language) : entries
  return Object.fromEntries(kept.map(([key, one]) => [key, inOneLanguage(one, language)])) as Value
}

describe('figuresOf', () => {
  const offered = (name: string) => {
    const figures = figuresOf(simulatorNamed(name).contract, 'fr')
    return [undefined, ...new Set(figures.flatMap(({ heading }) => heading ?? []))].map((heading) => [
      heading,
      figures.filter((one) => one.heading === heading).map(({ key }) => key),
    ])
  }

  it('lists the other figures under the heading of their group', () => {
    expect(offered('drawdown')).toEqual([
      [undefined, ['resume.perteMaxEuros', 'resume.perteMax', 'resume.capitalMinimum']],
      ['Autres résultats', ['resume.recuperationMoisMax']],
    ])
    expect(offered('dca').slice(2)).toEqual([
      [
        'Autres résultats\u00A0: Ce que le passé a donné',
        ['historique.lumpSumGagne', 'historique.ecartMedian', 'historique.ecartP5', 'historique.ecartP95'],
      ],
    ])
  })

  it('offers the same figures on a page that has the texts of one language', () => {
    for (const { contract } of simulators) {
      const keysOf = (one: Contract, language: 'fr' | 'en') => figuresOf(one, language).map(({ key }) => key)
      const french = keysOf(contract, 'fr')
      expect(new Set(keysOf(inOneLanguage(contract, 'en'), 'en')), contract.name).toEqual(new Set(french))
    }
  })

  it('leaves out a seed, a count of draws and the capital of the question', () => {
    const keys = figuresOf(simulatorNamed('retraite-fire').contract, 'fr').map(({ key }) => key)
    expect(keys).toContain('monteCarlo.tauxReussite')
    for (const echo of ['monteCarlo.graine', 'monteCarlo.simulations', 'resume.capitalActuel'])
      expect(keys).not.toContain(echo)
    for (const echo of ['historique.fenetres', 'historique.reussites', 'resume.depensesAnnuelles'])
      expect(keys).not.toContain(echo)
  })

  it.each([
    ['fiscalite', ['resume.reductions', 'resume.credits']],
    ['retraite-publique', ['resume.trimestres', 'resume.points']],
  ])('offers the figures of %s that only have the name of a parameter', (name, computed) => {
    const keys = figuresOf(simulatorNamed(name).contract, 'fr').map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(computed))
  })
})

describe('initialTarget', () => {
  const gift = simulatorNamed('donation')
  const targetOf = (typed: Readonly<Record<string, string>>) => {
    const reply = computeReply(gift, typed, today, 'fr')
    if (!reply.ok) expect.fail(JSON.stringify(reply.problems))
    return initialTarget(gift.contract, figuresOf(gift.contract, 'fr'), reply.answer)
  }

  it('is the advantage of giving where a comparison is asked for, and the duties elsewhere', () => {
    const { horizon, ...withoutHorizon } = exampleOf(gift)
    expect(horizon).toBe('20')
    expect(targetOf(exampleOf(gift))).toBe('comparaison.avantage')
    expect(targetOf(withoutHorizon)).toBe('resume.droits')
  })
})

describe('Embed', () => {
  const cagr = simulatorNamed('cagr')
  const setting = { language: 'fr', origin: '', today, describeFault: faultOf } as const
  const markupOf = (state: PageState) =>
    renderToString(h(Embed, { simulator: cagr, setting, state, dispatch: () => {} }))

  it('shows an invalid parameter that is otherwise hidden', () => {
    const typed = { ...exampleOf(cagr), inflation: '99' }
    const markup = markupOf(stateOf(typed, computeReply(cagr, typed, today, 'fr')))
    expect(markup).toMatch(/<details class="embed-change" open/)
    expect(markup).toMatch(/<input[^>]*id="embed-inflation"[^>]*aria-invalid="true"/)
    expect(markup).toMatch(/id="embed-inflation-fault">Trop grand/)
    expect(markup).not.toContain('<input type="hidden" name="inflation"')
    const valid = { ...typed, inflation: '2' }
    expect(markupOf(stateOf(valid, computeReply(cagr, valid, today, 'fr')))).toContain(
      '<input type="hidden" name="inflation" value="2"',
    )
  })

  it('says that the limit is reached when no script computes', () => {
    const markup = markupOf(laterState(exampleOf(cagr)))
    expect(markup).toContain('trop de pages ont été demandées')
    expect(markup).not.toMatch(/Calcul en cours|<svg/)
  })
})

describe('Shared address', () => {
  let service: TestService
  beforeAll(async () => {
    service = await sharedService()
  })

  it.each(each)('is answered for $name in $language', async ({ simulator, language }) => {
    const { contract } = simulator
    const place = { origin: service.origin, contract, language, typed: exampleOf(simulator) }
    // Each address and its media type; `true` asks for semicolons.
    const types: [string, string][] = [
      [answerOf(place), 'application/json; charset=utf-8'],
      [schemaOf(place), 'application/json; charset=utf-8'],
      [tableOf(place), 'text/csv; charset=utf-8; header=present'],
      [tableOf(place, true), 'text/csv; charset=utf-8; header=present'],
      ...contract.charts.map((_, rank): [string, string] => [
        chartOf(place, rank),
        'image/svg+xml; charset=utf-8',
      ]),
    ]
    for (const [address, type] of types) {
      const response = await fetch(address)
      expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, type])
    }
    const [comma, semicolon] = await Promise.all(
      [tableOf(place), tableOf(place, true)].map(async (one) => (await fetch(one)).text()),
    )
    expect(comma?.split('\n')[0]).not.toContain(';')
    expect(semicolon?.split('\n')[0]).toContain(';')
    const json = (await (await fetch(answerOf(place))).json()) as { data: unknown }
    const here = computeReply(simulator, place.typed, today, language)
    expect(json.data).toEqual(here.ok && JSON.parse(JSON.stringify(here.answer.data)))
  })

  const cagr = simulatorNamed('cagr')
  const typed = { valeur_initiale: '1', valeur_finale: '2', duree: "3'&é" }
  const place = { origin: 'https://d.example', contract: cagr.contract, language: 'en', typed } as const

  it('is escaped for a shell, for HTML and for an address', () => {
    expect(curlOf(place)).toBe(
      "curl 'https://d.example/api/v1/simulateurs/cagr?valeur_initiale=1&valeur_finale=2&duree=3%27%26%C3%A9&lang=en'",
    )
    expect(embedOf(place)).toBe(
      '<iframe src="https://d.example/embed/cagr?valeur_initiale=1&amp;valeur_finale=2&amp;duree=3\'%26%C3%A9&amp;lang=en" title="Compound annual growth rate" width="100%" height="900" loading="lazy"></iframe>',
    )
    expect(linkOf({ ...place, typed: { duree: '8' } }, { pinned: [{ typed: { duree: '9' } }] })).toBe(
      'https://d.example/en/cagr?duree=8#avec=duree%3D9',
    )
    const pinned = [{ typed: { duree: '9' }, name: 'Taux & durée' }]
    for (const figure of [undefined, 'resume.gain', 'a&avec=b']) {
      const [, fragment = ''] = linkOf(place, { pinned, figure }).split('#')
      expect(comparisonOf(fragment, ['duree'])).toEqual({ pinned, figure })
    }
    expect(linkOf(place, { pinned: [], figure: 'resume.gain' })).not.toContain('#')
  })

  it('writes the figure that is compared once, and reads it from an address that has it by scenario', () => {
    const pinned = [{ typed: { duree: '8' } }, { typed: { duree: '9' }, name: 'Plus tard' }]
    const [, fragment = ''] = linkOf(place, { pinned, figure: 'resume.gain' }).split('#')
    expect(fragment).toBe('avec=duree%3D8&avec=duree%3D9%26nom%3DPlus%2520tard&chiffre=resume.gain')
    const [, named = ''] = linkOf(place, { pinned }).split('#')
    for (const shared of [`${named}%26chiffre%3Dresume.gain`, fragment])
      expect(comparisonOf(shared, ['duree'])).toEqual({ pinned, figure: 'resume.gain' })
  })

  it('requests a goal seek without the unknown parameter', () => {
    expect(goalQuery(typed, { inconnue: 'duree', cible: 'resume.cagr', valeur: '7' })).toBe(
      'valeur_initiale=1&valeur_finale=2&inconnue=duree&cible=resume.cagr&valeur=7',
    )
  })
})
