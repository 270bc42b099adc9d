/**
 * The explanation of `coast-fire`: the capital that suffices without more deposits, at each age. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind. Later formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an
 * answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in percent,
 * rates set by law fractions. `control`: a second formula that must give the same value. In a table, `count`
 * is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the row
 * before. `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of its condition.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table
 * its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import { explains } from '../../definition/explanation.ts'
import { contract } from './contract.ts'

const { step, table, explanation } = explains(contract)

/** The capital to reach at retirement, with the pension counted from its first day. */
const targetSteps = [
  step('tauxReel', '100 * ((1 + taux / 100) / (1 + inflation / 100) - 1)', {
    warns: 'rendement_reel_negatif',
    warnsWhen: 'tauxReel < 0',
  }),
  step('tauxReelMensuel', 'monthly(tauxReel / 100)', {
    label: { fr: 'Taux réel mensuel équivalent', en: 'Equivalent real monthly rate' },
    kind: 'rate',
  }),
  step('pensionUtile', 'min(pension, depenses)', {
    label: { fr: 'Pension, au plus les dépenses', en: 'Pension, at most the spending' },
    kind: 'monthlyEuros',
  }),
  step('moisSansPension', 'max(0, 12 * (age_pension - age_retraite))', {
    label: { fr: 'Mois de retraite avant la pension', en: 'Months of retirement before the pension' },
    kind: 'wholeMonths',
  }),
  step('capitalSansPension', '12 * depenses / (taux_retrait / 100)', {
    label: { fr: 'Capital qui paie toutes les dépenses', en: 'Capital that pays all the spending' },
    kind: 'euros',
  }),
  step(
    'capitalAvecPension',
    '12 * (depenses - pensionUtile) / (taux_retrait / 100) + pensionUtile * present(tauxReelMensuel, moisSansPension)',
    {
      label: {
        fr: 'Capital qui paie le reste, et l’attente de la pension',
        en: 'Capital that pays the rest, and the wait for the pension',
      },
      kind: 'euros',
    },
  ),
  step('capitalFire', 'min(capitalSansPension, capitalAvecPension)'),
]

/** What suffices today, and how far the capital is from it. */
const todaySteps = [
  step('anneesRestantes', 'age_retraite - age'),
  step('coastNumber', 'capitalFire / growth(tauxReel / 100, anneesRestantes)'),
  step('capitalActuel', 'capital'),
  step('ecart', 'capitalActuel - coastNumber'),
  step('atteint', 'not exceeds(coastNumber, capitalActuel)'),
  step('progression', 'if(exceeds(coastNumber, 0), 100 * capitalActuel / coastNumber, null)', {
    warns: 'objectif_nul',
    warnsWhen: 'not exceeds(coastNumber, 0)',
  }),
]

/**
 * Explains the answer of `coast-fire`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. The capital
 * that suffices rises each year; deposits may stop at the first birthday when it is reached. Used by `index.ts`.
 */
export const explain = explanation({
  steps: [
    ...targetSteps,
    ...todaySteps,
    table('yearly', {
      count: 'anneesRestantes',
      start: { capitalSansVersement: 'capital', capitalAvecVersements: 'capital' },
      columns: {
        annee: 'prev.annee + 1',
        age: 'age_retraite - anneesRestantes + annee',
        capitalSansVersement: 'prev.capitalSansVersement * (1 + tauxReel / 100)',
        capitalAvecVersements:
          'prev.capitalAvecVersements * (1 + tauxReel / 100) + mensuel * annuity(tauxReelMensuel, 12)',
        coastRequis: 'capitalFire / growth(tauxReel / 100, anneesRestantes - annee)',
        atteint: 'not exceeds(coastRequis, capitalAvecVersements)',
      },
    }),
    step('ageCoast', 'if(atteint, age, first(yearly, yearly.atteint, yearly.age))', {
      warns: 'coast_jamais',
      warnsWhen: 'max(0, ageCoast) = 0',
    }),
    step('capitalALaRetraite', 'capital * growth(tauxReel / 100, anneesRestantes)', {
      control: 'last(yearly, yearly.capitalSansVersement)',
    }),
    step(
      'effortMensuelRequis',
      'max(0, (capitalFire - capitalALaRetraite) / annuity(tauxReelMensuel, 12 * anneesRestantes))',
    ),
  ],
})
