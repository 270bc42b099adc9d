/**
 * Steps of the explanation of `succession` for a whole family: the steps of a whole family in the order of
 * calculation, with its totals and its law. Steps and columns are read by their ids, which change only with all
 * formulas that read them; amounts are in euros, rates set by law fractions. In a table, `count` is the number of
 * rows, `start` the values before the first row (0 where left out) and `prev.` the row before.
 *
 * Ids of other files that it reads: `actifCivil` and `nonDevolu` of `family-civil.explain.ts`; `personnes` of
 * `family-heirs.explain.ts`; `assuranceVieVersee` and `assurances` of `family-insurance.explain.ts`. Its ids that
 * other files read: `droitsFractionnes` in `explain.ts`; `nombrePersonnes` in `family-civil.explain.ts` and
 * `family-heirs.explain.ts`.
 */
import { inPart } from '../../definition/explanation.ts'
import { citationsOf, cited } from '../../legislation/citation.ts'
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
import type { CitedValue } from '../../units/cited-value.ts'
import { familyCivilSteps } from './family-civil.explain.ts'
import { OF_QUESTION } from './family-columns.explain.ts'
import { familyFiscalSteps, familyHeirSteps, familyReliefSteps } from './family-heirs.explain.ts'
import { familyInsuranceSteps } from './family-insurance.explain.ts'
import { familyOptionSteps } from './family-options.explain.ts'
import { type FamilyWork, familyObserved, familyStep, familyTable } from './modes.explain.ts'
import { noBracketColumns } from './settlement.explain.ts'

/** Every value of law of a whole family; allowances and scales have the names of their kinship. */
export function familyLawOf({ estate: { day, biensRuraux }, params }: FamilyWork): readonly CitedValue[] {
  const renamed = (name: string, value: CitedValue): CitedValue => ({ ...value, name })
  return [
    ...citationsOf(funeralLaw(day), devolutionLaw(day), reserveLaw(day), spouseLaw(day), usufruitLaw(day)),
    ...citationsOf(
      homeLaw(day),
      furnitureLaw(day),
      reliefLaw(day),
      familyKinshipLaw(day),
      familyInsuranceLaw(day),
    ),
    ...citationsOf(usufruitEndLaw(day), spouseExemptionLaw(day), siblingExemptionLaw(day)),
    ...citationsOf(recallLaw(day), disabilityLaw(day)),
    ...(biensRuraux > 0 ? citationsOf(ruralLaw(day)) : []),
    ...(params.fractionnement === 'aucun' ? [] : citationsOf(instalmentLaw(day))),
    renamed('abattementEnfant', cited(kinshipLaws.enfant(day), 'abattement')),
    renamed('abattementFratrie', cited(kinshipLaws.frere_soeur(day), 'abattement')),
    renamed('abattementNeveux', cited(kinshipLaws.neveu_niece(day), 'abattement')),
    renamed('abattementDefaut', cited(kinshipLaws.autre(day), 'abattement')),
    renamed('baremeLigneDirecte', cited(kinshipLaws.enfant(day), 'bareme')),
    renamed('baremeFratrie', cited(kinshipLaws.frere_soeur(day), 'bareme')),
    renamed('baremeQuatriemeDegre', cited(kinshipLaws.neveu_niece(day), 'bareme')),
    renamed('baremeAutres', cited(kinshipLaws.autre(day), 'bareme')),
    renamed('abattement990I', cited(before70Law(day), 'abattement')),
    renamed('bareme990I', cited(before70Law(day), 'bareme')),
    renamed('abattement757B', cited(after70Law(day), 'abattement')),
  ]
}

/** Figures of equal heirs, which a family has not. */
const absent = (
  ['partParHeritier', 'abattement', 'baseTaxable', 'droitsParHeritier', 'tauxMarginal', 'exonere'] as const
).map((figure) => familyStep(figure, 'null'))

/** Explains a whole family, in the order of the articles. Used by `explain.ts`. */
export const familySteps = [
  ...absent,
  familyTable('tranches', { figure: 'tranches', count: '0', start: {}, columns: noBracketColumns }),
  familyObserved('nombrePersonnes', {
    label: { fr: 'Personnes', en: 'Persons' },
    kind: 'count',
    value: ({ settlement }) => settlement.estate.heirs.length,
    origin: OF_QUESTION,
  }),
  ...inPart({ fr: 'Les biens exonérés', en: 'Exempt property' }, familyReliefSteps),
  ...inPart({ fr: 'Qui hérite', en: 'Who inherits' }, familyCivilSteps),
  ...inPart({ fr: 'Ce que les droits comptent', en: 'What duties count' }, familyFiscalSteps),
  ...inPart({ fr: 'L’assurance-vie', en: 'Life insurance' }, familyInsuranceSteps),
  ...inPart({ fr: 'Les droits de chacun', en: 'The duties of each one' }, familyHeirSteps),
  ...inPart({ fr: 'Les deux décès', en: 'Both deaths' }, familyOptionSteps),
  ...inPart<FamilyWork>({ fr: 'En tout', en: 'In all' }, [
    familyStep('partDuConjoint', 'sum(personnes, if(personnes.estConjoint, personnes.partFiscale, 0))'),
    familyStep('droitsTotal', 'sum(personnes, personnes.droits)', { figure: 'resume.droitsTotal' }),
    familyStep('prelevements', 'sum(assurances, assurances.prelevement)', {
      label: { fr: 'Prélèvements sur l’assurance-vie', en: 'Levies on life insurance' },
      kind: 'euros',
    }),
    familyStep('droitsSurPrimes', 'sum(assurances, assurances.droitsApres70)', {
      label: { fr: 'Droits sur les primes après 70 ans', en: 'Duties on premiums after 70' },
      kind: 'euros',
    }),
    familyStep('droitsAssuranceVie', 'prelevements + droitsSurPrimes'),
    familyStep('totalDroits', 'droitsTotal + droitsAssuranceVie', {
      warns: 'arrondi_a_l_euro',
      warnsWhen:
        'count(personnes, exceeds(abs(round(personnes.droits, 2) - round(personnes.droits, 0)), 0)) > 0',
    }),
    familyStep('transmisAvantDroits', 'actifCivil - nonDevolu + assuranceVieVersee', {
      label: { fr: 'Transmis avant les droits', en: 'Passed on before duties' },
      kind: 'euros',
    }),
    familyStep('netTransmis', 'transmisAvantDroits - totalDroits'),
    familyStep('tauxEffectif', 'if(transmisAvantDroits = 0, 0, 100 * totalDroits / transmisAvantDroits)'),
    familyStep('droitsFractionnes', 'droitsTotal + droitsSurPrimes', {
      label: { fr: 'Droits payés par fractions', en: 'Duties paid by instalments' },
      kind: 'euros',
    }),
  ]),
]
