import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The least value of furniture that was neither sold in public nor inventoried, as a fraction of the other property
 * of the estate. Read by `regles/succession/furniture.ts`, and listed by `legislation/chapters.ts`. A revision adds a
 * row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend
 * on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const forfaitMobilier: LegalParameter<number> = {
  key: 'succession/forfait-mobilier',
  label: { fr: 'Forfait mobilier', en: 'Flat rate for furniture' },
  unit: 'rate',
  values: { '2007-01-01': 0.05 },
  articles: {
    '2007-01-01': {
      title: 'CGI, art. 764, I, 3° (BOI-ENR-DMTG-10-40-10-20, I)',
      url: 'https://bofip.impots.gouv.fr/bofip/1389-PGP.html/identifiant=BOI-ENR-DMTG-10-40-10-20-20160530',
    },
  },
  checkedOn: '2026-11-25',
}
