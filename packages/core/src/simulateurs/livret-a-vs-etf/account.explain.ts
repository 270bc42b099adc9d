/**
 * The explanation of `livret-a-vs-etf`, first part: the Livret A and the index fund before tax. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind. Later formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an
 * answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in percent,
 * rates set by law fractions. `law`: names of values of law that the step cites even where its formula does
 * not read them. In a table, `count` is the number of rows, `start` the values before the first row (0 where
 * left out) and `prev.` the row before. `warns`: the code of the warning that the step explains; `warnsWhen`:
 * a formula of its condition. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `parMois`, `tauxEtfNet` and `tauxLivret`
 * in `explain.ts`; `parMois`, `tauxEtfMensuel` and `tauxEtfNet` in `tax.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { equityHistory } from '../../indices/equities.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { lifeInsuranceLaw } from '../../legislation/regles/capital/life-insurance.ts'
import { peaLaw } from '../../legislation/regles/capital/pea.ts'
import { securitiesLaw } from '../../legislation/regles/capital/securities-account.ts'
import { livretACeilingLaw, livretARateLaw } from '../../legislation/regles/epargne/livret-a.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { contract } from './contract.ts'
import { fundYears } from './fund.ts'
import { fundOf } from './simulate.ts'
import { wrapperOf } from './wrapper.ts'

/** What decides which steps apply: the account of the fund, the rate of the Livret A, the method. */
const workOf = (params: ParamsOfContract<typeof contract>, context: SimulationContext) => ({
  today: context.today,
  fund: fundYears(fundOf(params), params.duree, wrapperOf(params, context)),
  wrapper: params.enveloppe,
  hasOwnRate: params.taux_livret !== undefined,
  market: params.indice,
  levels: params.methode === 'historique' ? equityHistory(params.indice) : undefined,
  months: 12 * params.duree,
})

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `history.explain.ts` and `tax.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/**
 * Makes steps for the contract of this simulator. Used by `explain.ts`, `history.explain.ts` and
 * `tax.explain.ts`.
 */
export const { step, table, observed, explanation } = explains(contract, workOf)

/** The law of each account that may hold the fund. */
const wrapperLaws = { pea: peaLaw, cto: securitiesLaw, assurance_vie: lifeInsuranceLaw } as const

/** The values of the Livret A, and of the account of the fund. Used by `explain.ts`. */
export const lawOf = ({ today, wrapper }: Work): readonly CitedValue[] => [
  ...citationsOf(livretARateLaw(today), livretACeilingLaw(today)),
  ...(citationsOf as (...laws: readonly object[]) => readonly CitedValue[])(wrapperLaws[wrapper](today)),
]

const RATE = {
  label: { fr: 'Taux annuel du Livret A', en: 'Yearly rate of the Livret A' },
  kind: 'rate',
} as const

const euros = (formula: string, fr: string, en: string) => ({
  formula,
  label: { fr, en },
  kind: 'euros' as const,
})

/**
 * The Livret A: simple interest within a year, credited on 31 December; deposits taken up to the limit. Used by
 * `explain.ts`.
 */
export const accountSteps = [
  step('tauxLivret', 'taux_livret / 100', { ...RATE, when: ({ hasOwnRate }) => hasOwnRate }),
  step('tauxLivret', 'livretATaux', {
    ...RATE,
    when: ({ hasOwnRate }) => !hasOwnRate,
    law: ['livretATaux'],
    warns: 'taux_livret_revisable',
    warnsWhen: 'true',
  }),
  table('parMois', {
    label: { fr: 'Le Livret A, mois par mois', en: 'The Livret A, month by month' },
    law: ['livretAPlafond'],
    count: '12 * duree',
    start: {
      depasse: 'max(0, capital - livretAPlafond)',
      acceptes: 'if(plafond, min(capital, livretAPlafond), capital)',
      solde: 'if(plafond, min(capital, livretAPlafond), capital)',
    },
    columns: {
      mois: { formula: 'prev.mois + 1', label: { fr: 'Mois', en: 'Month' }, kind: 'count' },
      reste: {
        formula: '12 * ceil(mois / 12) - mois',
        label: { fr: 'Mois jusqu’au 31 décembre', en: 'Months to 31 December' },
        kind: 'count',
      },
      refuse: euros(
        'max(0, mensuel - max(0, livretAPlafond - prev.solde))',
        'Au-delà du plafond ce mois-là',
        'Beyond the limit in the month',
      ),
      depasse: euros('prev.depasse + refuse', 'Au-delà du plafond en tout', 'Beyond the limit in all'),
      accepte: euros('if(plafond, mensuel - refuse, mensuel)', 'Versement accepté', 'Deposit taken'),
      acceptes: euros('prev.acceptes + accepte', 'Versements acceptés en tout', 'Deposits taken in all'),
      moyenne: euros(
        'if(reste + 1 = 12, prev.solde, prev.moyenne) + accepte * reste / 12',
        'Somme qui rapporte dans l’année',
        'Sum that earns in the year',
      ),
      credites: euros(
        'if(reste = 0, tauxLivret * moyenne, 0)',
        'Intérêts crédités le 31 décembre',
        'Interest credited on 31 December',
      ),
      solde: euros('prev.solde + accepte + credites', 'Solde', 'Balance'),
    },
  }),
]

/** The index fund, and its yields where markets disappoint or please. Used by `explain.ts`. */
export const fundSteps = [
  step('tauxEtfNet', '(1 + taux_etf / 100) * (1 - frais_etf / 100) - 1', {
    label: { fr: 'Rendement net de frais', en: 'Yield net of fees' },
    kind: 'rate',
  }),
  step('tauxEtfMensuel', 'monthly(tauxEtfNet)', {
    label: { fr: 'Le même, par mois', en: 'The same, a month' },
    kind: 'rate',
  }),
]
