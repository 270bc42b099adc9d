/**
 * The explanation of `fiscalite`: income of each kind, net of its allowance or deduction. A step explains the
 * figure of the answer whose path ends with its id: its formula must give the value there. Where the answer
 * has no such figure, the step is an intermediate value with its own label and kind; its formula must give
 * its `value`, where it has one. Later formulas read a step by its id. Steps with one id are variants: at
 * most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters
 * that are rates in percent, rates set by law fractions. `{terms}` stands for the `terms` whose `when` holds.
 * `round`: rounds the result to the euro (`euro`), to the cent (`centime`) or only removes floating-point
 * noise (`bruit`). `law`: names of values of law that the step cites even where its formula does not read
 * them. `warns`: the code of the warning that the step explains; `effect`: a formula of what it moves, in
 * euros. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`. An id
 * changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `revenuBrut` in `explain.ts`; `loyersNets`
 * and `meublesNets` in `regimes.explain.ts` and `tax.explain.ts`; `deduction` and `revenuBrut` in
 * `taxable.explain.ts`; `abattementPensions`, `abattementPensionsConjoint`, `abattementPensionsDeclarant`,
 * `deduction`, `deductionConjoint`, `deductionDeclarant`, `loyersNets`, `meublesNets`, `revenuBrut` and
 * `revenusActivite` in `withholding.explain.ts`.
 */
import {
  all,
  euros,
  hasPensions,
  hasSpousePensions,
  isOfCouple,
  isWage,
  not,
  type Step,
  step,
  variants,
  type When,
  warned,
} from './steps.explain.ts'

const areBothWages = all(isWage, isOfCouple)
const isOnlyWage = all(isWage, not(isOfCouple))
const hasExpenses: When = ({ params }) => params.frais_reels + params.frais_reels_conjoint > 0

/**
 * Whether the household lets, furnished or not. Used by `regimes.explain.ts`, `tax.explain.ts` and
 * `withholding.explain.ts`.
 */
export const hasLettings: When = ({ params }) =>
  params.micro_foncier + params.revenus_fonciers + params.loyers_meubles + params.benefice_meuble > 0
const hasTakings: When = ({ params }) =>
  params.micro_bic_ventes + params.micro_bic_services + params.micro_bnc > 0
/**
 * Whether the household has a business of its own, under a micro regime or at actual costs. Used by
 * `withholding.explain.ts`.
 */
export const hasBusiness: When = (work) => hasTakings(work) || work.params.benefice_independant > 0

/**
 * The formula of a profit after the flat allowance of an activity, which is at least a minimum (CGI, art. 50-0 and
 * 102 ter).
 */
const microProfit = (takings: string, activity: string): string =>
  `euro(max(0, ${takings} - max(euro(microEntreprise.${activity} * ${takings}), microEntreprise.minimum)))`

/** A wage whose 10 % are still to come off, of one of the two people. */
interface Earner {
  readonly wage: 'revenu' | 'revenu_conjoint'
  readonly expenses: 'frais_reels' | 'frais_reels_conjoint'
  /** The ids of the 10 % and of the deduction. */
  readonly flat: string
  readonly deduction: string
  readonly labels: { readonly flat: ReturnType<typeof euros>; readonly deduction: ReturnType<typeof euros> }
  readonly when: When
}

/** The 10 % of a wage, then its deduction: the 10 %, or the higher of them and the actual expenses, if there are some. */
const deductionOf = ({ wage, expenses, flat, deduction, labels, when }: Earner): readonly Step[] => {
  const hasOwnExpenses: When = ({ params }) => params[expenses] > 0
  return [
    step(
      flat,
      `min(max(deductionSalairesTaux * ${wage}, deductionSalairesMinimum), deductionSalairesMaximum, ${wage})`,
      { ...labels.flat, round: 'euro', when },
    ),
    ...variants(
      deduction,
      { ...labels.deduction, law: ['deductionSalairesTaux'] },
      [`max(${flat}, euro(${expenses}))`, all(when, hasOwnExpenses)],
      [flat, all(when, not(hasOwnExpenses))],
    ),
  ]
}

/** Lettings and business, net of their allowances (CGI, art. 32, 50-0 and 102 ter). Used by `explain.ts`. */
export const otherIncomeSteps: readonly Step[] = [
  step(
    'loyersNets',
    'revenus_fonciers + euro(micro_foncier - euro(microFoncierAbattement * micro_foncier))',
    {
      ...euros({ fr: 'Loyers nus, nets', en: 'Unfurnished rents, net' }),
      when: hasLettings,
      value: ({ categories }) => categories.rents,
    },
  ),
  step('meublesNets', `benefice_meuble + ${microProfit('loyers_meubles', 'services')}`, {
    ...euros({ fr: 'Location meublée, nette', en: 'Furnished lettings, net' }),
    when: hasLettings,
    value: ({ categories }) => categories.furnished,
  }),
  step(
    'recettesMicro',
    `${microProfit('micro_bic_ventes', 'ventes')} + ${microProfit('micro_bic_services', 'services')} + ${microProfit('micro_bnc', 'liberal')}`,
    {
      ...euros({ fr: 'Bénéfices de micro-entreprise', en: 'Profits of micro-enterprise' }),
      when: hasTakings,
      warns: 'micro_versement_liberatoire',
    },
  ),
  ...variants(
    'revenusActivite',
    {
      ...euros({ fr: 'Bénéfices d’indépendant', en: 'Profits of self-employment' }),
      value: ({ categories }) => categories.business,
    },
    ['benefice_independant + recettesMicro', hasTakings],
    ['benefice_independant', all(hasBusiness, not(hasTakings))],
  ),
  step(
    'seuilMicroDepasse',
    'exceeds(micro_foncier, microFoncierPlafond) or exceeds(micro_bic_ventes + micro_bic_services + loyers_meubles, microEntreprisePlafonds.ventes) or exceeds(micro_bic_services + loyers_meubles, microEntreprisePlafonds.services) or exceeds(micro_bnc, microEntreprisePlafonds.services)',
    {
      ...warned('micro_seuil_depasse'),
      label: { fr: 'Recettes au-delà du régime micro', en: 'Takings beyond the micro regime' },
      when: (work) => hasLettings(work) || hasTakings(work),
    },
  ),
]

