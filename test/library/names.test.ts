/** Types by name agree with the catalogue: worked examples, written out. */
import { catalogue, type InputFor, type SimulatorName, simulate } from '@denier/core'
import { describe, expect, it } from 'vitest'

/** A simulator that is not here is tested by what every contract promises. */
const examples: { readonly [N in SimulatorName]?: InputFor<N> } = {
  'interets-composes': { capital: 10000, mensuel: 300, taux: 7, duree: 20 },
  inflation: { montant: 10000, duree: 20 },
  'retraite-fire': { capital: 50000, mensuel: 1000, depenses: 2000 },
  'impact-frais': { capital: 10000, mensuel: 300, duree: 20 },
  'achat-location': { prix: 300000, apport: 60000, taux_credit: 3.5, duree_credit: 20, loyer: 1200 },
  dca: { mensuel: 1000, duree: 10, etalement: 12 },
  'cout-dette': {
    capital: 200000,
    taux: 3.5,
    duree: 20,
    remboursement_anticipe: 20000,
    annee_remboursement: 5,
  },
  succession: {
    patrimoine: 601500,
    lien: 'enfant',
    heritiers: 2,
    conjoint_survivant: true,
    age_conjoint: 70,
    assurance_vie: 400000,
  },
  fiscalite: { revenu: 71500, nature: 'imposable', situation: 'marie', enfants: 2 },
  'revenus-passifs': { revenu: 2000, capital: 50000, mensuel: 1000 },
  cagr: { valeur_initiale: 10000, valeur_finale: 25000, duree: 8 },
  immobilier: {
    prix: 200000,
    loyer: 900,
    apport: 40000,
    travaux: 10000,
    taxe_fonciere: 1200,
    charges: 100,
    gestion: 7,
    assurance: 0.3,
  },
  'budget-50-30-20': { revenu: 2500, besoins: 1400, envies: 700, loyer: 800, epargne_precaution: 5000 },
  'coast-fire': { age: 30, age_retraite: 65, capital: 50000, depenses: 2000 },
  drawdown: { capital: 100000, actions: 60, obligations: 40 },
  'livret-a-vs-etf': { capital: 10000, mensuel: 200, duree: 15, taux_livret: 1.7 },
}

describe('SimulatorName', () => {
  it('covers no name outside the catalogue', () => {
    expect(catalogue.map(({ contract }) => contract.name)).toEqual(
      expect.arrayContaining(Object.keys(examples)),
    )
  })

  it.each(catalogue.filter(({ contract }) => contract.name in examples))(
    'accepts for $contract.name the example of its contract',
    async ({ contract }) => {
      const name = contract.name as SimulatorName
      expect(examples[name]).toEqual(contract.example.query)
      const reply = await simulate(name, examples[name] as never)
      expect(reply.meta?.endpoint).toBe(`simulateurs/${name}`)
    },
  )
})
