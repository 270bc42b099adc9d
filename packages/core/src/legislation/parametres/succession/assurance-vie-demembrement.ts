import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether the amounts and the allowance of a clause are shared by usufruct and bare ownership. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
 */
export const assuranceVieDemembrement: LegalParameter<boolean> = {
  key: 'succession/assurance-vie-demembrement',
  label: { fr: 'Assurance-vie : clause démembrée', en: 'Life insurance: usufruct and bare ownership' },
  unit: 'flag',
  values: {
    '2011-07-31': true,
  },
  articles: {
    '2011-07-31': {
      title: 'CGI, art. 990 I et 669 (BOI-TCAS-AUT-60 ; BOI-ENR-DMTG-10-10-20-20, 225)',
      url: 'https://onb-france.com/actualites/demembrement-de-propriete-de-la-clause-beneficiaire-des-contrats-dassurance-vie',
    },
  },
  checkedOn: '2026-11-23',
}
