/** The links of an answer to other simulators: each is followed through the service, which accepts its values. */
import { loadHistory, type Simulator } from '@denier/core'
import fc from 'fast-check'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { beforeAll, describe, expect, it } from 'vitest'
import { valuesOf } from '../../apps/web/src/model/address.ts'
import type { FormValues, Scenario, Setting } from '../../apps/web/src/model/page-state.ts'
import { computeReply, loadFor, valuesInQuery } from '../../apps/web/src/model/reply.ts'
import { NextQuestions } from '../../apps/web/src/result/next-questions.tsx'
import { neighboursOf } from '../../apps/web/src/server/neighbours-of.ts'
import { validParams } from '../support/queries.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { today } from './form-page.ts'
import { attributes, visit } from './site.ts'

let service: TestService
beforeAll(async () => {
  await loadHistory()
  service = await sharedService()
})

const pageText = async (path: string): Promise<string> => (await visit(service, path)).text()

const linksIn = (html: string): readonly string[] =>
  attributes(/<nav class="result-next".*?<\/nav>/s.exec(html)?.[0] ?? '', 'href')

/** The links below the answer to values, as a page draws them; none where the values have no answer. */
async function linksOf(simulator: Simulator, typed: FormValues): Promise<readonly string[]> {
  await loadFor(simulator, typed)
  const reply = computeReply(simulator, typed, today, 'fr')
  if (!reply.ok) return []
  const { contract } = simulator
  const shown: Scenario = { typed, answer: reply.answer }
  const setting: Setting = {
    language: 'fr',
    origin: '',
    today,
    neighbours: neighboursOf(simulator, simulators, 'fr'),
  }
  return linksIn(renderToString(h(NextQuestions, { contract, shown, setting })))
}

/** The links that the service refuses. */
async function refusedAmong(links: readonly string[]): Promise<readonly string[]> {
  const refused: string[] = []
  for (const link of new Set(links)) if ((await visit(service, link)).status !== 200) refused.push(link)
  return refused
}

describe('NextQuestions', () => {
  it.each(simulators)('leads to pages that accept its values: $contract.name', async (simulator) => {
    const { name, params } = simulator.contract
    const first = await Promise.all([`/${name}`, `/en/${name}`].map(pageText))
    expect(await refusedAmong(first.flatMap(linksIn))).toEqual([])
    const questions = fc.sample(validParams(simulator.contract as never), 20)
    const links: string[] = []
    for (const question of questions) links.push(...(await linksOf(simulator, valuesOf(params, question))))
    expect(await refusedAmong(links)).toEqual([])
  })

  it.each([
    ['impact-frais', ['interets-composes', 'dca']],
    ['dca', ['interets-composes', 'livret-a-vs-etf']],
    ['cout-dette', ['capacite-emprunt']],
    ['revenus-passifs', []], // the others require a spending, which it does not have by that name
    ['inflation', []], // the others require savings
    ['retraite-publique', []], // its contract has links of its own
    ['succession', []], // shares the earlier gifts alone, with `donation`
  ])('leads from %s to those that share all that they require', (name, expected) => {
    const found = (language: 'fr' | 'en') =>
      neighboursOf(simulatorNamed(name), simulators, language).map((one) => one.name)
    expect(found('fr')).toEqual(expected)
    expect(found('en')).toEqual(expected)
  })

  it('carries what is typed now, and says what was taken and that the rest is to be checked', async () => {
    const [link = ''] = await linksOf(simulatorNamed('cout-dette'), {
      capital: '150000',
      taux: '3.1',
      duree: '18',
      revenu: '4100',
    })
    expect(link).toBe('/capacite-emprunt?taux=3.1&duree=18&revenu=4100&depuis=cout-dette')
    const html = await pageText(link)
    expect(html).toContain('Repris de votre calcul\u00a0: Revenu net mensuel, Durée, Taux du crédit.')
    expect(await pageText('/capacite-emprunt?taux=3.1&duree=18&revenu=4100')).not.toContain('Repris de')
  })

  it('carries the income, other payments, insurance and length of a loan to buying or renting', async () => {
    const typed = {
      revenu: '2800',
      revenu_co: '1700',
      charges: '150',
      duree: '25',
      assurance: '0.3',
      quotite: '50',
      assurance_co: '0.2',
      quotite_co: '50',
    }
    const links = await linksOf(simulatorNamed('capacite-emprunt'), typed)
    const query = links.find((one) => one.startsWith('/achat-location?'))?.split('?')[1] ?? expect.fail()
    expect(valuesInQuery(simulatorNamed('achat-location'), query)).toMatchObject({
      revenu: '4500',
      charges_credits: '150',
      duree_credit: '25',
      horizon: '25',
      assurance: '0.25',
    })
  })

  it('carries an income that was given to what a loan costs', async () => {
    const home = { prix: '300000', apport: '60000', taux_credit: '3.5', duree_credit: '20', loyer: '1200' }
    const costOf = async (typed: FormValues) =>
      (await linksOf(simulatorNamed('achat-location'), typed)).find((one) => one.startsWith('/cout-dette?'))
    expect(await costOf({ ...home, revenu: '4500' })).toContain('revenu=4500')
    expect(await costOf(home)).not.toContain('revenu')
  })

  it('leads from a state pension to a question with that pension and the age of the person', async () => {
    const [link = ''] = linksIn(await pageText('/en/retraite-publique'))
    const query = link.split('?')[1] ?? ''
    const typed = valuesInQuery(simulatorNamed('retraite-fire'), query)
    const given = Object.fromEntries(new URLSearchParams(query))
    expect(typed).toMatchObject({ pension: given.pension, age: given.age, age_pension: given.age_pension })
    expect(Number(given.age)).toBeGreaterThan(18)
  })

  it('leaves out the optional values of the example, which are of another household', () => {
    const loan = (query: string) =>
      valuesInQuery(simulatorNamed('cout-dette'), `${query}&depuis=achat-location`)
    // the example repays early in year 5, which a loan of 4 years refuses
    for (const duree of ['4', '25']) {
      const query = `capital=240000&taux=3.4&duree=${duree}&assurance=0.3`
      expect(loan(query)).toEqual({ capital: '240000', taux: '3.4', duree, assurance: '0.3' })
    }
    expect(loan('taux=3.4')).toEqual({ capital: '200000', taux: '3.4', duree: '20' })
    const homes = valuesInQuery(
      simulatorNamed('achat-location'),
      'prix=250000&loyer=900&depuis=budget-50-30-20',
    )
    expect(homes).toMatchObject({ prix: '250000', loyer: '900', revalo_loyer: '1.5', taxe_gains: '18.6' })
  })

  it('takes from the example what the other page refuses, and refuses it in any other address', async () => {
    const query = 'revenu=4000&duree=90'
    expect(valuesInQuery(simulatorNamed('capacite-emprunt'), `${query}&depuis=cout-dette`)?.duree).not.toBe(
      '90',
    )
    expect((await visit(service, `/capacite-emprunt?${query}`)).status).toBe(422)
    expect((await visit(service, `/en/capacite-emprunt?${query}&depuis=cout-dette`)).status).toBe(200)
    expect(await pageText('/en/capacite-emprunt?duree=90&depuis=x')).toContain('this is the example')
  })
})
