import type { Dated } from '../../in-force.ts'

/** How many months' interest on the capital repaid early a lender may claim at the most. */
export const indemniteMoisInterets: Dated<number> = {
  values: { '2016-10-01': 6 },
  articles: {
    '2016-10-01': {
      title: 'Code de la consommation, art. R. 313-25',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006069565/LEGISCTA000032807570',
    },
  },
  stillValidOn: '2026-11-21',
}
