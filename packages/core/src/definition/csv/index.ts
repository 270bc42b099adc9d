/** Entry point `@denier/core/csv`, separate because only it imports the CSV library. */
export { csvOf, type Separator } from './csv.ts'