const tenPercentOfPensions = euros({
  fr: 'Abattement de 10 % sur les pensions',
  en: 'Allowance of 10% on pensions',
})

/** From each wage and pension to what comes off them (CGI, art. 83, 3° and 158, 5, a). Used by `explain.ts`. */
export const deductionSteps: readonly Step[] = [
  step('revenuBrut', 'revenu {terms}', {
    terms: [
      { formula: '+ pensions', when: ({ params }) => params.pensions > 0 },
      { formula: '+ revenu_conjoint', when: isOfCouple },
      { formula: '+ pensions_conjoint', when: hasSpousePensions },
      { formula: '+ loyersNets + meublesNets', when: hasLettings },
      { formula: '+ revenusActivite', when: hasBusiness },
    ],
  }),
  ...deductionOf({
    wage: 'revenu',
    expenses: 'frais_reels',
    flat: 'forfait10Declarant',
    deduction: 'deductionDeclarant',
    labels: {
      flat: euros({ fr: '10 % du salaire du déclarant', en: '10% of the first person’s salary' }),
      deduction: euros({ fr: 'Déduction du déclarant', en: 'Deduction of the first person' }),
    },
    when: isWage,
  }),
  ...deductionOf({
    wage: 'revenu_conjoint',
    expenses: 'frais_reels_conjoint',
    flat: 'forfait10Conjoint',
    deduction: 'deductionConjoint',
    labels: {
      flat: euros({ fr: '10 % du salaire du conjoint', en: '10% of the spouse’s salary' }),
      deduction: euros({ fr: 'Déduction du conjoint', en: 'Deduction of the spouse' }),
    },
    when: areBothWages,
  }),
  ...variants(
    'deductionSalaires',
    {
      ...euros({ fr: 'Déduction sur les salaires', en: 'Deduction on salaries' }),
      warns: 'frais_reels_retenus',
    },
    [
      'deductionDeclarant + deductionConjoint',
      areBothWages,
      { effect: 'deductionSalaires - forfait10Declarant - forfait10Conjoint' },
    ],
    ['deductionDeclarant', isOnlyWage, { effect: 'deductionSalaires - forfait10Declarant' }],
  ),
  ...variants(
    'fraisReelsInutiles',
    {
      ...warned('frais_reels_inutiles'),
      label: {
        fr: 'Des frais réels ne dépassent pas les 10 %',
        en: 'Some actual expenses do not exceed the 10%',
      },
    },
    [
      'frais_reels > 0 and euro(frais_reels) <= forfait10Declarant or frais_reels_conjoint > 0 and euro(frais_reels_conjoint) <= forfait10Conjoint',
      all(areBothWages, hasExpenses),
    ],
    ['frais_reels > 0 and euro(frais_reels) <= forfait10Declarant', all(isOnlyWage, hasExpenses)],
  ),
  step(
    'fraisSansSalaire',
    'frais_reels > 0 and revenu = 0 or frais_reels_conjoint > 0 and revenu_conjoint = 0',
    {
      ...warned('frais_sans_salaire'),
      label: {
        fr: 'Frais réels d’une personne sans salaire',
        en: 'Actual expenses of a person without a salary',
      },
      when: hasExpenses,
    },
  ),
  step(
    'abattementPensions',
    'min(max(abattementPensionsTaux * pensions, abattementPensionsMinimum), abattementPensionsMaximum, pensions)',
    {
      ...tenPercentOfPensions,
      round: 'euro',
      when: all(isWage, hasPensions, not(hasSpousePensions)),
    },
  ),
  ...(
    [
      [
        'Declarant',
        'pensions',
        euros({ fr: '10 % des pensions du déclarant', en: '10% of the first person’s pensions' }),
      ],
      [
        'Conjoint',
        'pensions_conjoint',
        euros({ fr: '10 % des pensions du conjoint', en: '10% of the spouse’s pensions' }),
      ],
    ] as const
  ).map(([person, pensions, label]) =>
    step(
      `abattementPensions${person}`,
      `min(max(abattementPensionsTaux * ${pensions}, abattementPensionsMinimum), ${pensions})`,
      { ...label, round: 'euro', when: all(isWage, hasSpousePensions) },
    ),
  ),
  step(
    'abattementPensions',
    'min(abattementPensionsDeclarant + abattementPensionsConjoint, abattementPensionsMaximum)',
    {
      ...tenPercentOfPensions,
      when: all(isWage, hasSpousePensions),
    },
  ),
  ...variants(
    'deduction',
    { value: ({ categories }) => categories.deduction },
    ['deductionSalaires + abattementPensions', all(isWage, hasPensions)],
    ['deductionSalaires', all(isWage, not(hasPensions))],
    ['0', not(isWage)],
  ),
]
