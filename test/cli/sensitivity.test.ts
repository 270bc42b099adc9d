/** A sensitivity study on the command line: parameters without effect, and those that could not move. */
import { analyses } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { simulators } from '../support/simulators.ts'
import { denier, typed, withSingleSpaces } from './support.ts'

describe('denier with a sensitivity analysis', () => {
  const empty = ['interets-composes', '--capital', '10000', '--mensuel', '0', '--taux', '7', '--duree', '20']
  const printed = (...more: string[]) =>
    denier([...empty, '--sensibilite', 'resume.capitalFinalBrut', ...more])

  it('separates parameters without effect from parameters that were not moved', async () => {
    const page = withSingleSpaces((await printed()).out)
    expect(page).toMatch(/Sans effet pour ce mouvement : [^:]*Inflation annuelle/)
    expect(page).toMatch(/Non déplacés [^:]*: [^:]*Versement mensuel/)
    expect(page.split('Versement mensuel')).toHaveLength(2)
    const english = withSingleSpaces((await printed('--lang', 'en')).out)
    expect(english).toMatch(/No effect for this move: .*Not moved \(/)
  })

  it('omits a row whose two values are equal', async () => {
    for (const simulator of simulators) {
      const { name, example, params } = simulator.contract
      const zeros = Object.entries(params).flatMap(([param, { kind, min = 0, default: usual }]) =>
        kind === 'euros' && min === 0 && usual === 0 ? [`--${param}=0`] : [],
      )
      const given = Object.fromEntries(
        Object.entries(example.query).filter(([param]) => !zeros.includes(`--${param}=0`)),
      )
      const [target = ''] = Object.keys(analyses.sensibilite(simulator).fields.cible?.choices ?? {})
      const { code, out } = await denier([name, ...typed(given), ...zeros, '--sensibilite', target], {
        columns: 200,
      })
      expect([name, code]).toEqual([name, 0])
      expect(out).not.toMatch(/ 0,00\s€(?:\/mois)? .* 0,00\s€(?:\/mois)? /)
    }
  })
})
