/** Properties of the answers of `donation` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../definition/shape.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { contract } from './contract.ts'
import { donation } from './index.ts'

type Query = InputOf<(typeof contract)['params']>

const ties = [
  'enfant',
  'petit_enfant',
  'arriere_petit_enfant',
  'parent',
  'frere_soeur',
  'neveu_niece',
  'parent_4e_degre',
  'autre',
  'organisme',
] as const
const amounts = fc.double({ min: 1, max: 5e6, noNaN: true })
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** Questions of the equal recipients of one kinship. */
const queries: fc.Arbitrary<Query> = fc
  .record({
    montant: amounts,
    lien: fc.constantFrom(...ties, 'conjoint', 'pacs'),
    donataires: fc.integer({ min: 1, max: 6 }),
    age_donateur: fc.integer({ min: 18, max: 100 }),
    age_second_donateur: fc.integer({ min: 18, max: 100 }),
    droit: fc.constantFrom('pleine_propriete', 'nue_propriete'),
    bien: fc.constantFrom('argent', 'titres', 'immobilier', 'entreprise'),
    age_donataire: fc.integer({ min: 0, max: 60 }),
    handicap: fc.boolean(),
    donations: fc.oneof(fc.constant(0), amounts),
    droits_par_donateur: fc.boolean(),
    claimsExemptions: fc.boolean(),
  })
  .map(({ claimsExemptions, ...query }) => ({
    ...query,
    // the exemptions of the property given: for money as a family gift and for a home, for a business by Dutreil
    don_familial: claimsExemptions && query.bien === 'argent',
    logement: claimsExemptions && query.bien === 'argent',
    dutreil: claimsExemptions && query.bien === 'entreprise',
  })) as fc.Arbitrary<Query>

function answer(query: Query) {
  const parsed = donation.parser.fromObject(query)
  if (!parsed.ok) return expect.fail(parsed.problems.map(({ message }) => message).join('; '))
  return donation.compute(parsed.params, { today: '2026-11-23' as CivilDate }, 'fr').data
}

/** The most euros by which sums of up to 12 amounts of up to 5 million euros, in doubles, differ by rounding. */
const NOISE = 1e-6

describe('donation: properties of gifts', () => {
  it('never lowers the duties when the gift is larger', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const less = { ...query, montant: Math.max(0.01, share * (query.montant ?? 0)) }
        expect(answer(less).resume.droits).toBeLessThanOrEqual(answer(query).resume.droits + NOISE)
      }),
    )
  })

  it('never asks more duties of two donors of one age than of one, when neither gave before', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...ties), (query, lien) => {
        const age = query.age_donateur
        const one = { ...query, lien, donations: 0, age_second_donateur: age }
        expect(answer({ ...one, donateurs: 2 }).resume.droits).toBeLessThanOrEqual(
          answer(one).resume.droits + NOISE,
        )
      }),
    )
  })

  it('gives recipients as much as is given, and adds up what they owe', () => {
    fc.assert(
      fc.property(queries, fc.boolean(), (query, areTwo) => {
        const isCouple = query.lien === 'conjoint' || query.lien === 'pacs'
        const { resume, donataires, frais } = answer({ ...query, donateurs: areTwo && !isCouple ? 2 : 1 })
        const sum = (figure: (row: (typeof donataires)[number]) => number) =>
          donataires.reduce((all, row) => all + figure(row), 0)
        expect(Math.abs(sum(({ valeur }) => valeur) - (query.montant ?? 0))).toBeLessThan(NOISE)
        expect(Math.abs(sum(({ droits }) => droits) - resume.droits)).toBeLessThan(NOISE)
        expect(resume.coutTotal).toBe(resume.droits + frais.total)
        for (const row of donataires) {
          const covered = row.exonereLogement + row.exonereDonFamilial + row.abattement + row.baseTaxable
          const expected = row.lien === 'organisme' ? 0 : row.valeurFiscale
          if (row.lien !== 'organisme') expect(Math.abs(covered - expected)).toBeLessThan(NOISE)
          expect(row.droits).toBeLessThanOrEqual(row.baseTaxable * 0.6 + NOISE)
        }
      }),
    )
  })

  it('never lowers the duties with larger earlier gifts', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const less = { ...query, donations: share * (query.donations ?? 0) }
        expect(answer(less).resume.droits).toBeLessThanOrEqual(answer(query).resume.droits + NOISE)
      }),
    )
  })

  it('gives the same figures for equal rows of a list as for the number of them', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const {
          montant = 0,
          lien = 'autre',
          donataires = 1,
          handicap,
          age_donataire,
          donations: _,
          ...others
        } = query
        const row = { lien, montant: montant / donataires, nombre: donataires, handicap, age_donataire }
        const [listed, counted] = [answer({ ...others, don: [row] }), answer({ ...query, donations: 0 })]
        expect(Math.abs(listed.resume.droits - counted.resume.droits)).toBeLessThan(NOISE)
        expect(listed.donataires.length).toBe(counted.donataires.length)
      }),
    )
  })

  it('leaves as much by giving as by leaving, within fifteen years, to children without growth, costs or exemption', () => {
    fc.assert(
      fc.property(
        amounts,
        amounts,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 15 }),
        (montant, patrimoine, donataires, horizon) => {
          const { comparaison } = answer({ montant, lien: 'enfant', donataires, patrimoine, horizon })
          expect(Math.abs(comparaison?.avantage ?? Number.NaN)).toBeLessThan(NOISE)
        },
      ),
    )
  })

  it('never makes giving worse in the sixteenth year than in the fifteenth, without growth', () => {
    fc.assert(
      fc.property(queries, amounts, (query, patrimoine) => {
        const { yearly } = answer({ ...query, patrimoine, horizon: 16 })
        expect(yearly[15]?.avantage ?? Number.NaN).toBeGreaterThanOrEqual(
          (yearly[14]?.avantage ?? Number.NaN) - NOISE * 10 - fallOfDutiesIfLeft(yearly),
        )
      }),
    )
  })
})

/**
 * By how many euros the duties on leaving everything are lower in the sixteenth year than in the fifteenth. Earlier
 * gifts without a date count as made on the day of the gift, so that they too are recalled for fifteen years.
 */
const fallOfDutiesIfLeft = (yearly: readonly { readonly droitsLaisser: number }[]): number =>
  (yearly[14]?.droitsLaisser ?? 0) - (yearly[15]?.droitsLaisser ?? 0)
