import type { Contract } from '@denier/core'
import type { FormValues } from './page-state.ts'

/**
 * The parameters of the range of a simulator that are none of its own: an address may give them, the form has no field
 * for them. Used by `reply.ts`, `page/page-session.ts`, `form/form.tsx`, `range/with-range.tsx` and
 * `tools/share.tsx`, and by `worker/run-analysis.ts`.
 */
export const rangeNames = ({ params, range }: Contract): readonly string[] =>
  range ? ['volatilite', 'indice'].filter((name) => !Object.hasOwn(params, name)) : []

/**
 * Form values without those of the range: every analysis but the range refuses these. Used by `reply.ts`,
 * `server/note.ts` and `tools/addresses.ts`.
 */
export function withoutRange(contract: Contract, typed: FormValues): FormValues {
  const names = rangeNames(contract)
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !names.includes(name)))
}
