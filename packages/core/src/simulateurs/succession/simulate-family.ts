import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { civilOf } from '../../legislation/regles/succession/family/civil.ts'
import { dutiesWith } from '../../legislation/regles/succession/family/heirs.ts'
import type { FamilyEstate } from '../../legislation/regles/succession/family/input.ts'
import type { InsuranceResult } from '../../legislation/regles/succession/family/insurance.ts'
import type { OptionResult } from '../../legislation/regles/succession/family/options.ts'
import { type FamilySettlement, settleFamily } from '../../legislation/regles/succession/family/settle.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { toPercent } from '../../units/rate.ts'
import { bracketRows, marginalRate } from './brackets.ts'
import type { contract } from './contract.ts'
import { familyLaws } from './family-laws.ts'
import { findFamilyWarnings } from './find-family-warnings.ts'
import { instalmentRows } from './instalment-rows.ts'
import { type SettledFamily, settleFamilyOf } from './settle-family.ts'

type Params = ParamsOfContract<typeof contract>

/**
 * Computes a whole estate: who inherits, what each person receives and owes, life insurance by beneficiary, what each
 * option of a spouse costs at both deaths, and instalments. What holds for equal heirs only is `null`. Amounts are in
 * euros, rates in percent. Called by `simulate.ts`.
 * @param day the day of the death.
 */
export function simulateFamily(params: Params, day: CivilDate): Outcome<typeof contract> {
  const settled = settleFamilyOf(params, day)
  const { settlement, options } = settled
  const { civil, estate, insurance, totals } = settlement
  const { fractionnement } = params
  const spouse = estate.heirs.find(({ person }) => person === civil.devolution.spouse)
  return {
    data: {
      resume: {
        actifNet: estate.fiscal.actifNet,
        partParHeritier: null,
        abattement: null,
        baseTaxable: null,
        droitsParHeritier: null,
        droitsTotal: totals.duties,
        droitsAssuranceVie: totals.insuranceDuties,
        totalDroits: totals.allDuties,
        netTransmis: totals.net,
        tauxEffectif: totals.received === 0 ? 0 : toPercent(totals.allDuties / totals.received),
        tauxMarginal: null,
        exonere: null,
        partDuConjoint: spouse?.partFiscale ?? 0,
        effetForfaitMobilier: flatRateEffect(settled),
      },
      tranches: [],
      assuranceVie: null,
      devolution: {
        ordre: civil.devolution.ordre,
        actifCivil: civil.net,
        masseCalcul: civil.reserve.masseCalcul,
        reserve: civil.reserve.reserve,
        quotiteDisponible: civil.reserve.quotiteDisponible,
        legs: civil.legacies.paid,
        legsReduits: civil.legacies.reduced,
        nonDevolu: civil.nonDevolu,
      },
      heritiers: heirRows(settlement),
      assurances: insurance.map((row) => insuranceRow(row)),
      options: options.map(optionRow),
      echeancier:
        fractionnement === 'aucun' ? [] : instalmentRows(totals.instalmentsDue, fractionnement, day),
    },
    used: { date_deces: day },
    warnings: findFamilyWarnings(params, settled),
    law: { asOf: day, sources: sourcesOf(...familyLaws(settled, fractionnement)) },
  }
}

/** What the flat rate for furniture adds to all duties, in euros, whether the question asks for it or not. */
function flatRateEffect({ estate, settlement }: SettledFamily): number {
  const isApplied = estate.furnitureFlatRate === true
  const { allDuties } = settlement.totals
  const otherDuties = allDutiesOf({ ...estate, furnitureFlatRate: !isApplied }, settlement)
  return Math.max(0, isApplied ? allDuties - otherDuties : otherDuties - allDuties)
}

/** All duties on another estate of the same people. Of insurance, only premiums paid after 70 depend on the shares. */
function allDutiesOf(
  estate: FamilyEstate,
  { civil, estate: taxed, insurance, totals }: FamilySettlement,
): number {
  if (insurance.some(({ premiumsBase }) => premiumsBase > 0)) return settleFamily(estate).totals.allDuties
  const liabilities = new Map(taxed.heirs.map(({ person, liability }) => [person, liability]))
  const other = civilOf(estate, estate.spouseOption, civil.people)
  return dutiesWith(estate, other, liabilities) + totals.insuranceDuties
}

/** One row a person: the family in the order of rows, then legatees outside it. */
const heirRows = ({ estate, insurance }: FamilySettlement) =>
  estate.heirs.map((heir) => {
    const { person, liability, duty } = heir
    const insured = insurance.filter((row) => row.person === person)
    const assuranceVie = insured.reduce((sum, row) => sum + row.capital + row.premiums + row.gains, 0)
    const droitsAssuranceVie = insured.reduce((sum, { levy, premiumsDue }) => sum + levy + premiumsDue, 0)
    return {
      rang: person.rang,
      lien: person.kinship,
      appele: heir.called,
      exonere: liability.exempt,
      propriete: heir.ownership,
      usufruit: heir.usufruit,
      nuePropriete: heir.bareOwnership,
      legs: heir.legacies,
      valeur: heir.value,
      partFiscale: heir.partFiscale,
      donationsRappelees: liability.recall.recalled,
      abattement: liability.left,
      baseTaxable: duty.base,
      droits: duty.due,
      tauxMarginal: marginalRate(duty),
      assuranceVie,
      droitsAssuranceVie,
      net: heir.value - duty.due + assuranceVie - droitsAssuranceVie,
      tranches: bracketRows(duty),
    }
  })

/** `rang` is the row of insurance, from 1. */
const insuranceRow = (row: InsuranceResult) => ({
  rang: row.rang,
  lien: row.person.kinship,
  droit: row.right,
  capitalAvant70: row.capital,
  abattementAvant70: row.levyAllowance,
  baseAvant70: row.levyBase,
  prelevement: row.levy,
  primesApres70: row.premiums,
  abattementApres70: row.premiumsAllowance,
  baseApres70: row.premiumsBase,
  droitsApres70: row.premiumsDue,
  gainsExoneres: row.gains,
  net: row.net,
})

const optionRow = (row: OptionResult) => ({
  option: row.option,
  ouverte: row.open,
  proprieteConjoint: row.ownership,
  usufruitConjoint: row.usufruit,
  valeurConjoint: row.value,
  droitsPremierDeces: row.firstDuties,
  droitsSecondDeces: row.secondDuties,
  droitsTotal: row.duties,
})
