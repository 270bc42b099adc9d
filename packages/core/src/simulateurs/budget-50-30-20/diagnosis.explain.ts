/**
 * The explanation of `budget-50-30-20`, second part: the thresholds that a budget exceeds. A step explains
 * the figure, or the table, of the answer whose path ends with its id: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value` or `rows`, where it has one. Later formulas read a step by its id. Steps with
 * one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are
 * in euros, parameters that are rates in percent, rates set by law fractions. In a table, `count` is the
 * number of rows, `start` the values before the first row (0 where left out) and `prev.` the row before.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table
 * its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `epargneRetenue`, `manque`, `partBesoins`, `partEnvies`, `partEpargne`,
 * `reserve` and `totalDepenses` of `explain.ts`. Its ids that other files read: none.
 */
import { CODES, MONTHS_IN_RESERVE, RENT_SHARE } from './diagnose.ts'
import { observed, step, table } from './explain-steps.ts'

/** What exceeds each threshold, in euros; negative below it. */
const excessSteps = [
  step('depassementBesoins', 'besoins - revenu * partBesoins / 100', {
    label: { fr: 'Besoins au-delà de leur part', en: 'Needs beyond their share' },
    kind: 'monthlyEuros',
  }),
  step('depassementEnvies', 'envies - revenu * partEnvies / 100', {
    label: { fr: 'Envies au-delà de leur part', en: 'Wants beyond their share' },
    kind: 'monthlyEuros',
  }),
  step('manqueEpargne', 'revenu * partEpargne / 100 - epargneRetenue', {
    label: { fr: 'Épargne qui manque pour atteindre sa part', en: 'Savings missing to reach their share' },
    kind: 'monthlyEuros',
  }),
  step('depassementCredits', 'credits - effortMaximal * revenu', {
    label: { fr: 'Crédits au-delà du taux d’effort', en: 'Loans beyond the share that banks allow' },
    kind: 'monthlyEuros',
  }),
  observed('partLoyer', {
    label: { fr: 'Part usuelle du revenu pour le loyer', en: 'Usual share of the income for rent' },
    kind: 'rate',
    value: () => RENT_SHARE,
    origin: {
      fr: 'Le tiers du revenu : un usage des bailleurs, pas une loi.',
      en: 'A third of the income: a custom of landlords, not a law.',
    },
  }),
  step('depassementLoyer', 'loyer - partLoyer * revenu', {
    label: { fr: 'Loyer au-delà de la part usuelle', en: 'Rent beyond the usual share' },
    kind: 'monthlyEuros',
  }),
  observed('moisDePrecaution', {
    label: { fr: 'Mois de dépenses conseillés d’avance', en: 'Months of expenses advised in reserve' },
    kind: 'wholeMonths',
    value: () => MONTHS_IN_RESERVE,
    origin: {
      fr: 'Le conseil courant pour un emploi stable, pas une loi.',
      en: 'The usual advice for a stable job, not a law.',
    },
  }),
  step('manqueReserve', 'moisDePrecaution * totalDepenses - reserve', {
    label: { fr: 'Réserve qui manque', en: 'Reserve missing' },
    kind: 'euros',
    when: ({ hasReserve }) => hasReserve,
  }),
  step('manqueReserve', '0', {
    label: { fr: 'Réserve non donnée : elle n’est pas jugée', en: 'Reserve left blank: it is not judged' },
    kind: 'euros',
    when: ({ hasReserve }) => !hasReserve,
  }),
]

/** The table of thresholds (`reperes`), then the rows of those that are exceeded. */
const diagnosisSteps = [
  observed('nombreReperes', {
    label: { fr: 'Repères regardés', en: 'Thresholds looked at' },
    kind: 'count',
    value: () => CODES.length,
    origin: { fr: 'La liste de la méthode.', en: 'The list of the method.' },
  }),
  table('reperes', {
    label: { fr: 'Les repères', en: 'The thresholds' },
    count: 'nombreReperes',
    start: {},
    rows: () => CODES.map((code) => ({ code })),
    columns: {
      code: {
        origin: { fr: 'La liste de la méthode.', en: 'The list of the method.' },
        label: { fr: 'Repère', en: 'Threshold' },
        kind: 'choice',
      },
      depassement: {
        formula:
          'if(code = "deficit", manque, if(code = "besoins_trop_eleves", depassementBesoins, if(code = "envies_trop_elevees", depassementEnvies, if(code = "epargne_insuffisante", manqueEpargne, if(code = "endettement_35", depassementCredits, if(code = "effort_logement", depassementLoyer, manqueReserve))))))',
        label: { fr: 'Dépassement ou manque', en: 'Excess or shortfall' },
        kind: 'euros',
      },
      rang: {
        formula: 'prev.rang + if(exceeds(depassement, 0), 1, 0)',
        label: { fr: 'Repères dépassés jusqu’ici', en: 'Thresholds exceeded so far' },
        kind: 'count',
      },
    },
  }),
  step('reperesDepasses', 'last(reperes, reperes.rang)', {
    label: { fr: 'Repères dépassés', en: 'Thresholds exceeded' },
    kind: 'count',
  }),
  table('diagnostic', {
    count: 'max(1, reperesDepasses)',
    start: {},
    columns: {
      rang: {
        formula: 'prev.rang + 1',
        label: { fr: 'Rang', en: 'Rank' },
        kind: 'count',
      },
      code: 'if(reperesDepasses = 0, "equilibre", first(reperes, reperes.rang = rang, reperes.code))',
      montant: 'if(reperesDepasses = 0, 0, first(reperes, reperes.rang = rang, reperes.depassement))',
      gravite:
        'if(code = "equilibre", "information", if(code = "deficit" or code = "endettement_35", "alerte", "attention"))',
      message: {
        origin: { fr: 'La phrase du constat.', en: 'The sentence of the finding.' },
      },
    },
  }),
]

/**
 * The seven thresholds, and those that are exceeded. Formulas for `explain.ts`, replayed against the answer of
 * `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const diagnosis = [...excessSteps, ...diagnosisSteps]
