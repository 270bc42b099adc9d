import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate above which a fixed-rate home loan is usurious, its costs included: from each length in years, a yearly rate
 * as a fraction. A notice sets it for a quarter, at four thirds of the rates of the quarter before. Empty for a quarter
 * whose notice was not read: no figure stands in for it. Read by `regles/credit/usury.ts`; a revision adds a day and
 * changes no past one.
 */
export const usureImmobilier: LegalParameter<Scale> = {
  key: 'credit/usure-immobilier',
  label: {
    fr: 'Seuil de l’usure d’un crédit immobilier à taux fixe',
    en: 'Usury threshold of a fixed-rate home loan',
  },
  unit: 'yearScale',
  values: {
    '2016-07-01': [],
    '2026-07-01': [
      { above: 0, rate: 0.0407 },
      { above: 10, rate: 0.0457 },
      { above: 20, rate: 0.0529 },
    ],
    '2026-10-01': [],
  },
  articles: {
    '2016-07-01': legifrance(
      'C. conso., art. L. 314-6 : avis antérieurs, non repris',
      'JORFTEXT000054323743',
    ),
    '2026-07-01': legifrance('C. conso., art. L. 314-6, avis du 26 juin 2026', 'JORFTEXT000054323743'),
    '2026-10-01': legifrance(
      'C. conso., art. L. 314-6 : avis du quatrième trimestre 2026, non lu',
      'JORFTEXT000054323743',
    ),
  },
  checkedOn: '2026-11-23',
}
