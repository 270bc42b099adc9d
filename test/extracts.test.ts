/** The rows of extracts: those that matter for the figure that is explained. */

import { explain } from '@denier/core'
import { describe, expect, it } from 'vitest'

type Options = NonNullable<Parameters<typeof explain>[2]>

const LETTING = {
  prix: 200_000,
  loyer: 900,
  apport: 40_000,
  travaux: 10_000,
  meubles: 8000,
  charges: 100,
  taxe_fonciere: 1200,
  gestion: 7,
  assurance: 0.3,
  regime: 'lmnp_reel',
  horizon: 15,
} as const

/** The rows of one table of an explanation. */
async function rowsOf(name: 'immobilier' | 'drawdown', query: object, table: string, options: Options) {
  const reply = await explain(name, query as never, { lang: 'fr', ...options } as never)
  const { tables } = (reply as unknown as { data: { tables: readonly Table[] } }).data
  return tables.find(({ id }) => id === table)?.lignes ?? expect.fail(`no table ${table}`)
}

/** A table of an explanation: `rang` is the number of a row, from 1. */
interface Table {
  readonly id: string
  readonly lignes: readonly { readonly rang: number; readonly valeurs: Readonly<Record<string, unknown>> }[]
}

describe('rows: extraits', () => {
  it('gives the year in which a furnished deficit expires', async () => {
    const all = await rowsOf('immobilier', LETTING, 'fiscalAnnuel', { rows: 'fiscalAnnuel' } as Options)
    const lost = all.filter(({ valeurs }) => Number(valeurs.deficitPerdu) > 0).map(({ rang }) => rang)
    expect(lost).toHaveLength(1)
    const extract = await rowsOf('immobilier', LETTING, 'fiscalAnnuel', { rows: 'extraits' } as Options)
    expect(extract.map(({ rang }) => rang)).toEqual(expect.arrayContaining([1, ...lost, 15]))
  })

  it('gives the row in which a formula of the figure finds its value', async () => {
    const query = { capital: 100_000, actions: 60, obligations: 40 }
    const figure = { figure: 'resume.capitalMinimum' }
    const all = await rowsOf('drawdown', query, 'trajectoires', {
      ...figure,
      rows: 'trajectoires',
    } as Options)
    const capital = all.map(({ valeurs }) => Number(valeurs.capital))
    const least = capital.indexOf(Math.min(...capital)) + 1
    const extract = await rowsOf('drawdown', query, 'trajectoires', {
      ...figure,
      rows: 'extraits',
    } as Options)
    expect(extract.map(({ rang }) => rang)).toContain(least)
  })
})
