/** Properties of the answers of `succession` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear, expectSound } from '../../../../../test/support/figures.ts'
import {
  askOneKinship,
  type OneKinshipQuery,
  oneKinshipQueries,
} from '../../../../../test/support/one-kinship.ts'
import { ask } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { usufruitLaw, usufruitShare } from '../../legislation/regles/succession/spouse.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { succession } from './index.ts'

type Query = OneKinshipQuery

const queries = oneKinshipQueries
const shares = fc.double({ min: 0, max: 1, noNaN: true })

const inherit = (query: Query) => askOneKinship(query)
const resumeOf = (query: Query) => inherit(query).resume
/** Two figures of two answers, each rounded to the cent, and added up over the heirs. */
const CENTS = 0.2

describe('succession: properties of duties', () => {
  it('never leaves an heir with less, nor lowers the duties, when the estate is larger', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const home = query.residence_principale ?? 0
        const less = { ...query, patrimoine: Math.max(home, share * query.patrimoine) }
        const [small, large] = [resumeOf(less), resumeOf(query)]
        expectAtMost(small.droitsParHeritier, large.droitsParHeritier)
        expectAtMost(small.droitsTotal, large.droitsTotal)
        expectAtMost(small.totalDroits, large.totalDroits + CENTS)
        const left = ({ partParHeritier, droitsParHeritier }: typeof small) =>
          partParHeritier - droitsParHeritier
        expectAtMost(left(small), left(large) + 0.02)
      }),
    )
  })

  it('never lowers the duties with larger recalled gifts', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const given = query.donations ?? 0
        const [less, more] = [resumeOf({ ...query, donations: share * given }), resumeOf(query)]
        expectAtMost(less.droitsTotal, more.droitsTotal + CENTS)
        expectAtMost(more.abattement, less.abattement)
      }),
    )
  })

  it('never raises the total duties with more heirs', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 20 }), (query, heirs) => {
        const alone = { ...query, representants: 0, beneficiaires: undefined }
        const [few, many] = [alone.heritiers ?? 1, heirs].sort((a, b) => a - b)
        const [before, after] = [few, many].map((heritiers) =>
          resumeOf({ ...alone, heritiers: heritiers as number }),
        )
        expectAtMost(after?.droitsTotal ?? Number.NaN, (before?.droitsTotal ?? Number.NaN) + CENTS)
        expectAtMost(after?.totalDroits ?? Number.NaN, (before?.totalDroits ?? Number.NaN) + CENTS)
      }),
    )
  })

  it('never raises the duties for a disabled heir', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const [able, disabled] = [false, true].map((handicap) => resumeOf({ ...query, handicap }))
        expectAtMost(disabled?.totalDroits ?? Number.NaN, (able?.totalDroits ?? Number.NaN) + CENTS)
        expectAtMost(able?.abattement ?? Number.NaN, disabled?.abattement ?? Number.NaN)
      }),
    )
  })

  it('adds to the duties, with furniture at the flat rate, the effect given without it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const [without, withRate] = [false, true].map((forfait_mobilier) =>
          resumeOf({ ...query, forfait_mobilier }),
        )
        if (!without || !withRate) return expect.fail('two answers')
        expect(withRate.effetForfaitMobilier).toBe(without.effetForfaitMobilier)
        expectNear(without.totalDroits + without.effetForfaitMobilier, withRate.totalDroits, 0.016)
        expectAtMost(without.netTransmis, withRate.netTransmis + 0.02)
      }),
    )
  })

  it('taxes representatives on premiums paid after 70 alike, however many they are and whatever they inherit', () => {
    const kin = { lien: 'enfant', heritiers: 6, conjoint_survivant: false, option_conjoint: 'quart' } as const
    fc.assert(
      fc.property(queries, fc.constantFrom(1, 2, 3, 6), (query, representants) => {
        const all = { ...query, ...kin, exoneration_fratrie: false, handicap: false, beneficiaires: 6 }
        const dueOf = (change: Partial<Query>) =>
          inherit({ ...all, ...change } as Query).assuranceVie.apres70.droits
        expectNear(dueOf({ representants }), dueOf({ representants: 6, donations: 0, patrimoine: 1e9 }), 0.02)
      }),
    )
  })

  it('charges nothing to an exempt heir, whatever the estate, the gifts and the insurance', () => {
    const exempt = fc.constantFrom(
      { lien: 'conjoint' },
      { lien: 'pacs' },
      { lien: 'frere_soeur', exoneration_fratrie: true },
    )
    fc.assert(
      fc.property(queries, exempt, (query, who) => {
        const alone = {
          representants: 0,
          conjoint_survivant: false,
          option_conjoint: 'quart',
          exoneration_fratrie: false,
        }
        const { resume, tranches } = inherit({ ...query, ...alone, ...who } as Query)
        expect(resume).toMatchObject({ exonere: true, abattement: 0, baseTaxable: 0, totalDroits: 0 })
        expect(resume).toMatchObject({ tauxEffectif: 0, tauxMarginal: 0, droitsAssuranceVie: 0 })
        expect(tranches).toEqual([])
      }),
    )
  })
})

