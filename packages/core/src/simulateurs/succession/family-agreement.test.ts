/** A question of one kinship, and the family that it stands for, by the rules of whole families: the same figures. */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { estateOf, type Inputs } from '../../../../../test/support/family-estates.ts'
import { expectNear } from '../../../../../test/support/figures.ts'
import {
  askOneKinship,
  type OneKinshipQuery,
  oneKinshipQueries,
} from '../../../../../test/support/one-kinship.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { settleFamily } from '../../legislation/regles/succession/family/settle.ts'

type Query = OneKinshipQuery

/** Kinships that inherit here by will alone. */
const BY_WILL: readonly string[] = ['petit_enfant', 'autre', 'pacs']
/**
 * Kinships for which both count gifts alike. Elsewhere the question of one kinship lets gifts use an allowance that article
 * 784 leaves whole (`methode.md`), and a gift changes what a spouse takes.
 */
const WITH_GIFTS: readonly string[] = ['parent', 'frere_soeur', 'neveu_niece']
const countsGifts = ({ lien, representants = 0, conjoint_survivant }: Query): boolean =>
  WITH_GIFTS.includes(lien) || (lien === 'enfant' && representants === 0 && !conjoint_survivant)

/** Heirs one by one; at most two parents, so that more ascendants are grandparents. */
function heirsOf({ lien, heritiers = 1, representants = 0, handicap, exoneration_fratrie }: Query) {
  const traits = { handicap: handicap ?? false, exoneration_fratrie: exoneration_fratrie ?? false }
  const isOlder = lien === 'parent' && heritiers > 2
  return Array.from({ length: lien === 'conjoint' ? 1 : heritiers }, (_, index) => {
    if (representants === 0) return { lien: isOlder ? 'grand_parent' : lien, ...traits }
    return { lien: 'petit_enfant', souche: Math.floor(index / representants) + 1, ...traits }
  })
}

/** The family of a question: heirs first, so that the first rows are those of the heirs. */
function familyOf(query: Query): Inputs {
  const { lien, donations = 0, conjoint_survivant, age_conjoint = 70 } = query
  const heirs = heirsOf(query)
  const { beneficiaires = query.heritiers ?? 1 } = query
  const { assurance_vie = 0, assurance_vie_70 = 0, gains_assurance_vie_70 = 0 } = query
  const each = {
    avant_70: assurance_vie / beneficiaires,
    apres_70: assurance_vie_70 / beneficiaires,
    gains_70: gains_assurance_vie_70 / beneficiaires,
  }
  const { souche, ...besides } = { souche: 0, ...heirs[0] }
  const gift = { montant: donations, date: '2020-01-01', mode: 'hors_part' }
  return {
    patrimoine: query.patrimoine,
    dettes: query.dettes ?? 0,
    frais_funeraires: query.frais_funeraires ?? 1500,
    residence_principale: query.residence_principale ?? 0,
    residence_occupee: query.residence_occupee ?? false,
    forfait_mobilier: query.forfait_mobilier ?? false,
    option_conjoint: query.option_conjoint ?? 'quart',
    proche: conjoint_survivant ? [...heirs, { lien: 'conjoint', age: age_conjoint }] : heirs,
    don: donations > 0 ? heirs.map((_, index) => ({ proche: index + 1, ...gift })) : [],
    legs: BY_WILL.includes(lien)
      ? heirs.map((_, index) => ({ proche: index + 1, part: 100 / heirs.length }))
      : [],
    assurance: Array.from({ length: beneficiaires }, (_, index) => ({
      ...(index < heirs.length ? { proche: index + 1 } : besides),
      ...each,
    })),
  }
}

function expectAgreement(question: Query): void {
  const query = { ...question, donations: countsGifts(question) ? (question.donations ?? 0) : 0 }
  const { resume, assuranceVie } = askOneKinship(query)
  const { estate, insurance, totals } = settleFamily(estateOf(familyOf(query)))
  expectNear(resume.actifNet, estate.fiscal.actifNet, 0.01)
  expectNear(resume.droitsTotal, totals.duties, 0.01)
  expectNear(resume.droitsAssuranceVie, totals.insuranceDuties, 0.01)
  expectNear(resume.totalDroits, totals.allDuties, 0.01)
  expectNear(resume.netTransmis, totals.net, 0.01)
  const withFurniture = (forfait_mobilier: boolean) =>
    settleFamily(estateOf(familyOf({ ...query, forfait_mobilier }))).totals.allDuties
  expectNear(resume.effetForfaitMobilier, withFurniture(true) - withFurniture(false), 0.01)
  if (resume.exonere) return
  expectNear(resume.droitsParHeritier, estate.heirs[0]?.duty.due ?? Number.NaN, 0.01)
  expectNear(resume.abattement, estate.heirs[0]?.duty.allowance ?? Number.NaN, 0.01)
  const first = insurance[0]
  expectNear(assuranceVie.apres70.droitsHeritier, first?.premiumsDue ?? Number.NaN, 0.01)
  expectNear(assuranceVie.apres70.abattementHeritier, first?.premiumsDuty.allowance ?? Number.NaN, 0.01)
}

const questions = oneKinshipQueries
/** Heirs in the place of children: as many for each, in up to four branches. */
const representing = fc
  .tuple(questions, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }))
  .map(([query, representants, branches]): Query => {
    const children = { lien: 'enfant', exoneration_fratrie: false, representants } as const
    return { ...query, ...children, heritiers: representants * branches }
  })

describe('the question of one kinship, beside the rules of a whole family,', () => {
  it('gives the same figures for random questions', () => {
    fc.assert(fc.property(questions, expectAgreement), cases(2000))
  })

  it('gives the same figures when heirs represent children', () => {
    fc.assert(fc.property(representing, expectAgreement), cases(2000))
  })
})
