/**
 * Steps of the explanation of `capacite-emprunt`: both loans year by year, their total cost, and the payment of the
 * project over each term. `explain.ts` says how steps are written.
 *
 * Ids of other files that it reads: `budget`, `debutPtz`, `dureePermise`, `facteur`, `finPtz`, `niveau`,
 * `nombreMois`, `prime`, `projetDebutPtz`, `projetFinPtz` and `tauxMensuel` of `explain.ts`; `capitalPrincipal`,
 * `capitalPtz`, `empruntMaximum`, `lisse`, `projetPret` and `projetPtz` of `loans.explain.ts`. Its ids that other
 * files read: none.
 */
import type { ExplanationStep } from '../../definition/explanation.ts'
import { step, table, termRows, type Work } from './explain-steps.ts'

/** How many of the months `from + 1` to `to` are in the year of a row. */
const monthsIn = (from: string, to: string): string =>
  `max(0, min(12 * annee, ${to}) - max(12 * (annee - 1), ${from}))`

/** The payment of the main loan: of its own, or in a level total. */
const plain = 'capitalPrincipal / facteur'
const smoothed = '(niveau - prime * empruntMaximum)'
/** The months of the main loan that are left to repay at the end of the year of a row, none of them of the deferral. */
const monthsLeft = 'nombreMois - max(differe, 12 * annee)'
/** The same in level payments, which exclude a deferral, where the zero-rate loan may last longer. */
const levelMonthsLeft = 'max(0, nombreMois - 12 * annee)'
const monthlyZero = 'capitalPtz / (finPtz - debutPtz)'
/** The months of the term of the main loan that the zero-rate loan is repaid up to, and from. */
const within = 'min(finPtz, nombreMois)'
const firstOf = 'min(debutPtz, nombreMois)'

/** The value, after a year, of the payments of the zero-rate loan that the main loan leaves room for. */
const takenAfter = `${monthlyZero} * (present(tauxMensuel, max(0, ${within} - 12 * annee)) - present(tauxMensuel, max(0, ${firstOf} - 12 * annee)))`
const owedOfZero = `capitalPtz - ${monthlyZero} * max(0, min(12 * annee, finPtz) - debutPtz)`

const commonColumns = {
  annee: 'prev.annee + 1',
}

/** Both loans by year, then what they cost. Used by `explain.ts`. */
export const yearSteps: readonly ExplanationStep<Work>[] = [
  table('parAn', {
    when: ({ offeredBand }) => offeredBand === undefined,
    count: 'if(capitalPrincipal > 0, duree, 0)',
    start: {},
    columns: {
      ...commonColumns,
      pretPrincipal: `${monthsIn('0', 'differe')} * capitalPrincipal * tauxMensuel + ${monthsIn('differe', 'nombreMois')} * ${plain}`,
      ptz: '0',
      assurance: '12 * prime * capitalPrincipal',
      total: 'pretPrincipal + ptz + assurance',
      resteDu: `${plain} * present(tauxMensuel, ${monthsLeft})`,
    },
  }),
  table('parAn', {
    when: ({ offeredBand }) => offeredBand !== undefined,
    count: 'if(capitalPrincipal > 0, if(capitalPtz > 0, max(nombreMois, finPtz), nombreMois) / 12, 0)',
    start: {},
    columns: {
      ...commonColumns,
      pretPrincipal: `${monthsIn('0', 'differe')} * capitalPrincipal * tauxMensuel + ${monthsIn('differe', 'nombreMois')} * if(lisse, ${smoothed}, ${plain}) - if(lisse, ${monthsIn('debutPtz', within)} * ${monthlyZero}, 0)`,
      ptz: `${monthsIn('debutPtz', 'finPtz')} * ${monthlyZero}`,
      assurance: `prime * (${monthsIn('0', 'nombreMois')} * capitalPrincipal + ${monthsIn('0', 'finPtz')} * capitalPtz)`,
      total: 'pretPrincipal + ptz + assurance',
      resteDu: `if(lisse, ${smoothed} * present(tauxMensuel, ${levelMonthsLeft}) - ${takenAfter}, ${plain} * present(tauxMensuel, max(0, ${monthsLeft}))) + ${owedOfZero}`,
    },
  }),
  step('coutInterets', 'sum(parAn, parAn.pretPrincipal) - capitalPrincipal'),
  step('coutAssurance', 'sum(parAn, parAn.assurance)'),
  step('mensualiteAssurance', 'prime * empruntMaximum'),
  step(
    'mensualiteInitiale',
    'if(differe > 0, capitalPrincipal * tauxMensuel, capitalPrincipal / facteur) + mensualiteAssurance',
    { when: ({ offeredBand }) => offeredBand === undefined },
  ),
  step(
    'mensualiteInitiale',
    `if(lisse, niveau, if(differe > 0, capitalPrincipal * tauxMensuel, capitalPrincipal / facteur) + if(debutPtz = 0, capitalPtz / finPtz, 0) + mensualiteAssurance)`,
    { when: ({ offeredBand }) => offeredBand !== undefined },
  ),
]

