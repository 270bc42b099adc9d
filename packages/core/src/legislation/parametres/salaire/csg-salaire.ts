import type { LegalParameter } from '../../legal-parameter.ts'

/** The general social contribution and the CRDS on wages. Used by `regles/salaire/contributions.ts`. */
export interface CsgSalaire {
  /** The share of the wage that is counted, as a fraction, up to some ceilings. */
  readonly assiette: number
  /** Beyond so many ceilings the whole wage is counted. */
  readonly plafonds: number
  /** The CSG that comes off taxable income. */
  readonly deductible: number
  /** The CSG that does not. */
  readonly imposable: number
  /** The contribution to the repayment of the social debt. */
  readonly crds: number
}

/**
 * The CSG and the CRDS on wages, as fractions. Read by `regles/salaire/contributions.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const csgSalaire: LegalParameter<CsgSalaire> = {
  key: 'salaire/csg-salaire',
  label: { fr: 'CSG et CRDS sur les salaires', en: 'CSG and CRDS on wages' },
  unit: 'rate',
  members: {
    assiette: { label: { fr: 'part du salaire comptée', en: 'share of the wage counted' } },
    plafonds: { label: { fr: 'plafonds de cette part', en: 'ceilings of that share' }, unit: 'number' },
    deductible: { label: { fr: 'CSG déductible', en: 'deductible CSG' } },
    imposable: { label: { fr: 'CSG imposable', en: 'taxable CSG' } },
    crds: { label: { fr: 'CRDS', en: 'CRDS' } },
  },
  values: {
    '2018-01-01': { assiette: 0.9825, plafonds: 4, deductible: 0.068, imposable: 0.024, crds: 0.005 },
  },
  articles: {
    '2018-01-01': {
      title: 'CSS, art. L. 136-2 et L. 136-8 (Service-public.gouv.fr, cotisations salariales)',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2302',
    },
  },
  checkedOn: '2026-11-27',
}
