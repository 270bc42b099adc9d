/**
 * The explanation of `impact-frais`: the same savings under several levels of fees. A step explains the
 * figure, or the table, of the answer whose path ends with its id: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value`, where it has one. Later formulas read a step by its id. Steps with one id
 * are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in
 * euros, parameters that are rates in percent, rates set by law fractions. `control`: a second formula that
 * must give the same value. In a table, `count` is the number of rows, `start` the values before the first
 * row (0 where left out) and `prev.` the row before. `warns`: the code of the warning that the step explains;
 * `warnsWhen`: a formula of its condition. Texts here may change freely; a step without `label` has that of
 * its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes
 * only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { exceeds } from '../../units/money.ts'
import { contract } from './contract.ts'
import { scenariosOf } from './simulate.ts'

/** What the steps read: the savings at each of the three levels of fees. */
const workOf = (params: ParamsOfContract<typeof contract>) => {
  const { free, ...levels } = scenariosOf(params)
  return levels
}

type Work = ReturnType<typeof workOf>

const { step, table, equation, observed, explanation } = explains(contract, workOf)

/** What is paid in, and what entry fees leave of it. */
const depositSteps = [
  step('totalVerse', 'capital + 12 * mensuel * duree'),
  step('fraisEntree', 'totalVerse * frais_entree / 100', {
    label: { fr: 'Frais d’entrée', en: 'Entry fees' },
    kind: 'euros',
  }),
  step('capitalNet', 'capital * (1 - frais_entree / 100)', {
    label: { fr: 'Capital initial net de frais d’entrée', en: 'Initial capital net of entry fees' },
    kind: 'euros',
  }),
  step('versementNet', 'mensuel * (1 - frais_entree / 100)', {
    label: { fr: 'Versement net de frais d’entrée', en: 'Deposit net of entry fees' },
    kind: 'monthlyEuros',
  }),
]

/** The share of the balance that yearly fees take each month: twelve of them leave what one year of fees leaves. */
const monthlySteps = [
  step('tauxBrutMensuel', 'monthly(taux / 100)', {
    label: { fr: 'Taux brut mensuel équivalent', en: 'Equivalent gross monthly rate' },
    kind: 'rate',
  }),
  step('partBas', '1 - (1 - frais_bas / 100) ^ (1 / 12)', {
    label: { fr: 'Part prélevée chaque mois, frais bas', en: 'Share taken each month, low fees' },
    kind: 'rate',
    value: ({ low }) => low.monthlyFee,
  }),
  step('partMoyen', '1 - (1 - frais_moyen / 100) ^ (1 / 12)', {
    label: { fr: 'Part prélevée chaque mois, frais moyens', en: 'Share taken each month, medium fees' },
    kind: 'rate',
    value: ({ medium }) => medium.monthlyFee,
  }),
  step('partEleve', '1 - (1 - frais_eleve / 100) ^ (1 / 12)', {
    label: { fr: 'Part prélevée chaque mois, frais élevés', en: 'Share taken each month, high fees' },
    kind: 'rate',
    value: ({ high }) => high.monthlyFee,
  }),
]

/** Each month, in this order: the balance grows, fees are taken from it, the deposit arrives. */
const months = table('mois', {
  label: { fr: 'Mois par mois', en: 'Month by month' },
  count: '12 * duree',
  start: { sansFrais: 'capital', bas: 'capitalNet', moyen: 'capitalNet', eleve: 'capitalNet' },
  columns: {
    sansFrais: {
      formula: 'prev.sansFrais * (1 + tauxBrutMensuel) + mensuel',
      label: { fr: 'Sans frais', en: 'Without fees' },
      kind: 'euros',
    },
    fraisBas: {
      formula: 'prev.bas * (1 + tauxBrutMensuel) * partBas',
      label: { fr: 'Prélevé, frais bas', en: 'Taken, low fees' },
      kind: 'euros',
    },
    bas: {
      formula: 'prev.bas * (1 + tauxBrutMensuel) - fraisBas + versementNet',
      label: { fr: 'Frais bas', en: 'Low fees' },
      kind: 'euros',
    },
    fraisMoyen: {
      formula: 'prev.moyen * (1 + tauxBrutMensuel) * partMoyen',
      label: { fr: 'Prélevé, frais moyens', en: 'Taken, medium fees' },
      kind: 'euros',
    },
    moyen: {
      formula: 'prev.moyen * (1 + tauxBrutMensuel) - fraisMoyen + versementNet',
      label: { fr: 'Frais moyens', en: 'Medium fees' },
      kind: 'euros',
    },
    fraisEleve: {
      formula: 'prev.eleve * (1 + tauxBrutMensuel) * partEleve',
      label: { fr: 'Prélevé, frais élevés', en: 'Taken, high fees' },
      kind: 'euros',
    },
    eleve: {
      formula: 'prev.eleve * (1 + tauxBrutMensuel) - fraisEleve + versementNet',
      label: { fr: 'Frais élevés', en: 'High fees' },
      kind: 'euros',
    },
  },
})

