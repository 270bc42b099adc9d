/**
 * A row for each year, from the first. A loop and not `Array.from`: with a function that takes four times as long,
 * as much as a third of a whole projection.
 * @example eachYear(3, (annee) => annee * 12) // [12, 24, 36]
 */
export function eachYear<T>(years: number, rowOf: (annee: number) => T): T[] {
  const rows: T[] = []
  for (let annee = 1; annee <= years; annee += 1) rows.push(rowOf(annee))
  return rows
}
