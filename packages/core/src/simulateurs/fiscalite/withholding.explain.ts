/**
 * The explanation of `fiscalite`: the rates of withholding at source. A step explains the figure of the
 * answer whose path ends with its id: its formula must give the value there. Where the answer has no such
 * figure, the step is an intermediate value with its own label and kind; its formula must give its `value`,
 * where it has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when`
 * holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. `{terms}` stands for the `terms` whose `when` holds. `round`: rounds
 * the result to the euro (`euro`), to the cent (`centime`) or only removes floating-point noise (`bruit`).
 * `law`: names of values of law that the step cites even where its formula does not read them. `absent`: why
 * a figure is `null`. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `plafondAvantage` and `reductionComplementaire` of
 * `impot-revenu/gross-tax.explain.ts`; `nombreParts` and `partsAdultes` of `household.explain.ts`;
 * `abattementPensions`, `abattementPensionsConjoint`, `abattementPensionsDeclarant`, `deduction`,
 * `deductionConjoint`, `deductionDeclarant`, `loyersNets`, `meublesNets`, `revenuBrut` and `revenusActivite` of
 * `income.explain.ts`; `impotApresDecote` of `tax.explain.ts`; `capitalBareme` and `revenuImposable` of
 * `taxable.explain.ts`. Its ids that other files read: none.
 */
import type { Text } from '../../units/text.ts'
import type { Assessment } from './assessment.ts'
import { hasWagesOrPensions } from './find-warnings.ts'
import { hasBusiness, hasLettings } from './income.explain.ts'
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
import { livesIn } from './tax.explain.ts'
import { hasScaleCapital } from './taxable.explain.ts'

const WITHOUT_RATE = {
  fr: 'Aucun de ces revenus n’est soumis au prélèvement à la source à ce taux.',
  en: 'None of these incomes is withheld from at this rate.',
}
const WITHOUT_INCOME = {
  fr: 'Le premier déclarant n’a aucun revenu soumis au prélèvement à la source.',
  en: 'The first person has no income that tax is withheld from.',
}
const WITHOUT_SPOUSE = {
  fr: 'Il n’y a pas de conjoint, ou il n’a aucun revenu soumis au prélèvement à la source.',
  en: 'There is no spouse, or the spouse has no income that tax is withheld from.',
}

const hasRate: When = ({ withholding }) => withholding.household !== null
const hasFirstPensionsAlone = all(hasPensions, not(hasSpousePensions))

/** Whether the 10 % is off already: the rate applies to the incomes before it (CGI, art. 204 F). */
const isNotice: When = all(hasRate, not(isWage))

/** The first person's net income, business included, in euros. */
const firstNet = ({ categories: { first, business } }: Assessment) =>
  first.wage + first.pension + business - first.deduction
/** The spouse's net income, in euros; 0 without a spouse. */
const spouseNet = ({ categories: { spouse } }: Assessment) =>
  spouse ? spouse.wage + spouse.pension - spouse.deduction : 0
/** Whether each of a couple has a rate of their own; two equal incomes have the household's. */
const areApart: When = (work) => isOfCouple(work) && hasRate(work) && firstNet(work) !== spouseNet(work)
/** The same, with wages before their 10 %, and with the incomes of a notice. */
const areWages = all(areApart, isWage)
const areOfNotice = all(areApart, not(isWage))
const isFirstLower: When = (work) => firstNet(work) < spouseNet(work)
const hasLowerRate: When = (work) =>
  (isFirstLower(work) ? work.withholding.first : work.withholding.spouse) !== null
const hasHigherRate: When = (work) =>
  (isFirstLower(work) ? work.withholding.spouse : work.withholding.first) !== null

const afterRelief = (territory: 'antillesReunion' | 'guyaneMayotte'): string =>
  `impotSeulBrut - centime(min(outreMer.${territory}.taux * impotSeulBrut, outreMer.${territory}.plafond))`

/** The formula of the tax of the scale on `income` for `parts`, both formulas. */
const taxAt = (parts: string, income: string): string =>
  `${parts} * sum(baremeImpotRevenu, baremeImpotRevenu.taux * max(0, min(${income} / (${parts}), baremeImpotRevenu.a) - baremeImpotRevenu.de))`

const percents = (label: Text) => ({ label, kind: 'percent' as const })

/** The formula of a rate in percent: `tax` over `base`, between 0 and 100, rounded as withholding rates are. */
const rate = (tax: string, base: string): string =>
  `round(min(100, max(0, 100 * (${tax}) / (${base}))), arrondiPrelevement)`

/**
 * The formula of the 10 % already off a net income: a ninth of it, within the limits of the 10 %.
 * @param law the prefix of the values of law.
 * @param ceiling the opening of a `min` with the ceiling; empty where the ceiling is applied elsewhere.
 */
