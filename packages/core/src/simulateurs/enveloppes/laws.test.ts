/** Properties of the answers of `enveloppes` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { livretAVsEtf } from '../livret-a-vs-etf/index.ts'
import { contract } from './contract.ts'
import { enveloppes } from './index.ts'

type Query = QueryOf<typeof contract>
const context = { today: '2026-11-23' as CivilDate }

function dataOf(query: Query) {
  const parsed = enveloppes.parser.fromObject(query)
  if (!parsed.ok) return expect.fail(parsed.problems.map(({ message }) => message).join('; '))
  return enveloppes.compute(parsed.params, context, 'fr').data
}
type Data = ReturnType<typeof dataOf>
const rowOf = (data: Data, name: string) =>
  data.enveloppes.find(({ enveloppe }) => enveloppe === name) ?? expect.fail(name)
const holds = (check: (query: Query, data: Data) => void) =>
  fc.assert(
    fc.property(validParams(contract), (query) => check(query, dataOf(query))),
    cases(5000),
  )
const noise = (amount: number) => 0.01 + 1e-9 * Math.abs(amount)

describe('enveloppes', () => {
  it('leaves the same everywhere where nothing is taxed or charged', () =>
    holds((query) => {
      const untaxed = { tmi: 0, tmi_sortie: 0, taux: 0, dividendes: 0 } as const
      const free = { frais_pea: 0, frais_av: 0, frais_cto: 0, frais_per: 0 }
      const { resume } = dataOf({ ...query, ...untaxed, ...free })
      expect(resume.ecart).toBeLessThan(noise(resume.totalVerse))
      expect(Math.abs(resume.netMaximum - resume.totalVerse)).toBeLessThan(noise(resume.totalVerse))
    }))

  it('leaves as much in a PER as in a securities account without gains, at equal brackets', () =>
    holds((query) => {
      // The tax saved at the entry, put in, pays the tax on payments at the exit.
      const { frais_per: frais = 0, effort, capital = 0 } = query
      const data = dataOf({
        ...query,
        tmi: 30,
        tmi_sortie: 30,
        frais_cto: frais,
        dividendes: 0,
        plafond_per: undefined,
        taux: 0,
      } as Query)
      expect(Math.abs(rowOf(data, 'per').netTotal - rowOf(data, 'cto').netTotal)).toBeLessThan(
        noise(10 * (12 * effort * query.duree + capital)),
      )
    }))

  it('takes of a withdrawal what livret-a-vs-etf takes, for the same wrapper', () =>
    holds((query) => {
      const { effort, capital = 0, duree, taux = 5, couple = false } = query
      if (taux < 0 || taux > 20 || duree > 50 || effort > 1e5 || capital > 1e8) return
      const free = { frais_pea: 0, frais_av: 0, frais_cto: 0, dividendes: 0, retraits: 1, tmi_sortie: 30 }
      const data = dataOf({ ...query, ...free, taux, couple } as Query)
      for (const enveloppe of ['pea', 'assurance_vie', 'cto'] as const) {
        const other = livretAVsEtf.parser.fromObject({
          mensuel: effort,
          capital,
          duree,
          taux_etf: taux,
          frais_etf: 0,
          enveloppe,
          couple,
        } as never)
        if (!other.ok) return
        const { etf } = livretAVsEtf.compute(other.params, context, 'fr').data
        expect(Math.abs(etf.capitalNet - rowOf(data, enveloppe).netTotal)).toBeLessThan(noise(etf.capitalNet))
      }
    }))

  it('shares what is held between the net, the income tax and the levies', () =>
    holds((query) => {
      const { enveloppes: rows } = dataOf({ ...query, retraits: 1 })
      for (const row of rows) {
        const shared = row.netTotal + row.impots + row.prelevementsSociaux
        expect(Math.abs(shared - row.capitalBrut)).toBeLessThan(noise(row.capitalBrut))
      }
    }))

  it('never leaves less with a higher yield or lower fees', () =>
    holds((query, data) => {
      const { taux = 5 } = query
      const better = dataOf({ ...query, taux: Math.min(50, taux + 1) })
      for (const row of data.enveloppes)
        if (row.enveloppe !== 'cto' || (query.dividendes ?? 0) === 0)
          expect(rowOf(better, row.enveloppe).netTotal).toBeGreaterThanOrEqual(
            row.netTotal - noise(row.netTotal),
          )
    }))

  it('leaves no less in a PER when the bracket of the exit is lower, or that of the entry higher', () =>
    holds((query) => {
      const net = (tmi: number, tmi_sortie: number) =>
        rowOf(dataOf({ ...query, tmi, tmi_sortie } as Query), 'per').netTotal
      expect(net(30, 11)).toBeGreaterThanOrEqual(net(30, 30) - noise(net(30, 30)))
      if ((query.taux ?? 5) >= 0 && (query.frais_per ?? 0) === 0 && query.plafond_per === undefined)
        expect(net(41, 30)).toBeGreaterThanOrEqual(net(30, 30) - noise(net(30, 30)))
    }))
})
