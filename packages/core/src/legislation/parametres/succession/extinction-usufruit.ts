import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether a usufruct that ends by death joins the bare ownership free of duties. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const extinctionUsufruit: LegalParameter<boolean> = {
  key: 'succession/extinction-usufruit',
  label: { fr: 'Extinction de l’usufruit sans droits', en: 'A usufruct ends free of duties' },
  unit: 'flag',
  values: {
    '2004-01-01': true,
  },
  articles: {
    '2004-01-01': {
      title: 'CGI, art. 1133',
      url: 'https://www.legifrance.gouv.fr/codes/id/LEGIARTI000006305936/2005-01-01',
    },
  },
  checkedOn: '2026-11-23',
}
