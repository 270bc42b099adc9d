/**
 * Pages that explain the rules of `retraite-publique`; each answer also cites the texts that set its values. Used by
 * `contract.ts`.
 */
export const sources = [
  {
    title: 'Code de la sécurité sociale, art. L. 161-17-2 : l’âge légal, par génération',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000053280889',
    read: '2026-11-27',
  },
  {
    title: 'Code de la sécurité sociale, art. L. 161-17-3 : les trimestres du taux plein, par génération',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000053280903',
    read: '2026-11-27',
  },
  {
    title: 'Code de la sécurité sociale, art. R. 351-27 : le taux de la pension de base',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000053335645',
    read: '2026-11-27',
  },
] as const
