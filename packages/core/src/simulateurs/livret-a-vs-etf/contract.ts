import { inThePast, nominalAmounts, yearByYear } from '../../definition/common-headings.ts'
import { windowWarnings } from '../../definition/common-warnings.ts'
import { defineContract } from '../../definition/contract.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { params } from './params.ts'
import { result } from './result.ts'
import { sentence } from './sentence.ts'
import { sources } from './sources.ts'

/**
 * What the simulator `livret-a-vs-etf` asks, answers and shows, as data: a Livret A compared to an index fund (ETF)
 * after fees and tax, for a saver. Amounts in euros, deposits in euros a month, rates, fees and volatility in percent
 * a year, the duration in years.
 *
 * Used by `account.explain.ts`, `account.ts`, `find-warnings.ts`, `history.ts` and others in `livret-a-vs-etf`.
 * `index.ts` joins it to the computation, and every interface (HTTP, pages, command, client, MCP) reads it there.
 * Public, so never renamed: `name`, which is in addresses, the keys of parameters and of `result` and the codes of
 * warnings. Texts may change freely.
 *
 * `example.expect` is compared with the computed answer by `test/contracts.test.ts`: when figures or the law change,
 * write the new ones there. The type `Contract` documents every member. Among those of this file:
 * - `group`: the group of the home page that it belongs to, of `definition/groups.ts`.
 * - `needs`: the returns of the past, for the historical method only.
 * - `table`: left out, the table `yearly` is exported to CSV.
 * - `alwaysShown`: the yield of the fund, which decides which of the two wins.
 * - `decisive`: the figures for which a person uses it.
 * - `estimates`: its amounts are estimates of what is to come; pages show them in whole euros.
 * - `levers`: the parameters that a person can act on, which goal seek and comparisons offer.
 * - `range`: how its first decisive figure varies with markets, for the analysis `plage`.
 * - `nextQuestions`: the same effort in each wrapper.
 * - `sentence`: its answer in a sentence.
 */
