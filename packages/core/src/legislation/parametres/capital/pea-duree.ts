import type { Dated } from '../../in-force.ts'

/** After how many years what leaves a plan d'épargne en actions (PEA) is free of income tax. */
export const peaDuree: Dated<number> = {
  values: { '1992-01-01': 5 },
  articles: {
    '1992-01-01': {
      title: 'CGI, art. 157, 5° bis (BOI-RPPM-RCM-40-50)',
      url: 'https://bofip.impots.gouv.fr/bofip/3786-PGP.html/identifiant=BOI-RPPM-RCM-40-50-20240730',
    },
  },
  stillValidOn: '2026-11-21',
}