const scenarioSteps = [
  observed('nombreScenarios', {
    label: { fr: 'Niveaux de frais comparés', en: 'Levels of fees compared' },
    kind: 'count',
    value: (levels) => Object.keys(levels).length,
    origin: { fr: 'Bas, moyens et élevés.', en: 'Low, medium and high.' },
  }),
  step(
    'capitalSansFrais',
    'capital * growth(taux / 100, duree) + mensuel * annuity(tauxBrutMensuel, 12 * duree)',
    { control: 'last(mois, mois.sansFrais)' },
  ),
  table('scenarios', {
    warns: 'rendement_sous_inflation',
    warnsWhen: 'round(inflation - last(scenarios, scenarios.rendementNet), 12) > 0',
    count: 'nombreScenarios',
    start: { nom: '""' },
    columns: {
      nom: 'if(prev.nom = "", "bas", if(prev.nom = "bas", "moyen", "eleve"))',
      frais: 'if(nom = "bas", frais_bas, if(nom = "moyen", frais_moyen, frais_eleve))',
      rendementNet: '100 * ((1 + taux / 100) * (1 - frais / 100) - 1)',
      capitalFinal:
        'capitalNet * growth(rendementNet / 100, duree) + versementNet * annuity(monthly(rendementNet / 100), 12 * duree)',
      capitalFinalReel: 'capitalFinal / growth(inflation / 100, duree)',
      fraisPreleves:
        'fraisEntree + if(nom = "bas", sum(mois, mois.fraisBas), if(nom = "moyen", sum(mois, mois.fraisMoyen), sum(mois, mois.fraisEleve)))',
      manqueAGagner: 'capitalSansFrais - capitalFinal',
      erosion: 'if(capitalSansFrais = 0, 0, 100 * manqueAGagner / capitalSansFrais)',
    },
  }),
  table('yearly', {
    count: 'duree',
    start: {},
    columns: {
      annee: 'prev.annee + 1',
      sansFrais: 'at(mois, 12 * annee, mois.sansFrais)',
      bas: 'at(mois, 12 * annee, mois.bas)',
      moyen: 'at(mois, 12 * annee, mois.moyen)',
      eleve: 'at(mois, 12 * annee, mois.eleve)',
    },
  }),
]

const gapSteps = [
  step('capitalBas', 'at(scenarios, 1, scenarios.capitalFinal)', {
    label: { fr: 'Capital final aux frais bas', en: 'Final capital at low fees' },
    kind: 'euros',
  }),
  step('capitalEleve', 'last(scenarios, scenarios.capitalFinal)', {
    label: { fr: 'Capital final aux frais élevés', en: 'Final capital at high fees' },
    kind: 'euros',
  }),
  step('ecartMax', 'capitalBas - capitalEleve'),
  step('ecartMaxPourcentage', 'if(capitalBas = 0, 0, 100 * ecartMax / capitalBas)'),
]

/** Whether the initial capital at low fees is at least the final one at high fees. */
const isAlreadyThere = ({ low, high }: Work) => low.start >= high.end
const isSolved = (work: Work) => exceeds(work.low.end, work.low.start) && !isAlreadyThere(work)
const isDirect = (work: Work) => !isSolved(work)

/** The lead of low fees: how long before the end they reach the final capital of high fees. */
const lostYearsSteps = [
  step('capitalStagne', 'not exceeds(capitalBas, capitalNet)', {
    label: { fr: 'Aux frais bas, le capital ne gagne rien', en: 'At low fees, the capital gains nothing' },
    kind: 'flag',
    warns: 'annees_perdues_inexistantes',
    warnsWhen: 'capitalStagne',
  }),
  step('dejaAtteint', 'capitalNet >= capitalEleve', {
    label: {
      fr: 'Le capital de départ vaut déjà celui aux frais élevés',
      en: 'The initial capital already matches high fees',
    },
    kind: 'flag',
    when: isDirect,
    value: isAlreadyThere,
  }),
  step('tauxNetMensuelBas', 'monthly(at(scenarios, 1, scenarios.rendementNet) / 100)', {
    label: { fr: 'Taux net mensuel aux frais bas', en: 'Net monthly rate at low fees' },
    kind: 'rate',
    when: isSolved,
  }),
  step('anneesPerdues', 'if(dejaAtteint and not capitalStagne, duree, null)', { when: isDirect }),
  equation(
    'anneesPerdues',
    'capitalNet * growth(tauxNetMensuelBas, 12 * (duree - anneesPerdues)) + versementNet * annuity(tauxNetMensuelBas, 12 * (duree - anneesPerdues)) - capitalEleve',
    { kind: 'years', when: isSolved },
  ),
]

/**
 * Explains the answer of `impact-frais`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. The same
 * savings without fees and at three levels of fees. Used by `index.ts`.
 */
export const explain = explanation({
  steps: [...depositSteps, ...monthlySteps, months, ...scenarioSteps, ...gapSteps, ...lostYearsSteps],
})
