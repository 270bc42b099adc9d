/**
 * The explanation of `dca`, first part: the deposits spread over months and the lump sum, at constant rates.
 * A step explains the figure, or the table, of the answer whose path ends with its id, or that `figure`
 * names: its formula must give the value there. Where the answer has no such figure, the step is an
 * intermediate value with its own label and kind. Later formulas read a step by its id. Steps with one id are
 * variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions. `absent`: why a figure is `null`.
 * `branches`: what each side of the `if`, `min` or `max` stands for. In a table, `count` is the number of
 * rows, `start` the values before the first row (0 where left out) and `prev.` the row before. `warns`: the
 * code of the warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change
 * freely; a step without `label` has that of its figure, in `result.ts`, and a table its heading, in
 * `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `debutDeMois`, `nombreVersements`,
 * `sommeTotale` and `yearly` in `history.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { equityHistory } from '../../indices/equities.ts'
import type { Text } from '../../units/text.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

/** Whether a yearly rate describes the deposits, and the levels of the past where they are asked for and enough. */
function workOf(params: ParamsOfContract<typeof contract>) {
  const { resume, historique } = simulate(params).data
  return {
    hasRate: resume.triDca !== null,
    market: params.indice,
    isReplayed: historique !== null,
    levels: params.methode === 'historique' ? equityHistory(params.indice).equities : undefined,
  }
}

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `history.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. Used by `explain.ts` and `history.explain.ts`. */
export const { step, table, equation, observed, explanation } = explains(contract, workOf)

/** The deposits, and the two monthly rates. Used by `explain.ts`. */
export const spreadSteps = [
  step('nombreVersements', 'min(etalement, 12 * duree)', {
    label: { fr: 'Versements, un par mois d’étalement', en: 'Deposits, one a month of spread' },
    kind: 'count',
    warns: 'etalement_long',
    warnsWhen: 'methode = "historique" and 2 * nombreVersements >= 12 * duree',
    branches: [
      { fr: 'L’étalement demandé', en: 'The spread asked for' },
      { fr: 'Toute la durée', en: 'The whole duration' },
    ],
  }),
  step('debutDeMois', 'if(versement = "debut", 1, 0)', {
    label: { fr: 'Mois gagné par un versement au début', en: 'Month gained by a deposit at the start' },
    kind: 'count',
  }),
  step('sommeTotale', 'capital + mensuel * nombreVersements', { figure: 'resume.totalInvesti' }),
  step('tauxMensuel', 'monthly(taux / 100)', {
    label: { fr: 'Taux mensuel équivalent', en: 'Equivalent monthly rate' },
    kind: 'rate',
  }),
  step('tauxMensuelAttente', 'monthly(rendement_attente / 100)', {
    label: { fr: 'Le même, de l’argent en attente', en: 'The same, of the money waiting' },
    kind: 'rate',
  }),
]

/** The kind of a column in euros. */
const euros = 'euros' as const

const WAITING = [
  { fr: 'Réserve après le dernier de ces versements', en: 'Reserve after the last of these deposits' },
  { fr: 'Intérêts de l’argent en attente', en: 'Interest of the money waiting' },
] as const
const INVESTED = [
  { fr: 'La même, au taux du placement', en: 'The same, at the rate of the investment' },
  { fr: 'Ses intérêts, au taux du placement', en: 'Its interest, at the rate of the investment' },
] as const

/**
 * Two columns: the money that waits at a monthly rate, each deposit taken from it, and its interest to the end of the
 * year.
 * @param reserve the name of the first column.
 * @param interests the name of the second one.
 * @param rate the id of the step of the monthly rate.
 */
const interest = (
  reserve: string,
  interests: string,
  rate: string,
  [first, second]: readonly [Text, Text],
) => ({
  [reserve]: {
    formula: `mensuel * ((nombreVersements - debutDeMois) * growth(${rate}, verses - debutDeMois) - annuity(${rate}, verses - debutDeMois)) * growth(${rate}, debutDeMois)`,
    label: first,
    kind: euros,
  },
  [interests]: {
    formula: `(${reserve} - mensuel * (nombreVersements - verses)) * growth(${rate}, 12 * annee - verses)`,
    label: second,
    kind: euros,
  },
})

/** Both paths at the end of each year: what is invested, and the interest of what waits. Used by `explain.ts`. */
export const yearsTable = table('yearly', {
  count: 'duree',
  start: { totalInvesti: 'capital', capitalDca: 'capital', capitalLumpSum: 'sommeTotale' },
  columns: {
    annee: 'prev.annee + 1',
    verses: {
      formula: 'min(12 * annee, nombreVersements)',
      label: { fr: 'Versements déjà faits', en: 'Deposits made so far' },
      kind: 'count',
    },
    totalInvesti: 'capital + mensuel * verses',
    place: {
      formula:
        '(capital * growth(tauxMensuel, verses) + mensuel * annuity(tauxMensuel, verses) * growth(tauxMensuel, debutDeMois)) * growth(tauxMensuel, 12 * annee - verses)',
      label: { fr: 'Argent placé', en: 'Money invested' },
      kind: euros,
    },
    ...interest('reserve', 'interetsAttente', 'tauxMensuelAttente', WAITING),
    ...interest('reserveAuTaux', 'interetsAuTaux', 'tauxMensuel', INVESTED),
    capitalDca: 'place + interetsAttente',
    capitalLumpSum: 'sommeTotale * growth(taux / 100, annee)',
    ecart: 'interetsAuTaux - interetsAttente + mensuel * (nombreVersements - verses)',
  },
})

/** Both final capitals, and which is larger. Used by `explain.ts`. */
export const finalSteps = [
  step('capitalFinalDca', 'last(yearly, yearly.capitalDca)'),
  step('capitalFinalLumpSum', 'sommeTotale * growth(taux / 100, duree)'),
  step('gainDca', 'capitalFinalDca - sommeTotale'),
  step('gainLumpSum', 'capitalFinalLumpSum - sommeTotale'),
  step('ecart', 'last(yearly, yearly.ecart)', {
    figure: 'resume.ecart',
    warns: 'attente_mieux_remuneree',
    warnsWhen: 'exceeds(0, ecart) and rendement_attente >= 0',
  }),
  step('ecartMesurable', 'capitalFinalDca > 0', {
    label: { fr: 'L’écart a un sens en %', en: 'The gap makes sense as a percentage' },
    kind: 'flag',
    warns: 'capital_dca_epuise',
    warnsWhen: 'not ecartMesurable',
  }),
  step('ecartPourcentage', 'if(ecartMesurable, 100 * ecart / capitalFinalDca, null)'),
  step('gagnant', 'if(exceeds(ecart, 0), "lump_sum", if(exceeds(0, ecart), "dca", "egalite"))', {
    warns: 'lump_sum_gagne_toujours',
    warnsWhen: 'gagnant = "lump_sum" and taux > 0',
    branches: [
      { fr: 'L’écart est positif', en: 'The gap is positive' },
      { fr: 'Il est négatif ou nul', en: 'It is negative or nil' },
    ],
  }),
  step('rendementTotalDca', '100 * gainDca / sommeTotale'),
  step('versementDernierJour', 'if(debutDeMois = 0 and nombreVersements = 12 * duree, mensuel, 0)', {
    label: { fr: 'Versement du dernier jour', en: 'Deposit of the last day' },
    kind: euros,
    warns: 'tri_inexistant',
    warnsWhen: 'capitalFinalDca < versementDernierJour or capitalFinalDca <= 0',
  }),
  equation(
    'triDca',
    'capital * growth(triDca / 100, duree) + mensuel * annuity(monthly(triDca / 100), nombreVersements) * growth(monthly(triDca / 100), 12 * duree - nombreVersements + debutDeMois) - capitalFinalDca',
    { when: ({ hasRate }) => hasRate },
  ),
  step('triDca', 'null', {
    when: ({ hasRate }) => !hasRate,
    absent: {
      fr: 'Le capital final ne couvre pas même le dernier versement : aucun taux ne le décrit.',
      en: 'The final capital does not even cover the last deposit: no rate describes it.',
    },
  }),
  step('capitalFinalDcaReel', 'capitalFinalDca * growth(inflation / 100, -duree)'),
  step('capitalFinalLumpSumReel', 'capitalFinalLumpSum * growth(inflation / 100, -duree)'),
]
