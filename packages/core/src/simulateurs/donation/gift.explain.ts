import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { hasHousingGiftLaw } from '../../legislation/regles/donation/exemptions.ts'
import { giftLawDay } from '../../legislation/regles/donation/gift.ts'
import { recallLaw } from '../../legislation/regles/succession/duties.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { contract as Contract } from './contract.ts'
import { contract } from './contract.ts'
import { hasNotary } from './laws.ts'
import { settleGift } from './settlement.ts'

/**
 * How the recipients of a question are taxed: all exempt, all by one kinship, or by several. Each reads its own
 * texts. Used by `comparison.explain.ts`, `duties.explain.ts` and `recipients.explain.ts`.
 */
export type Taxation = 'exempt' | 'one' | 'several'

/**
 * The kinships that pay no duties at death; of gifts, only the last one. Used by `comparison.explain.ts` and
 * `recipients.explain.ts`.
 */
export const EXEMPT_AT_DEATH: readonly string[] = ['conjoint', 'pacs', 'organisme']
const EXEMPT = EXEMPT_AT_DEATH.slice(-1)

function taxationOf(ties: readonly string[], exempt: readonly string[]): Taxation {
  if (ties.every((tie) => exempt.includes(tie))) return 'exempt'
  return ties.every((tie) => tie === ties[0]) ? 'one' : 'several'
}

/**
 * The settled gift with the question that it answers: what the steps of `explain.ts` read. `taxation` and `atDeath`:
 * how the gift, and an inheritance of the same persons, are taxed; `tie`: the kinship of the first recipient, that of
 * all where they share one; `hasEarlier`: whether earlier gifts were made to someone who pays duties.
 */
