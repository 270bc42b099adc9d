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
import { explains, type FormulaStep } from '../../definition/explanation.ts'
import { type Assessment, assess } from './assessment.ts'
import { contract } from './contract.ts'
import { warned } from './warned.explain.ts'

const { step } = explains(contract, assess)

type When = (work: Assessment) => boolean

const isWage: When = ({ params }) => params.nature === 'salaire'
const isOfCouple: When = ({ taxed }) => taxed.household.isCouple
const hasSpousePensions: When = ({ params }) => params.pensions_conjoint > 0
const hasPensions: When = ({ params }) => params.pensions + params.pensions_conjoint > 0
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

const fraisReelsInutiles = {
  fr: 'Des frais réels ne dépassent pas les 10 %',
  en: 'Some actual expenses do not exceed the 10%',
}

/**
 * The two variants of a person's deduction: the 10 %, or the higher of it and the actual expenses, where
 * there are some.
 * @param flat the id of the step of the 10 %.
 */
const kept = (
  id: string,
  flat: string,
  expenses: 'frais_reels' | 'frais_reels_conjoint',
  { label, when }: Required<Pick<FormulaStep<Assessment>, 'label' | 'when'>>,
): readonly FormulaStep<Assessment>[] =>
  [true, false].map((has) =>
    step(id, has ? `max(${flat}, euro(${expenses}))` : flat, {
      label,
      kind: 'euros',
      law: ['deductionSalairesTaux'],
      when: (work) => when(work) && work.params[expenses] > 0 === has,
    }),
  )

