/**
 * The name of the result: that of the file, then the simulator. Used by `run-file.ts` and `use-batch.ts`.
 * @example resultName('clients.2025.csv', name, 'csv') // `clients.2025-${name}.csv`
 */
export const resultName = (name: string, simulator: string, format: 'csv' | 'ndjson'): string =>
  `${name.replace(/[.][^.]*$/, '')}-${simulator}.${format}`
