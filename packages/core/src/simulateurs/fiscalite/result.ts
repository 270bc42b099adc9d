import { choice, euros, monthlyEuros, percent, ratio } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

/**
 * Increase of the first income, in euros, that `impotPour1000EurosDePlus` measures. Used by `assessment.ts` and
 * `explain.ts`.
 */
export const MORE_INCOME = 1_000

/**
 * Result of `fiscalite`: the steps from the incomes to the tax, and its brackets. Keys are the names of the API: they
 * do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is
 * `null` where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    revenuBrut: euros({
      label: { fr: 'Revenus du foyer', en: 'Household’s incomes' },
      help: {
        fr: 'Loyers et micro-entreprise nets. Sans revenus du capital.',
        en: 'Rents and micro-enterprise net. Without capital income.',
      },
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
        fr: 'La hausse de l’impôt net pour 1 000 € de plus de salaire, ou de revenu de l’avis ; pas de pension. C’est la vraie pente, décote, plafonds et seuils compris.',
        en: 'The rise of the net tax for €1,000 more of salary, or of income of the notice; never of pension. It is the real slope: décote, ceilings and thresholds included.',
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
        fr: 'Revenu imposable, PER déduit, et revenus du capital hors du barème.',
        en: 'Taxable income, deducted PER payments, and capital income outside the scale.',
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
    revenuNetGlobal: euros({
      label: { fr: 'Revenu net global', en: 'Net global income' },
      help: {
        fr: 'Après la CSG, les charges et le PER, avant l’abattement spécial.',
        en: 'After the CSG, the expenses and the PER, before the special allowance.',
      },
    }),
    csgDeductible: euros({
      label: { fr: 'CSG déduite', en: 'CSG deducted' },
      help: {
        fr: 'Celle de l’avis, et celle des revenus du capital imposés au barème.',
        en: 'That of the notice, and that of capital income in the scale.',
      },
    }),
    perDeductible: euros({
      label: { fr: 'Versements sur le PER déduits', en: 'PER payments deducted' },
    }),
    perExcedent: euros({
      label: { fr: 'Versements sur le PER non déduits', en: 'PER payments not deducted' },
      help: { fr: 'Au-delà du plafond ou du revenu.', en: 'Beyond the ceiling or the income.' },
    }),
    abattementSpecial: euros({
      label: { fr: 'Abattement spécial', en: 'Special allowance' },
      help: { fr: '65 ans ou plus, ou invalidité.', en: 'Aged 65 or more, or disabled.' },
    }),
    abattementOutreMer: euros({
      label: { fr: 'Abattement d’outre-mer', en: 'Overseas relief' },
    }),
    reductionDons: euros({
      label: { fr: 'Réduction pour dons', en: 'Reduction for gifts' },
    }),
    donsReportables: euros({
      label: { fr: 'Dons reportables', en: 'Gifts carried over' },
      help: {
        fr: 'Au-delà de 20 % du revenu net global : à reporter sur 5 ans.',
        en: 'Beyond 20% of the net global income: carried over for 5 years.',
      },
    }),
    reductionScolarite: euros({
      label: { fr: 'Réduction pour enfants scolarisés', en: 'Reduction for children at school' },
    }),
    reductionDependance: euros({
      label: { fr: 'Réduction pour dépendance', en: 'Reduction for dependency' },
    }),
    creditEmploiDomicile: euros({
      label: { fr: 'Crédit pour l’emploi à domicile', en: 'Credit for home employment' },
      help: { fr: 'Avant le plafond global.', en: 'Before the overall cap.' },
    }),
    creditFraisGarde: euros({
      label: { fr: 'Crédit pour la garde d’enfants', en: 'Credit for childcare' },
      help: { fr: 'Avant le plafond global.', en: 'Before the overall cap.' },
    }),
    creditSyndical: euros({
      label: { fr: 'Crédit pour cotisations syndicales', en: 'Credit for union dues' },
    }),
    avantagesPerdus: euros({
      label: { fr: 'Avantages perdus au plafond global', en: 'Advantages lost to the overall cap' },
    }),
    impotNonRecouvre: euros({
      label: { fr: 'Impôt non recouvré', en: 'Tax not collected' },
      help: {
        fr: 'Un petit total, que le Trésor ne réclame pas.',
        en: 'A small total, which the Treasury does not claim.',
      },
    }),
    impotPfu: euros({
      label: { fr: 'Impôt au prélèvement forfaitaire', en: 'Tax under the flat tax' },
      help: { fr: 'L’impôt net sans l’option.', en: 'The net tax without the option.' },
    }),
    impotBareme: euros({
      label: { fr: 'Impôt au barème', en: 'Tax under the scale' },
      help: { fr: 'L’impôt net avec l’option (case 2OP).', en: 'The net tax with the option (box 2OP).' },
    }),
    regimeRetenu: choice({
      choices: {
        pfu: { fr: 'Forfait (PFU)', en: 'Flat tax' },
        bareme: { fr: 'Barème', en: 'Scale' },
      },
      label: { fr: 'Régime du capital retenu', en: 'Regime of capital kept' },
    }),
    meilleurRegime: choice({
      choices: {
        pfu: { fr: 'Forfait (PFU)', en: 'Flat tax' },
        bareme: { fr: 'Barème', en: 'Scale' },
        indifferent: { fr: 'Indifférent', en: 'No difference' },
      },
      label: { fr: 'Régime le moins cher', en: 'Cheaper regime' },
    }),
    gainOption: euros({
      label: { fr: 'Écart entre les deux régimes', en: 'Gap between the two regimes' },
    }),
    csgDeductibleAnProchain: euros({
      label: { fr: 'CSG déductible l’an prochain', en: 'CSG deductible next year' },
      help: {
        fr: 'Celle des loyers et, au barème, des plus-values : case 6DE de l’année où elle est payée.',
        en: 'That of rents and, under the scale, of gains: box 6DE of the year in which it is paid.',
      },
    }),
    tauxPrelevementFoyer: percent({
      nullable: true,
      label: { fr: 'Taux de prélèvement du foyer', en: 'Household’s withholding rate' },
      help: {
        fr: 'Calculé sur ces revenus, à un dixième de point.',
        en: 'Computed on these incomes, to a tenth of a point.',
      },
    }),
    tauxPrelevementDeclarant: percent({
      nullable: true,
      label: { fr: 'Taux individualisé du déclarant', en: 'First person’s own rate' },
      help: {
        fr: 'Celui du foyer pour une personne seule.',
        en: 'That of the household for a single person.',
      },
    }),
    tauxPrelevementConjoint: percent({
      nullable: true,
      absent: { fr: 'Sans objet', en: 'Not applicable' },
      label: { fr: 'Taux individualisé du conjoint', en: 'Spouse’s own rate' },
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
