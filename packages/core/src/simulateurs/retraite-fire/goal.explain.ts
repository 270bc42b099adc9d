/**
 * The explanation of `retraite-fire`, first part: the capital to reach, and when. A step explains the figure,
 * or the table, of the answer whose path ends with its id: its formula must give the value there. Where the
 * answer has no such figure, the step is an intermediate value with its own label and kind; its formula must
 * give its `value` or `rows`, where it has one. Later formulas read a step by its id. Steps with one id are
 * variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions. `branches`: what each side of the `if`,
 * `min` or `max` stands for. In a table, `count` is the number of rows, `start` the values before the first
 * row (0 where left out) and `prev.` the row before. `warns`: the code of the warning that the step explains;
 * `warnsWhen`: a formula of its condition. Texts here may change freely; a step without `label` has that of
 * its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes
 * only with all formulas that read it.
 *
 * Ids of other files that it reads: `histoire` and `nombreFenetres` of `trials.explain.ts`. Its ids that other
 * files read: `capitalCible` in `trials.explain.ts`.
 */

import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { trinityStudy } from '../../finance/common-sources.ts'
import { annuityFactor, growth } from '../../finance/compound.ts'
import { CENTURY } from '../../finance/duration.ts'
import { realRate } from '../../finance/real.ts'
import { capitalToRetire } from '../../finance/retirement.ts'
import type { Saver } from '../../finance/retirement-date.ts'
import { marketYears } from '../../indices/market-years.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { annualRate, equivalentMonthly } from '../../units/rate.ts'
import { contract } from './contract.ts'
import { goalAt, retirementOf } from './goal.ts'
import { RULES } from './simulate.ts'

/** What the steps read: the date of independence, the state after a century, and the years of the past. */
function workOf(params: ParamsOfContract<typeof contract>) {
  const real = realRate(annualRate(params.taux), annualRate(params.inflation))
  const saver = { capital: params.capital, deposit: params.mensuel, rate: equivalentMonthly(real) }
  const { years, equities, bonds, inflation } = marketYears(params.indice)
  return {
    goal: goalAt(params, saver, params.taux_retrait),
    century: afterCentury(params, saver),
    method: params.methode,
    market: params.indice,
    hasWindows: years.length >= params.horizon_retraite,
    years: years.map((annee, index) => ({
      annee,
      rendementActions: equities[index] ?? null,
      rendementObligations: bonds[index] ?? null,
      hausseDesPrix: inflation[index] ?? null,
    })),
  }
}

