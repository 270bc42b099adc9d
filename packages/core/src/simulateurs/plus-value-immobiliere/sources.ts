/**
 * Pages that explain the rules of `plus-value-immobiliere`; each answer also cites the texts that set its values. Used
 * by `contract.ts`.
 */
export const sources = [
  {
    title: 'BOFiP, BOI-RFPI-PVI-20-10-20-20 : frais et travaux dans le calcul de la plus-value immobilière',
    url: 'http://bofip.impots.gouv.fr/bofip/265-PGP.html',
    read: '2026-11-21',
  },
] as const
