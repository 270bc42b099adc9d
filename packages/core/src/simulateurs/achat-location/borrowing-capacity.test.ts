import { expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { capaciteEmprunt } from '../capacite-emprunt/index.ts'
import { borrowingCapacity } from './borrowing-capacity.ts'
import { achatLocation } from './index.ts'

const home = { prix: 300_000, apport: 60_000, taux_credit: 3.5, duree_credit: 20, loyer: 1200 }

/** What the link to `capacite-emprunt` carries for a question. */
const linkOf = (query: typeof home & { readonly revenu?: number; readonly charges_credits?: number }) => {
  const { data, meta } = ask(achatLocation, query)
  return borrowingCapacity({ data, used: meta.hypotheses } as Parameters<typeof borrowingCapacity>[0])
}

it('carries the loan, the income and the other loans, with the notary fees in the own money', () => {
  expect(linkOf({ ...home, revenu: 4500, charges_credits: 200 })).toEqual({
    revenu: 4500,
    apport: 82_500,
    charges: 200,
    duree: 20,
    taux: 3.5,
    prix: 300_000,
    assurance: 0,
  })
})

it('asks the other page for an income that was not given, and leads nowhere without a loan', () => {
  expect(linkOf(home)).not.toHaveProperty('revenu')
  expect(linkOf({ ...home, apport: 300_000 })).toBeUndefined()
})

it('leads to a purchase that costs about the same loan', () => {
  const { data } = ask(capaciteEmprunt, linkOf({ ...home, revenu: 4500 }) as never)
  const { projet } = data as { projet: { pretPrincipal: number } | null }
  expect(projet?.pretPrincipal).toBeGreaterThan(235_000)
  expect(projet?.pretPrincipal).toBeLessThan(250_000)
})
