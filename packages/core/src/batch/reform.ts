import { type LegalReform, withReform } from '../legislation/reform.ts'
import type { CivilDate } from '../units/civil-date.ts'
import type { BatchSimulation } from './prepare-batch.ts'
import type { ReadReform } from './read-reform.ts'

export type { ReadReform, ReformValues, ReplacedValue } from './read-reform.ts'

/**
 * Loads the list of the law and reads a reform from the values of a JSON file; without a reform nobody needs that
 * list. Exported by `@denier/core`; used by `simulate-many.ts`, `files/reformed-batch.ts`, and by
 * `batch/reform-file.ts` of `@denier/cli`.
 * @param day the day on which the values replaced are told.
 */
export async function loadReform(values: unknown, day: CivilDate): Promise<ReadReform> {
  const { readReform } = await import('./read-reform.ts')
  return readReform(values, day)
}

/**
 * The same batch under a reform: each question is read and computed under it, and what is computed between two of its
 * questions is not. Exported by `@denier/core`; used by `simulate-many.ts` and
 * `files/reformed-batch.ts`.
 */
export const reformBatch = (batch: BatchSimulation, reform: LegalReform): BatchSimulation => ({
  fromQuery: (query) => withReform(reform, () => batch.fromQuery(query)),
  fromObject: (object) => withReform(reform, () => batch.fromObject(object)),
})