const alreadyOff = (net: string, law: 'deductionSalaires' | 'abattementPensions', ceiling: string): string =>
  `max(${law}Minimum, ${ceiling}${net} * ${law}Taux / (1 - ${law}Taux)${ceiling && ')'})`

const ifAny = (net: string, formula: string) => `if(${net} > 0, ${formula}, 0)`
const ofWages = (net: string) =>
  ifAny(net, alreadyOff(net, 'deductionSalaires', 'min(deductionSalairesMaximum, '))
const ofPensions = (net: string) => alreadyOff(net, 'abattementPensions', '')

/** The 10 % that incomes of the notice have lost already, put back for the rate (CGI, art. 204 F and 204 H). */
const alreadyOffSteps: readonly Step[] = [
  step('dixPourCentSalaire', ofWages('revenu'), {
    ...euros({ fr: '10 % déjà ôtés au salaire', en: '10% already off the salary' }),
    when: isNotice,
    law: ['deductionSalairesTaux'],
  }),
  step('dixPourCentSalaireConjoint', ofWages('revenu_conjoint'), {
    ...euros({ fr: '10 % déjà ôtés au salaire du conjoint', en: '10% already off the spouse’s salary' }),
    when: all(isNotice, isOfCouple),
  }),
  step('dixPourCentPensionsDeclarant', ifAny('pensions', ofPensions('pensions')), {
    ...euros({
      fr: '10 % déjà ôtés aux pensions du déclarant',
      en: '10% already off the first person’s pensions',
    }),
    when: all(isNotice, hasSpousePensions),
  }),
  step('dixPourCentPensionsConjoint', ofPensions('pensions_conjoint'), {
    ...euros({ fr: '10 % déjà ôtés aux pensions du conjoint', en: '10% already off the spouse’s pensions' }),
    when: all(isNotice, hasSpousePensions),
  }),
  step(
    'dixPourCentPensions',
    'min(abattementPensionsMaximum, dixPourCentPensionsDeclarant + dixPourCentPensionsConjoint)',
    {
      ...euros({ fr: '10 % déjà ôtés aux pensions', en: '10% already off the pensions' }),
      when: all(isNotice, hasSpousePensions),
    },
  ),
  step('dixPourCentPensions', `min(abattementPensionsMaximum, ${ofPensions('pensions')})`, {
    ...euros({ fr: '10 % déjà ôtés aux pensions', en: '10% already off the pensions' }),
    when: all(isNotice, hasFirstPensionsAlone),
  }),
  step('revenusAvantDixPourCent', 'revenuBrut + dixPourCentSalaire {terms}', {
    terms: [
      { formula: '+ dixPourCentSalaireConjoint', when: isOfCouple },
      { formula: '+ dixPourCentPensions', when: hasPensions },
    ],
    ...euros({ fr: 'Revenus avant les 10 %', en: 'Incomes before the 10%' }),
    when: isNotice,
  }),
]

const householdRate: readonly Step[] = [
  step('revenusAuBareme', 'revenuBrut - deduction {terms}', {
    terms: [{ formula: '+ capitalBareme', when: hasScaleCapital }],
    ...euros({ fr: 'Revenus nets au barème', en: 'Net incomes in the scale' }),
    when: hasRate,
  }),
  step(
    'impotPreleve',
    'if(revenuBrut - deduction > 0 and impotApresDecote >= recouvrementAvantCredits, impotApresDecote * (revenuBrut - deduction) / revenusAuBareme, 0)',
    {
      ...euros({ fr: 'Impôt des revenus prélevés', en: 'Tax of the incomes withheld from' }),
      when: hasRate,
      value: ({ withholding }) => withholding.taxWithheld,
    },
  ),
  ...alreadyOffSteps,
  ...variants(
    'tauxPrelevementFoyer',
    {},
    [rate('impotPreleve', 'revenuBrut'), all(hasRate, isWage)],
    [rate('impotPreleve', 'revenusAvantDixPourCent'), isNotice],
    ['null', not(hasRate), { absent: WITHOUT_RATE }],
  ),
]

const ofFirst = euros({ fr: 'Revenus du déclarant', en: 'First person’s incomes' })
const ofSpouse = euros({ fr: 'Revenus du conjoint', en: 'Spouse’s incomes' })
const netOfFirst = {
  ...euros({ fr: 'Revenus nets du déclarant', en: 'First person’s net incomes' }),
  value: firstNet,
}
const netOfSpouse = {
  ...euros({ fr: 'Revenus nets du conjoint', en: 'Spouse’s net incomes' }),
  value: spouseNet,
}