export const contract = defineContract({
  name: 'livret-a-vs-etf',
  title: { fr: 'Livret A ou ETF', en: 'Livret A or ETF' },
  purpose: {
    fr: 'Livret A ou fonds indiciel : lequel laisse le plus, plafond, frais et impôt comptés.',
    en: 'Livret A or index fund: which leaves more, limit, fees and tax counted.',
  },
  keywords: {
    fr: 'bourse, épargne réglementée, Caisse d’épargne, LDDS, fonds indiciel, tracker, actions, PEA, placement sans risque, livret ou bourse, mon livret, MSCI World, rapporte plus, où placer, placer mon argent, ~LEP',
    en: 'savings account, stock market, index fund, tracker, regulated savings, savings or shares, PEA, MSCI World, after tax, where to invest, invest my money',
  },
  group: 'epargner',

  params,

  needs: ({ methode }) => (methode === 'historique' ? [euroInvestor] : []),

  alwaysShown: ['taux_etf'],

  result,

  headings: {
    livret: { fr: 'Livret A', en: 'Livret A' },
    etf: { fr: 'ETF', en: 'ETF' },
    yearly: yearByYear,
    historique: inThePast,
  },
  decisive: ['resume.ecart', 'livret.capitalFinal', 'etf.capitalNet'],
  estimates: true,
  levers: ['mensuel', 'duree', 'taux_etf', 'taux_livret', 'frais_etf', 'capital'],
  range: {
    rate: 'taux_etf',
    volatility: 15,
    fixed: { methode: 'constante' },
    success: {
      fr: 'le fonds a pris au moins cette avance',
      en: 'the fund led by at least as much',
    },
  },

  charts: [
    {
      title: {
        fr: 'Livret A, ETF net d’impôt et total versé',
        en: 'Livret A, ETF after tax and total paid in',
      },
      note: nominalAmounts,
      terms: 'nominal',
      table: 'yearly',
      x: 'annee',
      lines: ['etfNominal', 'livretNominal', 'totalVerse'],
      gap: true,
      start: ({ used: { capital } }) => ({
        etfNominal: Number(capital),
        livretNominal: Number(capital),
        totalVerse: Number(capital),
      }),
      mark: {
        at: 'livret.plafondAtteintAnnee',
        label: { fr: 'Plafond du Livret A atteint', en: 'Livret A limit reached' },
      },
    },
    {
      title: {
        fr: 'Livret A et ETF net d’impôt, en pouvoir d’achat',
        en: 'Livret A and ETF after tax, in purchasing power',
      },
      note: {
        fr: 'En euros d’aujourd’hui, inflation déduite ; le total versé, en euros de chaque versement, n’y est pas.',
        en: 'In today’s euros, after inflation; the total paid in, in the euros of each deposit, is left out.',
      },
      terms: 'real',
      table: 'yearly',
      x: 'annee',
      lines: ['etfReel', 'livretReel'],
      gap: true,
      start: ({ used: { capital } }) => ({ etfReel: Number(capital), livretReel: Number(capital) }),
      mark: {
        at: 'livret.plafondAtteintAnnee',
        label: { fr: 'Plafond du Livret A atteint', en: 'Livret A limit reached' },
      },
    },
  ],

  nextQuestions: [
    {
      simulator: 'enveloppes',
      title: { fr: 'Dans quelle enveloppe placer ce fonds', en: 'In which wrapper to hold this fund' },
      query: ({ used }) => ({
        capital: used.capital,
        effort: used.mensuel,
        duree: used.duree,
        taux: used.taux_etf,
        inflation: used.inflation,
        couple: used.couple,
      }),
    },
  ],

  sentence,

  warnings: {
    plafond_livret_atteint: {
      fr: 'Le Livret A n’accepte plus rien au-delà de 22 950 € de solde (CMF, art. R. 221-2), dès l’« année du plafond » ci-dessous : le reste attend sans intérêt. Un LDDS, ou un LEP si vos revenus y donnent droit, peuvent le rémunérer, dans la limite de leurs propres plafonds.',
      en: 'A Livret A takes nothing more beyond a balance of €22,950 (CMF, art. R. 221-2), from the “year of the limit” below: the rest waits without interest. An LDDS, and an LEP if your income entitles you to one, may earn interest on it, up to their own ceilings.',
    },
    plafond_livret_ignore: {
      level: 'alert',
      fr: 'Sans son plafond, ce livret n’existe pas : un vrai Livret A refuserait une partie de ces versements (22 950 € ; CMF, art. R. 221-2).',
      en: 'Without its limit, this account does not exist: a real Livret A would refuse part of these deposits (€22,950; CMF, art. R. 221-2).',
    },
    pel_non_tranche: {
      fr: 'Un PEL pourrait aussi recevoir ce que le livret refuse ; il n’est pas calculé ici. Les textes ne tranchent pas le taux des prélèvements sociaux d’un PEL ouvert depuis 2018 : 18,6 ou 17,2 % (CSS, art. L. 136-8, IV, 3°).',
      en: 'A PEL (home savings plan) could also take what the account refuses; it is not computed here. The texts leave open the social levies on a PEL opened since 2018: 18.6 or 17.2% (CSS, art. L. 136-8, IV, 3°).',
    },
    taux_livret_revisable: {
      fr: 'Le taux du Livret A est le dernier connu, vérifié à la date de sa source. Il est révisé chaque 1er février et chaque 1er août (CMF, art. R. 221-4 ; arrêté du 27 janvier 2021, art. 1er) : il ne restera pas le même pendant toute la durée.',
      en: 'The Livret A rate is the last one that we know, checked on the date of its source. It is revised each 1 February and each 1 August (CMF, art. R. 221-4; order of 27 January 2021, art. 1): it will not stay the same all along.',
    },
    livret_sous_inflation: {
      level: 'alert',
      fr: 'À ces taux, le Livret A rapporte moins que la hausse des prix : il perd du pouvoir d’achat chaque année.',
      en: 'At these rates, the Livret A yields less than prices rise: it buys less every year.',
    },
    plafond_pea_depasse: {
      level: 'alert',
      fr: 'Les versements sur un PEA s’arrêtent à 150 000 € par personne (CMF, art. L. 221-30) : une partie de ceux-ci devrait aller ailleurs, où l’impôt peut être plus lourd.',
      en: 'Deposits into a PEA stop at €150,000 a person (CMF, art. L. 221-30): part of these would have to go elsewhere, where tax may be heavier.',
    },
    pea_avant_5_ans: {
      level: 'alert',
      fr: 'Avant cinq ans, un retrait ferme le PEA, sauf exceptions (CMF, art. L. 221-32), et l’exonération est perdue : 31,4 % des gains au lieu de 18,6 % (CGI, art. 150-0 A, II, 2 et 200 A).',
      en: 'Before five years, a withdrawal closes the PEA, save for exceptions (CMF, art. L. 221-32), and the exemption is lost: 31.4% of gains instead of 18.6% (CGI, art. 150-0 A, II, 2 and 200 A).',
    },
    assurance_vie_avant_8_ans: {
      level: 'alert',
      fr: 'Avant huit ans, une assurance-vie n’a ni abattement annuel ni taux de 7,5 % : 30 % des gains (CGI, art. 125-0 A, I et 200 A, 1, B).',
      en: 'Before eight years, life insurance has neither a yearly allowance nor the 7.5% rate: 30% of gains (CGI, art. 125-0 A, I and 200 A, 1, B).',
    },
    prelevements_sociaux_par_produit: {
      fr: 'La « flat tax » d’un compte-titres n’est plus de 30 % mais de 31,4 % : 12,8 % d’impôt (CGI, art. 200 A) et 18,6 % de prélèvements sociaux (CSS, art. L. 136-8 ; loi n° 2025-1403 du 30 décembre 2025, art. 12). L’option pour le barème n’est pas comptée ici.',
      en: 'The “flat tax” of a securities account is no longer 30% but 31.4%: 12.8% of income tax (CGI, art. 200 A) and 18.6% of social levies (CSS, art. L. 136-8; act no. 2025-1403 of 30 December 2025, art. 12). Opting for the progressive scale is not counted here.',
    },
    ecart_inexistant: {
      fr: 'Il n’y a rien sur le livret, ou presque : un écart en % n’a pas de sens.',
      en: 'There is nothing in the account, or almost: a gap in % means nothing.',
    },
    resume_a_rendement_constant: {
      fr: 'Le résumé et le tableau restent ceux des rendements constants.',
      en: 'The summary and the table stay those of the constant yields.',
    },
    ...windowWarnings,
    loi_d_aujourdhui: {
      fr: 'L’impôt de sortie est celui d’aujourd’hui, appliqué à toutes les fenêtres, même à celles d’avant le PEA (1992) ou les fonds indiciels. Les frais sont ceux que vous indiquez, sans frais d’entrée ni de change.',
      en: 'The tax on withdrawal is today’s, applied to all windows, even to those before the PEA (1992) or index funds. Fees are those that you enter, without entry or exchange fees.',
    },
    pea_fonds_synthetique: {
      fr: 'Un PEA ne reçoit pas d’actions américaines en direct : un fonds n’y entre que s’il investit plus des trois quarts dans l’Union européenne ou l’Espace économique européen (CMF, art. L. 221-31). Il y faut un fonds synthétique, qui échange par contrat le rendement de ses titres contre celui d’un indice américain : cet échange a un coût, et dépend d’une banque.',
      en: 'A PEA does not take US equities directly: a fund enters it only if it invests more than three quarters in the European Union or the European Economic Area (CMF, art. L. 221-31). It takes a synthetic fund, which swaps by contract the yield of its securities for that of a US index: that swap has a cost, and relies on a bank.',
    },
    histoire_sans_plafond: {
      fr: 'Dans l’histoire, le Livret A reçoit tout, sans plafond, ce qui le flatte : les plafonds d’alors étaient plus bas (20 000 F en 1971, contre 22 950 € aujourd’hui).',
      en: 'In history, the Livret A takes everything, without a limit, which flatters it: the limits of the time were lower (20,000 francs in 1971, against €22,950 today).',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est ni un conseil fiscal ni un conseil en investissement personnalisé. Le capital d’un Livret A est garanti, celui d’un ETF ne l’est pas : il peut perdre la moitié de sa valeur en un an. Elle applique la loi et le taux d’aujourd’hui à des années où ils auront changé. Les performances passées ne préjugent pas des performances futures.',
    en: 'Educational simulation, neither tax advice nor personalised investment advice. The capital of a Livret A is guaranteed, that of an ETF is not: it may lose half its value within a year. It applies today’s law and rate to years in which they will have changed. Past performance is no guide to the future.',
  },

  example: {
    query: { capital: 10_000, mensuel: 200, duree: 15, taux_livret: 1.7 },
    expect: {
      resume: { totalVerse: 46_000, gagnant: 'etf' },
      livret: { capitalFinal: 51_672.83, versementsRefuses: 24_071.85, plafondAtteintAnnee: 5 },
      etf: { capitalBrut: 87_922.2, capitalNet: 80_124.67, capitalReel: 59_533.81 },
    },
  },
})
