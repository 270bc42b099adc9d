import type { ParamsOfContract } from '../../definition/simulator.ts'
import type {
  IncomeTaxChapter,
  IncomeTaxValues,
} from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { type Household, type Parts, partsOf } from '../../legislation/regles/impot-revenu/parts.ts'
import type { contract } from './contract.ts'

/** The taxed household and its parts. Used by `assessment.ts`, `simulate.ts` and `tax.ts`. */
export interface Taxed {
  readonly household: Household
  readonly parts: Parts
}

/** The household that the parameters describe. Used by `assessment.ts`. */
export function taxedOf(params: ParamsOfContract<typeof contract>, values: IncomeTaxValues): Taxed {
  const household: Household = {
    isCouple: params.situation === 'marie' || params.situation === 'pacse',
    isWidowed: params.situation === 'veuf',
    children: params.enfants,
    sharedChildren: params.enfants_alternes,
    livesAlone: params.parent_isole,
    disabled: params.invalides,
    broughtUpAlone: params.case_l,
  }
  return { household, parts: partsOf(household, values.partsQuotientFamilial) }
}

/**
 * The chapters of the law that the parts of a household use. The half part of box L has a ceiling of its own, so it
 * does not use that of the others. Used by `simulate.ts`.
 */
export function chaptersOf({ household, parts }: Taxed): readonly IncomeTaxChapter[] {
  const cappedParts = parts.total - parts.base - parts.broughtUpAlone
  const used: IncomeTaxChapter[] = []
  if (cappedParts > 0) used.push('ceiling')
  if (parts.loneParent > 0) used.push('loneParent')
  if (parts.broughtUpAlone > 0) used.push('boxL')
  if (parts.disabled > 0) used.push('disabled')
  if (parts.widowed > 0) used.push('widowed')
  used.push(household.isCouple ? 'decoteCouple' : 'decoteAlone')
  return used
}
