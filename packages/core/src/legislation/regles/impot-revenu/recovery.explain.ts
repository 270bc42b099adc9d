/**
 * Which tax is too small to be claimed. A rule of law, of which `fiscalite` reads the steps. A step explains
 * the figure of the answer whose path ends with its id: its formula must give the value there. Where the
 * answer has no such figure, the step is an intermediate value with its own label and kind; its formula must
 * give its `value`, where it has one. Later formulas read a step by its id. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions. `round`: rounds the result to the euro
 * (`euro`), to the cent (`centime`) or only removes floating-point noise (`bruit`). `warns`: the code of the
 * warning that the step explains; `effect`: a formula of what it moves, in euros. Texts here may change
 * freely; a step without `label` has that of its figure, in `result.ts` of the simulator. An id changes only
 * with all formulas that read it.
 *
 * Ids of other files that it reads: `cehr` of `cehr.explain.ts`; `creditsAccordes` of
 * `fiscalite/advantages.explain.ts`; `impotArrondi` and `impotForfaitaire` of `fiscalite/tax.explain.ts`. Its ids
 * that other files read: `impotReclame` in `fiscalite/tax.explain.ts`.
 */
import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

/** What the steps read of the computation of a simulator. */
interface RecoveryWork {
  readonly notice: { readonly claimed: number; readonly unclaimed: number }
}

/**
 * The thresholds under which no tax is claimed, on the whole notice (CGI, art. 1657, 1 bis and 2).
 * Used by `fiscalite/explain.ts`.
 */
export const recoverySteps: readonly FormulaStep<RecoveryWork>[] = [
  ruleStep('impotsAvis', 'impotArrondi + impotForfaitaire + cehr', {
    label: { fr: 'Impôts de l’avis, avant crédits', en: 'Taxes of the notice, before credits' },
    kind: 'euros',
  }),
  ruleStep('resteAPayer', 'impotsAvis - creditsAccordes', {
    label: { fr: 'Impôts moins les crédits d’impôt', en: 'Taxes less the tax credits' },
    kind: 'euros',
  }),
  ruleStep(
    'impotReclame',
    'if(resteAPayer <= 0, resteAPayer, if(impotsAvis < recouvrementAvantCredits or resteAPayer < recouvrementApresCredits, 0, resteAPayer))',
    {
      label: { fr: 'Impôts réclamés', en: 'Taxes claimed' },
      kind: 'euros',
      round: 'bruit',
      value: ({ notice }) => notice.claimed,
    },
  ),
  ruleStep('impotNonRecouvre', 'resteAPayer - impotReclame', {
    value: ({ notice }) => notice.unclaimed,
    warns: 'impot_non_recouvre',
    effect: 'impotNonRecouvre',
  }),
]
