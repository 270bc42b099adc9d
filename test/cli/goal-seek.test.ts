/** A goal seek on the command line: the value found, as an option to type, or that there is none. */
import { describe, expect, it } from 'vitest'
import { denier, unbroken } from './support.ts'

describe('denier with a goal seek', () => {
  const saver = ['interets-composes', '--capital', '10000', '--taux', '7', '--duree', '20']
  const goal = [...saver, '--inconnue', 'mensuel', '--cible', 'resume.capitalFinalReel', '--valeur', '500000']

  it('finds the value, prints it as an option and reaches the target with it', async () => {
    const { data, meta } = JSON.parse((await denier([...goal, '--json'])).out)
    expect(data).toMatchObject({ inconnue: 'mensuel', cible: 'resume.capitalFinalReel', atteint: 500_000 })
    expect(meta.endpoint).toBe('simulateurs/interets-composes/resolution')
    const { code, out } = await denier(goal)
    expect(code).toBe(0)
    expect(out).toContain(`--mensuel ${data.valeur}`)
    expect(unbroken(out)).toContain('Versement mensuel 1 387,64 €/mois')
    const defaults = unbroken(out).split('Valeurs par défaut utilisées')[1]
    expect(defaults).toContain('Inflation annuelle : 2 %')
    expect(defaults).not.toContain('Versement mensuel :')
    const again = JSON.parse((await denier([...saver, '--mensuel', String(data.valeur), '--json'])).out)
    expect(again.data.resume.capitalFinalReel).toBe(500_000)
  })

  it('explains that no value reaches the target', async () => {
    const none = [...goal.slice(0, -1), '5']
    const { code, out, err } = await denier(none)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('aucune valeur n’y mène')
    expect(unbroken(out)).toMatch(/Résultat visé : Capital final .* 5,00 €/)
    expect(out).toContain('À savoir')
    expect(JSON.parse((await denier([...none, '--json'])).out).data).toMatchObject({
      valeur: null,
      simulation: null,
    })
  })
})
