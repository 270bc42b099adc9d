/**
 * What the steps of the explanation of `succession` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile. `lawOf` gives values of law the names by which formulas
 * read them: a name changes only with those formulas. Conditions such as `isExempt` choose between variants of a
 * step.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { cited } from '../../legislation/citation.ts'
import { disabilityLaw } from '../../legislation/regles/succession/allowance.ts'
import { recallLaw } from '../../legislation/regles/succession/duties.ts'
import { funeralLaw, homeLaw } from '../../legislation/regles/succession/estate.ts'
import { siblingExemptionLaw, spouseExemptionLaw } from '../../legislation/regles/succession/exemption.ts'
import { furnitureLaw } from '../../legislation/regles/succession/furniture.ts'
import { hasOnlyDefaultAllowance, kinshipLaws } from '../../legislation/regles/succession/kinship.ts'
import { after70Law, before70Law, ownKinshipLaw } from '../../legislation/regles/succession/life-insurance.ts'
import { partConjointLaw, usufruitLaw } from '../../legislation/regles/succession/spouse.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { contract } from './contract.ts'
import type { OneKinship } from './is-whole-family.ts'
import { settle } from './settlement.ts'

/**
 * The settlement of an inheritance of one kinship, with the question that it answers, which must be about one. The
 * steps of `explain.ts` read it, and are made with the functions below. Used by `modes.explain.ts`.
 */
export const workOf = (question: ParamsOfContract<typeof contract>, context: SimulationContext) => {
  const params = question as OneKinship
  const today = params.date_deces ?? context.today
  return { params, today, ...settle(params, today) }
}

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `duties.explain.ts`, `estate.explain.ts`, `insurance.explain.ts` and `modes.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/**
 * Makes steps for the contract of this simulator. Used by `duties.explain.ts`, `estate.explain.ts`, `explain.ts` and
 * `insurance.explain.ts`.
 */
export const { step, table } = explains(contract, workOf)

/**
 * Whether an heir owes no duties: a spouse, a partner, an exempt sibling. Used by `duties.explain.ts` and
 * `insurance.explain.ts`.
 */
export const isExempt = ({ heir }: Work): boolean => heir.liable === null
/**
 * Whether the kinship has no allowance of its own but the default one, which a disability replaces. Used by
 * `duties.explain.ts` and `insurance.explain.ts`.
 */
export const hasDefaultAllowance = (work: Work): boolean =>
  !isExempt(work) && hasOnlyDefaultAllowance(work.params.lien)
/**
 * Whether the kinship has an allowance of its own, to which a disability adds. Used by `duties.explain.ts` and
 * `insurance.explain.ts`.
 */
export const hasOwnAllowance = (work: Work): boolean => !isExempt(work) && !hasDefaultAllowance(work)

/** Whether heirs inherit in the place of a child: their premiums are taxed apart. Used by `insurance.explain.ts`. */
export const represents = ({ heir }: Work): boolean => heir.liable !== null && heir.liable.apart !== null

/**
 * Every value of law; the allowance and the scale are those of the kinship, under the same names. Used by
 * `explain.ts`.
 */
export function lawOf({ params, today }: Work): readonly CitedValue[] {
  const [before70, after70, fratrie] = [before70Law(today), after70Law(today), siblingExemptionLaw(today)]
  const { lien } = params
  const kinship = lien === 'conjoint' || lien === 'pacs' ? undefined : kinshipLaws[lien](today)
  return [
    cited(funeralLaw(today), 'fraisFuneraires'),
    cited(homeLaw(today), 'abattementResidence'),
    cited(furnitureLaw(today), 'forfaitMobilier'),
    cited(partConjointLaw(today), 'partConjoint'),
    cited(usufruitLaw(today), 'usufruitViager'),
    cited(spouseExemptionLaw(today), 'exonerationConjoint'),
    cited(fratrie, 'exonerationFratrie.age'),
    cited(fratrie, 'exonerationFratrie.annees'),
    cited(recallLaw(today), 'rappelDonations'),
    cited(disabilityLaw(today), 'abattementHandicap'),
    { ...cited(before70, 'abattement'), name: 'abattementAvant70' },
    { ...cited(before70, 'bareme'), name: 'baremeAvant70' },
    { ...cited(after70, 'abattement'), name: 'abattementApres70' },
    cited(ownKinshipLaw(today), 'assuranceVieSansRepresentation'),
    { ...cited(kinshipLaws.petit_enfant(today), 'abattement'), name: 'abattementPetitEnfant' },
    ...(kinship
      ? [{ ...cited(kinship, 'abattement'), name: 'abattementLien' }, cited(kinship, 'bareme')]
      : []),
  ]
}

const rank = {
  label: { fr: 'Rang de la tranche', en: 'Rank of the bracket' },
  kind: 'count' as const,
}

/**
 * The rows of the scale of kinship, for an amount above what fills the lower steps already. Used by
 * `duties.explain.ts` and `insurance.explain.ts`.
 * @param filled the id of the step of the euros that fill the lower steps.
 * @param taxed the id of the step of the taxed euros.
 */
export const bracketColumns = (filled: string, taxed: string) => ({
  rang: { ...rank, formula: 'prev.rang + 1' },
  de: 'at(bareme, rang, bareme.de)',
  a: 'at(bareme, rang, bareme.a)',
  taux: 'at(bareme, rang, 100 * bareme.taux)',
  base: `max(0, min(${taxed}, a - ${filled}) - max(0, de - ${filled}))`,
  droits: 'taux / 100 * base',
})

/**
 * The same columns without a scale, which an exempt heir has not. Used by `duties.explain.ts`, `family.explain.ts`
 * and `insurance.explain.ts`.
 */
export const noBracketColumns = {
  rang: { ...rank, formula: 'null' },
  de: 'null',
  a: 'null',
  taux: 'null',
  base: 'null',
  droits: 'null',
}

/** How many rows the scale of kinship has. Used by `duties.explain.ts` and `insurance.explain.ts`. */
export const bracketCount = 'count(bareme, true)'
