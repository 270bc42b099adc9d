import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

interface RecoveryWork {
  readonly notice: { readonly claimed: number; readonly unclaimed: number }
}

/**
 * The thresholds under which no tax is claimed, on the whole notice (CGI, art. 1657, 1 bis and 2).
 * Used by `explain.ts`.
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
