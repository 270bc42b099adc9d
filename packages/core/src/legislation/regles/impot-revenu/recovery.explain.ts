import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

interface RecoveryWork {
  readonly notice: { readonly claimed: number }
}

/** The thresholds under which no tax is claimed (CGI, art. 1657, 1 bis and 2). */
export const recoverySteps: readonly FormulaStep<RecoveryWork>[] = [
  ruleStep('impotRecouvrable', 'if(impotArrondi < recouvrementAvantCredits, 0, impotArrondi)', {
    label: { fr: 'Impôt à recouvrer avant crédits', en: 'Tax to collect before credits' },
    kind: 'euros',
  }),
  ruleStep('resteAPayer', 'impotRecouvrable - credits', {
    label: { fr: 'Impôt moins les crédits d’impôt', en: 'Tax less the tax credits' },
    kind: 'euros',
  }),
  ruleStep('impotReclame', 'if(resteAPayer > 0 and resteAPayer < recouvrementApresCredits, 0, resteAPayer)', {
    label: { fr: 'Impôt du barème réclamé', en: 'Tax of the scale claimed' },
    kind: 'euros',
    value: ({ notice }) => notice.claimed,
    warns: 'impot_non_recouvre',
    effect: 'impotArrondi - credits - impotReclame',
  }),
]
