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
import { explains, type FormulaStep } from '../../definition/explanation.ts'
import { type Assessment, assess } from './assessment.ts'
import { contract } from './contract.ts'
import { hasWagesOrPensions } from './find-warnings.ts'
import { hasBusiness, hasLettings } from './income.explain.ts'
import { hasScaleCapital } from './taxable.explain.ts'
import { warned } from './warned.explain.ts'

const { step } = explains(contract, assess)

type When = (work: Assessment) => boolean

const all =
  (...conditions: readonly When[]): When =>
  (work) =>
    conditions.every((condition) => condition(work))
const not =
  (one: When): When =>
  (work) =>
    !one(work)

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
const isOfCouple: When = ({ taxed }) => taxed.household.isCouple
const isWage: When = ({ params }) => params.nature === 'salaire'
const hasSpousePensions: When = ({ params }) => params.pensions_conjoint > 0
const hasAnyPensions: When = ({ params }) => params.pensions + params.pensions_conjoint > 0
const hasBothPensions: When = (work) => isWage(work) && hasSpousePensions(work)
const hasPensions: When = (work) =>
  isWage(work) && work.params.pensions > 0 && work.params.pensions_conjoint === 0

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
const isFirstLower: When = (work) => firstNet(work) < spouseNet(work)
const hasLowerRate: When = (work) =>
  (isFirstLower(work) ? work.withholding.first : work.withholding.spouse) !== null
const hasHigherRate: When = (work) =>
  (isFirstLower(work) ? work.withholding.spouse : work.withholding.first) !== null
const isOverseas: When = ({ params }) => params.outre_mer !== 'metropole'
const livesInGuyane: When = ({ params }) => params.outre_mer === 'guyane_mayotte'

/** The formula of the tax of the scale on `income` for `parts`, both formulas. */
const taxAt = (parts: string, income: string): string =>
  `${parts} * sum(baremeImpotRevenu, baremeImpotRevenu.taux * max(0, min(${income} / (${parts}), baremeImpotRevenu.a) - baremeImpotRevenu.de))`

const euros = (fr: string, en: string) => ({ label: { fr, en }, kind: 'euros' as const })
const percents = (fr: string, en: string) => ({ label: { fr, en }, kind: 'percent' as const })

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
const alreadyOffSteps: readonly FormulaStep<Assessment>[] = [
  step('dixPourCentSalaire', ofWages('revenu'), {
    ...euros('10 % déjà ôtés au salaire', '10% already off the salary'),
    when: isNotice,
    law: ['deductionSalairesTaux'],
  }),
  step('dixPourCentSalaireConjoint', ofWages('revenu_conjoint'), {
    ...euros('10 % déjà ôtés au salaire du conjoint', '10% already off the spouse’s salary'),
    when: all(isNotice, isOfCouple),
  }),
  step('dixPourCentPensionsDeclarant', ifAny('pensions', ofPensions('pensions')), {
    ...euros('10 % déjà ôtés aux pensions du déclarant', '10% already off the first person’s pensions'),
    when: all(isNotice, hasSpousePensions),
  }),
  step('dixPourCentPensionsConjoint', ofPensions('pensions_conjoint'), {
    ...euros('10 % déjà ôtés aux pensions du conjoint', '10% already off the spouse’s pensions'),
    when: all(isNotice, hasSpousePensions),
  }),
  step(
    'dixPourCentPensions',
    'min(abattementPensionsMaximum, dixPourCentPensionsDeclarant + dixPourCentPensionsConjoint)',
    {
      ...euros('10 % déjà ôtés aux pensions', '10% already off the pensions'),
      when: all(isNotice, hasSpousePensions),
    },
  ),
  step('dixPourCentPensions', `min(abattementPensionsMaximum, ${ofPensions('pensions')})`, {
    ...euros('10 % déjà ôtés aux pensions', '10% already off the pensions'),
    when: all(isNotice, hasAnyPensions, not(hasSpousePensions)),
  }),
  step('revenusAvantDixPourCent', 'revenuBrut + dixPourCentSalaire {terms}', {
    terms: [
      { formula: '+ dixPourCentSalaireConjoint', when: isOfCouple },
      { formula: '+ dixPourCentPensions', when: hasAnyPensions },
    ],
    ...euros('Revenus avant les 10 %', 'Incomes before the 10%'),
    when: isNotice,
  }),
]

const householdRate: readonly FormulaStep<Assessment>[] = [
  step('revenusAuBareme', 'revenuBrut - deduction {terms}', {
    terms: [{ formula: '+ capitalBareme', when: hasScaleCapital }],
    ...euros('Revenus nets au barème', 'Net incomes in the scale'),
    when: hasRate,
  }),
  step(
    'impotPreleve',
    'if(revenuBrut - deduction > 0 and impotApresDecote >= recouvrementAvantCredits, impotApresDecote * (revenuBrut - deduction) / revenusAuBareme, 0)',
    {
      ...euros('Impôt des revenus prélevés', 'Tax of the incomes withheld from'),
      when: hasRate,
      value: ({ withholding }) => withholding.taxWithheld,
    },
  ),
  ...alreadyOffSteps,
  step('tauxPrelevementFoyer', rate('impotPreleve', 'revenuBrut'), { when: all(hasRate, isWage) }),
  step('tauxPrelevementFoyer', rate('impotPreleve', 'revenusAvantDixPourCent'), { when: isNotice }),
  step('tauxPrelevementFoyer', 'null', { when: not(hasRate), absent: WITHOUT_RATE }),
]

