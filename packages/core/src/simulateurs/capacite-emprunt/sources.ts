/**
 * Pages that explain the rules of `capacite-emprunt`; each answer also cites the texts that set its values. Used by
 * `contract.ts`.
 */
export const sources = [
  {
    title: 'ADIL de Paris : acheter avec un prêt à taux zéro',
    url: 'https://www.adil75.org/fiches-pratiques/fiche-pratique-vous-achetez-pret-a-taux-zero/',
    read: '2026-11-27',
  },
] as const
