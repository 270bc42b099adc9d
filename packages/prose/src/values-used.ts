import type { Contract, Field } from '@denier/core'

/** A value that an answer used, with its parameter. */
export interface UsedValue {
  /** The name of the parameter. */
  readonly name: string
  readonly field: Field
  readonly value: unknown
}

/**
 * The values that an answer used, in the order of the contract: without lists that have no row, and without the
 * parameters of a way that the question does not go, where the rows of a list say which way it goes. Exported by
 * `@denier/prose`; used by `page/page-notes.ts` of `@denier/cli`, by `general/quotable-text.ts` of `@denier/mcp`, and
 * by `result/basis.tsx` of `@denier/web`.
 * @param used the values of an answer, by the names of their parameters.
 * @example
 * valuesUsed(succession, { patrimoine: 900_000, proche: [{ lien: 'enfant' }], heritiers: 1 })
 * // those of `patrimoine` and `proche`, not of `heritiers`
 */
export function valuesUsed(
  { params, exclusive }: Pick<Contract, 'params' | 'exclusive'>,
  used: Readonly<Record<string, unknown>>,
): readonly UsedValue[] {
  const hasRows = (name: string) => Array.isArray(used[name]) && used[name].length > 0
  /** Parameters of the ways that the question does not go. */
  const unread = exclusive.flatMap(({ ways }) =>
    ways.some((way) => way.params.some(hasRows))
      ? ways.filter((way) => !way.params.some(hasRows)).flatMap((way) => way.params)
      : [],
  )
  return Object.entries(params).flatMap(([name, field]) => {
    const value = used[name] ?? undefined
    const isRead = value !== undefined && !unread.includes(name) && (field.kind !== 'list' || hasRows(name))
    return isRead ? [{ name, field, value }] : []
  })
}
