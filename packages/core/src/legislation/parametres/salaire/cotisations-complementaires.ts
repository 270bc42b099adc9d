import type { LegalParameter } from '../../legal-parameter.ts'

/** What an employee pays to Agirc-Arrco, as fractions of the wage. Used by `regles/salaire/contributions.ts`. */
export interface CotisationsComplementaires {
  /** On the wage up to the ceiling. */
  readonly tranche1: number
  /** On the wage from one to eight ceilings. */
  readonly tranche2: number
  /** General balance contribution, up to the ceiling. */
  readonly ceg1: number
  /** General balance contribution, from one to eight ceilings. */
  readonly ceg2: number
  /** Technical balance contribution, on the wage up to eight ceilings, of those who earn more than one. */
  readonly cet: number
  /** How many ceilings band 2 reaches. */
  readonly plafonds: number
}

/**
 * The contributions of an employee to Agirc-Arrco, as fractions. Read by `regles/salaire/contributions.ts`, and listed
 * by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it
 * holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared
 * the last value with its text.
 */
export const cotisationsComplementaires: LegalParameter<CotisationsComplementaires> = {
  key: 'salaire/cotisations-complementaires',
  label: {
    fr: 'Retraite complémentaire Agirc-Arrco, part du salarié',
    en: 'Agirc-Arrco complementary pension, share of the employee',
  },
  unit: 'rate',
  members: {
    tranche1: { label: { fr: 'tranche 1', en: 'band 1' } },
    tranche2: { label: { fr: 'tranche 2', en: 'band 2' } },
    ceg1: {
      label: {
        fr: 'contribution d’équilibre général, tranche 1',
        en: 'general balance contribution, band 1',
      },
    },
    ceg2: {
      label: {
        fr: 'contribution d’équilibre général, tranche 2',
        en: 'general balance contribution, band 2',
      },
    },
    cet: { label: { fr: 'contribution d’équilibre technique', en: 'technical balance contribution' } },
    plafonds: { label: { fr: 'plafonds de la tranche 2', en: 'ceilings of band 2' }, unit: 'number' },
  },
  values: {
    '2019-01-01': {
      tranche1: 0.0315,
      tranche2: 0.0864,
      ceg1: 0.0086,
      ceg2: 0.0108,
      cet: 0.0014,
      plafonds: 8,
    },
  },
  articles: {
    '2019-01-01': {
      title: 'ANI du 17 novembre 2017 instituant le régime Agirc-Arrco, art. 32 à 38',
      url: 'https://reglementation.agirc-arrco.fr/home/baremes/listes-area/baremes-1/cotisations-au-regime-agirc-arrco-en-2026.html',
    },
  },
  checkedOn: '2026-11-27',
}
