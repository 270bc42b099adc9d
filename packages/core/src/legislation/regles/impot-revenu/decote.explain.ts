import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

interface DecoteWork {
  readonly taxed: { readonly household: { readonly isCouple: boolean } }
  readonly notice: { readonly decote: number }
}

/** The décote of a couple, or of a person alone (CGI, art. 197, I, 4, a). */
export const decoteSteps: readonly FormulaStep<DecoteWork>[] = [
  ruleStep('decote', 'min(impotBrut, centime(max(0, decoteCouple - decoteTaux * impotBrut)))', {
    when: ({ taxed }) => taxed.household.isCouple,
    value: ({ notice }) => notice.decote,
    warns: 'decote_active',
    effect: 'decote',
  }),
  ruleStep('decote', 'min(impotBrut, centime(max(0, decoteCelibataire - decoteTaux * impotBrut)))', {
    when: ({ taxed }) => !taxed.household.isCouple,
    value: ({ notice }) => notice.decote,
    warns: 'decote_active',
    effect: 'decote',
  }),
]