const ofFirst = euros('Revenus du déclarant', 'First person’s incomes')
const ofSpouse = euros('Revenus du conjoint', 'Spouse’s incomes')
const netOfFirst = {
  ...euros('Revenus nets du déclarant', 'First person’s net incomes'),
  value: firstNet,
}
const netOfSpouse = {
  ...euros('Revenus nets du conjoint', 'Spouse’s net incomes'),
  value: spouseNet,
}

/** What each of a couple earns, and what they share. */
const earnerSteps: readonly FormulaStep<Assessment>[] = [
  step(
    'dixPourCentPensionsDuDeclarant',
    'dixPourCentPensions * dixPourCentPensionsDeclarant / (dixPourCentPensionsDeclarant + dixPourCentPensionsConjoint)',
    {
      ...euros('Part du déclarant dans ces 10 %', 'First person’s part of that 10%'),
      when: all(areApart, not(isWage), hasSpousePensions),
    },
  ),
  step('brutDeclarant', 'revenu + pensions {terms}', {
    terms: [{ formula: '+ revenusActivite', when: hasBusiness }],
    ...ofFirst,
    when: all(areApart, isWage),
  }),
  step('netDeclarant', 'revenu + pensions {terms}', {
    terms: [{ formula: '+ revenusActivite', when: hasBusiness }],
    ...netOfFirst,
    when: all(areApart, not(isWage)),
  }),
  step('brutDeclarant', 'netDeclarant + dixPourCentSalaire {terms}', {
    terms: [
      { formula: '+ dixPourCentPensions', when: all(hasAnyPensions, not(hasSpousePensions)) },
      { formula: '+ dixPourCentPensionsDuDeclarant', when: hasSpousePensions },
    ],
    ...ofFirst,
    when: all(areApart, not(isWage)),
  }),
  step('brutConjoint', 'revenu_conjoint + pensions_conjoint', {
    ...ofSpouse,
    when: all(areApart, isWage),
  }),
  step('netConjoint', 'revenu_conjoint + pensions_conjoint', {
    ...netOfSpouse,
    when: all(areApart, not(isWage)),
  }),
  step('brutConjoint', 'netConjoint + dixPourCentSalaireConjoint {terms}', {
    terms: [
      {
        formula: '+ dixPourCentPensions - dixPourCentPensionsDuDeclarant',
        when: hasSpousePensions,
      },
    ],
    ...ofSpouse,
    when: all(areApart, not(isWage)),
  }),
  step(
    'pensionsDuDeclarant',
    'if(abattementPensions > 0, abattementPensions * abattementPensionsDeclarant / (abattementPensionsDeclarant + abattementPensionsConjoint), 0)',
    {
      ...euros('Part du déclarant dans cet abattement', 'First person’s part of that allowance'),
      when: all(areApart, hasBothPensions),
    },
  ),
  step('netDeclarant', 'brutDeclarant - deductionDeclarant {terms}', {
    terms: [
      { formula: '- abattementPensions', when: hasPensions },
      { formula: '- pensionsDuDeclarant', when: hasBothPensions },
    ],
    ...netOfFirst,
    when: all(areApart, isWage),
  }),
  step('netConjoint', 'brutConjoint - deductionConjoint {terms}', {
    terms: [{ formula: '- (abattementPensions - pensionsDuDeclarant)', when: hasBothPensions }],
    ...netOfSpouse,
    when: all(areApart, isWage),
  }),
  step('revenusPartages', '0 {terms}', {
    terms: [{ formula: '+ loyersNets + meublesNets', when: hasLettings }],
    ...euros('Revenus partagés par moitié', 'Incomes shared by half'),
    when: areApart,
  }),
  step(
    'revenuSeul',
    'max(0, min(netDeclarant, netConjoint) + (revenusPartages {terms} - (revenusAuBareme - revenuImposable)) / 2)',
    {
      terms: [{ formula: '+ capitalBareme', when: hasScaleCapital }],
      ...euros('Revenu imposable du moins aisé, seul', 'Taxable income of the lower earner, alone'),
      when: areApart,
    },
  ),
]

