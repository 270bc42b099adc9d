import { choice, euros, monthlyEuros, months, percent, prose, ratio } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Result of `budget-50-30-20`: the summary, the three shares and the findings. Keys are the names of the API: they
 * do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is
 * `null` where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    revenu: monthlyEuros({ echo: true, label: { fr: 'Revenu', en: 'Income' } }),
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
      label: { fr: 'Non affecté', en: 'Unallocated' },
      help: {
        fr: 'Le revenu, moins les besoins, les envies et l’épargne. Négatif quand ils le dépassent.',
        en: 'Income less needs, wants and savings. Negative when they exceed it.',
      },
    }),
    score: ratio({
      label: { fr: 'Score sur 100', en: 'Score out of 100' },
      help: {
        fr: '100 moins les écarts à la règle, en points, 0 au moins. Il mesure une distance, pas un mérite.',
        en: '100 less the gaps to the rule, in percentage points, at least 0. It measures a distance, not a merit.',
      },
    }),
    statut: choice({
      choices: {
        deficit: { fr: 'En déficit', en: 'In deficit' },
        equilibre: { fr: 'Équilibré', en: 'Balanced' },
        vigilance: { fr: 'À surveiller', en: 'Needs watching' },
        desequilibre: { fr: 'Loin de la règle', en: 'Far from the rule' },
      },
      label: { fr: 'Situation', en: 'Status' },
    }),
    moisEpargnePrecaution: months({
      nullable: true,
      label: { fr: 'Mois de dépenses d’avance', en: 'Months of expenses in reserve' },
      help: {
        fr: 'L’épargne de précaution en mois de dépenses ; 0 quand elle n’est pas donnée.',
        en: 'The emergency fund in months of expenses; 0 when it is left blank.',
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
    actuel: euros({ label: { fr: 'Aujourd’hui', en: 'Today' } }),
    actuelPourcentage: percent({ label: { fr: 'En % du revenu', en: 'As % of income' } }),
    ideal: euros({ label: { fr: 'Selon la règle', en: 'By the rule' } }),
    idealPourcentage: percent({ label: { fr: 'Part selon la règle', en: 'Share by the rule' } }),
    ecart: euros({ label: { fr: 'Écart', en: 'Gap' } }),
    statut: choice({
      choices: {
        conforme: { fr: 'Conforme', en: 'On target' },
        au_dessus: { fr: 'Au-dessus', en: 'Above' },
        en_dessous: { fr: 'En dessous', en: 'Below' },
      },
      label: { fr: 'Situation', en: 'Status' },
      help: { fr: 'Conforme : à un point près.', en: 'On target: within one percentage point.' },
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
        en: 'What exceeds the threshold, or what is missing to reach it.',
      },
    }),
  }),
}
