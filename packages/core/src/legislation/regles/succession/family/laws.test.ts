/** Properties that hold for every family, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estateOf, type Inputs } from '../../../../../../../test/support/family-estates.ts'
import { dutyOn } from '../duties.ts'
import { kinshipLaws } from '../kinship.ts'
import { before70Law } from '../life-insurance.ts'
import type { FamilyEstate } from './input.ts'
import { optionsOf } from './options.ts'
import { sumBy } from './people.ts'
import { settleFamily } from './settle.ts'

const euros = (max: number) => fc.integer({ min: 0, max })
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })

/** Fields without a value are left out, as a contract leaves them. */
const row = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record(shape)
    .map((found) => Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)))

const someone = {
  nombre: fc.integer({ min: 1, max: 3 }),
  handicap: optional(fc.constant(true)),
}
const relative = fc.oneof(
  row({ lien: fc.constant('enfant'), ...someone, adoption_simple: optional(fc.constant(true)) }),
  row({
    lien: fc.constantFrom('petit_enfant', 'neveu_niece'),
    ...someone,
    souche: optional(fc.integer({ min: 1, max: 3 })),
  }),
  row({ lien: fc.constantFrom('parent', 'grand_parent', 'parent_4e_degre', 'autre'), ...someone }),
  row({ lien: fc.constant('frere_soeur'), ...someone, exoneration_fratrie: optional(fc.constant(true)) }),
)
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2026-11-23'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const parentsIn = (rows: readonly Readonly<Record<string, unknown>>[]): number =>
  rows.reduce((sum, { lien, nombre }) => sum + (lien === 'parent' ? Number(nombre) : 0), 0)

/** Families with or without a spouse, gifts, legacies and insurance; each refers to a row that exists. */
const families: fc.Arbitrary<Inputs> = fc
  .record({ spouse: fc.boolean(), others: fc.array(relative, { minLength: 1, maxLength: 5 }) })
  .filter(({ others }) => parentsIn(others) <= 2)
  .chain(({ spouse, others }) => {
    const proche = spouse ? [{ lien: 'conjoint', age: 66 }, ...others] : others
    const receiver = fc.integer({ min: spouse ? 2 : 1, max: proche.length })
    const named = fc.integer({ min: 1, max: proche.length })
    return fc.record({
      patrimoine: euros(3_000_000),
      dettes: euros(300_000),
      proche: fc.constant(proche),
      don: fc.array(
        row({
          proche: receiver,
          montant: euros(400_000),
          valeur: optional(euros(500_000)),
          date,
          mode: fc.constantFrom('avancement', 'hors_part', 'partage'),
        }),
        { maxLength: 3 },
      ),
      legs: fc.array(
        fc.oneof(
          row({ lien: fc.constantFrom('autre', 'organisme', 'neveu_niece'), part: euros(30) }),
          row({ lien: fc.constantFrom('autre', 'organisme'), montant: euros(200_000) }),
        ),
        { maxLength: 3 },
      ),
      assurance: fc.array(row({ proche: named, avant_70: euros(900_000), apres_70: euros(200_000) }), {
        maxLength: 3,
      }),
      option_conjoint: fc.constantFrom('quart', 'usufruit', 'quart_usufruit', 'quotite_disponible'),
      donation_epoux: fc.boolean(),
      patrimoine_conjoint: euros(500_000),
    })
  })

const estates: fc.Arbitrary<FamilyEstate> = families.map(estateOf)

/** An addition of large figures may be off by so many euros. */
const ADDITION = 1e-6

const expectAtMost = (lower: number, upper: number) => expect(lower).toBeLessThanOrEqual(upper + ADDITION)

/**
 * Reduced in proportion (Code civil, art. 926), a legacy of an amount beside one of a part receives less of a larger
 * estate: the law of monotony needs one kind only.
 */
const withOneKindOfLegacy = (estate: FamilyEstate): FamilyEstate => ({
  ...estate,
  legacies: estate.legacies.filter((legacy) => 'part' in legacy === 'part' in (estate.legacies[0] ?? legacy)),
})

