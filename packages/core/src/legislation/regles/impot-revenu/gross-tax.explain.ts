/**
 * How the scale taxes the income by parts, and what the ceiling of the quotient familial adds. A rule of law,
 * of which `fiscalite` reads the steps. A step explains the figure of the answer whose path ends with its id:
 * its formula must give the value there. Where the answer has no such figure, the step is an intermediate
 * value with its own label and kind; its formula must give its `value`, where it has one. Later formulas read
 * a step by its id. In formulas amounts are in euros, parameters that are rates in percent, rates set by law
 * fractions. `{terms}` stands for the `terms` whose `when` holds. `round`: rounds the result to the euro
 * (`euro`), to the cent (`centime`) or only removes floating-point noise (`bruit`). `law`: names of values of
 * law that the step cites even where its formula does not read them. `warns`: the code of the warning that
 * the step explains; `effect`: a formula of what it moves, in euros. Texts here may change freely; a step
 * without `label` has that of its figure, in `result.ts` of the simulator. An id changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: `nombreParts`, `partsAdultes`, `partsEnfants`, `partsInvalides`,
 * `partsParentIsole` and `partsVeuf` of `fiscalite/household.explain.ts`; `revenuImposable` of
 * `fiscalite/taxable.explain.ts`. Its ids that other files read: `impotBrut` in `decote.explain.ts` and
 * `fiscalite/tax.explain.ts`; `plafonnement` in `fiscalite/brackets.explain.ts`; `impotBrut` and
 * `impotPartsAdultes` in `fiscalite/explain.ts`; `plafondAvantage` and `reductionComplementaire` in
 * `fiscalite/withholding.explain.ts`.
 */
import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'
import type { GrossTax } from './gross-tax.ts'
import type { Parts } from './parts.ts'

/** What the steps read of the computation of a simulator. */
interface GrossTaxWork {
  readonly taxed: { readonly parts: Parts }
  readonly notice: { readonly gross: GrossTax }
}

/** Whether there is the half part of box L: without anyone in charge, it is then the only one beyond the adult’s. */
const hasBoxL = ({ taxed }: GrossTaxWork): boolean => taxed.parts.broughtUpAlone > 0

const isLoneParent = ({ taxed }: GrossTaxWork): boolean => taxed.parts.loneParent > 0

const ceiling = {
  terms: [
    { formula: '+ partsVeuf', when: ({ taxed }: GrossTaxWork) => taxed.parts.widowed > 0 },
    { formula: '+ partsInvalides', when: ({ taxed }: GrossTaxWork) => taxed.parts.disabled > 0 },
  ],
  value: ({ notice }: GrossTaxWork) => notice.gross.ceiling,
}

/**
 * The ceiling of the quotient familial, which depends on the parts alone (CGI, art. 197, I, 2). Used by
 * `fiscalite/explain.ts`.
 */
export const ceilingSteps: readonly FormulaStep<GrossTaxWork>[] = [
  ruleStep('partsFamille', 'partsEnfants + partsParentIsole', {
    label: { fr: 'Parts des enfants et du parent isolé', en: 'Parts of the children and of the lone parent' },
    kind: 'ratio',
  }),
  ruleStep('premierePart', 'if(partsParentIsole > 0, min(partsFamille, 1), 0)', {
    label: {
      fr: 'Première part des enfants d’un parent isolé',
      en: 'First part of a lone parent’s children',
    },
    kind: 'ratio',
  }),
  ruleStep(
    'plafondAvantage',
    'premierePart * plafondParentIsole + 2 * (partsFamille - premierePart {terms}) * plafondDemiPart',
    { ...ceiling, when: (work) => !hasBoxL(work) && isLoneParent(work) },
  ),
  ruleStep('plafondAvantage', '2 * (partsFamille {terms}) * plafondDemiPart', {
    ...ceiling,
    when: (work) => !hasBoxL(work) && !isLoneParent(work),
  }),
  ruleStep('plafondAvantage', 'plafondCaseL', {
    when: hasBoxL,
    value: ({ notice }) => notice.gross.ceiling,
    law: ['plafondDemiPart'],
  }),
  ruleStep(
    'reductionComplementaire',
    '2 * partsInvalides * reductionInvalidite + if(partsVeuf > 0, reductionVeuf, 0)',
    {
      label: { fr: 'Réduction complémentaire', en: 'Further reduction' },
      kind: 'euros',
    },
  ),
]

/**
 * The tax of the scale, with all the parts and with those of the adults (CGI, art. 193 and 197, I, 1 and 2). Used by
 * `fiscalite/explain.ts`.
 */
export const grossTaxSteps: readonly FormulaStep<GrossTaxWork>[] = [
  ruleStep('quotientFamilial', 'revenuImposable / nombreParts', { law: ['partsQuotientFamilial.seul'] }),
  ruleStep(
    'impotToutesParts',
    'nombreParts * sum(baremeImpotRevenu, baremeImpotRevenu.taux * max(0, min(quotientFamilial, baremeImpotRevenu.a) - baremeImpotRevenu.de))',
    { round: 'bruit', value: ({ notice }) => notice.gross.uncapped },
  ),
  ruleStep(
    'impotPartsAdultes',
    'partsAdultes * sum(baremeImpotRevenu, baremeImpotRevenu.taux * max(0, min(revenuImposable / partsAdultes, baremeImpotRevenu.a) - baremeImpotRevenu.de))',
    { round: 'bruit', value: ({ notice }) => notice.gross.ofAdults },
  ),
  ruleStep('surcoutPlafond', 'max(0, impotPartsAdultes - plafondAvantage - impotToutesParts)', {
    label: { fr: 'Coût du plafond avant réduction', en: 'Cost of the ceiling before the reduction' },
    kind: 'euros',
    round: 'bruit',
    law: ['plafondDemiPart'],
  }),
  ruleStep('plafonnement', 'max(0, surcoutPlafond - reductionComplementaire)', {
    round: 'bruit',
    value: ({ notice }) => notice.gross.costOfCeiling,
    law: ['plafondDemiPart'],
    warns: 'quotient_plafonne',
    effect: 'plafonnement',
  }),
  ruleStep('impotBrut', 'impotToutesParts + plafonnement', {
    round: 'bruit',
    value: ({ notice }) => notice.gross.tax,
    control:
      'if(reductionComplementaire = 0, max(impotToutesParts, impotPartsAdultes - plafondAvantage), impotToutesParts + plafonnement)',
  }),
]
