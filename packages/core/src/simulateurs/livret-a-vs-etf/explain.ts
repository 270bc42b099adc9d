/**
 * The explanation of `livret-a-vs-etf`: all steps in the order of calculation, then the gap between both. A
 * step explains the figure of the answer whose path ends with its id, or that `figure` names: its formula
 * must give the value there. Where the answer has no such figure, the step is an intermediate value with its
 * own label and kind; its formula must give its `value`, where it has one. Later formulas read a step by its
 * id. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * `branches`: what each side of the `if`, `min` or `max` stands for. `warns`: the code of the warning that
 * the step explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a step without
 * `label` has that of its figure, in `result.ts`. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `parMois`, `tauxEtfNet` and `tauxLivret` of `account.explain.ts`; `capitalNet`
 * and `yearly` of `tax.explain.ts`. Its ids that other files read: none.
 */
import { inPart } from '../../definition/explanation.ts'
import { MOST_PERCENT } from '../../units/rate.ts'
import { accountSteps, explanation, fundSteps, lawOf, observed, step } from './account.explain.ts'
import { historySteps } from './history.explain.ts'
import { taxedSteps } from './tax.explain.ts'

/** What the Livret A leaves, and what it refused. */
const livretSteps = [
  step('capitalFinal', 'last(yearly, yearly.livretNominal)', {
    warns: 'plafond_livret_ignore',
    warnsWhen: 'not plafond and exceeds(last(parMois, parMois.depasse), 0)',
  }),
  step('capitalReelLivret', 'capitalFinal * growth(inflation / 100, -duree)', {
    figure: 'livret.capitalReel',
  }),
  step('interets', 'last(parMois, parMois.solde - parMois.acceptes)'),
  step('versementsRefuses', 'if(plafond, last(parMois, parMois.depasse), 0)', {
    warns: 'pel_non_tranche',
    warnsWhen: 'exceeds(versementsRefuses, 0)',
  }),
  step('plafondAtteintAnnee', 'if(plafond, first(yearly, exceeds(yearly.depasse, 0), yearly.annee), null)', {
    warns: 'plafond_livret_atteint',
    warnsWhen: 'exceeds(versementsRefuses, 0)',
  }),
]

/** The gap between both sides, in nominal euros and in today's. */
const gapSteps = [
  step('capitalReelEtf', 'capitalNet * growth(inflation / 100, -duree)', { figure: 'etf.capitalReel' }),
  step('ecart', 'capitalNet - capitalFinal'),
  observed('pourcentageMaximal', {
    label: {
      fr: 'Pourcentage au-delà duquel rien n’est affiché',
      en: 'Percentage beyond which none is shown',
    },
    kind: 'percent',
    value: () => MOST_PERCENT,
    origin: { fr: 'Convention de ce simulateur.', en: 'A convention of this simulator.' },
  }),
  step('ecartMesurable', 'capitalFinal > 0 and 100 * abs(ecart) <= pourcentageMaximal * capitalFinal', {
    label: { fr: 'L’écart a un sens en %', en: 'The gap makes sense as a percentage' },
    kind: 'flag',
    warns: 'ecart_inexistant',
    warnsWhen: 'not ecartMesurable',
  }),
  step('ecartPourcentage', 'if(ecartMesurable, 100 * ecart / capitalFinal, null)'),
  step('ecartReel', 'ecart * growth(inflation / 100, -duree)'),
  step('gagnant', 'if(exceeds(ecart, 0), "etf", if(exceeds(0, ecart), "livret_a", "egalite"))', {
    branches: [
      { fr: 'L’écart est positif', en: 'The gap is positive' },
      { fr: 'Il est négatif ou nul', en: 'It is negative or nil' },
    ],
  }),
  step('rendementReelLivret', '100 * ((1 + tauxLivret) / (1 + inflation / 100) - 1)', {
    warns: 'livret_sous_inflation',
    warnsWhen: 'rendementReelLivret < 0',
  }),
  step('rendementReelEtf', '100 * ((1 + tauxEtfNet) / (1 + inflation / 100) - 1)'),
]

/**
 * The same deposits on a Livret A and in an index fund, tax paid; then from each month of the past.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOf,
  steps: [
    ...inPart({ fr: 'Les deux placements', en: 'Both investments' }, [...accountSteps, ...fundSteps]),
    ...inPart({ fr: 'L’impôt et les résultats', en: 'The tax and the results' }, [
      ...taxedSteps,
      ...livretSteps,
    ]),
    ...inPart({ fr: 'L’écart', en: 'The gap' }, [...gapSteps]),
    ...inPart({ fr: 'Ce que le passé a donné', en: 'What the past gave' }, [...historySteps]),
  ],
})
