/**
 * The explanation of `fiscalite`: the tax by bracket, and the marginal rate. A step explains the figure, or
 * the table, of the answer whose path ends with its id: its formula must give the value there. Where the
 * answer has no such figure, the step is an intermediate value with its own label and kind; its formula must
 * give its `value`, where it has one. Later formulas read a step by its id. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions. `law`: names of values of law that the
 * step cites even where its formula does not read them. In a table, `count` is the number of rows, `start`
 * the values before the first row (0 where left out) and `prev.` the row before. Texts here may change
 * freely; a step without `label` has that of its figure, in `result.ts`, and a table its heading, in
 * `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `plafonnement` of `impot-revenu/gross-tax.explain.ts`; `nombreParts` and
 * `partsAdultes` of `household.explain.ts`; `revenuImposable` of `taxable.explain.ts`. Its ids that other files
 * read: none.
 */
import type { ExplanationStep } from '../../definition/explanation.ts'
import type { Assessment } from './assessment.ts'
import { step, table } from './steps.explain.ts'

/** The brackets of the household, and where its next euro falls (CGI, art. 197, I, 1). Used by `explain.ts`. */
export const bracketSteps: readonly ExplanationStep<Assessment>[] = [
  step('partsDecisives', 'if(plafonnement > 0, partsAdultes, nombreParts)', {
    label: { fr: 'Parts qui décident du prochain euro', en: 'Parts that decide the next euro' },
    kind: 'ratio',
    value: ({ notice }) => notice.gross.decidingParts,
    law: ['plafondDemiPart'],
  }),
  table('tranches', {
    count: 'count(baremeImpotRevenu, true)',
    start: { rang: '0' },
    columns: {
      rang: { formula: 'prev.rang + 1', label: { fr: 'Rang', en: 'Rank' }, kind: 'count' },
      de: 'at(baremeImpotRevenu, rang, baremeImpotRevenu.de) * partsDecisives',
      a: 'at(baremeImpotRevenu, rang, baremeImpotRevenu.a) * partsDecisives',
      taux: '100 * at(baremeImpotRevenu, rang, baremeImpotRevenu.taux)',
      base: 'max(0, min(revenuImposable, a) - de)',
      impot: 'base * taux / 100',
    },
  }),
  step('tauxMarginal', 'most(tranches, if(tranches.de <= revenuImposable, tranches.taux, null))'),
  step(
    'margeAvantTrancheSuivante',
    'first(tranches, tranches.a > revenuImposable, tranches.a - revenuImposable)',
  ),
]
