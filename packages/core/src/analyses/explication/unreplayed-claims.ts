import type { Explication } from '../../definition/explication.ts'

/**
 * The ids of the steps and columns of an explication whose formula did not give the value of the computation.
 * They are shown without their formula, and a service logs them. Exported by `@denier/core`:
 * `simulator-analysis.ts` of `apps/api` logs them.
 * @example unreplayedClaims(answer.data) // ['decote', 'annees.impot']
 */
export const unreplayedClaims = ({ etapes, tables }: Explication): readonly string[] => [
  // nothing derives a step of genre `valeur`, nor a column without formula and origin
  ...etapes.filter(({ genre }) => genre === 'valeur').map(({ id }) => id),
  ...tables.flatMap(({ id, colonnes }) =>
    colonnes
      .filter(({ formule, origine }) => formule === null && origine === undefined)
      .map(({ nom }) => `${id}.${nom}`),
  ),
]
