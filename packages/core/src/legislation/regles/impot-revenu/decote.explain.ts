import { type FormulaStep, ruleStep } from '../../../definition/explanation.ts'

interface DecoteWork {
  readonly taxed: { readonly household: { readonly isCouple: boolean } }
  readonly notice: { readonly decote: number; readonly overseasRelief: number }
}

/** The décote of a couple or of a person alone, on the tax after the overseas relief (CGI, art. 197, I, 4, a). */
const decoteStep = (isCouple: boolean, hasRelief: boolean): FormulaStep<DecoteWork> => {
  const tax = hasRelief ? 'impotApresAbattement' : 'impotBrut'
  const flatSum = isCouple ? 'decoteCouple' : 'decoteCelibataire'
  return ruleStep('decote', `min(${tax}, centime(max(0, ${flatSum} - decoteTaux * ${tax})))`, {
    when: ({ taxed, notice }) =>
      taxed.household.isCouple === isCouple && notice.overseasRelief > 0 === hasRelief,
    value: ({ notice }) => notice.decote,
    warns: 'decote_active',
    effect: 'decote',
  })
}

export const decoteSteps: readonly FormulaStep<DecoteWork>[] = [
  decoteStep(true, false),
  decoteStep(false, false),
  decoteStep(true, true),
  decoteStep(false, true),
]
