/** The range on the pages that the server draws, without a script. */
import { beforeAll, describe, expect, it } from 'vitest'
import { analysesOf } from '../../packages/core/src/analyses/analyses.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { visit } from './site.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const ranged = simulators
  .filter((simulator) => analysesOf(simulator).includes('plage'))
  .map(({ contract }) => contract.name)
const textOf = async (path: string): Promise<string> =>
  (await (await visit(service, path)).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('Range of a page', () => {
  it.each(ranged.filter((name) => name !== 'interets-composes'))(
    'is drawn with the worked example of %s',
    async (name) => {
      expect(await textOf(`/${name}`)).toMatch(
        /Marchés décevants, un cas sur dix .* Bons marchés, un cas sur dix .* Dans \d+ % des périodes de \d+ ans depuis 1[89]71/,
      )
    },
  )

  it('is that of the values in the address, as the API gives it', async () => {
    const query = 'mensuel=1000&duree=12'
    const text = await textOf(`/en/dca?${query}`)
    const answer = await visit(service, `/api/v1/simulateurs/dca/plage?${query}`)
    const { plage } = ((await answer.json()) as { data: { plage: Record<string, number> } }).data
    const euros = (amount: number | undefined) => `€${Math.round(Number(amount)).toLocaleString('en')}`
    expect(text).toContain(`Poor markets, one case in ten ${euros(plage.bas)}`)
    expect(text).toContain(`Good markets, one case in ten ${euros(plage.haut)}`)
    expect(text).toContain(`In ${Math.round(Number(plage.part))}% of the periods of 12 years since 1971`)
  })

  it('gives the share of past periods once, with what happened in them, beside the two cases', async () => {
    const html = await (await visit(service, '/en/retraite-fire')).text()
    const [strip = ''] = /<section class="range" .*?<\/section>/s.exec(html) ?? []
    const text = strip.replaceAll(/<[^>]+>/g, ' ')
    expect(text.match(/periods/g)).toHaveLength(1)
    expect(text).toContain(
      'In 97% of the periods of 30\u00a0years since 1871 (US equities), the target capital, once reached, paid these withdrawals to the end: this says nothing of the date.',
    )
  })

  it('says that a guaranteed yield has none', async () => {
    const text = await textOf('/interets-composes')
    expect(text).toContain('Ce chiffre suppose un rendement garanti.')
    expect(text).not.toContain('un cas sur dix')
  })

  it('is absent where the decisive figure does not exist', async () => {
    expect(await textOf('/retraite-fire?capital=0&mensuel=1&depenses=9000&taux=1')).not.toContain(
      'un cas sur dix',
    )
  })

  it('is absent from the pages of other simulators', async () => {
    const response = await visit(service, '/cagr')
    expect(await response.text()).not.toContain('class="range')
  })

  it('is drawn in an embedded page too', async () => {
    expect(await textOf('/embed/dca')).toContain('Marchés décevants, un cas sur dix')
  })
})
