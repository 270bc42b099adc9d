import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * How many ceilings of social security band 2 of the complementary pension reaches. Read by `regles/retraite/pension-
 * law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day
 * from which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which
 * somebody compared the last value with its text. Used by `retraite/pension-law.ts`.
 */
export const plafondsTranche2: LegalParameter<number> = {
  key: 'retraite/plafonds-tranche2',
  label: { fr: 'Plafonds de la tranche 2 Agirc-Arrco', en: 'Ceilings of band 2 of Agirc-Arrco' },
  unit: 'number',
  values: {
    '2019-01-01': 8,
  },
  articles: {
    '2019-01-01': {
      title: 'ANI du 17 novembre 2017, art. 32',
      url: 'https://reglementation.agirc-arrco.fr/home/baremes/listes-area/baremes-1/cotisations-au-regime-agirc-arrco-en-2026.html',
    },
  },
  checkedOn: '2026-11-27',
}
