/**
 * The explanation of `immobilier`: the tax of a furnished letting at actual costs (LMNP réel). A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind. Later formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an
 * answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in percent,
 * rates set by law fractions. In a table, `count` is the number of rows, `start` the values before the first
 * row (0 where left out) and `prev.` the row before. `warns`: the code of the warning that the step explains;
 * `warnsWhen`: a formula of its condition. Texts here may change freely; a step without `label` has that of
 * its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes
 * only with all formulas that read it.
 *
 * Ids of other files that it reads: `exploitation` of `letting.explain.ts`; `tauxImposition` of `micro.explain.ts`;
 * `credit` of `purchase.explain.ts`. Its ids that other files read: `fiscalAnnuel` in `resale.explain.ts` and
 * `returns.explain.ts`.
 */
import { deficitColumns } from './bare.explain.ts'
import { step, table, under } from './explain-steps.ts'
import { fiscalRow, yearTax } from './micro.explain.ts'

const furnished = under('lmnp_reel')

/**
 * Three columns about a depreciable component that changes the gain at resale: the depreciation to deduct in
 * the year, what is deducted of it, and what is carried forward.
 * @param life the parameter with its duration, in years.
 */
const component = (name: 'Bati' | 'Travaux', life: string, fr: string, en: string) =>
  ({
    [`attente${name}`]: {
      formula: `prev.reste${name} + if(annee <= ${life}, dotation${name}, 0)`,
      label: { fr: `${fr} : à déduire`, en: `${en}: to deduct` },
      kind: 'euros',
    },
    [`utilise${name}`]: {
      formula: `attente${name} * partDeduite`,
      label: { fr: `${fr} : déduit`, en: `${en}: deducted` },
      kind: 'euros',
    },
    [`reste${name}`]: {
      formula: `attente${name} - utilise${name}`,
      label: { fr: `${fr} : en attente`, en: `${en}: carried forward` },
      kind: 'euros',
    },
  }) as const

const building = component('Bati', 'duree_bati', 'Bâti', 'Building')
const works = component('Travaux', 'duree_travaux', 'Travaux', 'Works')

/**
 * LMNP réel: the years of a furnished letting at actual costs. Formulas for `explain.ts`, replayed against the
 * answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const furnishedSteps = [
  step('dotationBati', 'prix * (1 - part_terrain / 100) / duree_bati', {
    label: { fr: 'Amortissement annuel du bâti', en: 'Yearly depreciation of the building' },
    kind: 'euros',
    when: furnished,
    warns: 'composants_usage',
    warnsWhen: 'true',
  }),
  step('dotationTravaux', 'travaux / duree_travaux', {
    label: { fr: 'Amortissement annuel des travaux', en: 'Yearly depreciation of the works' },
    kind: 'euros',
    when: furnished,
  }),
  step('dotationMeubles', 'meubles / duree_meubles', {
    label: { fr: 'Amortissement annuel des meubles', en: 'Yearly depreciation of the furniture' },
    kind: 'euros',
    when: furnished,
  }),
  table('fiscalAnnuel', {
    when: furnished,
    count: 'horizon',
    start: {},
    columns: {
      ...fiscalRow,
      resultat:
        'recettes - at(exploitation, annee, exploitation.charges) - at(credit, annee, credit.interets) - if(annee = 1, prix * frais_notaire / 100, 0)',
      dotationAmortissements:
        'if(annee <= duree_bati, dotationBati, 0) + if(annee <= duree_travaux, dotationTravaux, 0) + if(annee <= duree_meubles, dotationMeubles, 0)',
      aDeduire: {
        formula: 'prev.amortissementsEnAttente + dotationAmortissements',
        label: { fr: 'Amortissements à déduire', en: 'Depreciation to deduct' },
        kind: 'euros',
      },
      place: {
        formula: 'max(0, resultat)',
        label: { fr: 'Résultat qui peut en déduire', en: 'Result that may bear it' },
        kind: 'euros',
      },
      amortissementsDeduits: 'if(lmnpAmortissementPlafonne, min(aDeduire, place), aDeduire)',
      partDeduite: {
        formula: 'if(aDeduire = 0, 0, amortissementsDeduits / aDeduire)',
        label: { fr: 'Part déduite', en: 'Share deducted' },
        kind: 'rate',
      },
      ...building,
      ...works,
      amortissementsEnAttente: 'aDeduire - amortissementsDeduits',
      benefice: 'max(0, resultat - amortissementsDeduits)',
      deficitCree: 'max(0, -resultat)',
      ...deficitColumns('lmnpDeficitReport'),
      impotAnnee: yearTax('baseImposable * tauxImposition'),
    },
  }),
  step('deficitsReportes', 'sum(fiscalAnnuel, fiscalAnnuel.deficitCree)', {
    label: {
      fr: 'Déficits du meublé à reporter, en tout',
      en: 'Furnished deficits to carry forward, in all',
    },
    kind: 'euros',
    when: furnished,
    warns: 'deficit_meuble_reporte',
    warnsWhen: 'exceeds(most(fiscalAnnuel, fiscalAnnuel.deficitCree), 0)',
  }),
]
