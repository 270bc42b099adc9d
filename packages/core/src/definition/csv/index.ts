/** The door `@denier/core/csv`: apart from the others, since only this one brings a writer of sheets. */
export { csvOf, type Separator } from './csv.ts'
