/**
 * The explanation of `immobilier`: the tax of an unfurnished letting at actual costs (réel foncier). A step
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
import { step, table, under } from './explain-steps.ts'
import { fiscalRow, yearTax } from './micro.explain.ts'

/**
 * Columns of `fiscalAnnuel` about past deficits: those of more than `life` years are lost at the end of the
 * year. Used by `furnished.explain.ts`.
 * @param life the name of the value of law with that number of years.
 */
export const deficitColumns = (life: string) =>
  ({
    deficitOuverture: 'prev.deficitCloture',
    deficitCumul: {
      formula: 'prev.deficitCumul + deficitCree',
      label: { fr: 'Déficits à reporter depuis l’achat', en: 'Deficits to carry forward since the purchase' },
      kind: 'euros',
    },
    deficitUtilise: 'min(benefice, deficitOuverture)',
    deficitPerdu: `max(0, lag(deficitCumul, ${life}) - prev.deficitSorti - deficitUtilise)`,
    deficitSorti: {
      formula: 'prev.deficitSorti + deficitUtilise + deficitPerdu',
      label: {
        fr: 'Déficits utilisés ou perdus depuis l’achat',
        en: 'Deficits used or lost since the purchase',
      },
      kind: 'euros',
    },
    deficitCloture: 'deficitOuverture - deficitUtilise - deficitPerdu + deficitCree',
    baseImposable: 'benefice - deficitUtilise',
  }) as const

/**
 * Réel foncier: the years of an unfurnished letting at actual costs. Formulas for `explain.ts`, replayed against the
 * answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const bareSteps = [
  table('fiscalAnnuel', {
    when: under('reel'),
    count: 'horizon',
    start: {},
    columns: {
      ...fiscalRow,
      interetsDeductibles: {
        formula: 'at(credit, annee, credit.interets)',
        label: { fr: 'Intérêts et assurance du crédit', en: 'Loan interest and insurance' },
        kind: 'euros',
      },
      chargesDeductibles: {
        formula: 'at(exploitation, annee, exploitation.charges) + if(annee = 1, travaux, 0)',
        label: {
          fr: 'Charges, et travaux la première année',
          en: 'Running costs, and works in the first year',
        },
        kind: 'euros',
      },
      resultat: 'recettes - interetsDeductibles - chargesDeductibles',
      apresInterets: {
        formula: 'max(0, recettes - interetsDeductibles)',
        label: { fr: 'Loyers après intérêts', en: 'Rents after interest' },
        kind: 'euros',
      },
      interetsNonCouverts: {
        formula: 'max(0, interetsDeductibles - recettes)',
        label: { fr: 'Intérêts que les loyers ne couvrent pas', en: 'Interest that rents do not cover' },
        kind: 'euros',
      },
      chargesNonCouvertes: {
        formula: 'max(0, chargesDeductibles - apresInterets)',
        label: { fr: 'Charges que les loyers ne couvrent pas', en: 'Costs that rents do not cover' },
        kind: 'euros',
      },
      deficitImpute: 'min(chargesNonCouvertes, deficitFoncierPlafond)',
      deficitCree: 'chargesNonCouvertes - deficitImpute + interetsNonCouverts',
      benefice: 'max(0, resultat)',
      ...deficitColumns('deficitFoncierReport'),
      impotAnnee: yearTax('baseImposable * tauxImposition - deficitImpute * tmi / 100'),
    },
  }),
  step('deficitsReportes', 'sum(fiscalAnnuel, fiscalAnnuel.deficitCree)', {
    label: { fr: 'Déficits fonciers à reporter, en tout', en: 'Property deficits to carry forward, in all' },
    kind: 'euros',
    when: under('reel'),
    warns: 'deficit_foncier_reporte',
    warnsWhen: 'exceeds(most(fiscalAnnuel, fiscalAnnuel.deficitCree), 0)',
  }),
  step(
    'derniereImputation',
    'most(fiscalAnnuel, if(exceeds(fiscalAnnuel.deficitImpute * tmi / 100, 0), fiscalAnnuel.annee, 0))',
    {
      label: {
        fr: 'Dernière année d’un déficit imputé (0 : aucune)',
        en: 'Last year of a deficit off other income (0: none)',
      },
      kind: 'count',
      when: under('reel'),
    },
  ),
  step('finEngagement', 'if(derniereImputation = 0, null, derniereImputation + deficitFoncierEngagement)', {
    label: { fr: 'Année jusqu’à laquelle il faut louer', en: 'Year until which to let' },
    kind: 'count',
    when: under('reel'),
    warns: 'engagement_location',
    warnsWhen: 'finEngagement <= horizon',
  }),
  step('anneesManquantes', 'if(derniereImputation = 0, 0, max(0, finEngagement - horizon))', {
    label: {
      fr: 'Années de location qui manquent à l’engagement',
      en: 'Years of letting that the sale cuts off',
    },
    kind: 'count',
    when: under('reel'),
    warns: 'engagement_rompu',
    warnsWhen: 'anneesManquantes > 0',
  }),
]
