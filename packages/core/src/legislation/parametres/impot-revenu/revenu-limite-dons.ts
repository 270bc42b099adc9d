import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether the income that limits the gifts is counted before the special allowance of people of 65 or more, or disabled.
 * Read by `impot-revenu/cited-rules.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated 1 January of the first year of income that it holds for; the rule is older than its
 * first day here. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const revenuLimiteDons: LegalParameter<boolean> = {
  key: 'impot-revenu/revenu-limite-dons',
  label: {
    fr: 'Revenu qui limite les dons : le revenu net global',
    en: 'Income that limits the gifts: the net global income',
  },
  unit: 'flag',
  values: { '2020-01-01': true },
  articles: {
    '2020-01-01': {
      title: 'CGI, art. 200, 1 (BOI-IR-RICI-250-30, § 1)',
      url: 'https://bofip.impots.gouv.fr/bofip/5873-PGP.html',
    },
  },
  checkedOn: '2026-11-26',
}
