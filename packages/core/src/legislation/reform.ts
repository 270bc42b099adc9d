import type { Dated } from './in-force.ts'
import type { LegalDescription } from './legal-parameter.ts'

type Parameter = LegalDescription & Dated<unknown>

/**
 * Legal parameters that take the place of those of the law, by key. Made by `batch/read-reform.ts`; laws prepared
 * under a reform are kept by this object, so that the same reform is read once.
 */
export interface LegalReform {
  readonly replaced: ReadonlyMap<string, Parameter>
}

/** The reform of the calculation under way; `undefined` nearly always. */
let active: LegalReform | undefined

/**
 * Computes under a reform. The calculation is synchronous: nothing else runs before the law of today is back, also
 * where it throws. Used by `batch/reform.ts`.
 * @throws TypeError where `compute` returns a promise: what it does later would read the law of today.
 */
export function withReform<T>(reform: LegalReform | undefined, compute: () => T): T {
  const outer = active
  active = reform
  try {
    const result = compute()
    if (result instanceof Promise) throw new TypeError('a calculation under a reform must be synchronous')
    return result
  } finally {
    active = outer
  }
}

/**
 * A parameter as the calculation under way reads it. Used by `regles/retraite/generation.ts`, which reads one without
 * a day.
 */
export const underReform = <P extends Parameter>(parameter: P): P =>
  (active?.replaced.get(parameter.key) as P | undefined) ?? parameter

/**
 * A set of parameters as the calculation under way reads it: the same object where the reform touches none of them.
 * Used by `law.ts`.
 */
export function setUnderReform<S extends Readonly<Record<string, Parameter>>>(set: S): S {
  const { replaced } = active ?? {}
  if (!replaced || !Object.values(set).some(({ key }) => replaced.has(key))) return set
  return Object.fromEntries(
    Object.entries(set).map(([name, one]) => [name, underReform(one)]),
  ) as unknown as S
}

/**
 * What is prepared once from the law, and once more for each reform: the function gives that of the calculation under
 * way. Used by `law.ts` and `regles/impot-revenu/income-tax-law.ts`.
 * @param usual what holds without a reform. @param make makes the same under the reform.
 */
export function perReform<T extends object>(usual: T, make: () => T): () => T {
  const prepared = new WeakMap<LegalReform, T>()
  return () => {
    if (active === undefined) return usual
    const known = prepared.get(active)
    if (known) return known
    const made = make()
    prepared.set(active, made)
    return made
  }
}