/** What each of a couple earns, and what they share. */
const earnerSteps: readonly Step[] = [
  step(
    'dixPourCentPensionsDuDeclarant',
    'dixPourCentPensions * dixPourCentPensionsDeclarant / (dixPourCentPensionsDeclarant + dixPourCentPensionsConjoint)',
    {
      ...euros({ fr: 'Part du déclarant dans ces 10 %', en: 'First person’s part of that 10%' }),
      when: all(areOfNotice, hasSpousePensions),
    },
  ),
  step('brutDeclarant', 'revenu + pensions {terms}', {
    terms: [{ formula: '+ revenusActivite', when: hasBusiness }],
    ...ofFirst,
    when: areWages,
  }),
  step('netDeclarant', 'revenu + pensions {terms}', {
    terms: [{ formula: '+ revenusActivite', when: hasBusiness }],
    ...netOfFirst,
    when: areOfNotice,
  }),
  step('brutDeclarant', 'netDeclarant + dixPourCentSalaire {terms}', {
    terms: [
      { formula: '+ dixPourCentPensions', when: hasFirstPensionsAlone },
      { formula: '+ dixPourCentPensionsDuDeclarant', when: hasSpousePensions },
    ],
    ...ofFirst,
    when: areOfNotice,
  }),
  step('brutConjoint', 'revenu_conjoint + pensions_conjoint', {
    ...ofSpouse,
    when: areWages,
  }),
  step('netConjoint', 'revenu_conjoint + pensions_conjoint', {
    ...netOfSpouse,
    when: areOfNotice,
  }),
  step('brutConjoint', 'netConjoint + dixPourCentSalaireConjoint {terms}', {
    terms: [
      {
        formula: '+ dixPourCentPensions - dixPourCentPensionsDuDeclarant',
        when: hasSpousePensions,
      },
    ],
    ...ofSpouse,
    when: areOfNotice,
  }),
  step(
    'pensionsDuDeclarant',
    'if(abattementPensions > 0, abattementPensions * abattementPensionsDeclarant / (abattementPensionsDeclarant + abattementPensionsConjoint), 0)',
    {
      ...euros({ fr: 'Part du déclarant dans cet abattement', en: 'First person’s part of that allowance' }),
      when: all(areWages, hasSpousePensions),
    },
  ),
  step('netDeclarant', 'brutDeclarant - deductionDeclarant {terms}', {
    terms: [
      { formula: '- abattementPensions', when: hasFirstPensionsAlone },
      { formula: '- pensionsDuDeclarant', when: hasSpousePensions },
    ],
    ...netOfFirst,
    when: areWages,
  }),
  step('netConjoint', 'brutConjoint - deductionConjoint {terms}', {
    terms: [{ formula: '- (abattementPensions - pensionsDuDeclarant)', when: hasSpousePensions }],
    ...netOfSpouse,
    when: areWages,
  }),
  step('revenusPartages', '0 {terms}', {
    terms: [{ formula: '+ loyersNets + meublesNets', when: hasLettings }],
    ...euros({ fr: 'Revenus partagés par moitié', en: 'Incomes shared by half' }),
    when: areApart,
  }),
  step(
    'revenuSeul',
    'max(0, min(netDeclarant, netConjoint) + (revenusPartages {terms} - (revenusAuBareme - revenuImposable)) / 2)',
    {
      terms: [{ formula: '+ capitalBareme', when: hasScaleCapital }],
      ...euros({
        fr: 'Revenu imposable du moins aisé, seul',
        en: 'Taxable income of the lower earner, alone',
      }),
      when: areApart,
    },
  ),
]

/** The tax of a single person who has half the parts, on that income. */
const aloneSteps: readonly Step[] = [
  step('impotSeulToutesParts', taxAt('nombreParts / 2', 'revenuSeul'), {
    ...euros({ fr: 'Son impôt, moitié des parts', en: 'Their tax, half the parts' }),
    when: areApart,
    round: 'bruit',
  }),
  step('impotSeulAdulte', taxAt('partsAdultes / 2', 'revenuSeul'), {
    ...euros({ fr: 'Son impôt, une part', en: 'Their tax, one part' }),
    when: areApart,
    round: 'bruit',
  }),
  step(
    'impotSeulBrut',
    'impotSeulToutesParts + max(0, max(0, impotSeulAdulte - plafondAvantage / 2 - impotSeulToutesParts) - reductionComplementaire / 2)',
    { ...euros({ fr: 'Son impôt brut', en: 'Their gross tax' }), when: areApart, round: 'bruit' },
  ),
  ...variants(
    'impotSeulAbattu',
    euros({ fr: 'Son impôt après l’abattement', en: 'Their tax after the relief' }),
    ['impotSeulBrut', all(areApart, livesIn('metropole'))],
    [afterRelief('antillesReunion'), all(areApart, livesIn('antilles_reunion'))],
    [afterRelief('guyaneMayotte'), all(areApart, livesIn('guyane_mayotte'))],
  ),
  step(
    'impotSeulApresDecote',
    'impotSeulAbattu - min(impotSeulAbattu, centime(max(0, decoteCelibataire - decoteTaux * impotSeulAbattu)))',
    {
      ...euros({ fr: 'Son impôt après la décote', en: 'Their tax after the décote' }),
      when: areApart,
      round: 'bruit',
    },
  ),
  step('impotSeul', 'if(impotSeulApresDecote < recouvrementAvantCredits, 0, impotSeulApresDecote)', {
    ...euros({ fr: 'Son impôt, s’il est réclamé', en: 'Their tax, if it is claimed' }),
    when: areApart,
    value: ({ withholding }) => withholding.lowerTax,
  }),
]

