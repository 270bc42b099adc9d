import type { CivilDate } from '../../../units/civil-date.ts'
import { type Generation, generations as parameter } from '../../parametres/retraite/generations.ts'
import { underReform } from '../../reform.ts'
import type { PensionValues } from './pension-law.ts'

/**
 * The legal age, in months, and the quarters of the full rate of somebody, by the day of birth (CSS, art. L. 161-17-2
 * and -3). Used by `retraite-publique/question.ts`.
 * @example generationOf(values, '1964-05-10') // { ageLegal: 753, requis: 170, … }
 */
export function generationOf(
  { generations }: Pick<PensionValues, 'generations'>,
  birth: CivilDate,
): Generation {
  let found = generations[0] as Generation
  for (const generation of generations) if (generation.neDepuis <= birth) found = generation
  return found
}

/**
 * The same by the last law known: a question is checked without a day. Used by
 * `retraite-publique/constraints.ts`.
 */
export const latestGeneration = (birth: CivilDate): Generation =>
  generationOf({ generations: Object.values(underReform(parameter).values).at(-1) ?? [] }, birth)
