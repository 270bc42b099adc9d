import { grossYield, historyIndex, inflation, withdrawalRate } from '../../definition/common-fields.ts'
import { age, choice, count, euros, monthlyEuros, percent, wholeYears } from '../../definition/kinds.ts'

/**
 * Parameters of `retraite-fire`: the savings, the spending, the pension, and the method. Keys are the names of the
 * API: they do not change. Labels and help may; another default or range changes answers. Their kinds (`euros`,
 * `monthlyEuros`…) set units and usual ranges; a value outside its range is refused. A parameter is required if its
 * field has neither `default` nor `optional`: those of `common-fields.ts`, shared with other simulators, may bring a
 * default of their own. Rules over several parameters are in `constraints` of `contract.ts`. Used by `contract.ts`
 * and `sentence.ts`.
 */
export const params = {
  capital: euros({ label: { fr: 'Capital actuel', en: 'Current capital' } }),
  mensuel: monthlyEuros({
    label: { fr: 'Versement mensuel', en: 'Monthly deposit' },
    help: {
      fr: 'En euros d’aujourd’hui : il suit l’inflation. Versé à la fin de chaque mois.',
      en: 'In today’s euros: it follows inflation. Paid at the end of each month.',
    },
  }),
  depenses: monthlyEuros({
    min: 1,
    max: 1e6,
    label: { fr: 'Dépenses mensuelles à la retraite', en: 'Monthly spending in retirement' },
    help: { fr: 'En euros d’aujourd’hui, impôt non compris.', en: 'In today’s euros, tax left out.' },
  }),
  taux: grossYield({ default: 7 }),
  inflation: inflation({ default: 2 }),
  age: age({
    max: 100,
    optional: true,
    label: { fr: 'Âge', en: 'Age' },
    help: {
      fr: 'Pour connaître l’âge de l’indépendance. Nécessaire avec une pension.',
      en: 'To know the age of independence. Needed with a pension.',
    },
  }),
  duree: wholeYears({
    min: 1,
    max: 60,
    default: 50,
    label: { fr: 'Durée de la projection', en: 'Length of the projection' },
    help: {
      fr: 'Le nombre de lignes du tableau. La date de l’indépendance n’en dépend pas.',
      en: 'How many rows the table has. The date of independence does not depend on it.',
    },
  }),
  taux_retrait: withdrawalRate({ default: 4 }),
  pension: monthlyEuros({
    default: 0,
    label: { fr: 'Pension mensuelle', en: 'Monthly pension' },
    help: {
      fr: 'En euros d’aujourd’hui, nette d’impôt, indexée sur les prix. Elle demande votre âge. « Pension de retraite » l’estime.',
      en: 'In today’s euros, after tax, indexed on prices. It needs your age. “State pension” estimates it.',
    },
  }),
  age_pension: age({
    default: 64,
    label: { fr: 'Âge de la pension', en: 'Pension age' },
    help: { fr: 'Sans effet sans pension.', en: 'No effect without a pension.' },
  }),
  fiscalite_retrait: percent({
    max: 60,
    default: 0,
    label: { fr: 'Impôt sur les retraits', en: 'Tax on withdrawals' },
    help: {
      fr: 'En % de chaque retrait, gains et capital confondus.',
      en: 'As a % of each withdrawal, gains and capital alike.',
    },
  }),
  methode: choice({
    choices: {
      deterministe: { fr: 'Rendement régulier', en: 'Steady yield' },
      historique: { fr: 'Fenêtres de l’histoire', en: 'Windows of history' },
      monte_carlo: { fr: 'Tirages au sort (Monte-Carlo)', en: 'Random draws (Monte Carlo)' },
    },
    default: 'deterministe',
    label: { fr: 'Méthode', en: 'Method' },
    help: {
      fr: 'Comment éprouver le capital à atteindre une fois à la retraite. La date de l’indépendance n’en dépend pas.',
      en: 'How to try the capital to reach once retired. The date of independence does not depend on it.',
    },
  }),
  horizon_retraite: wholeYears({
    min: 10,
    max: 70,
    default: 30,
    label: { fr: 'Durée de la retraite', en: 'Length of the retirement' },
    help: {
      fr: 'Le nombre d’années que le capital doit tenir dans l’histoire et dans les tirages.',
      en: 'How many years the capital must last, in history and in the draws.',
    },
  }),
  actions: percent({
    default: 75,
    label: { fr: 'Part d’actions', en: 'Share of equities' },
    help: {
      fr: 'Dans l’histoire seulement ; le reste est en obligations. Rétablie chaque année.',
      en: 'In history only; the rest is in bonds. Restored every year.',
    },
  }),
  volatilite: percent({
    max: 60,
    default: 15,
    label: { fr: 'Volatilité annuelle', en: 'Annual volatility' },
    help: {
      fr: 'Dans les tirages et la fourchette : l’écart habituel d’une année à l’autre (écart type). Un fonds d’actions mondiales tourne autour de 15 %.',
      en: 'In the draws and the range: the usual gap from year to year (standard deviation). A fund of world equities is around 15%.',
    },
  }),
  simulations: count({
    min: 100,
    max: 20_000,
    default: 5000,
    label: { fr: 'Nombre de tirages', en: 'Number of draws' },
  }),
  graine: count({
    min: 0,
    max: 2 ** 31 - 1,
    default: 42,
    label: { fr: 'Graine du hasard', en: 'Seed of the draws' },
    help: {
      fr: 'La même graine donne les mêmes tirages, donc la même réponse.',
      en: 'The same seed gives the same draws, hence the same answer.',
    },
  }),
  indice: historyIndex({
    fr: 'Dans l’histoire et la fourchette. États-Unis : depuis 1871, en dollars. Monde : depuis 2004, en euros, avec des obligations d’État et les prix français, une approximation.',
    en: 'In history and the range. United States: since 1871, in dollars. World: since 2004, in euros, with French government bonds and French prices, a proxy.',
  }),
}
