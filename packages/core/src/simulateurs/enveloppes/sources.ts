/**
 * Pages that explain the rules of `enveloppes`; each answer also cites the texts that set its values. Used by
 * `contract.ts`.
 */
export const sources = [
  {
    title: 'Service-public : plan d’épargne retraite individuel, fiche F36526',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F36526',
    read: '2026-11-27',
  },
] as const
