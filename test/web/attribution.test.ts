/** What explains the difference between two scenarios: how it is shared out to the parameters that differ. */
import { kinds, loadHistory, resultParts, type Simulator } from '@denier/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { attributionOf, explainableFigures } from '../../apps/web/src/compare/attribution.ts'
import type { FormValues, Scenario } from '../../apps/web/src/model/page-state.ts'
import { computeReply, exampleOf } from '../../apps/web/src/model/reply.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { today } from './form-page.ts'

beforeAll(loadHistory)

const replyTo = (simulator: Simulator, typed: FormValues) => computeReply(simulator, typed, today, 'fr')

function scenarioOf(simulator: Simulator, typed: FormValues): Scenario {
  const reply = replyTo(simulator, typed)
  if (!reply.ok) throw new Error(JSON.stringify(reply.problems))
  return { typed, answer: reply.answer }
}

/** The attribution between two questions, and the questions that it asked. */
async function attribute(name: string, from: FormValues, to: FormValues, path?: string) {
  const simulator = simulatorNamed(name)
  const questions: FormValues[] = []
  const attribution = await attributionOf(
    simulator.contract,
    {
      path: path ?? simulator.contract.decisive[0] ?? '',
      from: scenarioOf(simulator, from),
      to: scenarioOf(simulator, to),
    },
    async (typed) => {
      questions.push(typed)
      return replyTo(simulator, typed)
    },
  )
  return { attribution, questions }
}

/** The decisive figure of a question, read from its answer by path. */
function figureOf(simulator: Simulator, typed: FormValues): number {
  const { contract } = simulator
  const { groups } = resultParts(contract.result, scenarioOf(simulator, typed).answer.data)
  const found = groups.flatMap(({ figures }) => figures).find(({ path }) => path === contract.decisive[0])
  return found?.value as number
}

describe('attributionOf', () => {
  const house = { prix: '300000', apport: '60000', taux_credit: '3.5', duree_credit: '20', loyer: '1200' }

  it('shares the difference out in the order of the contract, each step as a question of its own', async () => {
    const to = { ...house, loyer: '1000', prix: '280000', taux_credit: '3' }
    const { attribution } = await attribute('achat-location', house, to)
    const simulator = simulatorNamed('achat-location')
    const prefixes = [
      house,
      { ...house, prix: '280000' },
      { ...house, prix: '280000', taux_credit: '3' },
      to,
    ].map((typed) => figureOf(simulator, typed))
    expect(attribution?.steps.map(({ names }) => names)).toEqual([['prix'], ['taux_credit'], ['loyer']])
    expect([attribution?.start, ...(attribution?.steps ?? []).map(({ value }) => value)]).toEqual(prefixes)
    expect(attribution?.end).toBe(prefixes.at(-1))
  })

  it('explains the figure that is chosen among the decisive ones of both scenarios', async () => {
    const simulator = simulatorNamed('cout-dette')
    const from = { capital: '240000', taux: '3.5', duree: '20' }
    const to = { ...from, taux: '3.6', duree: '25' }
    const scenarios = [scenarioOf(simulator, from), scenarioOf(simulator, to)] as const
    const paths = explainableFigures(simulator.contract, ...scenarios).map(({ path }) => path)
    expect(paths).toEqual(['resume.mensualite', 'resume.coutCredit', 'resume.taeg'])
    const [payment, cost] = await Promise.all(
      paths.slice(0, 2).map((path) => attribute('cout-dette', from, to, path)),
    )
    expect(payment?.attribution?.figure.path).toBe('resume.mensualite')
    expect(cost?.attribution?.figure.path).toBe('resume.coutCredit')
    // the longer loan costs less a month, and more in total
    const signs = [payment, cost].map((one) =>
      Math.sign(Number(one?.attribution?.steps.find(({ names }) => names.includes('duree'))?.gap)),
    )
    expect(signs).toEqual([-1, 1])
  })

  it('makes a change that is invalid alone together with the next one', async () => {
    const from = { capital: '100000', actions: '60', obligations: '40' }
    const to = { capital: '120000', actions: '50', obligations: '30', or: '20' }
    const { attribution, questions } = await attribute('drawdown', from, to)
    expect(attribution?.steps.map(({ names }) => names)).toEqual([
      ['capital'],
      ['actions', 'obligations', 'or'],
    ])
    expect(questions).toHaveLength(3)
  })

  it('ignores a default that is typed, and gives none for equal scenarios', async () => {
    const typed = { ...house, charges: '200' }
    expect((await attribute('achat-location', house, typed)).attribution).toBeUndefined()
    const { attribution } = await attribute('achat-location', house, { ...typed, loyer: '900' })
    expect(attribution?.steps.map(({ names }) => names)).toEqual([['loyer']])
  })

  it('gives no attribution where a scenario lacks the figure', async () => {
    const simulator = simulatorNamed('cagr')
    const typed = exampleOf(simulator)
    const whole = scenarioOf(simulator, typed)
    const lacking: Scenario = {
      typed: { ...typed, duree: '9' },
      answer: { ...whole.answer, data: withoutFigures(whole.answer.data) as typeof whole.answer.data },
    }
    const answers = async (between: FormValues) => replyTo(simulator, between)
    const { contract } = simulator
    const [path = ''] = contract.decisive
    expect(await attributionOf(contract, { path, from: whole, to: lacking }, answers)).toBeUndefined()
    expect(await attributionOf(contract, { path, from: lacking, to: whole }, answers)).toBeUndefined()
    expect(explainableFigures(contract, whole, lacking)).toEqual([])
  })

  it.each(simulators.map((simulator) => [simulator.contract.name, simulator] as const))(
    'adds up to the last digit of the figure: %s',
    async (name, simulator) => {
      const from = exampleOf(simulator)
      const to = Object.fromEntries(
        Object.entries(from).map(([key, text]) => [
          key,
          key === 'annee' ? text : moved(simulator, key, text),
        ]),
      )
      const { attribution } = await attribute(name, from, to)
      if (!attribution) expect.fail('no attribution')
      const { field } = attribution.figure
      const scale = 10 ** (kinds[field.kind].decimals ?? 0)
      const units = (value: number) => Math.round(value * scale)
      const sum = attribution.steps.reduce((total, { gap }) => total + units(gap), 0)
      expect(attribution.steps.length).toBeGreaterThan(0)
      expect(sum).toBe(units(attribution.end) - units(attribution.start))
      expect(attribution.end).toBe(figureOf(simulator, to))
    },
  )
})

/** An amount or a rate a little higher; other values as they are. */
function moved({ contract }: Simulator, name: string, text: string): string {
  const kind = contract.params[name]?.kind
  const value = Number(text)
  return kind === 'euros' || kind === 'monthlyEuros' ? String(Math.round(value * 1.1)) : text
}

/** The same data with `null` in place of each number. */
const withoutFigures = (value: unknown): unknown => {
  if (typeof value === 'number') return null
  if (Array.isArray(value)) return value.map(withoutFigures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutFigures(one)]))
}
