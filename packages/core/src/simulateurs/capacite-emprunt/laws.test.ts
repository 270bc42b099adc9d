/** Properties of the answers of `capacite-emprunt` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { capaciteEmprunt } from './index.ts'

type Query = QueryOf<typeof contract>
/** Two cents: amounts typed into a question have two decimals. */
const CENTS = 0.02

function dataOf(query: Query) {
  const parsed = capaciteEmprunt.parser.fromObject(query)
  if (!parsed.ok) return expect.fail(parsed.problems.map(({ message }) => message).join('; '))
  return capaciteEmprunt.compute(parsed.params, { today: '2026-11-23' as CivilDate }, 'fr').data
}
const holds = (check: (query: Query, data: ReturnType<typeof dataOf>) => void) =>
  fc.assert(
    fc.property(validParams(contract), (query) => check(query, dataOf(query))),
    cases(5000),
  )
const noise = (amount: number) => CENTS + 1e-8 * Math.abs(amount)

describe('capacite-emprunt', () => {
  it('buys at no lower a price with more income or more own money', () =>
    holds((query, { resume }) => {
      const richer = [
        { revenu: Math.min(1e6, query.revenu + 100) },
        { apport: Math.min(1e9, (query.apport ?? 0) + 1000) },
      ]
      for (const more of richer) {
        const { prixMaximum } = dataOf({ ...query, ...more }).resume
        expect(prixMaximum).toBeGreaterThanOrEqual(resume.prixMaximum - noise(resume.prixMaximum))
      }
    }))

  it('pays no more each month than both limits allow', () =>
    holds((query, { resume }) => {
      if (resume.empruntMaximum === 0) return
      const { effort_max: most = 35, reste_a_vivre: left = 0, charges = 0 } = query
      const paid = resume.mensualite + charges
      expect(paid).toBeLessThanOrEqual((resume.revenuRetenu * most) / 100 + noise(paid))
      expect(resume.resteAVivre).toBeGreaterThanOrEqual(left - noise(paid))
    }))

  it('repays both loans: nothing is owed after the last year', () =>
    holds((_, { resume, parAn }) => {
      expect(Math.abs(parAn.at(-1)?.resteDu ?? 0)).toBeLessThan(noise(resume.empruntMaximum))
      const paid = parAn.reduce((sum, { total }) => sum + total, 0)
      const costs = resume.empruntMaximum + resume.coutInterets + resume.coutAssurance
      expect(Math.abs(paid - costs)).toBeLessThan(noise(paid))
    }))

  it('never lends more at zero rate than the main loan', () =>
    holds((_, { resume, projet }) => {
      expect(resume.ptz).toBeLessThanOrEqual(resume.pretPrincipal + noise(resume.ptz))
      if (projet) expect(projet.ptz).toBeLessThanOrEqual(projet.pretPrincipal + noise(projet.ptz))
    }))

  it('finances no price above the highest one', () =>
    holds((_, { resume, projet }) => {
      if (!projet || projet.apportManquant > 0) return
      expect(projet.prix).toBeLessThanOrEqual(resume.prixMaximum + noise(projet.prix))
    }))

  it('finances the project with the own money or the income that it says to be missing', () =>
    holds((query, { projet }) => {
      if (!projet) return
      const apport = (query.apport ?? 0) + projet.apportManquant + noise(projet.prix)
      const revenu = query.revenu + projet.revenuManquant + noise(projet.mensualite)
      for (const more of [{ apport }, { revenu }]) {
        if (apport > 1e9 || revenu > 1e6) continue
        const { blocages } = dataOf({ ...query, ...more }).projet ?? { blocages: '' }
        expect(blocages).not.toContain('effort')
        expect(blocages).not.toContain('reste_a_vivre')
      }
    }))

  it('names a shortest term that fits, and none that is shorter', () =>
    holds((query, { projet }) => {
      const years = projet?.dureeMinimale
      if (typeof years !== 'number') return
      const blocks = (duree: number) => dataOf({ ...query, duree }).projet?.blocages ?? ''
      expect(blocks(years)).not.toContain('effort')
      if (years > 1 && (query.differe ?? 0) < 12 * (years - 1))
        expect(blocks(years - 1)).toMatch(/effort|reste_a_vivre/)
    }))
})
