import { defineContract } from '../../definition/contract.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sources } from './sources.ts'

/** The capital that pays an income, after tax: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'revenus-passifs',
  title: { fr: 'Revenus passifs', en: 'Passive income' },
  purpose: {
    fr: 'Le capital qui verse un revenu net, selon l’enveloppe où il est placé : PEA, assurance-vie ou compte-titres.',
    en: 'The capital that pays a net income, by the wrapper that holds it: PEA, life insurance or securities account.',
  },

  params,

  result,

  charts: [
    {
      table: 'scenarios',
      x: 'tauxRetrait',
      lines: ['capitalPea', 'capitalAssuranceVie', 'capitalCto'],
      title: {
        fr: 'Le capital nécessaire selon le taux de retrait',
        en: 'The capital needed, by withdrawal rate',
      },
    },
  ],

  warnings: {
    plafond_pea_depasse: {
      fr: 'Les versements sur un PEA s’arrêtent à 150 000 € par personne (CMF, art. L. 221-30), et le capital nécessaire en suppose davantage : le reste devra aller dans une autre enveloppe.',
      en: 'Deposits into a PEA stop at €150,000 a person (CMF, art. L. 221-30), and the capital needed supposes more: the rest will have to go into another wrapper.',
    },
    prelevements_sociaux_par_produit: {
      fr: 'La « flat tax à 30 % » n’est plus la règle. Depuis la loi n° 2025-1403 du 30 décembre 2025 (art. 12), les prélèvements sociaux sont de 18,6 % sur un PEA ou un compte-titres ; ils restent de 17,2 % en assurance-vie (CSS, art. L. 136-8).',
      en: 'The “30% flat tax” is no longer the rule. Since act no. 2025-1403 of 30 December 2025 (art. 12), social levies are 18.6% on a PEA or a securities account; they stay at 17.2% on life insurance (CSS, art. L. 136-8).',
    },
    option_bareme: {
      fr: 'Le compte-titres suppose l’option pour le barème, moins chère ici que 12,8 %. Elle vaut pour tous vos revenus de capitaux et plus-values de l’année (CGI, art. 200 A, 2), et ces gains peuvent eux-mêmes vous faire changer de tranche.',
      en: 'The securities account supposes the option for the progressive scale, cheaper here than 12.8%. It covers all your income from capital and gains of the year (CGI, art. 200 A, 2), and these gains may themselves move you up a bracket.',
    },
    pea_avant_5_ans: {
      fr: 'À ce rythme, le capital peut être là avant que le PEA ait cinq ans. Un retrait plus tôt le ferme, sauf exceptions (CMF, art. L. 221-32), et l’impôt s’ajoute alors : 31,4 % du gain au lieu de 18,6 % (CGI, art. 150-0 A, II, 2 et 200 A).',
      en: 'At this pace, the capital may be there before the PEA is five years old. An earlier withdrawal closes it, save for exceptions (CMF, art. L. 221-32), and income tax is then added: 31.4% of the gain instead of 18.6% (CGI, art. 150-0 A, II, 2 and 200 A).',
    },
    assurance_vie_avant_8_ans: {
      fr: 'À ce rythme, le capital peut être là avant que le contrat d’assurance-vie ait huit ans. Plus tôt, ni abattement annuel ni taux de 7,5 % : 30 % du gain (CGI, art. 125-0 A, I et 200 A, 1, B).',
      en: 'At this pace, the capital may be there before the life insurance contract is eight years old. Earlier, there is neither yearly allowance nor the 7.5% rate: 30% of the gain (CGI, art. 125-0 A, I and 200 A, 1, B).',
    },
    retrait_superieur_au_rendement: {
      fr: 'Le taux de retrait, pris mois après mois, dépasse le rendement réel : même sans aléa, le capital s’userait jusqu’à manquer.',
      en: 'The withdrawal rate, taken month after month, is above the real yield: even without bad luck, the capital would wear away until it runs out.',
    },
    capital_hors_atteinte: {
      fr: 'Avec ce capital et ces versements, l’une au moins des enveloppes n’atteint pas le capital nécessaire en cent ans.',
      en: 'With this capital and these deposits, at least one of the wrappers does not reach the capital needed within a hundred years.',
    },
    epargne_non_indiquee: {
      fr: 'Sans capital ni versement, le nombre d’années n’existe pas : indiquez ce que vous avez et ce que vous versez.',
      en: 'Without capital or deposits, there is no number of years: tell what you have and what you pay in.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni un conseil fiscal ni un conseil en investissement personnalisé. Elle applique la loi d’aujourd’hui à des retraits futurs ; la loi et les marchés changeront, et aucun taux de retrait n’est garanti.',
    en: 'Educational simulation, neither tax advice nor personalised investment advice. It applies today’s law to future withdrawals; law and markets will change, and no withdrawal rate is guaranteed.',
  },

  example: {
    query: { revenu: 2000, capital: 50_000, mensuel: 1000 },
    expect: {
      resume: { revenuNetAnnuel: 24_000, meilleureEnveloppe: 'pea', capitalNecessaireMin: 661_521.5 },
      enveloppes: [
        { enveloppe: 'pea', capitalNecessaire: 661_521.5, plafondDepasse: true },
        { enveloppe: 'assurance_vie', capitalNecessaire: 686_382.35 },
        { enveloppe: 'cto', capitalNecessaire: 711_743.77 },
      ],
    },
  },
})
