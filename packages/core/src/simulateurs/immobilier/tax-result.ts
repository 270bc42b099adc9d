import { count, euros } from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'

/**
 * Table `fiscalAnnuel` of the result: how each year is taxed, regime by regime. `null` without a regime.
 * Used by `result.ts`.
 */
export const fiscalAnnuel = orNull(
  rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    resultat: euros({
      nullable: true,
      label: { fr: 'Résultat avant amortissements', en: 'Result before depreciation' },
      help: {
        fr: 'Loyers moins les charges, les intérêts et l’assurance du crédit et, la première année, les travaux (réel foncier) ou les frais de notaire (LMNP). Absent en micro.',
        en: 'Rents less running costs, loan interest and insurance and, in the first year, the renovation work (réel foncier) or the notary fees (LMNP). Not given under micro.',
      },
    }),
    dotationAmortissements: euros({
      nullable: true,
      label: { fr: 'Amortissements de l’année', en: 'Depreciation of the year' },
      help: { fr: 'LMNP au réel seulement.', en: 'LMNP réel only.' },
    }),
    amortissementsDeduits: euros({
      nullable: true,
      label: { fr: 'Amortissements déduits', en: 'Depreciation deducted' },
      help: {
        fr: 'Ceux de l’année et ceux qui attendaient, dans la limite du résultat. LMNP au réel seulement.',
        en: 'Of the year and carried forward, up to the result. LMNP réel only.',
      },
    }),
    amortissementsEnAttente: euros({
      nullable: true,
      label: { fr: 'Amortissements en attente', en: 'Depreciation carried forward' },
      help: {
        fr: 'À la fin de l’année, déductibles sans limite de durée. LMNP au réel seulement.',
        en: 'At the end of the year, deductible without limit of time. LMNP réel only.',
      },
    }),
    benefice: euros({
      nullable: true,
      label: { fr: 'Bénéfice avant déficits reportés', en: 'Profit before deficits carried forward' },
      help: {
        fr: 'Le résultat moins les amortissements déduits, s’il est positif. Absent en micro.',
        en: 'The result less the depreciation deducted, if positive. Not given under micro.',
      },
    }),
    deficitOuverture: euros({
      nullable: true,
      label: { fr: 'Déficits reportés, au début', en: 'Deficits carried forward, at the start' },
      help: {
        fr: 'Ce qui reste des déficits des années passées. Absent en micro.',
        en: 'What remains of the deficits of past years. Not given under micro.',
      },
    }),
    deficitCree: euros({
      nullable: true,
      label: { fr: 'Déficit à reporter de l’année', en: 'Deficit of the year, to carry forward' },
      help: {
        fr: 'Au réel foncier, sans ce qui s’impute sur vos autres revenus. Absent en micro.',
        en: 'Under réel foncier, without what comes off your other income. Not given under micro.',
      },
    }),
    deficitImpute: euros({
      nullable: true,
      label: { fr: 'Déficit imputé sur vos autres revenus', en: 'Deficit taken off your other income' },
      help: { fr: 'Réel foncier seulement.', en: 'Réel foncier only.' },
    }),
    deficitUtilise: euros({
      nullable: true,
      label: { fr: 'Déficits reportés utilisés', en: 'Deficits carried forward, used' },
      help: {
        fr: 'Sur le bénéfice de l’année, les plus anciens d’abord. Absent en micro.',
        en: 'Taken off the profit of the year, the oldest first. Not given under micro.',
      },
    }),
    deficitPerdu: euros({
      nullable: true,
      label: { fr: 'Déficits perdus', en: 'Deficits lost' },
      help: {
        fr: 'Ceux d’il y a dix ans que l’année n’utilise pas. Absent en micro.',
        en: 'Those of ten years before that the year does not use. Not given under micro.',
      },
    }),
    deficitCloture: euros({
      nullable: true,
      label: { fr: 'Déficits reportés, à la fin', en: 'Deficits carried forward, at the end' },
      help: {
        fr: 'Au début, plus celui de l’année, moins ceux utilisés ou perdus. Absent en micro.',
        en: 'At the start, plus that of the year, less those used or lost. Not given under micro.',
      },
    }),
    baseImposable: euros({
      label: { fr: 'Base imposable', en: 'Taxable income' },
      help: {
        fr: 'Ce qui est taxé à votre tranche et aux prélèvements sociaux.',
        en: 'Taxed at your marginal rate and by social levies.',
      },
    }),
  }),
)

/** Group `revente` of the result: how the gain at resale and its tax are made up. Used by `result.ts`. */
export const revente = orNull({
  fraisAcquisitionRetenus: euros({
    label: { fr: 'Frais d’acquisition retenus', en: 'Purchase costs counted' },
    help: {
      fr: 'Les frais de notaire ou le forfait, selon ce qui est le plus élevé.',
      en: 'The notary fees or the flat rate, whichever is higher.',
    },
  }),
  travauxRetenus: euros({
    label: { fr: 'Travaux retenus', en: 'Renovation work counted' },
    help: {
      fr: 'Ce qui n’a pas été déduit des loyers ou, au-delà de cinq ans, le forfait s’il est plus élevé.',
      en: 'What was not deducted from rents or, beyond five years, the flat rate if it is higher.',
    },
  }),
  amortissementsReintegres: euros({
    nullable: true,
    label: { fr: 'Amortissements réintégrés', en: 'Depreciation added back' },
    help: {
      fr: 'Ceux du bâti qui ont été déduits : ils diminuent le prix d’achat. LMNP au réel seulement.',
      en: 'Those of the building that were deducted: they lower the purchase price. LMNP réel only.',
    },
  }),
  abattementImpot: euros({
    label: { fr: 'Abattement pour l’impôt', en: 'Allowance for income tax' },
    help: {
      fr: 'Pour durée de détention, sur la plus-value imposable.',
      en: 'For the years of ownership, off the taxable gain.',
    },
  }),
  abattementPrelevements: euros({
    label: { fr: 'Abattement pour les prélèvements sociaux', en: 'Allowance for social levies' },
    help: {
      fr: 'Pour durée de détention, sur la plus-value imposable.',
      en: 'For the years of ownership, off the taxable gain.',
    },
  }),
  impotRevenu: euros({ label: { fr: 'Impôt sur le revenu', en: 'Income tax' } }),
  prelevementsSociaux: euros({ label: { fr: 'Prélèvements sociaux', en: 'Social levies' } }),
  surtaxe: euros({
    label: { fr: 'Surtaxe', en: 'Surtax' },
    help: {
      fr: 'Taxe sur les plus-values élevées : au-delà de 50 000 € après l’abattement pour l’impôt.',
      en: 'Tax on high gains: above €50,000 after the allowance for income tax.',
    },
  }),
})
