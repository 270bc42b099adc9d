/**
 * Pages that explain the rules of `enveloppes`; each answer also cites the texts that set its values. Used by
 * `contract.ts`.
 */
export const sources = [
  {
    title: 'Ministère de l’économie : le plan d’épargne retraite (PER) individuel',
    url: 'http://www.economie.gouv.fr/particuliers/plan-epargne-retraite-individuel',
    read: '2026-11-27',
  },
] as const