/** The capital and the target once no date is shown any more. */
function afterCentury(params: ParamsOfContract<typeof contract>, saver: Saver) {
  const months = 12 * CENTURY
  const retirement = retirementOf(params, params.taux_retrait)
  const monthsToPension = Math.max(0, retirement.monthsToPension - months)
  return {
    // `futureValue` is not used: it computes the gain apart, which would cancel a capital that inflation has reduced.
    capital: saver.capital * growth(saver.rate, months) + saver.deposit * annuityFactor(saver.rate, months),
    target: capitalToRetire({ ...retirement, monthsToPension }, saver.rate),
  }
}

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `trials.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. Used by `explain.ts` and `trials.explain.ts`. */
export const { step, table, equation, observed, explanation } = explains(contract, workOf)

/** The withdrawal rates that the table of rules compares: no text sets them. Used by `explain.ts`. */
export const usualRates: CitedValue = {
  name: 'tauxUsuels',
  key: 'usage/taux-de-retrait',
  label: { fr: 'Taux de retrait usuels', en: 'Usual withdrawal rates' },
  value: null,
  rows: RULES.map((taux) => ({ taux })),
  unit: '%/year',
  text: 'Cooley, Hubbard et Walz, « Retirement Savings », AAII Journal, février 1998',
  url: trinityStudy.url,
  since: '1998-02-01',
  checkedOn: '2026-11-21',
  status: 'usage',
}

/**
 * The formula of the capital, in euros, that pays the spending at a rate in percent, some months from the
 * pension.
 */
const targetFormula = (rate: string, months: string): string =>
  `min(besoinMensuel * 1200 / ${rate}, (besoinMensuel - pensionBrute) * 1200 / ${rate} + pensionBrute * present(tauxReelMensuel, ${months}))`

const TARGET_BRANCHES = [
  { fr: 'Le capital qui paie tout', en: 'The capital that pays everything' },
  {
    fr: 'Celui qui paie le reste, et l’attente de la pension',
    en: 'That for the rest, and the wait for the pension',
  },
]

/** The spending, the real yield, and the target of today. */
const spendingSteps = [
  step('capitalActuel', 'capital'),
  step('depensesAnnuelles', '12 * depenses'),
  step('tauxRetrait', 'taux_retrait'),
  step('ageActuel', 'age', { label: { fr: 'Âge actuel', en: 'Current age' }, kind: 'age' }),
  step('tauxReel', '100 * ((1 + taux / 100) / (1 + inflation / 100) - 1)', {
    warns: 'rendement_reel_negatif',
    warnsWhen: 'tauxReel < 0',
  }),
  step('tauxReelMensuel', 'monthly(tauxReel / 100)', {
    label: { fr: 'Taux réel mensuel équivalent', en: 'Equivalent real monthly rate' },
    kind: 'rate',
    warns: 'retrait_superieur_au_rendement',
    warnsWhen: 'tauxReelMensuel >= 0 and taux_retrait / 1200 > tauxReelMensuel and pension < depenses',
  }),
  step('partApresImpot', '1 - fiscalite_retrait / 100', {
    label: { fr: 'Part d’un retrait qui reste après impôt', en: 'Share of a withdrawal left after tax' },
    kind: 'rate',
  }),
  step('besoinMensuel', 'depenses / partApresImpot', {
    label: { fr: 'Retrait mensuel sans pension', en: 'Monthly withdrawal without a pension' },
    kind: 'monthlyEuros',
  }),
  step('pensionBrute', 'min(pension, depenses) / partApresImpot', {
    label: { fr: 'Retrait que la pension remplace', en: 'Withdrawal that the pension replaces' },
    kind: 'monthlyEuros',
  }),
  step('moisAvantPension', 'max(0, 12 * (age_pension - age))', {
    label: { fr: 'Mois avant la pension', en: 'Months to the pension' },
    kind: 'wholeMonths',
  }),
  step('cibleAujourdhui', targetFormula('taux_retrait', 'moisAvantPension'), {
    label: { fr: 'Capital qui suffirait aujourd’hui', en: 'Capital that would suffice today' },
    kind: 'euros',
    branches: TARGET_BRANCHES,
  }),
  step('atteint', 'not exceeds(cibleAujourdhui, capital)'),
]

/** Whether the target is reached today; `isNever`: not within a century; `isLater`: between both. */
const isReached = ({ goal }: Work) => goal.isReached
const isNever = ({ goal }: Work) => goal.years === null
const isLater = ({ goal }: Work) => !goal.isReached && goal.years !== null

/** The date: the capital meets the target, which falls while the pension draws near. */
const dateSteps = [
  observed('dureeMaximale', {
    label: {
      fr: 'Durée au-delà de laquelle rien n’est affiché',
      en: 'Duration beyond which nothing is shown',
    },
    kind: 'years',
    value: () => CENTURY,
    origin: { fr: 'Convention de ce simulateur.', en: 'A convention of this simulator.' },
  }),
  step('anneesAvantFire', 'if(atteint, 0, null)', { when: isReached }),
  step(
    'capitalDansUnSiecle',
    'capital * growth(tauxReel / 100, dureeMaximale) + mensuel * annuity(tauxReelMensuel, 12 * dureeMaximale)',
    {
      label: { fr: 'Capital à la fin de cette durée', en: 'Capital at the end of that duration' },
      kind: 'euros',
      when: isNever,
      value: ({ century }) => century.capital,
    },
  ),
  step('cibleDansUnSiecle', targetFormula('taux_retrait', 'max(0, moisAvantPension - 12 * dureeMaximale)'), {
    label: { fr: 'Capital qui suffirait alors', en: 'Capital that would suffice then' },
    kind: 'euros',
    when: isNever,
    value: ({ century }) => century.target,
    branches: TARGET_BRANCHES,
  }),
  step('anneesAvantFire', 'if(capitalDansUnSiecle < cibleDansUnSiecle, null, 0)', {
    when: isNever,
    warns: 'fire_jamais',
    warnsWhen: 'true',
  }),
  equation(
    'anneesAvantFire',
    `capital * growth(tauxReel / 100, anneesAvantFire) + mensuel * annuity(tauxReelMensuel, 12 * anneesAvantFire) - ${targetFormula('taux_retrait', 'max(0, moisAvantPension - 12 * anneesAvantFire)')}`,
    { when: isLater },
  ),
  step('ageFire', 'age + anneesAvantFire', {
    warns: 'fire_apres_projection',
    warnsWhen: 'anneesAvantFire > duree',
  }),
  step(
    'capitalCible',
    targetFormula('taux_retrait', 'max(0, moisAvantPension - max(0, 12 * anneesAvantFire))'),
    {
      warns: 'objectif_nul',
      warnsWhen: 'not exceeds(capitalCible, 0)',
      branches: TARGET_BRANCHES,
    },
  ),
  step('progression', 'if(exceeds(capitalCible, 0), 100 * capital / capitalCible, 0)'),
]

/** The requested goal, in today's euros. Used by `explain.ts`. */
export const goalSteps = [...spendingSteps, ...dateSteps]

const USUAL = { fr: 'Taux de retrait usuels.', en: 'Usual withdrawal rates.' }
const SOLVED = {
  fr: 'Solution de la même équation que le chiffre demandé, au taux de la ligne.',
  en: 'Solution of the same equation as the figure asked for, at the rate of the row.',
}

/** The same goal at the usual withdrawal rates. Used by `explain.ts`. */
export const rulesSteps = [
  step('nombreRegles', 'count(tauxUsuels, true)', {
    label: { fr: 'Nombre de taux usuels', en: 'Number of usual rates' },
    kind: 'count',
  }),
  table('regles', {
    count: 'nombreRegles',
    start: {},
    columns: {
      tauxRetrait: { origin: USUAL },
      anneesAvantFire: { origin: SOLVED },
      capitalCible: targetFormula('tauxRetrait', 'max(0, moisAvantPension - max(0, 12 * anneesAvantFire))'),
      ageFire: 'age + anneesAvantFire',
      revenuMensuelActuel: 'capital * tauxRetrait / 1200 * partApresImpot',
      atteint: `not exceeds(${targetFormula('tauxRetrait', 'moisAvantPension')}, capital)`,
      tauxReussiteHistorique:
        'if(nombreFenetres > 0, 100 * count(histoire, histoire.tauxSur >= tauxRetrait / 100) / nombreFenetres, null)',
    },
    warns: 'regle_jamais',
    warnsWhen: 'count(regles, max(-1, regles.anneesAvantFire) < 0) > 0',
  }),
]

/** The capital of each year, in today's euros and in those of the year. Used by `explain.ts`. */
export const pathTables = [
  step('hausseMensuelle', 'monthly(inflation / 100)', {
    label: { fr: 'Inflation mensuelle équivalente', en: 'Equivalent monthly inflation' },
    kind: 'rate',
  }),
  table('yearly', {
    count: 'duree',
    start: { capitalReel: 'capital', capitalNominal: 'capital', totalVerse: 'capital' },
    columns: {
      annee: 'prev.annee + 1',
      age: 'ageActuel + annee',
      capitalReel: 'capital * growth(tauxReel / 100, annee) + mensuel * annuity(tauxReelMensuel, 12 * annee)',
      capitalNominal: 'capitalReel * growth(inflation / 100, annee)',
      totalVerse: 'capital + mensuel * (1 + hausseMensuelle) * annuity(hausseMensuelle, 12 * annee)',
      interets: 'capitalNominal - totalVerse',
      progression: 'if(exceeds(capitalCible, 0), 100 * capitalReel / capitalCible, 0)',
      rentePossibleMensuelle: 'capitalReel * taux_retrait / 1200 * partApresImpot',
    },
  }),
]
