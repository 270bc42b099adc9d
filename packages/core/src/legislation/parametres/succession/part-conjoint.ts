import type { Dated } from '../../in-force.ts'

/** The share, as a fraction, that a surviving spouse may take in full ownership when there are children. */
export const partConjoint: Dated<number> = {
  values: { '2002-07-01': 0.25 },
  articles: {
    '2002-07-01': {
      title: 'Code civil, art. 757',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006070721/LEGISCTA000006136269',
    },
  },
  stillValidOn: '2026-11-21',
}
