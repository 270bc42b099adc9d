import type { Field } from '@denier/core'

/**
 * Whether a parameter, or a field of a row, must be given. Used by `batch/describe-simulator.ts`, `embed/embed-form.tsx`,
 * `form/list-field.tsx`, `form/plan.ts` and `model/reply.ts`.
 */
export const isRequired = ({ default: value, optional }: Field): boolean => value === undefined && !optional