describe('succession: accounting identities', () => {
  it('sums the brackets to the duties of an heir, and heirs and insurance to the total', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, tranches, assuranceVie } = inherit(query)
        const { tranchesHeritier, droitsHeritier, baseHeritier } = assuranceVie.apres70
        const sum = (rows: typeof tranches, name: 'base' | 'droits') =>
          rows.reduce((total, row) => total + row[name], 0)
        expectNear(sum(tranches, 'droits'), resume.droitsParHeritier, 0.04)
        expectNear(sum(tranches, 'base'), resume.baseTaxable, 0.04)
        expectNear(sum(tranchesHeritier, 'droits'), droitsHeritier, 0.04)
        expectNear(sum(tranchesHeritier, 'base'), baseHeritier, 0.04)
        expectNear((query.heritiers ?? 1) * resume.droitsParHeritier, resume.droitsTotal, 0.11)
        expectNear(
          assuranceVie.avant70.droits + assuranceVie.apres70.droits,
          resume.droitsAssuranceVie,
          0.015,
        )
        expectNear(resume.droitsTotal + resume.droitsAssuranceVie, resume.totalDroits, 0.015)
        for (const { base, taux, droits } of tranches) expectNear((base * taux) / 100, droits, 0.01)
        const reached = tranches.filter(({ base }) => base >= 0.01)
        expect(resume.tauxMarginal).toBe(reached.at(-1)?.taux ?? 0)
      }),
    )
  })

  it('splits the estate and the insurance into net transfer and duties', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { netTransmis, totalDroits, tauxEffectif } = resumeOf(query)
        const { patrimoine, dettes = 0, frais_funeraires = 1500 } = query
        const insured =
          (query.assurance_vie ?? 0) + (query.assurance_vie_70 ?? 0) + (query.gains_assurance_vie_70 ?? 0)
        const spared = query.residence_occupee ? 0.2 * (query.residence_principale ?? 0) : 0
        const furniture = query.forfait_mobilier ? 0.05 * (patrimoine - spared) : 0
        const there = Math.max(0, patrimoine + furniture - dettes - frais_funeraires) + insured
        expectNear(netTransmis + totalDroits, there, 0.011)
        expect(netTransmis).toBeGreaterThanOrEqual(0)
        if (there > 1) expectNear((tauxEffectif / 100) * there, totalDroits, 0.011 + there * 1e-6)
        expectAtMost(tauxEffectif, 60)
      }),
    )
  })

  it('splits ownership into usufruct and bare ownership, which grows with the age of the spouse', () => {
    const { usufruitViager } = usufruitLaw('2026-12-01' as CivilDate).values
    const ages = fc.integer({ min: 0, max: 120 })
    fc.assert(
      fc.property(queries, ages, ages, (query, one, other) => {
        const usufruct = { lien: 'enfant', conjoint_survivant: true, option_conjoint: 'usufruit' } as const
        const barePart = (age_conjoint: number) =>
          resumeOf({ ...query, ...usufruct, age_conjoint, exoneration_fratrie: false })
        const [ofOne, ofOther] = [barePart(one), barePart(other)]
        const { actifNet, partParHeritier } = ofOne
        const children = partParHeritier * (query.heritiers ?? 1)
        expectNear(children + usufruitShare(usufruitViager, one) * actifNet, actifNet, 0.12)
        const [younger, older] = one < other ? [ofOne, ofOther] : [ofOther, ofOne]
        expectAtMost(younger.partParHeritier, older.partParHeritier)
      }),
    )
  })
})

it('returns finite succession figures for random queries', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const answer = ask(succession, query)
      expectSound(answer, {
        'tranches.a': undefined,
        'assuranceVie.apres70.tranchesHeritier.a': undefined,
        devolution: undefined,
      })
      const { resume } = answer.data
      const codes = answer.meta.avertissements.map(({ code }) => code)
      if (
        resume.exonere !== (query.lien === 'conjoint' || query.lien === 'pacs' || !!query.exoneration_fratrie)
      )
        expect.fail(`${query.lien} is exempt: ${resume.exonere}`)
      if (codes.includes('dettes_superieures') && resume.actifNet !== 0)
        expect.fail('debts exceed the estate')
    }),
    cases(10_000),
  )
})