/** The tax of a single person who has half the parts, on that income. */
const aloneSteps: readonly FormulaStep<Assessment>[] = [
  step('impotSeulToutesParts', taxAt('nombreParts / 2', 'revenuSeul'), {
    ...euros('Son impôt, moitié des parts', 'Their tax, half the parts'),
    when: areApart,
    round: 'bruit',
  }),
  step('impotSeulAdulte', taxAt('partsAdultes / 2', 'revenuSeul'), {
    ...euros('Son impôt, une part', 'Their tax, one part'),
    when: areApart,
    round: 'bruit',
  }),
  step(
    'impotSeulBrut',
    'impotSeulToutesParts + max(0, max(0, impotSeulAdulte - plafondAvantage / 2 - impotSeulToutesParts) - reductionComplementaire / 2)',
    { ...euros('Son impôt brut', 'Their gross tax'), when: areApart, round: 'bruit' },
  ),
  step('impotSeulAbattu', 'impotSeulBrut', {
    ...euros('Son impôt après l’abattement', 'Their tax after the relief'),
    when: all(areApart, not(isOverseas)),
  }),
  ...(['antillesReunion', 'guyaneMayotte'] as const).map((territory) =>
    step(
      'impotSeulAbattu',
      `impotSeulBrut - centime(min(outreMer.${territory}.taux * impotSeulBrut, outreMer.${territory}.plafond))`,
      {
        ...euros('Son impôt après l’abattement', 'Their tax after the relief'),
        when: all(areApart, isOverseas, territory === 'guyaneMayotte' ? livesInGuyane : not(livesInGuyane)),
      },
    ),
  ),
  step(
    'impotSeulApresDecote',
    'impotSeulAbattu - min(impotSeulAbattu, centime(max(0, decoteCelibataire - decoteTaux * impotSeulAbattu)))',
    { ...euros('Son impôt après la décote', 'Their tax after the décote'), when: areApart, round: 'bruit' },
  ),
  step('impotSeul', 'if(impotSeulApresDecote < recouvrementAvantCredits, 0, impotSeulApresDecote)', {
    ...euros('Son impôt, s’il est réclamé', 'Their tax, if it is claimed'),
    when: areApart,
    value: ({ withholding }) => withholding.lowerTax,
  }),
]

const lower = percents('Taux du moins aisé', 'Rate of the lower earner')
const higher = percents('Taux du plus aisé', 'Rate of the higher earner')

const ownRateSteps: readonly FormulaStep<Assessment>[] = [
  step('brutMoinsAise', 'if(netDeclarant < netConjoint, brutDeclarant, brutConjoint)', {
    ...euros('Revenus du moins aisé', 'Incomes of the lower earner'),
    when: areApart,
  }),
  step('brutAutre', 'brutDeclarant + brutConjoint - brutMoinsAise', {
    ...euros('Revenus du plus aisé', 'Incomes of the higher earner'),
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
  step('tauxMoinsAise', rate('impotSeul * partPrelevee', 'brutMoinsAise + revenusPartages / 2'), {
    ...lower,
    when: all(areApart, hasLowerRate),
  }),
  step('tauxMoinsAise', 'null', { ...lower, when: all(areApart, not(hasLowerRate)) }),
  step(
    'tauxAutre',
    rate('impotPreleve {terms} - tauxPrelevementFoyer / 100 * revenusPartages', 'brutAutre'),
    {
      terms: [{ formula: '- tauxMoinsAise / 100 * brutMoinsAise', when: hasLowerRate }],
      ...higher,
      when: all(areApart, hasHigherRate),
    },
  ),
  step('tauxAutre', 'null', { ...higher, when: all(areApart, not(hasHigherRate)) }),
]

const first = { value: ({ withholding }: Assessment) => withholding.first }
const spouse = { value: ({ withholding }: Assessment) => withholding.spouse }
const sharesRate: When = (work) => !areApart(work)

/** The withholding rates of the household and of each person (CGI, art. 204 H and 204 M). Used by `explain.ts`. */
export const withholdingSteps: readonly FormulaStep<Assessment>[] = [
  ...householdRate,
  ...earnerSteps,
  ...aloneSteps,
  ...ownRateSteps,
  step('tauxPrelevementDeclarant', 'if(netDeclarant < netConjoint, tauxMoinsAise, tauxAutre)', {
    ...first,
    when: areApart,
  }),
  step('tauxPrelevementDeclarant', 'tauxPrelevementFoyer', {
    ...first,
    when: (work) => sharesRate(work) && work.withholding.first !== null,
  }),
  step('tauxPrelevementDeclarant', 'null', {
    ...first,
    absent: WITHOUT_INCOME,
    when: (work) => sharesRate(work) && work.withholding.first === null,
  }),
  step('tauxPrelevementConjoint', 'if(netDeclarant < netConjoint, tauxAutre, tauxMoinsAise)', {
    ...spouse,
    when: areApart,
  }),
  step('tauxPrelevementConjoint', 'tauxPrelevementFoyer', {
    ...spouse,
    when: (work) => sharesRate(work) && work.withholding.spouse !== null,
  }),
  step('tauxPrelevementConjoint', 'null', {
    ...spouse,
    absent: WITHOUT_SPOUSE,
    when: (work) => sharesRate(work) && work.withholding.spouse === null,
  }),
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
