/** A goal seek on the command line: the value found, as an option to type, or that there is none. */
import { describe, expect, it } from 'vitest'
import { denier, withSingleSpaces } from './support.ts'

describe('denier with a goal seek', () => {
  const savingsArguments = ['interets-composes', '--capital', '10000', '--taux', '7', '--duree', '20']
  const goal = [
    ...savingsArguments,
    '--inconnue',
    'mensuel',
    '--cible',
    'resume.capitalFinalReel',
    '--valeur',
    '500000',
  ]

  it('finds the value, prints it as an option and reaches the target with it', async () => {
    const { data, meta } = JSON.parse((await denier([...goal, '--json'])).out)
    expect(data).toMatchObject({ inconnue: 'mensuel', cible: 'resume.capitalFinalReel', atteint: 500_000 })
    expect(meta.endpoint).toBe('simulateurs/interets-composes/resolution')
    const { code, out } = await denier(goal)
    expect(code).toBe(0)
    expect(out).toContain(`--mensuel ${data.valeur}`)
    expect(withSingleSpaces(out)).toContain('Versement mensuel 1 387,64 €/mois')
    const defaults = withSingleSpaces(out).split('Valeurs par défaut utilisées')[1]
    expect(defaults).toContain('Inflation annuelle : 2 %')
    expect(defaults).not.toContain('Versement mensuel :')
    const again = JSON.parse(
      (await denier([...savingsArguments, '--mensuel', String(data.valeur), '--json'])).out,
    )
    expect(again.data.resume.capitalFinalReel).toBe(500_000)
  })

  it('explains that no value reaches a target below the growth of the initial capital', async () => {
    // 10 000 euros at 7 % for twenty years are above 5 euros without any payment
    const unreachableGoal = [...goal.slice(0, -1), '5']
    const { code, out, err } = await denier(unreachableGoal)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('aucune valeur n’y mène')
    expect(withSingleSpaces(out)).toMatch(/Résultat visé : Capital final .* 5,00 €/)
    expect(out).toContain('À savoir') // the heading of the warnings
    expect(JSON.parse((await denier([...unreachableGoal, '--json'])).out).data).toMatchObject({
      valeur: null,
      simulation: null,
    })
  })
})
