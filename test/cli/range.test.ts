/** A range on the command line: its sentence, its cases, and the options that imply it. */
import { describe, expect, it } from 'vitest'
import { denier, withSingleSpaces } from './support.ts'

const dca = ['dca', '--mensuel', '1000', '--duree', '12']
const saver = ['interets-composes', '--capital', '10000', '--mensuel', '300', '--taux', '7', '--duree', '20']

describe('denier with a range', () => {
  it('prints the sentence, the three cases of the figure and the share of past periods', async () => {
    const { code, out, err } = await denier([...dca, '--plage', '--lang', 'en'])
    expect([code, err]).toEqual([0, ''])
    const page = withSingleSpaces(out)
    expect(page).toContain('€11,671 if markets disappoint, €303,215 if they do well, one case in ten each.')
    expect(page).toMatch(
      /If markets disappoint, 1 case in 10 €11,671[.]22 At the constant yield €102,851[.]25 If markets do well/,
    )
    expect(page).toContain('Share of past periods 71.84%')
    const { data } = JSON.parse((await denier([...dca, '--plage', '--json'])).out)
    expect(data.plage).toMatchObject({ bas: 11_671.22, part: 71.8391, fenetres: 522 })
  })

  it('is implied by an option that only a range has', async () => {
    const { out } = await denier([...saver, '--volatilite', '15', '--json'])
    expect(JSON.parse(out).meta.endpoint).toBe('simulateurs/interets-composes/plage')
  })

  it('says that a guaranteed yield has none', async () => {
    const { code, out } = await denier([...saver, '--plage'])
    expect(code).toBe(0)
    expect(withSingleSpaces(out)).toContain('Sans volatilité, le rendement est celui d’un placement garanti')
    expect(out).not.toMatch(/NaN|undefined|null/)
  })

  it('refuses formats and analyses that exclude it, all at once', async () => {
    const { code, err } = await denier([...dca, '--plage', '--csv', '--cible', 'resume.ecart'])
    expect(code).toBe(2)
    expect(withSingleSpaces(err)).toContain('« cible » ne se donne pas avec « plage »')
    expect(withSingleSpaces(err)).toContain('« csv » ne se donne pas avec « plage »')
  })

  it('is refused as unknown for a simulator without one', async () => {
    const { code, err } = await denier([
      'cagr',
      '--valeur_initiale=1',
      '--valeur_finale=2',
      '--duree=3',
      '--plage',
    ])
    expect(code).toBe(2)
    expect(withSingleSpaces(err)).toContain('« plage » n’est pas un paramètre de cagr')
  })

  it('says on the page of a simulation why no share of the past is known', async () => {
    const { out } = await denier([...dca.slice(0, 3), '--duree', '40', '--indice', 'monde'])
    expect(withSingleSpaces(out)).toContain('un cas sur dix chacun. Aucune période de cette durée')
  })

  it('has its sentence on the page of a simulation', async () => {
    expect(withSingleSpaces((await denier(dca)).out)).toContain(
      '303 215 € s’ils sont bons, un cas sur dix chacun.',
    )
    expect(withSingleSpaces((await denier(saver)).out)).not.toContain('un cas sur dix')
  })
})
