import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

interface RecoveryWork {
  readonly notice: { readonly claimed: number; readonly unclaimed: number }
}

/** The thresholds under which no tax is claimed, on the whole notice (CGI, art. 1657, 1 bis and 2). */
export const recoverySteps: readonly FormulaStep<RecoveryWork>[] = [
  ruleStep('impotsAvis', 'impotArrondi + impotForfaitaire + cehr', {
    label: { fr: 'Impôts de l’avis, avant crédits', en: 'Taxes of the notice, before credits' },
    kind: 'euros',
  }),
  ruleStep('impotRecouvrable', 'if(impotsAvis < recouvrementAvantCredits, cehr, impotsAvis)', {
    label: { fr: 'Impôts à recouvrer avant crédits', en: 'Taxes to collect before credits' },
    kind: 'euros',
  }),
  ruleStep('resteAPayer', 'impotRecouvrable - creditsAccordes', {
    label: { fr: 'Impôts moins les crédits d’impôt', en: 'Taxes less the tax credits' },
    kind: 'euros',
  }),
  ruleStep('impotReclame', 'if(resteAPayer > 0 and resteAPayer < recouvrementApresCredits, 0, resteAPayer)', {
    label: { fr: 'Impôts réclamés', en: 'Taxes claimed' },
    kind: 'euros',
    round: 'bruit',
    value: ({ notice }) => notice.claimed,
  }),
  ruleStep('impotNonRecouvre', 'impotsAvis - creditsAccordes - impotReclame', {
    value: ({ notice }) => notice.unclaimed,
    warns: 'impot_non_recouvre',
    effect: 'impotNonRecouvre',
  }),
]
