import { euros, monthlyEuros, percent, ratio } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/** Increase of the first income, in euros, that `impotPour1000EurosDePlus` measures. */
export const MORE_INCOME = 1_000

/**
 * Result of `fiscalite`: the steps from the incomes to the tax, and its brackets. The kind of each figure (`euros`,
 * `percent`…) sets its unit and its rounding. `nullable`: it is `null` where it does not exist.
 */
export const result = {
  resume: {
    revenuBrut: euros({
      label: { fr: 'Revenus déclarés', en: 'Declared incomes' },
      help: { fr: 'Sans les revenus du capital.', en: 'Without capital income.' },
    }),
    deduction: euros({
      label: { fr: 'Déduction de 10 % ou frais réels', en: '10% deduction or actual expenses' },
      help: {
        fr: 'La somme de celles de chaque personne, à l’euro.',
        en: 'Each person’s, to the euro, summed.',
      },
    }),
    revenuImposable: euros({
      label: { fr: 'Revenu imposable du foyer', en: 'Household’s taxable income' },
      help: { fr: 'Arrondi à l’euro.', en: 'Rounded to the euro.' },
    }),
    nombreParts: ratio({ label: { fr: 'Nombre de parts', en: 'Number of parts' } }),
    quotientFamilial: euros({
      label: { fr: 'Quotient familial', en: 'Income per part' },
      help: {
        fr: 'Le revenu imposable par part, toutes comptées.',
        en: 'Taxable income divided by the number of parts.',
      },
    }),
    impotBrut: euros({
      label: { fr: 'Impôt brut', en: 'Gross tax' },
      help: {
        fr: 'Celui du barème, après le plafonnement du quotient familial et ses réductions.',
        en: 'That of the scale, after the ceiling of the family quotient and its reductions.',
      },
    }),
    avantageQuotientFamilial: euros({
      label: { fr: 'Gain dû au quotient familial', en: 'Gain from the family quotient' },
      help: {
        fr: 'L’impôt avec les seules parts des adultes, moins l’impôt brut.',
        en: 'The tax with the adults’ parts alone, less the gross tax.',
      },
    }),
    plafonnement: euros({
      label: { fr: 'Coût du plafonnement', en: 'Cost of the ceiling' },
      help: {
        fr: 'Ce que le plafond du quotient familial ajoute à l’impôt.',
        en: 'What the ceiling of the family quotient adds to the tax.',
      },
    }),
    decote: euros({
      label: { fr: 'Décote', en: 'Décote (relief on small taxes)' },
      help: { fr: 'Elle s’éteint quand l’impôt monte.', en: 'It fades away as the tax rises.' },
    }),
    reductions: euros({
      label: { fr: 'Réductions d’impôt imputées', en: 'Tax reductions used' },
      help: { fr: 'Dans la limite de l’impôt.', en: 'Within the tax.' },
    }),
    credits: euros({ label: { fr: 'Crédits d’impôt', en: 'Tax credits' } }),
    impotForfaitaire: euros({
      label: { fr: 'Impôt forfaitaire sur le capital', en: 'Flat income tax on capital' },
    }),
    cehr: euros({
      label: { fr: 'Contribution exceptionnelle (CEHR)', en: 'Exceptional contribution (CEHR)' },
      help: { fr: 'Sur les hauts revenus, sans lissage.', en: 'On high incomes, without smoothing.' },
    }),
    cdhr: euros({
      label: { fr: 'Contribution différentielle (CDHR)', en: 'Differential contribution (CDHR)' },
      help: {
        fr: 'Sur les hauts revenus imposés à moins de 20 %, à partir de 2025.',
        en: 'On high incomes taxed under 20%, from 2025 on.',
      },
    }),
    impotNet: euros({
      label: { fr: 'Impôt net', en: 'Net tax' },
      help: {
        fr: 'Tout ce que l’avis demande, prélèvements sociaux à part. Négatif : l’État vous rembourse.',
        en: 'All that the notice asks, social levies apart. Negative: the State pays you back.',
      },
    }),
    prelevementsSociaux: euros({
      label: { fr: 'Prélèvements sociaux', en: 'Social levies' },
      help: { fr: 'Sur les revenus du capital.', en: 'On capital income.' },
    }),
    mensualise: monthlyEuros({
      label: { fr: 'Impôt net par mois', en: 'Net tax a month' },
      help: { fr: 'Un douzième ; zéro s’il est négatif.', en: 'A twelfth; zero when it is negative.' },
    }),
    tauxMarginal: percent({
      label: { fr: 'Tranche marginale d’imposition', en: 'Marginal tax bracket' },
      help: {
        fr: 'Celle où tombe le prochain euro : avec les parts des adultes quand le plafond du quotient familial joue.',
        en: 'The one that the next euro falls in: with the adults’ parts when the family quotient is capped.',
      },
    }),
    tauxMoyen: percent({
      nullable: true,
      label: { fr: 'Taux moyen', en: 'Average rate' },
      help: {
        fr: 'L’impôt net en % du revenu imposable et des revenus du capital.',
        en: 'The net tax as a % of the taxable income and capital income.',
      },
    }),
    revenuApresImpot: euros({
      label: { fr: 'Revenu après impôt', en: 'Income after tax' },
      help: {
        fr: 'Revenus déclarés et du capital, moins l’impôt net et les prélèvements sociaux.',
        en: 'Declared and capital incomes, less the net tax and the social levies.',
      },
    }),
    impotPour1000EurosDePlus: euros({
      label: { fr: 'Impôt sur 1 000 € de plus', en: 'Tax on the next €1,000' },
      help: {
        fr: 'De combien monte l’impôt net pour 1 000 € de plus de salaire, ou de revenu imposable si telle est sa nature ; pas de pension. C’est la vraie pente, décote, plafonds et seuils compris.',
        en: 'By how much the net tax rises for €1,000 more of salary, or of taxable income if you chose that kind; never of pension. It is the real slope: décote, ceilings and thresholds included.',
      },
    }),
    margeAvantTrancheSuivante: euros({
      nullable: true,
      label: { fr: 'Marge avant la tranche suivante', en: 'Room before the next bracket' },
      help: {
        fr: 'En revenu imposable du foyer, à nombre de parts inchangé. Rien dans la dernière tranche.',
        en: 'In taxable income of the household, for the same number of parts. Nothing in the top bracket.',
      },
    }),
    impotToutesParts: euros({
      label: { fr: 'Impôt avec toutes les parts', en: 'Tax with all the parts' },
      help: { fr: 'Sans plafonnement.', en: 'Without the ceiling.' },
    }),
    impotPartsAdultes: euros({
      label: { fr: 'Impôt avec les parts des adultes', en: 'Tax with the adults’ parts' },
    }),
    plafondAvantage: euros({
      label: { fr: 'Plafond du quotient familial', en: 'Ceiling of the family quotient' },
      help: {
        fr: 'Ce que les autres parts peuvent faire gagner, avant les réductions complémentaires.',
        en: 'The most that the other parts may save, before the further reductions.',
      },
    }),
    revenuFiscalReference: euros({
      label: { fr: 'Revenu fiscal de référence', en: 'Reference income' },
      help: {
        fr: 'Revenu imposable, PER déduit et revenus du capital.',
        en: 'Taxable income, deducted PER payments and capital income.',
      },
    }),
    cibleCdhr: euros({
      nullable: true,
      label: { fr: 'Impôt visé par la CDHR', en: 'Tax that the CDHR aims at' },
      help: {
        fr: 'Zéro jusqu’à son seuil, rien avant 2025.',
        en: 'Zero up to its threshold, nothing before 2025.',
      },
    }),
  },
  tranches: rows({
    de: euros({
      label: { fr: 'De', en: 'From' },
      help: {
        fr: 'Pour le foyer, avec les parts qui décident de l’impôt : toutes, ou celles des adultes si le plafond joue.',
        en: 'For the household, with the parts that decide the tax: all, or the adults’ when the ceiling binds.',
      },
    }),
    a: euros({ nullable: true, label: { fr: 'À', en: 'To' } }),
    taux: percent({ label: { fr: 'Taux', en: 'Rate' } }),
    base: euros({ label: { fr: 'Revenu dans la tranche', en: 'Income in the bracket' } }),
    impot: euros({ label: { fr: 'Impôt de la tranche', en: 'Tax in the bracket' } }),
  }),
}
