import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * How many decimals a withholding rate in percent has. Rules read the value that holds on 31 December of the year of
 * income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a
 * row to `values` and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not
 * change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its
 * text.
 */
export const arrondiPrelevement: LegalParameter<number> = {
  key: 'impot-revenu/arrondi-prelevement',
  label: {
    fr: 'Décimales du taux de prélèvement à la source',
    en: 'Decimals of the withholding rate',
  },
  unit: 'number',
  values: { '2019-01-01': 1 },
  articles: {
    '2019-01-01': {
      title: 'CGI, art. 204 H et 204 M (BOI-IR-PAS-20-20-10)',
      url: 'https://bofip.impots.gouv.fr/bofip/11247-PGP.html/identifiant=BOI-IR-PAS-20-20-10-20240618',
    },
  },
  checkedOn: '2026-11-24',
}
