/**
 * The explanation of `succession`: the list of all its steps, in the order of calculation, and the totals. A step
 * explains the figure, or the table, of the answer that `figure` names, else the only one whose path ends with its
 * id: its formula must give the value there. Where the answer has no such figure, it must give its `value` or
 * `rows`, if it has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when`
 * holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. Texts may change freely; an id or a column of a table, only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: `droitsTotal` of `duties.explain.ts`; `actifTransmis` and `exonere` of
 * `estate.explain.ts`; `assuranceVieRecue` and `droitsAssuranceVie` of `insurance.explain.ts`. Its ids that other
 * files read: none.
 */
import { inPart } from '../../definition/explanation.ts'
import { dutySteps } from './duties.explain.ts'
import { estateSteps } from './estate.explain.ts'
import { insuranceSteps } from './insurance.explain.ts'
import { explanation, lawOf, otherQuestion, step } from './settlement.explain.ts'

/**
 * Explains the answer of `succession`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. Inheritance
 * duties, in the order of the articles: the estate, each heir's share, life insurance, then all of it.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOf,
  steps: [
    ...inPart({ fr: 'La succession et les parts', en: 'The estate and the shares' }, [...estateSteps]),
    ...inPart({ fr: 'Les droits de chaque héritier', en: 'The duties of each heir' }, [...dutySteps]),
    ...inPart({ fr: 'L’assurance-vie', en: 'Life insurance' }, [...insuranceSteps]),
    ...inPart({ fr: 'En tout', en: 'In all' }, [
      step('totalDroits', 'droitsTotal + droitsAssuranceVie'),
      step('transmisAvantDroits', 'actifTransmis + assuranceVieRecue', {
        label: { fr: 'Transmis avant les droits', en: 'Passed on before duties' },
        kind: 'euros',
      }),
      step('netTransmis', 'transmisAvantDroits - totalDroits'),
      otherQuestion('droitsAvecForfait', { forfait_mobilier: 'true' }, 'resume.totalDroits', {
        label: { fr: 'Total des droits, meubles au forfait', en: 'Total duties, furniture at the flat rate' },
        kind: 'euros',
      }),
      otherQuestion('droitsSansForfait', { forfait_mobilier: 'false' }, 'resume.totalDroits', {
        label: { fr: 'Total des droits, sans le forfait', en: 'Total duties, without the flat rate' },
        kind: 'euros',
      }),
      step('effetForfaitMobilier', 'max(0, droitsAvecForfait - droitsSansForfait)', {
        law: ['forfaitMobilier'],
        warns: 'forfait_mobilier_inventaire',
        warnsWhen: 'forfait_mobilier and patrimoine > 0 and not exonere',
        effect: 'effetForfaitMobilier',
      }),
      step('tauxEffectif', 'if(transmisAvantDroits = 0, 0, 100 * totalDroits / transmisAvantDroits)'),
    ]),
  ],
})
