/**
 * Pages that explain the rules of `salaire-net`; each answer also cites the texts that set its values. Used by
 * `contract.ts`.
 */
export const sources = [
  {
    title: 'Service-public.gouv.fr : cotisations salariales d’un salarié du secteur privé',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2302',
    read: '2026-11-27',
  },
] as const