/** Lettings and business, net of their allowances (CGI, art. 32, 50-0 and 102 ter). Used by `explain.ts`. */
export const otherIncomeSteps: readonly FormulaStep<Assessment>[] = [
  step(
    'loyersNets',
    'revenus_fonciers + euro(micro_foncier - euro(microFoncierAbattement * micro_foncier))',
    {
      label: { fr: 'Loyers nus, nets', en: 'Unfurnished rents, net' },
      kind: 'euros',
      when: hasLettings,
      value: ({ categories }) => categories.rents,
    },
  ),
  step('meublesNets', `benefice_meuble + ${microProfit('loyers_meubles', 'services')}`, {
    label: { fr: 'Location meublée, nette', en: 'Furnished lettings, net' },
    kind: 'euros',
    when: hasLettings,
    value: ({ categories }) => categories.furnished,
  }),
  step(
    'recettesMicro',
    `${microProfit('micro_bic_ventes', 'ventes')} + ${microProfit('micro_bic_services', 'services')} + ${microProfit('micro_bnc', 'liberal')}`,
    {
      label: { fr: 'Bénéfices de micro-entreprise', en: 'Profits of micro-enterprise' },
      kind: 'euros',
      when: hasTakings,
      warns: 'micro_versement_liberatoire',
    },
  ),
  step('revenusActivite', 'benefice_independant + recettesMicro', {
    label: { fr: 'Bénéfices d’indépendant', en: 'Profits of self-employment' },
    kind: 'euros',
    when: hasTakings,
    value: ({ categories }) => categories.business,
  }),
  step('revenusActivite', 'benefice_independant', {
    label: { fr: 'Bénéfices d’indépendant', en: 'Profits of self-employment' },
    kind: 'euros',
    when: (work) => hasBusiness(work) && !hasTakings(work),
    value: ({ categories }) => categories.business,
  }),
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

/** From each wage and pension to what comes off them (CGI, art. 83, 3° and 158, 5, a). Used by `explain.ts`. */
export const deductionSteps: readonly FormulaStep<Assessment>[] = [
  step('revenuBrut', 'revenu {terms}', {
    terms: [
      { formula: '+ pensions', when: ({ params }) => params.pensions > 0 },
      { formula: '+ revenu_conjoint', when: isOfCouple },
      { formula: '+ pensions_conjoint', when: hasSpousePensions },
      { formula: '+ loyersNets + meublesNets', when: hasLettings },
      { formula: '+ revenusActivite', when: hasBusiness },
    ],
  }),
  step(
    'forfait10Declarant',
    'min(max(deductionSalairesTaux * revenu, deductionSalairesMinimum), deductionSalairesMaximum, revenu)',
    {
      label: { fr: '10 % du salaire du déclarant', en: '10% of the first person’s salary' },
      kind: 'euros',
      round: 'euro',
      when: isWage,
    },
  ),
  ...kept('deductionDeclarant', 'forfait10Declarant', 'frais_reels', {
    label: { fr: 'Déduction du déclarant', en: 'Deduction of the first person' },
    when: isWage,
  }),
  step(
    'forfait10Conjoint',
    'min(max(deductionSalairesTaux * revenu_conjoint, deductionSalairesMinimum), deductionSalairesMaximum, revenu_conjoint)',
    {
      label: { fr: '10 % du salaire du conjoint', en: '10% of the spouse’s salary' },
      kind: 'euros',
      round: 'euro',
      when: (work) => isWage(work) && isOfCouple(work),
    },
  ),
  ...kept('deductionConjoint', 'forfait10Conjoint', 'frais_reels_conjoint', {
    label: { fr: 'Déduction du conjoint', en: 'Deduction of the spouse' },
    when: (work) => isWage(work) && isOfCouple(work),
  }),
  step('deductionSalaires', 'deductionDeclarant + deductionConjoint', {
    label: { fr: 'Déduction sur les salaires', en: 'Deduction on salaries' },
    kind: 'euros',
    when: (work) => isWage(work) && isOfCouple(work),
    warns: 'frais_reels_retenus',
    effect: 'deductionSalaires - forfait10Declarant - forfait10Conjoint',
  }),
  step('deductionSalaires', 'deductionDeclarant', {
    label: { fr: 'Déduction sur les salaires', en: 'Deduction on salaries' },
    kind: 'euros',
    when: (work) => isWage(work) && !isOfCouple(work),
    warns: 'frais_reels_retenus',
    effect: 'deductionSalaires - forfait10Declarant',
  }),
  step(
    'fraisReelsInutiles',
    'frais_reels > 0 and euro(frais_reels) <= forfait10Declarant or frais_reels_conjoint > 0 and euro(frais_reels_conjoint) <= forfait10Conjoint',
    {
      ...warned('frais_reels_inutiles'),
      label: fraisReelsInutiles,
      when: (work) => isWage(work) && hasExpenses(work) && isOfCouple(work),
    },
  ),
  step('fraisReelsInutiles', 'frais_reels > 0 and euro(frais_reels) <= forfait10Declarant', {
    ...warned('frais_reels_inutiles'),
    label: fraisReelsInutiles,
    when: (work) => isWage(work) && hasExpenses(work) && !isOfCouple(work),
  }),
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
      label: { fr: 'Abattement de 10 % sur les pensions', en: 'Allowance of 10% on pensions' },
      kind: 'euros',
      round: 'euro',
      when: (work) => isWage(work) && hasPensions(work) && !hasSpousePensions(work),
    },
  ),
  ...(['pensions', 'pensions_conjoint'] as const).map((name) =>
    step(
      name === 'pensions' ? 'abattementPensionsDeclarant' : 'abattementPensionsConjoint',
      `min(max(abattementPensionsTaux * ${name}, abattementPensionsMinimum), ${name})`,
      {
        label:
          name === 'pensions'
            ? { fr: '10 % des pensions du déclarant', en: '10% of the first person’s pensions' }
            : { fr: '10 % des pensions du conjoint', en: '10% of the spouse’s pensions' },
        kind: 'euros',
        round: 'euro',
        when: (work) => isWage(work) && hasSpousePensions(work),
      },
    ),
  ),
  step(
    'abattementPensions',
    'min(abattementPensionsDeclarant + abattementPensionsConjoint, abattementPensionsMaximum)',
    {
      label: { fr: 'Abattement de 10 % sur les pensions', en: 'Allowance of 10% on pensions' },
      kind: 'euros',
      when: (work) => isWage(work) && hasSpousePensions(work),
    },
  ),
  step('deduction', 'deductionSalaires + abattementPensions', {
    when: (work) => isWage(work) && hasPensions(work),
    value: ({ categories }) => categories.deduction,
  }),
  step('deduction', 'deductionSalaires', {
    when: (work) => isWage(work) && !hasPensions(work),
    value: ({ categories }) => categories.deduction,
  }),
  step('deduction', '0', { when: (work) => !isWage(work), value: ({ categories }) => categories.deduction }),
]