describe('a whole estate', () => {
  it('gives everything to somebody or to nobody: values and what is not inherited sum to it', () => {
    fc.assert(
      fc.property(estates, (estate) => {
        const { civil } = settleFamily(estate)
        const given = sumBy(civil.shares, ({ value }) => value) + civil.nonDevolu
        expect(Math.abs(given - civil.net)).toBeLessThan(ADDITION)
        for (const { ownership, usufruit, bareOwnership } of civil.shares) {
          expectAtMost(0, Math.min(ownership, usufruit, bareOwnership))
        }
      }),
    )
  })

  it('keeps what is reserved from legacies and from a spouse who owns', () => {
    fc.assert(
      fc.property(estates, (estate) => {
        const { civil } = settleFamily(estate)
        expectAtMost(civil.legacies.paid, civil.reserve.disposableLeft)
        if (civil.devolution.ordre !== 'descendants') return
        expectAtMost(civil.legacies.paid + civil.spouse.ownership, civil.reserve.disposableLeft)
      }),
    )
  })

  it('charges nothing to those who are exempt, and nobody more than is received', () => {
    fc.assert(
      fc.property(estates, (estate) => {
        const { estate: taxed, insurance } = settleFamily(estate)
        for (const { liability, duty, value } of taxed.heirs) {
          if (liability.exempt) expect(duty.due).toBe(0)
          expectAtMost(duty.due, value)
        }
        for (const { exempt, levy, premiumsDue, capital, premiums } of insurance) {
          if (exempt) expect(levy + premiumsDue).toBe(0)
          expectAtMost(levy, capital)
          expectAtMost(premiumsDue, premiums)
        }
      }),
    )
  })

  it('never lowers the duties of anybody when the estate is larger, with legacies of one kind', () => {
    fc.assert(
      fc.property(estates.map(withOneKindOfLegacy), euros(500_000), (estate, more) => {
        const [small, large] = [settleFamily(estate), settleFamily({ ...estate, gross: estate.gross + more })]
        for (const [index, { duty }] of small.estate.heirs.entries()) {
          expectAtMost(duty.due, large.estate.heirs[index]?.duty.due ?? Number.NaN)
        }
        expectAtMost(small.totals.allDuties, large.totals.allDuties)
      }),
    )
  })

  it('gives a person one allowance of the levy at most, and everybody together one of premiums', () => {
    fc.assert(
      fc.property(estates, (estate) => {
        const { insurance } = settleFamily(estate)
        const { abattement } = before70Law(estate.day).values
        for (const { person } of insurance) {
          const own = insurance.filter((other) => other.person === person)
          expectAtMost(
            sumBy(own, ({ levyAllowance }) => levyAllowance),
            abattement,
          )
        }
        expectAtMost(
          sumBy(insurance, ({ premiumsAllowance }) => premiumsAllowance),
          30_500,
        )
      }),
    )
  })

  it('gives with the chosen option what the list of options gives', () => {
    fc.assert(
      fc.property(estates, (estate) => {
        const { totals, civil } = settleFamily(estate)
        const options = optionsOf(estate)
        const isListed = civil.devolution.spouse !== undefined && civil.devolution.ordre === 'descendants'
        expect(options).toHaveLength(isListed ? 4 : 0)
        for (const { option, firstDuties } of options) {
          if (option === estate.spouseOption) expect(firstDuties).toBe(totals.duties)
        }
      }),
    )
  })

  it('charges equal children what the rules of one kinship charge', () => {
    fc.assert(
      fc.property(euros(5_000_000), fc.integer({ min: 1, max: 20 }), (patrimoine, nombre) => {
        const estate = estateOf({ patrimoine, frais_funeraires: 0, proche: [{ lien: 'enfant', nombre }] })
        const { bareme, abattement } = kinshipLaws.enfant(estate.day).values
        const one = dutyOn({ scale: bareme, allowance: abattement, gifts: 0 }, patrimoine / nombre)
        expect(settleFamily(estate).totals.duties).toBeCloseTo(nombre * one.due, 5)
      }),
    )
  })
})
