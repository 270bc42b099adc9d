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

  it('has the volatility and the index of the address, with and without values of the form', async () => {
    const rangeAt = async (query: string) => {
      const answer = await visit(service, `/api/v1/simulateurs/interets-composes/plage?${query}`)
      return ((await answer.json()) as { data: { plage: { bas: number } } }).data.plage
    }
    const values = 'capital=10000&mensuel=300&taux=7&duree=20'
    const { bas } = await rangeAt(`${values}&volatilite=12.5`)
    const euros = `€${Math.round(bas).toLocaleString('en')}`
    for (const query of ['volatilite=12.5', `${values}&volatilite=12.5`])
      expect(await textOf(`/en/interets-composes?${query}`)).toContain(`one case in ten ${euros}`)
    expect(await textOf('/en/coast-fire?indice=monde')).not.toContain('US equities')
  })

  it('tells a wrong volatility or index as the form tells its faults, beside the answer', async () => {
    const response = await visit(service, '/interets-composes?volatilite=99&indice=mars')
    expect(response.status).toBe(422)
    const text = (await response.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Volatilité annuelle : trop grand (de 0 % à 60 %).')
    expect(text).toContain('« mars » n’est pas proposé. Choisissez dans la liste.')
    expect(text).toContain('190 958 €')
  })

  it('keeps the volatility in the form, the link to the other language, and what is shared', async () => {
    const html = await (await visit(service, '/interets-composes?volatilite=15')).text()
    expect(html).toContain('<input type="hidden" name="volatilite" value="15"/>')
    const values = 'capital=10000&amp;mensuel=300&amp;taux=7&amp;duree=20&amp;volatilite=15'
    expect(html).toContain(`href="/en/interets-composes?${values}"`)
    expect(html).toMatch(new RegExp(`curl '[^']*/interets-composes/plage\\?${values}'`))
    // the simulation itself refuses the parameter
    expect(html).not.toMatch(/api\/v1\/simulateurs\/interets-composes\?[^"']*volatilite/)
    const note = await visit(service, '/interets-composes/note?volatilite=15')
    expect(note.status).toBe(200)
    expect(await note.text()).not.toMatch(/explication\?[^"]*volatilite/)
  })

  it('says why it has no past, where no period of the index is long enough', async () => {
    const text = await textOf('/livret-a-vs-etf?capital=10000&mensuel=100&duree=25&indice=monde')
    expect(text).toContain('Aucune période de cette durée ne tient dans les données de cet indice')
    const few = await textOf('/livret-a-vs-etf?capital=10000&mensuel=100&duree=22&indice=monde')
    expect(few).toContain('Moins de 30 périodes de cette durée tiennent dans les données')
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
