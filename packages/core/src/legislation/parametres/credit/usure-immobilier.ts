import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/** A notice as the Banque de France publishes it, where its identifier on Légifrance is not known. */
const notice = (title: string, page = '') => ({
  title: `C. conso., art. L. 314-6 : ${title}`,
  url: `https://www.banque-france.fr/${page || 'statistiques/taux-et-cours/taux-dusure'}`,
})

/**
 * The rate above which a fixed-rate home loan is usurious, its costs included: from each length in years, a yearly
 * rate as a fraction. A notice sets it for a quarter, at four thirds of the rates of the quarter before. Those up to
 * March 2026 are as the press and brokers quote them. Empty for a quarter whose rates are not known: no figure stands
 * in for them. Read by `regles/credit/usury.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text.
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
    '2025-07-01': [
      { above: 0, rate: 0.0432 },
      { above: 10, rate: 0.0503 },
      { above: 20, rate: 0.0508 },
    ],
    '2025-10-01': [
      { above: 0, rate: 0.0423 },
      { above: 10, rate: 0.0471 },
      { above: 20, rate: 0.0509 },
    ],
    '2026-01-01': [
      { above: 0, rate: 0.0412 },
      { above: 10, rate: 0.0459 },
      { above: 20, rate: 0.0513 },
    ],
    '2026-04-01': [],
    '2026-07-01': [
      { above: 0, rate: 0.0407 },
      { above: 10, rate: 0.0457 },
      { above: 20, rate: 0.0529 },
    ],
    '2026-10-01': [],
  },
  articles: {
    '2016-07-01': notice('avis antérieurs, non repris'),
    '2025-07-01': notice(
      'avis du troisième trimestre 2025',
      'fr/statistiques/taux-et-cours/taux-dusure-2025-q3',
    ),
    '2025-10-01': notice(
      'avis du quatrième trimestre 2025',
      'fr/statistiques/taux-et-cours/taux-dusure-2025-q4',
    ),
    '2026-01-01': notice('avis du 22 décembre 2025'),
    '2026-04-01': notice('avis du deuxième trimestre 2026, non lu'),
    '2026-07-01': legifrance('C. conso., art. L. 314-6, avis du 26 juin 2026', 'JORFTEXT000054323743'),
    '2026-10-01': notice('avis du quatrième trimestre 2026, non lu'),
  },
  checkedOn: '2026-11-23',
}
