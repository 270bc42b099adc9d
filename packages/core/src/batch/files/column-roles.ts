import { nearest } from '../../definition/nearest.ts'

/** What a batch does with a column of its input. Exported by `@denier/core/batch`. */
export type ColumnRole =
  /** It gives the parameter of its name. */
  | { readonly name: string; readonly role: 'parameter' }
  /** It is written again beside the figures. */
  | { readonly name: string; readonly role: 'kept' }
  /** Its name is near a parameter's, perhaps by a typing error: it is kept only where the user says so. */
  | { readonly name: string; readonly role: 'near'; readonly near: string }

/**
 * What a batch does with each column, by the rules of `batch-plan.ts`, for a page that shows it before the
 * batch runs. Exported by `@denier/core/batch`; used by `batch/inspect-file.ts` of `@denier/web`.
 * @param params the names of the parameters of the simulator.
 * @example columnRoles(['revenus'], ['revenu']) // [{ name: 'revenus', role: 'near', near: 'revenu' }]
 */
export const columnRoles = (header: readonly string[], params: readonly string[]): readonly ColumnRole[] =>
  header.map((name) => {
    if (params.includes(name)) return { name, role: 'parameter' }
    const [near] = nearest(name, params)
    return near === undefined ? { name, role: 'kept' } : { name, role: 'near', near }
  })
