/**
 * A row for each year, from year 1, for the yearly tables of simulators. A loop rather than `Array.from`, with which
 * a whole projection, from query to bytes, takes 6 to 20 % longer (`cagr`, `coast-fire`, `inflation`,
 * `interets-composes`). Used by `donation/compare.ts`, `achat-location/plan.ts`, `cagr/simulate.ts`,
 * `coast-fire/simulate.ts` and others in `simulateurs`.
 * @example eachYear(3, (annee) => annee * 12) // [12, 24, 36]
 */
export function eachYear<T>(years: number, rowOf: (annee: number) => T): T[] {
  const rows: T[] = []
  for (let annee = 1; annee <= years; annee += 1) rows.push(rowOf(annee))
  return rows
}