const ownRateSteps: readonly Step[] = [
  step('brutMoinsAise', 'if(netDeclarant < netConjoint, brutDeclarant, brutConjoint)', {
    ...euros({ fr: 'Revenus du moins aisé', en: 'Incomes of the lower earner' }),
    when: areApart,
  }),
  step('brutAutre', 'brutDeclarant + brutConjoint - brutMoinsAise', {
    ...euros({ fr: 'Revenus du plus aisé', en: 'Incomes of the higher earner' }),
    when: areApart,
  }),
  step(
    'partPrelevee',
    'if(min(netDeclarant, netConjoint) + revenusPartages / 2 > 0, (min(netDeclarant, netConjoint) + revenusPartages / 2) / (min(netDeclarant, netConjoint) + revenusPartages / 2 {terms}), 0)',
    {
      terms: [{ formula: '+ capitalBareme / 2', when: hasScaleCapital }],
      label: { fr: 'Part de ses revenus qui est prélevée', en: 'Share of their incomes withheld from' },
      kind: 'rate',
      when: all(areApart, hasLowerRate),
    },
  ),
  ...variants(
    'tauxMoinsAise',
    percents({ fr: 'Taux du moins aisé', en: 'Rate of the lower earner' }),
    [rate('impotSeul * partPrelevee', 'brutMoinsAise + revenusPartages / 2'), all(areApart, hasLowerRate)],
    ['null', all(areApart, not(hasLowerRate))],
  ),
  ...variants(
    'tauxAutre',
    percents({ fr: 'Taux du plus aisé', en: 'Rate of the higher earner' }),
    [
      rate('impotPreleve {terms} - tauxPrelevementFoyer / 100 * revenusPartages', 'brutAutre'),
      all(areApart, hasHigherRate),
      { terms: [{ formula: '- tauxMoinsAise / 100 * brutMoinsAise', when: hasLowerRate }] },
    ],
    ['null', all(areApart, not(hasHigherRate))],
  ),
]

/**
 * The rate of one of the two: their own, or that of the household, or none.
 * @param own the formula of a rate of their own.
 * @param without why there is none.
 */
const rateOf = (id: string, own: string, value: (work: Assessment) => number | null, without: Text) =>
  variants(
    id,
    { value },
    [own, areApart],
    ['tauxPrelevementFoyer', (work) => !areApart(work) && value(work) !== null],
    ['null', (work) => !areApart(work) && value(work) === null, { absent: without }],
  )

/** The withholding rates of the household and of each person (CGI, art. 204 H and 204 M). Used by `explain.ts`. */
export const withholdingSteps: readonly Step[] = [
  ...householdRate,
  ...earnerSteps,
  ...aloneSteps,
  ...ownRateSteps,
  ...rateOf(
    'tauxPrelevementDeclarant',
    'if(netDeclarant < netConjoint, tauxMoinsAise, tauxAutre)',
    ({ withholding }) => withholding.first,
    WITHOUT_INCOME,
  ),
  ...rateOf(
    'tauxPrelevementConjoint',
    'if(netDeclarant < netConjoint, tauxAutre, tauxMoinsAise)',
    ({ withholding }) => withholding.spouse,
    WITHOUT_SPOUSE,
  ),
  step('dixPourCentSupposes', 'tauxPrelevementFoyer > 0', {
    ...warned('taux_dix_pour_cent_suppose'),
    label: { fr: 'Les 10 % sont supposés', en: 'The 10% is assumed' },
    when: all(isNotice, hasWagesOrPensions),
  }),
  step('hypothesesDuPartage', 'true', {
    ...warned('taux_individualise_hypotheses'),
    label: { fr: 'Qui gagne quoi est supposé', en: 'Who earns what is assumed' },
    when: ({ params, taxed, categories }) =>
      taxed.household.isCouple &&
      categories.rents +
        categories.furnished +
        categories.business +
        (params.pensions_conjoint > 0 ? 0 : params.pensions) >
        0,
  }),
]
