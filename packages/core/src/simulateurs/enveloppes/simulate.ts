import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { annuityReturn } from '../../finance/annuity-return.ts'
import { prepareRate } from '../../finance/compound.ts'
import { irr } from '../../finance/irr.ts'
import { realValue } from '../../finance/real.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { peaCeiling } from '../../legislation/regles/capital/pea.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, compoundedYearly, type MonthlyRate, sensiblePercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type Wrapper, wrappersOf } from './wrappers.ts'
import type { WrapperYear } from './years.ts'

type Params = ParamsOfContract<typeof contract>

/**
 * Computes the same effort in four wrappers, year by year, then what each of them leaves. `defineSimulator` calls it
 * with valid parameters. Used by `index.ts`.
 */
export function simulate(params: Params, context: SimulationContext): Outcome<typeof contract> {
  const { wrappers, laws, savings } = wrappersOf(params, context)
  const rows = wrappers.map((wrapper) => rowOf(wrapper, params))
  const nets = rows.map(({ netTotal }) => netTotal)
  const [most, least] = [Math.max(...nets), Math.min(...nets)]
  const paid = params.capital + 12 * params.duree * params.effort
  const exceedsPea = exceeds(paid, peaCeiling(laws.pea.values, false)) // one plan; each of a couple may have one
  const isDeducted = exceeds(savings.total, 0)
  return {
    data: {
      resume: {
        meilleure: bestOf(rows, most),
        totalVerse: paid,
        netMaximum: most,
        netMinimum: least,
        ecart: most - least,
        plafondPeaDepasse: exceedsPea,
      },
      enveloppes: rows,
    },
    warnings: {
      pea_plafond: exceedsPea,
      pea_5_ans: params.duree < laws.pea.values.peaDuree,
      per_bloque: true,
      per_tranche: isDeducted && params.tmi_sortie > params.tmi,
      per_rente: isDeducted,
      option_bareme: rows.some(({ netOption, netTotal }) => exceeds(netOption, netTotal)),
    },
    law: {
      asOf: context.today,
      sources: sourcesOf(laws.pea, laws.lifeInsurance, laws.securities, laws.retirement),
    },
  }
}

/**
 * What a wrapper makes of the effort, as a row of the answer: amounts in euros, `tri` in percent a year or `null`,
 * `netReel` in euros of today. Used by `explain-steps.ts`.
 */
export function rowOf({ name, years, saved }: Wrapper, params: Params) {
  const sum = (of: (year: WrapperYear) => number) => years.reduce((total, year) => total + of(year), 0)
  const netOf = ({ withdrawn, incomeTax, socialLevies }: WrapperYear) => withdrawn - incomeTax - socialLevies
  const impots = sum(({ incomeTax }) => incomeTax)
  const netTotal = sum(netOf)
  const exits = years.slice(params.duree - 1)
  const [atExit] = exits
  const inflation = prepareRate(annualRate(params.inflation))
  return {
    enveloppe: name,
    versements: params.capital + 12 * params.duree * params.effort,
    economieImpot: saved,
    capitalBrut: atExit?.held ?? 0,
    impots,
    prelevementsSociaux: sum(({ socialLevies }) => socialLevies),
    preleveEnCours: sum(({ dividendTax }) => dividendTax),
    netTotal,
    netReel: exits.reduce((total, year) => total + realValue(netOf(year), inflation, year.year), 0),
    premierRetraitNet: atExit ? netOf(atExit) : 0,
    tri: returnOf(exits.map(netOf), params),
    netOption: netTotal + impots - sum(({ optionTax }) => optionTax),
  }
}

/**
 * The yearly return of the effort, in percent: the rate at which the deposits and the net withdrawals balance; `null`
 * without an effort.
 */
function returnOf(withdrawals: readonly number[], { capital, effort, duree }: Params): number | null {
  const months = 12 * duree
  if (!exceeds(capital + months * effort, 0)) return null
  const [only = 0, ...later] = withdrawals
  const rate =
    later.length === 0
      ? annuityReturn({ first: -capital, monthly: -effort, months, last: only })
      : irr(flowsOf(withdrawals, capital, effort, months))
  return sensiblePercent(rate === undefined ? undefined : compoundedYearly(rate as MonthlyRate))
}

/** A flow for each month: the deposits, then a withdrawal every twelve months from the end of the last deposits. */
function flowsOf(
  withdrawals: readonly number[],
  capital: number,
  effort: number,
  months: number,
): readonly number[] {
  const flows = [-capital, ...Array<number>(months + 12 * (withdrawals.length - 1)).fill(0)]
  for (let month = 1; month <= months; month += 1) flows[month] = -effort
  for (const [index, net] of withdrawals.entries()) {
    const at = months + 12 * index
    flows[at] = (flows[at] ?? 0) + net
  }
  return flows
}

type Row = ReturnType<typeof rowOf>

/**
 * The wrapper that leaves most. Between equal ones, to half a cent, the PER if it saved tax at once, else
 * the first of the answer.
 */
function bestOf(rows: readonly Row[], most: number): Row['enveloppe'] {
  const best = rows.filter(({ netTotal }) => !exceeds(most, netTotal))
  const saving = best.find(({ economieImpot }) => economieImpot > 0)
  return (saving ?? best[0])?.enveloppe ?? 'pea'
}