const terms = {
  label: { fr: 'La mensualité du projet selon la durée', en: 'The payment of the project by term' },
  count: 'dureePermise - floor(differe / 12)',
  start: { annees: 'floor(differe / 12)' },
  rows: termRows,
}
const termColumns = {
  annees: {
    formula: 'prev.annees + 1',
    label: { fr: 'Durée, en années', en: 'Term, in years' },
    kind: 'wholeYears' as const,
  },
  valeurUnEuro: {
    formula: 'present(tauxMensuel, 12 * annees - differe)',
    label: { fr: 'Prêt que rembourse un euro par mois', en: 'Loan that one euro a month repays' },
    kind: 'ratio' as const,
  },
}
const paymentColumn = (formula: string) => ({
  paiement: {
    formula,
    label: { fr: 'Mensualité sur cette durée', en: 'Payment over this term' },
    kind: 'monthlyEuros' as const,
  },
})
const perEuro = '(projetFinPtz - projetDebutPtz)'

/** The payment of the project over each term, and the shortest that the budget pays. Used by `explain.ts`. */
export const termSteps: readonly ExplanationStep<Work>[] = [
  table('durees', {
    ...terms,
    when: ({ project, projectBand }) =>
      project !== undefined && project.need > 0 && projectBand === undefined,
    columns: { ...termColumns, ...paymentColumn('projetPret * (1 / valeurUnEuro + prime)') },
  }),
  table('durees', {
    ...terms,
    when: ({ project, projectBand }) =>
      project !== undefined && project.need > 0 && projectBand !== undefined,
    columns: {
      ...termColumns,
      valeurDuPtz: {
        formula: `projetPtz * (present(tauxMensuel, min(projetFinPtz, 12 * annees)) - present(tauxMensuel, min(projetDebutPtz, 12 * annees))) / ${perEuro}`,
        label: { fr: 'Valeur des mensualités du PTZ', en: 'Value of the payments of the PTZ' },
        kind: 'euros',
      },
      mensualitePtz: {
        formula: `if(projetDebutPtz < 12 * annees, projetPtz / ${perEuro}, 0)`,
        label: { fr: 'Mensualité du PTZ', en: 'Payment of the PTZ' },
        kind: 'monthlyEuros',
      },
      niveauLisse: {
        formula: '(projetPret * (1 + prime * valeurUnEuro) + valeurDuPtz) / valeurUnEuro + prime * projetPtz',
        label: { fr: 'Mensualité lissée', en: 'Level payment' },
        kind: 'monthlyEuros',
      },
      ...paymentColumn(
        'if(lissage and differe = 0 and not exceeds(prime * (projetPret + projetPtz) + mensualitePtz, niveauLisse), niveauLisse, projetPret * (1 / valeurUnEuro + prime) + prime * projetPtz + mensualitePtz)',
      ),
    },
  }),
  step('dureeMinimale', 'first(durees, not exceeds(durees.paiement, budget), durees.annees)', {
    when: ({ project }) => project !== undefined && project.need > 0,
  }),
  step('dureeMinimale', 'null', {
    when: ({ project }) => project !== undefined && project.need === 0,
    absent: { fr: 'Rien n’est à emprunter.', en: 'Nothing is to be borrowed.' },
  }),
]
