import { explains, type FormulaStep } from '../../definition/explanation.ts'
import { type Assessment, assess } from './assessment.ts'
import { contract } from './contract.ts'

const { step } = explains(contract, assess)

const hasCapital = ({ params }: Assessment): boolean => params.revenus_capital > 0

/** From the gross tax to the whole euro: the reductions come off after the décote. */
export const reductionSteps: readonly FormulaStep<Assessment>[] = [
  step('impotApresDecote', 'impotBrut - decote', {
    label: { fr: 'Impôt après la décote', en: 'Tax after the décote' },
    kind: 'euros',
  }),
  step('reductionsImputees', 'min(reductions, impotApresDecote)', {
    figure: 'resume.reductions',
    value: ({ notice }) => notice.reductions,
    warns: 'reductions_perdues',
    effect: 'reductions - reductionsImputees',
  }),
  step('impotArrondi', 'impotApresDecote - reductionsImputees', {
    label: { fr: 'Impôt à l’euro, avant crédits', en: 'Tax to the euro, before credits' },
    kind: 'euros',
    round: 'euro',
    value: ({ notice }) => notice.due,
  }),
]

/** The flat tax on capital income (CGI, art. 200 A). */
export const flatTaxSteps: readonly FormulaStep<Assessment>[] = [
  step('impotForfaitaire', 'prelevementForfaitaire * revenus_capital', {
    when: hasCapital,
    value: ({ notice }) => notice.flatTax,
  }),
  step('impotForfaitaire', '0', { when: (work) => !hasCapital(work), value: ({ notice }) => notice.flatTax }),
]

/** Under the option, the scale taxes capital income. */
export const noFlatTaxSteps: readonly FormulaStep<Assessment>[] = [
  step('impotForfaitaire', '0', { value: ({ notice }) => notice.flatTax }),
]

/** Levies that no option changes. */
export const socialLevySteps: readonly FormulaStep<Assessment>[] = [
  step('prelevementsSociaux', 'prelevementsSociauxPlacement * revenus_capital', {
    when: hasCapital,
    value: ({ notice }) => notice.socialLevies,
  }),
  step('prelevementsSociaux', '0', {
    when: (work) => !hasCapital(work),
    value: ({ notice }) => notice.socialLevies,
  }),
]

/** The whole notice. */
export const netTaxSteps: readonly FormulaStep<Assessment>[] = [
  step('impotNet', 'impotReclame + impotForfaitaire + cehr + cdhr', {
    value: ({ notice }) => notice.net,
    warns: 'credits_rembourses',
    effect: '-impotNet',
  }),
]