function workOf(params: ParamsOfContract<typeof Contract>, { today }: SimulationContext) {
  const gift = settleGift(params, today)
  const ties = gift.recipients.map(({ tie }) => tie)
  return {
    params,
    ...gift,
    hasNotary: hasNotary(params),
    hasHousingLaw: hasHousingGiftLaw(gift.day),
    taxation: taxationOf(ties, EXEMPT),
    atDeath: taxationOf(ties, EXEMPT_AT_DEATH),
    tie: ties[0] ?? 'autre',
    hasEarlier: gift.recipients.some(({ tie, earlier }) => !EXEMPT.includes(tie) && earlier.length > 0),
  }
}

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `comparison.explain.ts`, `cost.explain.ts`, `duties.explain.ts`, `earlier.explain.ts`, `law.explain.ts` and
 * `recipients.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/**
 * Makes steps for the contract of this simulator. Used by `comparison.explain.ts`, `cost.explain.ts`,
 * `duties.explain.ts`, `earlier.explain.ts`, `explain.ts` and `recipients.explain.ts`.
 */
export const { step, table, observed, explanation } = explains(contract, workOf)

/** Whether earlier gifts are recalled or were. Used by `earlier.explain.ts` and `recipients.explain.ts`. */
export const hasEarlier = (work: Work): boolean => work.hasEarlier

/**
 * Whether the question compares to give now with to leave, up to a year. Used by `comparison.explain.ts` and
 * `recipients.explain.ts`.
 */
export const hasHorizon = ({ params }: Work): boolean => params.horizon !== undefined
/** Whether two donors give. Used by `duties.explain.ts`. */
export const isTwoDonors = ({ params }: Work): boolean => params.donateurs === 2

/**
 * A number of the form YYYYMMDD, which formulas compare. Used by `earlier.explain.ts` and `recipients.explain.ts`.
 * @example dayNumber('2026-11-23') // 20 261 123
 */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** The law of the recall of earlier gifts, for a gift of a day. Used by `law.explain.ts`. */
export const recallLawOf = (day: CivilDate) => recallLaw(giftLawDay(day))

/** The gap between two numbers of the form YYYYMMDD that are a year apart. Used by `recipients.explain.ts`. */
export const A_YEAR = 100 * 100

/**
 * The first day whose gifts one made on `date` recalls, as formulas compare days. Used by `earlier.explain.ts` and
 * `recipients.explain.ts`.
 * @param day that of the question, whose law sets for how many years.
 * @example firstRecalled('2026-11-25', day) // 20 111 125
 */
export const firstRecalled = (date: CivilDate, day: CivilDate): number =>
  dayNumber(date) - A_YEAR * recallLawOf(day).values.rappelDonations

/** A function that makes a column of one kind from its formula and its labels in French and English. */
const maker =
  <const K extends 'euros' | 'count' | 'dayNumber' | 'flag' | 'choice'>(kind: K) =>
  (formula: string, fr: string, en: string) => ({ formula, label: { fr, en }, kind })

/**
 * Makers of columns that the result does not have. Used by `comparison.explain.ts`, `duties.explain.ts`,
 * `earlier.explain.ts` and `recipients.explain.ts`.
 */
export const column = {
  euros: maker('euros'),
  count: maker('count'),
  day: maker('dayNumber'),
  flag: maker('flag'),
  word: maker('choice'),
}

/** A column that is read, not computed. Used by `earlier.explain.ts` and `recipients.explain.ts`. */
export const readColumn = (
  origin: { readonly fr: string; readonly en: string },
  kind: 'euros' | 'count' | 'dayNumber' | 'flag' | 'choice' | 'age',
  fr: string,
  en: string,
) => ({ origin, kind, label: { fr, en } })

/** The kinships of each scale, when the recipients have several; the direct line has the others. */
const SCALES = [
  { name: 'baremeEpoux', ties: ['conjoint', 'pacs'], isFlat: false },
  { name: 'baremeFreresSoeurs', ties: ['frere_soeur'], isFlat: false },
  { name: 'baremeParents4eDegre', ties: ['neveu_niece', 'parent_4e_degre'], isFlat: true },
  { name: 'baremeAutres', ties: ['autre'], isFlat: true },
] as const

/**
 * Whether a text is one of some words, as a formula. Used by `comparison.explain.ts`, `duties.explain.ts` and
 * `recipients.explain.ts`.
 * @example isOneOf('lien', ['conjoint']) // 'lien = "conjoint"'
 */
export const isOneOf = (name: string, choices: readonly string[]): string =>
  choices.map((choice) => `${name} = "${choice}"`).join(' or ')

/** What a formula is made for: the taxation, the name of the only scale, and the column of each row's kinship. */
interface Scaled {
  readonly taxation: Taxation
  readonly scale: string
  readonly tie: string
  /** Whether spouses and partners are exempt, as at death. */
  readonly withoutSpouses?: boolean
}

/** A formula over the scale of a kinship, or over that of each row's where there are several. */
function withScale(
  { taxation, scale, tie, withoutSpouses = false }: Scaled,
  {
    onBands,
    onRate,
  }: { readonly onBands: (scale: string) => string; readonly onRate: (rate: string) => string },
): string {
  if (taxation === 'exempt') return '0'
  if (taxation === 'one') return onBands(scale)
  return SCALES.filter(({ name }) => !withoutSpouses || name !== 'baremeEpoux').reduceRight(
    (otherwise, { name, ties, isFlat }) =>
      `if(${isOneOf(tie, ties)}, ${isFlat ? onRate(`last(${name}, ${name}.taux)`) : onBands(name)}, ${otherwise})`,
    onBands('baremeLigneDirecte'),
  )
}

/**
 * The duties of a scale on `base` euros above `filled` ones, as a formula. A scale of one rate has no bands. Used by
 * `comparison.explain.ts` and `duties.explain.ts`.
 * @example dutyFormula({ taxation: 'one', scale: 'bareme', tie: 'lien' }, 'baseTaxable', 'auDela')
 */
export const dutyFormula = (scaled: Scaled, base: string, filled: string): string =>
  withScale(scaled, {
    onBands: (scale) =>
      `sum(${scale}, ${scale}.taux * max(0, min(${base}, ${scale}.a - ${filled}) - max(0, ${scale}.de - ${filled})))`,
    onRate: (rate) => `${rate} * ${base}`,
  })

/**
 * The rate of the highest band that `base` euros above `filled` ones reach, in percent, as a formula. Used by
 * `duties.explain.ts`.
 */
export const marginalFormula = (scaled: Scaled, base: string, filled: string): string =>
  withScale(scaled, {
    onBands: (scale) =>
      `most(${scale}, if(exceeds(${base}, max(0, ${scale}.de - ${filled})), 100 * ${scale}.taux, 0))`,
    onRate: (rate) => `if(exceeds(${base}, 0), 100 * ${rate}, 0)`,
  })
