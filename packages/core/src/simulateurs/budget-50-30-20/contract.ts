import { defineContract } from '../../definition/contract.ts'
import { choice, euros, monthlyEuros, percent, prose, ratio, split } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'
import { sources } from './sources.ts'

const MOST = 1e7

/** A month's budget held against a rule of three shares: what it promises. How it keeps it: `simulate.ts`. */
export const contract = defineContract({
  name: 'budget-50-30-20',
  title: { fr: 'Budget 50/30/20', en: '50/30/20 budget' },
  purpose: {
    fr: 'Votre budget du mois face à la règle 50/30/20 : besoins, envies, épargne, et ce qui mérite attention.',
    en: 'Your monthly budget against the 50/30/20 rule: needs, wants, savings, and what deserves attention.',
  },
  personal: true,

  params: {
    revenu: monthlyEuros({
      min: 1,
      label: { fr: 'Revenu net mensuel', en: 'Net monthly income' },
      help: { fr: 'Après impôt, tout compris.', en: 'After tax, everything included.' },
    }),
    besoins: monthlyEuros({
      label: { fr: 'Besoins', en: 'Needs' },
      help: {
        fr: 'Ce qu’on ne peut pas ne pas payer : logement, courses, transport, assurances, crédits.',
        en: 'What cannot go unpaid: housing, groceries, transport, insurance, loans.',
      },
    }),
    envies: monthlyEuros({
      label: { fr: 'Envies', en: 'Wants' },
      help: {
        fr: 'Ce qu’on choisit : sorties, loisirs, vacances, abonnements.',
        en: 'What is chosen: going out, leisure, holidays, subscriptions.',
      },
    }),
    epargne: monthlyEuros({
      min: -MOST,
      optional: true,
      label: { fr: 'Épargne', en: 'Savings' },
      help: {
        fr: 'Vide : ce qui reste du revenu. Négative quand on puise dans ses réserves.',
        en: 'Blank: what remains of the income. Negative when drawing on savings.',
      },
    }),
    loyer: monthlyEuros({
      default: 0,
      label: { fr: 'Dont loyer', en: 'Of which rent' },
      help: { fr: 'Déjà compté dans les besoins.', en: 'Already counted in the needs.' },
    }),
    credits: monthlyEuros({
      default: 0,
      label: { fr: 'Dont mensualités de crédit', en: 'Of which loan payments' },
      help: { fr: 'Assurance comprise, déjà comptées.', en: 'Insurance included, already counted.' },
    }),
    regle: split({
      default: '50/30/20',
      label: { fr: 'Règle', en: 'Rule' },
      help: {
        fr: 'Besoins, envies et épargne : trois pourcentages entiers qui font 100.',
        en: 'Needs, wants and savings: three whole percents that make 100.',
      },
    }),
    epargne_precaution: euros({
      optional: true,
      label: { fr: 'Épargne de précaution', en: 'Emergency fund' },
      help: {
        fr: 'L’argent disponible tout de suite. Vide : elle n’est pas jugée. 0 : il n’y en a pas.',
        en: 'Money available at once. Blank: it is not judged. 0: there is none.',
      },
    }),
  },

  result: {
    resume: {
      revenu: monthlyEuros({ label: { fr: 'Revenu', en: 'Income' } }),
      totalDepenses: monthlyEuros({
        label: { fr: 'Dépenses', en: 'Expenses' },
        help: { fr: 'Besoins et envies.', en: 'Needs and wants.' },
      }),
      resteAVivre: monthlyEuros({
        label: { fr: 'Reste à vivre', en: 'Left to live on' },
        help: { fr: 'Le revenu, moins les besoins.', en: 'Income less needs.' },
      }),
      tauxEpargne: percent({ label: { fr: 'Taux d’épargne', en: 'Savings rate' } }),
      nonAffecte: monthlyEuros({
        label: { fr: 'Non affecté', en: 'Unassigned' },
        help: {
          fr: 'Le revenu, moins les besoins, les envies et l’épargne. Négatif quand ils le dépassent.',
          en: 'Income less needs, wants and savings. Negative when they exceed it.',
        },
      }),
      score: ratio({
        label: { fr: 'Score sur 100', en: 'Score out of 100' },
        help: {
          fr: '100 moins les écarts à la règle, en points, 0 au moins. Il mesure une distance, pas un mérite.',
          en: '100 less the gaps to the rule, in points, at least 0. It measures a distance, not a merit.',
        },
      }),
      statut: choice({
        choices: {
          deficit: { fr: 'En déficit', en: 'In deficit' },
          equilibre: { fr: 'Équilibré', en: 'Balanced' },
          vigilance: { fr: 'À surveiller', en: 'To watch' },
          desequilibre: { fr: 'Loin de la règle', en: 'Far from the rule' },
        },
        label: { fr: 'Situation', en: 'Standing' },
      }),
      moisEpargnePrecaution: ratio({
        nullable: true,
        label: { fr: 'Mois de dépenses d’avance', en: 'Months of expenses in reserve' },
        help: {
          fr: 'L’épargne de précaution en mois de dépenses ; 0 quand elle n’est pas donnée.',
          en: 'The emergency fund in months of expenses; 0 when it is not given.',
        },
      }),
    },
    repartition: rows({
      categorie: choice({
        choices: {
          besoins: { fr: 'Besoins', en: 'Needs' },
          envies: { fr: 'Envies', en: 'Wants' },
          epargne: { fr: 'Épargne', en: 'Savings' },
        },
        label: { fr: 'Catégorie', en: 'Category' },
      }),
      actuel: monthlyEuros({ label: { fr: 'Aujourd’hui', en: 'Today' } }),
      actuelPourcentage: percent({ label: { fr: 'En % du revenu', en: 'In % of income' } }),
      ideal: monthlyEuros({ label: { fr: 'Selon la règle', en: 'By the rule' } }),
      idealPourcentage: percent({ label: { fr: 'Part selon la règle', en: 'Share by the rule' } }),
      ecart: monthlyEuros({ label: { fr: 'Écart', en: 'Gap' } }),
      statut: choice({
        choices: {
          conforme: { fr: 'Conforme', en: 'On target' },
          au_dessus: { fr: 'Au-dessus', en: 'Above' },
          en_dessous: { fr: 'En dessous', en: 'Below' },
        },
        label: { fr: 'Situation', en: 'Standing' },
        help: { fr: 'Conforme : à un point près.', en: 'On target: within one point.' },
      }),
    }),
    diagnostic: rows({
      code: choice({
        choices: {
          deficit: { fr: 'Déficit', en: 'Deficit' },
          besoins_trop_eleves: { fr: 'Besoins élevés', en: 'High needs' },
          envies_trop_elevees: { fr: 'Envies élevées', en: 'High wants' },
          epargne_insuffisante: { fr: 'Épargne faible', en: 'Low savings' },
          endettement_35: { fr: 'Crédits lourds', en: 'Heavy loans' },
          effort_logement: { fr: 'Loyer lourd', en: 'Heavy rent' },
          precaution_moins_3_mois: { fr: 'Réserve courte', en: 'Short reserve' },
          equilibre: { fr: 'Rien à signaler', en: 'Nothing to report' },
        },
        label: { fr: 'Constat', en: 'Finding' },
      }),
      gravite: choice({
        choices: {
          alerte: { fr: 'Alerte', en: 'Alert' },
          attention: { fr: 'Attention', en: 'Caution' },
          information: { fr: 'Information', en: 'Information' },
        },
        label: { fr: 'Gravité', en: 'Severity' },
      }),
      message: prose({ label: { fr: 'Explication', en: 'Explanation' } }),
      montant: euros({
        label: { fr: 'Montant', en: 'Amount' },
        help: {
          fr: 'Ce qui dépasse le repère, ou ce qui manque pour l’atteindre.',
          en: 'What exceeds the mark, or what is missing to reach it.',
        },
      }),
    }),
  },

  charts: [
    {
      table: 'repartition',
      x: 'categorie',
      lines: ['actuel', 'ideal'],
      title: { fr: 'Votre budget et la règle', en: 'Your budget and the rule' },
    },
  ],

  warnings: {
    depenses_nulles: {
      fr: 'Sans dépenses, une réserve ne se compte pas en mois de dépenses.',
      en: 'Without expenses, a reserve cannot be counted in months of expenses.',
    },
    revenu_non_affecte: {
      fr: 'Une partie du revenu n’est ni dépensée ni épargnée : les parts ne font pas 100 %, et rien n’a été ajusté.',
      en: 'Part of the income is neither spent nor saved: the shares do not make 100%, and nothing was adjusted.',
    },
    depenses_incompletes: {
      fr: 'Le loyer et les crédits dépassent les dépenses : ils devraient y être déjà comptés.',
      en: 'Rent and loan payments exceed the expenses: they should already be counted there.',
    },
  },

  sources,

  disclaimer: {
    fr: 'Simulation à but pédagogique, qui n’est pas un conseil personnalisé. La règle 50/30/20 est un repère simple, pas une norme : un loyer de grande ville ou un petit revenu la rendent souvent hors d’atteinte.',
    en: 'Educational simulation, not personalised advice. The 50/30/20 rule is a simple mark, not a standard: a big-city rent or a small income often put it out of reach.',
  },

  example: {
    query: { revenu: 2500, besoins: 1400, envies: 700, loyer: 800, epargne_precaution: 5000 },
    expect: {
      resume: {
        totalDepenses: 2100,
        resteAVivre: 1100,
        tauxEpargne: 16,
        nonAffecte: 0,
        score: 88,
        statut: 'vigilance',
        moisEpargnePrecaution: 2.38,
      },
      diagnostic: [
        { code: 'besoins_trop_eleves', montant: 150 },
        { code: 'epargne_insuffisante', montant: 100 },
        { code: 'precaution_moins_3_mois', montant: 1300 },
      ],
    },
  },
})
