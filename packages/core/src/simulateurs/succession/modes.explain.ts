import { type ExplanationStep, explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { isOneKinship } from './is-whole-family.ts'
import { type SettledFamily, settleFamilyOf } from './settle-family.ts'
import { type Work as OneKinshipWork, workOf } from './settlement.explain.ts'

/**
 * A settled family, with the question that it answers. Used by `family-civil.explain.ts`, `family-heirs.explain.ts`,
 * `family-insurance.explain.ts` and `family.explain.ts`.
 */
export interface FamilyWork extends SettledFamily {
  readonly params: ParamsOfContract<typeof contract>
}

/** What the steps read: the settlement of equal heirs of one kinship, or that of a family; the other is `null`. */
export interface Work {
  readonly one: OneKinshipWork | null
  readonly family: FamilyWork | null
}

const workOfEither = (params: ParamsOfContract<typeof contract>, context: SimulationContext): Work =>
  isOneKinship(params)
    ? { one: workOf(params, context), family: null }
    : { one: null, family: { params, ...settleFamilyOf(params, params.date_deces ?? context.today) } }

/** The functions that make steps valid for equal heirs and for a family alike. Used by `explain.ts`. */
export const {
  step: both,
  table: bothTable,
  otherQuestion: bothOther,
  explanation,
} = explains(contract, workOfEither)

/**
 * The functions that make steps of a whole family. Used by `family-civil.explain.ts`, `family-heirs.explain.ts`,
 * `family-insurance.explain.ts` and `family.explain.ts`.
 */
export const {
  step: familyStep,
  table: familyTable,
  observed: familyObserved,
} = explains(contract, (): FamilyWork => {
  throw new TypeError('only the types of these makers are used') // `workOfEither` makes the work instead
})

/**
 * Makes steps of one of the two ways apply, and read its work, in an explanation of both. The way is kept as the
 * `mode` of each step, for tests.
 */
const steppedIn =
  <Part>(mode: keyof Work, partOf: (work: Work) => Part | null) =>
  (steps: readonly ExplanationStep<Part>[]): readonly ExplanationStep<Work>[] =>
    steps.map((step) => {
      const { when } = step
      const read =
        <T>(of: (part: Part) => T) =>
        (work: Work): T =>
          of(partOf(work) as Part)
      return {
        ...step,
        mode,
        when: (work: Work) => {
          const part = partOf(work)
          return part !== null && (when?.(part) ?? true)
        },
        ...('value' in step && step.value && { value: read(step.value) }),
        ...('rows' in step && step.rows && { rows: read(step.rows) }),
      } as ExplanationStep<Work>
    })

/**
 * The steps of equal heirs of one kinship. Used by `explain.ts`.
 * @example ...ofOneKinship(dutySteps)
 */
export const ofOneKinship = steppedIn<OneKinshipWork>('one', ({ one }) => one)

/** The steps of a whole family. Used by `explain.ts`. */
export const ofFamily = steppedIn<FamilyWork>('family', ({ family }) => family)
