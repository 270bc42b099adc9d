import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The yearly rate of the Livret A, as a fraction; its interest bears neither tax nor social levies. Read by
 * `regles/epargne/livret-a.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const livretATaux: LegalParameter<number> = {
  key: 'epargne/livret-a-taux',
  label: { fr: 'Taux du Livret A', en: 'Rate of the Livret A' },
  unit: 'rate',
  values: {
    '2023-02-01': 0.03,
    '2025-02-01': 0.024,
    '2025-08-01': 0.017,
    '2026-02-01': 0.015,
    '2026-08-01': 0.017,
  },
  articles: {
    '2023-02-01': legifrance(
      'Arrêté du 27 janvier 2023 relatif aux taux d’intérêt des produits d’épargne réglementée',
      'JORFTEXT000047069197',
    ),
    '2025-02-01': legifrance(
      'Arrêté du 28 janvier 2025 relatif aux taux d’intérêt des produits d’épargne réglementée',
      'JORFTEXT000051059093',
    ),
    '2025-08-01': legifrance(
      'Arrêté du 23 juillet 2025 relatif aux taux d’intérêt des produits d’épargne réglementée',
      'JORFTEXT000052009310',
    ),
    '2026-02-01': {
      title:
        'Arrêté du 28 janvier 2026 relatif aux taux d’intérêt des produits d’épargne réglementée (JORF n° 24 du 29 janvier 2026)',
      url: 'https://www.legifrance.gouv.fr/jorf/jo/2026/01/29/0024',
    },
    '2026-08-01': legifrance(
      'Arrêté du 28 juillet 2026 relatif aux taux d’intérêt des produits d’épargne réglementée',
      'JORFTEXT000054541376',
    ),
  },
  checkedOn: '2026-11-21',
}
