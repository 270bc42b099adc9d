/**
 * The explanation of `budget-50-30-20`: the shares of a month of income, beside those of the rule. A step
 * explains the figure, or the table, of the answer whose path ends with its id, or that `figure` names: its
 * formula must give the value there. Where the answer has no such figure, the step is an intermediate value
 * with its own label and kind; its formula must give its `value`, where it has one. Later formulas read a
 * step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that one is
 * shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * In a table, `count` is the number of rows, `start` the values before the first row (0 where left out) and
 * `prev.` the row before. `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of
 * its condition. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`,
 * and a table its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that
 * read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `epargneRetenue`, `manque`, `partBesoins`,
 * `partEnvies`, `partEpargne`, `reserve` and `totalDepenses` in `diagnosis.explain.ts`.
 */
import { inPart } from '../../definition/explanation.ts'
import { cited } from '../../legislation/citation.ts'
import { diagnosis } from './diagnosis.explain.ts'
import { explanation, observed, step, table } from './explain-steps.ts'
import { NOISE, ON_TARGET } from './shares.ts'
import { BALANCED, WATCHFUL } from './simulate.ts'

const RULE_ORIGIN = {
  fr: 'Lu dans la règle : besoins, envies, épargne.',
  en: 'Read in the rule: needs, wants, savings.',
}

const SCORE_ORIGIN = {
  fr: 'Convention de ce simulateur. Un milliardième de moins couvre le bruit du calcul.',
  en: 'A convention of this simulator. A billionth less covers the noise of the calculation.',
}

const ruleSteps = [
  observed('partBesoins', {
    label: { fr: 'Part de la règle pour les besoins', en: 'Share of the rule for needs' },
    kind: 'percent',
    value: ({ budget }) => budget.rule.needs,
    origin: RULE_ORIGIN,
  }),
  observed('partEnvies', {
    label: { fr: 'Part de la règle pour les envies', en: 'Share of the rule for wants' },
    kind: 'percent',
    value: ({ budget }) => budget.rule.wants,
    origin: RULE_ORIGIN,
  }),
  observed('partEpargne', {
    label: { fr: 'Part de la règle pour l’épargne', en: 'Share of the rule for savings' },
    kind: 'percent',
    value: ({ budget }) => budget.rule.savings,
    origin: RULE_ORIGIN,
  }),
]

const budgetSteps = [
  step('revenuMensuel', 'revenu', { figure: 'resume.revenu' }),
  step('totalDepenses', 'besoins + envies', {
    warns: 'depenses_incompletes',
    warnsWhen: 'exceeds(loyer + credits, totalDepenses)',
  }),
  step('resteAVivre', 'revenu - besoins'),
  step('epargneRetenue', 'epargne', {
    label: { fr: 'Épargne donnée', en: 'Savings given' },
    kind: 'monthlyEuros',
    when: ({ hasSavings }) => hasSavings,
    value: ({ budget }) => budget.savings,
  }),
  step('epargneRetenue', 'revenu - besoins - envies', {
    label: { fr: 'Épargne : ce qui reste du revenu', en: 'Savings: what remains of the income' },
    kind: 'monthlyEuros',
    when: ({ hasSavings }) => !hasSavings,
    value: ({ budget }) => budget.savings,
  }),
  step('tauxEpargne', '100 * epargneRetenue / revenu'),
  step('nonAffecte', 'revenu - besoins - envies - epargneRetenue', {
    warns: 'revenu_non_affecte',
    warnsWhen: 'exceeds(nonAffecte, 0) and not exceeds(totalDepenses, revenu)',
  }),
  step('manque', 'max(totalDepenses - revenu, totalDepenses + epargneRetenue - revenu)', {
    label: {
      fr: 'Ce qui manque chaque mois, négatif s’il reste',
      en: 'Missing each month, negative if some is left',
    },
    kind: 'monthlyEuros',
  }),
]

const shareSteps = [
  observed('nombreParts', {
    label: { fr: 'Parts de la règle', en: 'Shares of the rule' },
    kind: 'count',
    value: ({ budget }) => Object.keys(budget.rule).length,
    origin: RULE_ORIGIN,
  }),
  observed('pointsAdmis', {
    label: { fr: 'Écart d’une part conforme', en: 'Gap of a share on target' },
    kind: 'percent',
    value: () => ON_TARGET + NOISE,
    origin: {
      fr: 'Convention de ce simulateur : un point. Un milliardième de plus couvre le bruit du calcul.',
      en: 'A convention of this simulator: one point. A billionth more covers the noise of the calculation.',
    },
  }),
  table('repartition', {
    count: 'nombreParts',
    start: { categorie: '""' },
    columns: {
      categorie: 'if(prev.categorie = "", "besoins", if(prev.categorie = "besoins", "envies", "epargne"))',
      actuel: 'if(categorie = "besoins", besoins, if(categorie = "envies", envies, epargneRetenue))',
      actuelPourcentage: '100 * actuel / revenu',
      idealPourcentage:
        'if(categorie = "besoins", partBesoins, if(categorie = "envies", partEnvies, partEpargne))',
      ideal: 'revenu * idealPourcentage / 100',
      ecart: 'actuel - ideal',
      points: {
        formula: 'actuelPourcentage - idealPourcentage',
        label: { fr: 'Écart en points', en: 'Gap in percentage points' },
        kind: 'percent',
      },
      statut: 'if(points > pointsAdmis, "au_dessus", if(points < -pointsAdmis, "en_dessous", "conforme"))',
    },
  }),
  step('score', 'max(0, 100 - sum(repartition, abs(repartition.points)))'),
  observed('scoreEquilibre', {
    label: { fr: 'Score d’un budget équilibré', en: 'Score of a balanced budget' },
    kind: 'ratio',
    value: () => BALANCED - NOISE,
    origin: SCORE_ORIGIN,
  }),
  observed('scoreVigilance', {
    label: { fr: 'Score d’un budget à surveiller', en: 'Score of a budget that needs watching' },
    kind: 'ratio',
    value: () => WATCHFUL - NOISE,
    origin: SCORE_ORIGIN,
  }),
  step(
    'statut',
    'if(exceeds(manque, 0), "deficit", if(score >= scoreEquilibre, "equilibre", if(score >= scoreVigilance, "vigilance", "desequilibre")))',
  ),
]

const reserveSteps = [
  step('reserve', 'max(0, epargne_precaution)', {
    label: {
      fr: 'Épargne de précaution, 0 si elle n’est pas donnée',
      en: 'Emergency fund, 0 when it is left blank',
    },
    kind: 'euros',
  }),
  step('moisEpargnePrecaution', 'if(exceeds(totalDepenses, 0), reserve / totalDepenses, null)', {
    warns: 'depenses_nulles',
    warnsWhen: 'not exceeds(totalDepenses, 0)',
  }),
]

/**
 * Explains the answer of `budget-50-30-20`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. A month of
 * income against a rule of three shares, and against seven thresholds. Used by `index.ts`.
 */
export const explain = explanation({
  law: ({ lending }) => [cited(lending, 'effortMaximal')],
  steps: [
    ...inPart({ fr: 'La règle et le budget', en: 'The rule and the budget' }, [
      ...ruleSteps,
      ...budgetSteps,
      ...shareSteps,
    ]),
    ...inPart({ fr: 'Le diagnostic', en: 'The diagnosis' }, [...reserveSteps, ...diagnosis]),
  ],
})
