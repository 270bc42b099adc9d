import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What a complementary pension point pays a year, in euros. That of November 2026 was not found. Read by
 * `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const valeurPoint: LegalParameter<number> = {
  key: 'retraite/valeur-point',
  label: { fr: 'Valeur de service du point Agirc-Arrco', en: 'Value of an Agirc-Arrco point' },
  unit: 'euros',
  values: {
    '2024-11-01': 1.4386,
    '2025-11-01': 1.4386,
  },
  articles: {
    '2024-11-01': {
      title: 'ANI du 17 novembre 2017, art. 36 (conseil d’administration du 15 octobre 2024)',
      url: 'https://www.agirc-arrco.fr/storage/2024/10/Compilation_valeurs_de_point_novembre_2025.pdf',
    },
    '2025-11-01': {
      title:
        'ANI du 17 novembre 2017, art. 36 (conseil d’administration du 17 octobre 2025, sans accord : inchangée)',
      url: 'https://altis-conseil.fr/revalorisation-retraite-agirc-arrco',
    },
  },
  checkedOn: '2026-11-27',
}
