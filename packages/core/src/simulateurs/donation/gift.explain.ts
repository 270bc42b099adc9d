import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import type { contract as Contract } from './contract.ts'
import { contract } from './contract.ts'
import { hasNotary } from './laws.ts'
import { settleGift } from './settlement.ts'

/**
 * How the recipients of a question are taxed: all exempt, all by one kinship, or by several. Each reads its own texts.
 * Used by the modules of the explanation.
 */
export type Taxation = 'exempt' | 'one' | 'several'

/** The settled gift with the question that it answers: what the steps of `explain.ts` read. */
const workOf = (params: ParamsOfContract<typeof Contract>, { today }: SimulationContext) => ({
  params,
  ...settleGift(params, today),
  hasNotary: hasNotary(params),
})

export type Work = ReturnType<typeof workOf>

export const { step, table, observed, explanation } = explains(contract, workOf)

const isExemptTie = (tie: string): boolean => tie === 'organisme'
const isExemptAtDeath = (tie: string): boolean => tie === 'conjoint' || tie === 'pacs' || tie === 'organisme'

function taxationBy(isExempt: (tie: string) => boolean, { recipients }: Work): Taxation {
  const ties = recipients.map(({ tie }) => tie)
  if (ties.every(isExempt)) return 'exempt'
  return ties.every((tie) => tie === ties[0]) ? 'one' : 'several'
}

/** How the gift is taxed. */
export const taxationOf = (work: Work): Taxation => taxationBy(isExemptTie, work)

/** How an inheritance of the same persons is taxed. */
export const taxationAtDeath = (work: Work): Taxation => taxationBy(isExemptAtDeath, work)

/** The only kinship of all recipients; the first of several. */
export const onlyTie = ({ recipients }: Work) => recipients[0]?.tie ?? 'autre'

/** Whether earlier gifts were made to someone who pays duties. */
export const hasEarlier = ({ recipients }: Work): boolean =>
  recipients.some(({ tie, earlier }) => !isExemptTie(tie) && earlier.length > 0)

export const hasHorizon = ({ params }: Work): boolean => params.horizon !== undefined
export const isTwoDonors = ({ params }: Work): boolean => params.donateurs === 2

/** A number of the form YYYYMMDD, which formulas compare. @example dayNumber('2026-11-23') // 20 261 123 */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** Makers of columns that the result does not have. */
export const column = {
  euros: (formula: string, fr: string, en: string) => ({
    formula,
    label: { fr, en },
    kind: 'euros' as const,
  }),
  count: (formula: string, fr: string, en: string) => ({
    formula,
    label: { fr, en },
    kind: 'count' as const,
  }),
  flag: (formula: string, fr: string, en: string) => ({ formula, label: { fr, en }, kind: 'flag' as const }),
  share: (formula: string, fr: string, en: string) => ({ formula, label: { fr, en }, kind: 'rate' as const }),
  word: (formula: string, fr: string, en: string) => ({
    formula,
    label: { fr, en },
    kind: 'choice' as const,
  }),
}

/** A column that is read, not computed. */
export const readColumn = (
  origin: { readonly fr: string; readonly en: string },
  kind: 'euros' | 'count' | 'flag' | 'choice' | 'age',
  fr: string,
  en: string,
) => ({ origin, kind, label: { fr, en } })

/** The kinships of each scale, when the recipients have several; the direct line has the others. */
const SCALES = [
  ['baremeEpoux', ['conjoint', 'pacs']],
  ['baremeFreresSoeurs', ['frere_soeur']],
  ['baremeParents4eDegre', ['neveu_niece', 'parent_4e_degre']],
  ['baremeAutres', ['autre']],
] as const

/** Whether a text is one of some words, as a formula. @example isOneOf('lien', ['conjoint']) // 'lien = "conjoint"' */
export const isOneOf = (name: string, choices: readonly string[]): string =>
  choices.map((choice) => `${name} = "${choice}"`).join(' or ')

/** A formula over the scale of a kinship, or over that of each row's where there are several. */
export function withScale(
  { taxation, scale, tie }: { readonly taxation: Taxation; readonly scale: string; readonly tie: string },
  formula: (scale: string) => string,
): string {
  if (taxation === 'exempt') return '0'
  if (taxation === 'one') return formula(scale)
  return SCALES.reduceRight(
    (otherwise, [name, ties]) => `if(${isOneOf(tie, ties)}, ${formula(name)}, ${otherwise})`,
    formula('baremeLigneDirecte'),
  )
}

/**
 * The duties of a scale on `base` euros above `filled` ones, as a formula.
 * @example dutyFormula('bareme', 'baseTaxable', 'auDela')
 */
export const dutyFormula = (scale: string, base: string, filled: string): string =>
  `sum(${scale}, ${scale}.taux * ${sliceFormula(scale, base, filled)})`

/** What of `base` a step of the scale has, as a formula. */
export const sliceFormula = (scale: string, base: string, filled: string): string =>
  `max(0, min(${base}, ${scale}.a - ${filled}) - max(0, ${scale}.de - ${filled}))`
