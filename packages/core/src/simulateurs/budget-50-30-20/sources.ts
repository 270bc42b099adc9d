/** The day on which the pages were read. */
const read = '2026-11-21'

/** Sources of the rule and of its thresholds, cited in every answer. Used by `contract.ts`. */
export const sources = [
  {
    title: 'BforBank : 50/30/20, la règle d’un budget équilibré',
    url: 'https://www.bforbank.com/mag/budget/la-regle-dun-budget-equilibre.html',
    read,
  },
  {
    title: 'April : 35 % d’effort au plus, les règles du HCSF pour le crédit immobilier',
    url: 'https://april.fr/actualites/assurance-pret/nouvelles-regles-credit-immobilier-2022',
    read,
  },
  {
    title: 'Docapass : d’où vient la règle du loyer au tiers du revenu',
    url: 'https://www.docapass.com/guide-proprietaire/ratio-revenus-loyer',
    read,
  },
  {
    title: 'Comment financer : combien de mois de dépenses en épargne de précaution',
    url: 'https://comment-financer.fr/epargne-de-precaution-combien-mettre-de-cote-selon-votre-situation/',
    read,
  },
] as const
