import type { Law, LegalParameters } from '../../legislation/law.ts'
import { disabilityLaw } from '../../legislation/regles/succession/allowance.ts'
import { recallLaw } from '../../legislation/regles/succession/duties.ts'
import { funeralLaw, homeLaw } from '../../legislation/regles/succession/estate.ts'
import { siblingExemptionLaw, spouseExemptionLaw } from '../../legislation/regles/succession/exemption.ts'
import {
  devolutionLaw,
  familyInsuranceLaw,
  familyKinshipLaw,
  instalmentLaw,
  reliefLaw,
  reserveLaw,
  ruralLaw,
  spouseLaw,
  usufruitEndLaw,
} from '../../legislation/regles/succession/family/law.ts'
import { furnitureLaw } from '../../legislation/regles/succession/furniture.ts'
import { kinshipLaws } from '../../legislation/regles/succession/kinship.ts'
import { after70Law, before70Law } from '../../legislation/regles/succession/life-insurance.ts'
import { usufruitLaw } from '../../legislation/regles/succession/spouse.ts'
import type { SettledFamily } from './settle-family.ts'

type AnyLaw = Law<LegalParameters>

/**
 * The laws that a whole estate has applied, in the order of calculation. Called by `simulate-family.ts` and the
 * explanation.
 * @example familyLaws(settled, 'aucun').flatMap(({ sources }) => sources)
 */
export function familyLaws(
  { estate, settlement, options }: SettledFamily,
  plan: 'aucun' | '1_an' | '3_ans',
): readonly AnyLaw[] {
  const { day, insurance } = estate
  const { civil } = settlement
  const people = [...settlement.estate.heirs, ...settlement.insurance].map(({ person }) => person)
  const has = (test: (person: (typeof people)[number]) => boolean): boolean => people.some(test)
  const kinships = [
    ...new Set(settlement.estate.heirs.flatMap(({ liability: { kinship } }) => (kinship ? [kinship] : []))),
  ]
  const isSplit = insurance.some(({ right = 'pleine_propriete' }) => right !== 'pleine_propriete')
  const applied: readonly (readonly [isApplied: boolean, law: (day: typeof estate.day) => AnyLaw])[] = [
    [true, funeralLaw],
    [true, devolutionLaw],
    [true, reserveLaw],
    [civil.devolution.spouse !== undefined, spouseLaw],
    [civil.spouse.usufruit > 0 || options.length > 0 || isSplit, usufruitLaw],
    [estate.occupiedHome > 0, homeLaw],
    [estate.furnitureFlatRate === true, furnitureLaw],
    [estate.dutreil + estate.bois > 0, reliefLaw],
    [estate.biensRuraux > 0, ruralLaw],
    [has(({ kinship }) => kinship === 'conjoint' || kinship === 'pacs'), spouseExemptionLaw],
    [has(({ exemptSibling }) => exemptSibling === true), siblingExemptionLaw],
    [
      has(({ kinship, simpleAdoption }) => kinship === 'organisme' || simpleAdoption === true),
      familyKinshipLaw,
    ],
    ...kinships.map((kinship) => [true, kinshipLaws[kinship]] as const),
    [has(({ disabled }) => disabled === true), disabilityLaw],
    [estate.gifts.length > 0, recallLaw],
    [settlement.insurance.some(({ capital }) => capital > 0), before70Law],
    [settlement.insurance.some(({ premiums }) => premiums > 0), after70Law],
    [insurance.length > 0, familyInsuranceLaw],
    [options.length > 0, usufruitEndLaw],
    [plan !== 'aucun', instalmentLaw],
  ]
  return applied.flatMap(([isApplied, law]) => (isApplied ? [law(day)] : []))
}
