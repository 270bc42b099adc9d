import type { LegalText } from '../in-force.ts'
import { legifrance } from '../legifrance.ts'

/** The CSG by the act that last set its rate, the CRDS, and the solidarity levy. */
const sum = (csg: string, id: Parameters<typeof legifrance>[1]): LegalText =>
  legifrance(
    `CSS, art. L. 136-8, ${csg}) ; ordonnance n° 96-50 du 24 janvier 1996, art. 14 à 19 ; CGI, art. 235 ter`,
    id,
  )

/**
 * The texts whose rates add up to 17.2% until the act of 30 December 2025. The CSG fell and the solidarity levy
 * replaced three others in 2019; their sum did not change. Used by `capital/prelevements-sociaux-maintenus.ts`,
 * `capital/prelevements-sociaux-patrimoine.ts` and `capital/prelevements-sociaux-placement.ts`.
 */
export const leviesBefore2026 = sum(
  'I, 2° (lois n° 2017-1836, art. 8, et n° 2018-1203, art. 26',
  'JORFTEXT000037847585',
)

/**
 * The texts of social levies since the act of 30 December 2025, by the paragraph that sets the rate of the CSG. Used by
 * `capital/prelevements-sociaux-maintenus.ts`, `capital/prelevements-sociaux-patrimoine.ts` and
 * `capital/prelevements-sociaux-placement.ts`.
 */
export const leviesSince2026 = (paragraph: string): LegalText =>
  sum(`${paragraph} (loi n° 2025-1403 du 30 décembre 2025, art. 12`, 'LEGIARTI000054336623')
