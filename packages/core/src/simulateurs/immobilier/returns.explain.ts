/**
 * The explanation of `immobilier`: cash and value of each year, and what the buyer’s own money returns. A
 * step explains the figure, or the table, of the answer whose path ends with its id: its formula must give
 * the value there. Where the answer has no such figure, the step is an intermediate value with its own label
 * and kind; its formula must give its `rows`, where it has them. Later formulas read a step by its id. Steps
 * with one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts
 * are in euros, parameters that are rates in percent, rates set by law fractions. In a table, `count` is the
 * number of rows, `start` the values before the first row (0 where left out) and `prev.` the row before.
 * `warns`: the code of the warning that the step explains. Texts here may change freely; a step without
 * `label` has that of its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a
 * column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `fiscalAnnuel` of `bare.explain.ts`, `furnished.explain.ts` and
 * `micro.explain.ts`; `exploitation` of `letting.explain.ts`; `credit` and `fondsPropres` of `purchase.explain.ts`;
 * `impotPlusValue`, `prixVente` and `resteDuALaVente` of `resale.explain.ts`. Its ids that other files read:
 * `yearly` in `resale.explain.ts` and `yields.explain.ts`.
 */
import { equation, isTaxed, isUntaxed, step, table, type Work } from './explain-steps.ts'

/**
 * Every year of the investment, cash and value. Formulas for `explain.ts`, replayed against the answer of `simulate`.
 * A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const yearSteps = [
  years(isTaxed, 'at(fiscalAnnuel, annee, fiscalAnnuel.impotAnnee)'),
  years(isUntaxed, '0'),
]

/** The variant of the table of years for a condition, with the formula of the tax of a year. */
function years(when: (work: Work) => boolean, tax: string) {
  return table('yearly', {
    when,
    count: 'horizon',
    start: { valeurBien: 'prix' },
    columns: {
      annee: 'prev.annee + 1',
      loyers: 'at(exploitation, annee, exploitation.loyers)',
      charges: 'at(exploitation, annee, exploitation.charges)',
      interets: 'at(credit, annee, credit.interets)',
      principal: 'at(credit, annee, credit.principal)',
      impot: tax,
      cashFlow: 'loyers - charges - interets - principal - impot',
      capitalRestantDu: 'at(credit, annee, credit.capitalRestantDu)',
      valeurBien: 'prev.valeurBien * (1 + revalo_immo / 100)',
      patrimoineNet: 'valeurBien - capitalRestantDu',
    },
  })
}

/** The buyer's own flows, and what they return. Used by `explain.ts`. */
export const returnSteps = [
  step('netVendeur', 'prixVente * (1 - frais_vente / 100) - resteDuALaVente - impotPlusValue', {
    label: { fr: 'Ce que laisse la vente', en: 'What the sale leaves' },
    kind: 'euros',
  }),
  table('flux', {
    label: { fr: 'Ce que vous mettez et recevez', en: 'What you put in and receive' },
    count: 'horizon + 1',
    start: { annee: '-1' },
    columns: {
      annee: { formula: 'prev.annee + 1', label: { fr: 'Année', en: 'Year' }, kind: 'count' },
      montant: {
        formula:
          'if(annee = 0, -fondsPropres, at(yearly, annee, yearly.cashFlow)) + if(annee = horizon, netVendeur, 0)',
        label: { fr: 'Reçu, ou mis (négatif)', en: 'Received, or put in (negative)' },
        kind: 'euros',
      },
    },
    rows: ({ flows }) => flows.map((montant, annee) => ({ annee, montant })),
  }),
  equation(
    'tri',
    'sum(flux, if(exceeds(abs(flux.montant), 0), flux.montant, 0) * growth(tri / 100, -flux.annee))',
    { kind: 'annualRate', warns: 'tri_inexistant' },
  ),
  step('van', 'sum(flux, flux.montant * growth(taux_actualisation / 100, -flux.annee))'),
]
