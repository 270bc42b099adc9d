/**
 * The explanation of `interets-composes`: a capital and deposits at compound interest. A step explains the figure, or
 * the table, of the answer whose path ends with its id, or that `figure` names: its formula must give the value
 * there. A step with a label and a kind of its own is an intermediate value. Later formulas read a step by its id. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. In a table, `count` is the number of rows, `start` the values before the first
 * row (0 where left out) and `prev.` the row before. `warns`: the code of the warning that the step explains; `control`:
 * another formula that must give the same value. `rate` is the kind of a fraction. Texts
 * here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table its heading, in
 * `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import { explains } from '../../definition/explanation.ts'
import { contract } from './contract.ts'

const { step, table, explanation } = explains(contract)

/**
 * Explains the answer of `interets-composes`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. Compound interest: no law is read, and each year follows from the one
 * before. Fees are a percent of the capital at the end of each year, its yield included. Used by `index.ts`.
 */
export const explain = explanation({
  steps: [
    step('tauxNet', '(1 + taux / 100) * (1 - frais / 100) - 1', {
      label: { fr: 'Taux net de frais', en: 'Yield net of fees' },
      kind: 'rate',
    }),
    step('tauxMensuel', 'monthly(tauxNet)', {
      label: { fr: 'Taux mensuel équivalent', en: 'Equivalent monthly rate' },
      kind: 'rate',
    }),
    step('tauxMensuelEquivalent', '100 * tauxMensuel'),
    step('douzeVersements', 'annuity(tauxMensuel, 12) * if(versement = "debut", 1 + tauxMensuel, 1)', {
      label: {
        fr: 'Ce que deviennent douze versements de 1 € en un an',
        en: 'What twelve deposits of €1 become in a year',
      },
      kind: 'ratio',
    }),
    table('yearly', {
      count: 'duree',
      start: {
        annee: '0',
        versementMensuel: 'mensuel / (1 + indexation / 100)', // so that the first year has `mensuel`
        capitalBrut: 'capital',
        totalVerse: 'capital',
        capitalReel: 'capital',
      },
      columns: {
        annee: 'prev.annee + 1',
        versementMensuel: {
          formula: 'prev.versementMensuel * (1 + indexation / 100)',
          label: { fr: 'Versement mensuel de l’année', en: 'Monthly deposit of the year' },
          kind: 'monthlyEuros',
        },
        verses: {
          formula: '12 * versementMensuel',
          label: { fr: 'Versé dans l’année', en: 'Paid in during the year' },
          kind: 'euros',
        },
        capitalBrut: 'prev.capitalBrut * (1 + tauxNet) + versementMensuel * douzeVersements',
        gain: {
          formula: 'capitalBrut - prev.capitalBrut - verses',
          label: { fr: 'Intérêts de l’année', en: 'Interest of the year' },
          kind: 'euros',
        },
        totalVerse: 'prev.totalVerse + verses',
        interets: 'capitalBrut - totalVerse',
        capitalReel: 'capitalBrut * growth(inflation / 100, -annee)',
      },
    }),
    step('capitalFinalBrut', 'last(yearly, yearly.capitalBrut)', {
      control:
        'if(indexation = 0, capital * growth(tauxNet, duree) + mensuel * annuity(tauxMensuel, 12 * duree) * if(versement = "debut", 1 + tauxMensuel, 1), last(yearly, yearly.capitalBrut))',
    }),
    step('capitalFinalReel', 'capitalFinalBrut * growth(inflation / 100, -duree)', {
      warns: 'rendement_sous_inflation',
    }),
    step('totalVerseFinal', 'last(yearly, yearly.totalVerse)', { figure: 'resume.totalVerse' }),
    step('totalInterets', 'capitalFinalBrut - totalVerseFinal'),
    step('rendementTotal', 'if(totalVerseFinal = 0, 0, 100 * totalInterets / totalVerseFinal)'),
    step(
      'anneeCroisement',
      'first(yearly, yearly.verses > 0 and exceeds(yearly.gain, yearly.verses), yearly.annee)',
      { warns: 'croisement_inexistant' },
    ),
  ],
})
