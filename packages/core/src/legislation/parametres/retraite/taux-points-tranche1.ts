import type { LegalParameter, YearValue } from '../../legal-parameter.ts'

/**
 * What share of the wage of band 1 buys points, as a fraction, from each year on; those before 2019 are usual
 * rates (`status`), which some firms exceeded. Read by `regles/retraite/pension-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a year to the list. Past years do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text. No
 * official address of the text was confirmed: `url` is a page that states it.
 */
export const tauxPointsTranche1: LegalParameter<readonly YearValue[]> = {
  key: 'retraite/taux-points-tranche1',
  label: { fr: 'Taux de calcul des points, tranche 1', en: 'Rate that buys points, band 1' },
  unit: 'yearRate',
  status: 'usage',
  values: {
    '1999-01-01': [
      { annee: 1999, valeur: 0.06 },
      { annee: 2014, valeur: 0.061 },
      { annee: 2015, valeur: 0.062 },
      { annee: 2019, valeur: 0.062 },
    ],
  },
  articles: {
    '1999-01-01': {
      title: 'ANI du 17 novembre 2017, art. 32 et 36 ; accords Arrco et Agirc (tranche 1)',
      url: 'https://www.efl.fr/chiffres-taux/retraite-complementaire-agirc-arrco_CT_9547b5e523c24fbd1f339a353d00f405c3704a74',
    },
  },
  checkedOn: '2026-11-27',
}
