/**
 * The value at a dotted path of an answer's data; `undefined` where the path stops. Exported by
 * `@denier/core`; used by `explanation/compile-explanation.ts`, `analyses/figures.ts`, `csv/columns.ts`,
 * `result-parts.ts` and others in other packages.
 * @example valueAt({ resume: { cagr: 12.1353 } }, 'resume.cagr') // 12.1353
 */
export function valueAt(data: unknown, path: string): unknown {
  let value = data
  for (const name of path.split('.'))
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  return value
}
