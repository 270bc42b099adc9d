/**
 * The explanation of `fiscalite`: the parts of the quotient familial. A step explains the figure of the
 * answer whose path ends with its id: its formula must give the value there. Where the answer has no such
 * figure, the step is an intermediate value with its own label and kind; its formula must give its `value`,
 * where it has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when`
 * holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. `{terms}` stands for the `terms` whose `when` holds. `law`: names of
 * values of law that the step cites even where its formula does not read them. `warns`: the code of the
 * warning that the step explains. Texts here may change freely; a step without `label` has that of its
 * figure, in `result.ts`. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `nombreParts`, `partsAdultes`,
 * `partsEnfants`, `partsInvalides`, `partsParentIsole` and `partsVeuf` in `impot-revenu/gross-tax.explain.ts`;
 * `nombreParts` and `partsAdultes` in `brackets.explain.ts` and `withholding.explain.ts`.
 */
import type { Text } from '../../units/text.ts'
import type { Assessment } from './assessment.ts'
import { isOfCouple, not, type Step, step, variants } from './steps.explain.ts'

const ratio = (label: Text) => ({ label, kind: 'ratio' as const })

const hasSharedChildren = ({ params }: Assessment): boolean => params.enfants_alternes > 0

/** The parts of quotient familial, by what gives them (CGI, art. 194 and 195). Used by `explain.ts`. */
export const partsSteps: readonly Step[] = [
  ...variants(
    'partsAdultes',
    {
      ...ratio({ fr: 'Parts des adultes', en: 'Parts of the adults' }),
      value: ({ taxed }) => taxed.parts.base,
    },
    ['partsQuotientFamilial.couple', isOfCouple],
    ['partsQuotientFamilial.seul', not(isOfCouple)],
  ),
  step('tousEnfants', 'enfants + enfants_alternes', {
    label: { fr: 'Enfants, dans l’ordre des rangs', en: 'Children, in their order' },
    kind: 'count',
  }),
  step(
    'partsEnfantsCharge',
    'min(enfants, 1) * partsQuotientFamilial.enfant1 + max(0, min(enfants, 2) - 1) * partsQuotientFamilial.enfant2 + max(0, enfants - 2) * partsQuotientFamilial.enfant3EtSuivants',
    {
      ...ratio({ fr: 'Parts des enfants à charge', en: 'Parts of the dependent children' }),
    },
  ),
  step(
    'partsEnfantsAlternes',
    'if(enfants = 0, partsQuotientFamilial.residenceAlternee.enfant1, 0) + if(enfants < 2 and tousEnfants > 1, partsQuotientFamilial.residenceAlternee.enfant2, 0) + max(0, tousEnfants - max(2, enfants)) * partsQuotientFamilial.residenceAlternee.enfant3EtSuivants',
    {
      ...ratio({
        fr: 'Parts des enfants en résidence alternée',
        en: 'Parts of the children in shared custody',
      }),
      when: hasSharedChildren,
    },
  ),
  ...variants(
    'partsEnfants',
    {
      ...ratio({ fr: 'Parts des enfants', en: 'Parts of the children' }),
      value: ({ taxed }) => taxed.parts.children,
    },
    ['partsEnfantsCharge + partsEnfantsAlternes', hasSharedChildren],
    ['partsEnfantsCharge', not(hasSharedChildren)],
  ),
  step(
    'partsParentIsole',
    'if(parent_isole and tousEnfants > 0 and (situation = "celibataire" or situation = "divorce"), if(enfants > 0, partsQuotientFamilial.parentIsoleMajoration, if(enfants_alternes = 1, partsQuotientFamilial.residenceAlternee.parentIsoleUnEnfant, partsQuotientFamilial.residenceAlternee.parentIsoleDeuxEnfantsOuPlus)), 0)',
    {
      ...ratio({ fr: 'Part du parent isolé (case T)', en: 'Part of the lone parent (box T)' }),
      value: ({ taxed }) => taxed.parts.loneParent,
      warns: 'parent_isole_sans_effet',
    },
  ),
  step(
    'partsVeuf',
    'if(situation = "veuf" and tousEnfants > 0, partsQuotientFamilial.veufAvecEnfantPartSupplementaire, 0)',
    {
      ...ratio({ fr: 'Part du veuf avec enfant', en: 'Part of a widowed person with a child' }),
      value: ({ taxed }) => taxed.parts.widowed,
      warns: 'veuf_enfants',
    },
  ),
  step('partsInvalides', 'invalides * partsQuotientFamilial.carteInvalidite', {
    ...ratio({ fr: 'Demi-parts d’invalidité', en: 'Half parts of disabled people' }),
    value: ({ taxed }) => taxed.parts.disabled,
    warns: 'invalides_trop_nombreux',
  }),
  step(
    'partsCaseL',
    'if(case_l and tousEnfants = 0 and invalides = 0 and situation <> "marie" and situation <> "pacse", 1 / 2, 0)',
    {
      ...ratio({ fr: 'Demi-part de la case L', en: 'Half part of box L' }),
      value: ({ taxed }) => taxed.parts.broughtUpAlone,
      law: ['partsQuotientFamilial.seul'],
      warns: 'case_l_sans_effet',
    },
  ),
  step('nombreParts', 'partsAdultes {terms}', {
    terms: [
      { formula: '+ partsEnfants', when: ({ taxed }) => taxed.parts.children > 0 },
      { formula: '+ partsParentIsole', when: ({ taxed }) => taxed.parts.loneParent > 0 },
      { formula: '+ partsVeuf', when: ({ taxed }) => taxed.parts.widowed > 0 },
      { formula: '+ partsInvalides', when: ({ taxed }) => taxed.parts.disabled > 0 },
      { formula: '+ partsCaseL', when: ({ taxed }) => taxed.parts.broughtUpAlone > 0 },
    ],
    value: ({ taxed }) => taxed.parts.total,
  }),
]
