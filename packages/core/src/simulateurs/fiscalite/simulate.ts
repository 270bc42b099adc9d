import type { Asked, Outcome } from '../../definition/simulator.ts'
import {
  type IncomeTaxChapter,
  type IncomeTaxLaw,
  incomeTaxLaw,
} from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { percentOf, toPercent } from '../../units/rate.ts'
import { bracketsOf, marginOf } from './brackets.ts'
import { cautionsOf, exceedsCapOnAdvantages } from './cautions.ts'
import type { contract } from './contract.ts'
import { chaptersOf, type Taxed, taxedOf } from './household.ts'
import { type Income, incomeOf } from './income.ts'
import { MORE_INCOME } from './result.ts'
import { type Notice, noticeOf } from './tax.ts'

type Question = Asked<typeof contract>

/**
 * The household and its incomes, the tax notice that the law of the year writes for them, the same notice with
 * 1 000 € more, the one that the option for the scale would give, and what a professional would say about it.
 */
export function simulate(params: Question): Outcome<typeof contract> {
  const law = incomeTaxLaw(params.annee_revenus)
  const { values } = law
  const taxed = taxedOf(params, values)
  const noticeFor = (income: Income) => noticeOf(params, income, taxed, values)

  const income = incomeOf(params, values)
  const notice = noticeFor(income)
  const richer = noticeFor(incomeOf({ ...params, revenu: params.revenu + MORE_INCOME }, values))
  const opted = params.revenus_capital > 0 ? noticeFor(incomeOf(params, values, true)) : undefined

  const { gross } = notice
  const scale = values.baremeImpotRevenu
  const margin = marginOf(scale, income.taxable, gross.decidingParts)
  const tauxMoyen = averageRate(notice.net, income.taxable + params.revenus_capital)

  return {
    data: {
      resume: {
        revenuBrut: income.declared,
        deduction: income.deduction,
        revenuImposable: income.taxable,
        nombreParts: taxed.parts.total,
        quotientFamilial: income.taxable / taxed.parts.total,
        impotBrut: gross.tax,
        avantageQuotientFamilial: gross.ofAdults - gross.tax,
        plafonnement: gross.tax - gross.uncapped,
        decote: notice.decote,
        reductions: notice.reductions,
        credits: params.credits,
        impotForfaitaire: notice.flatTax,
        cehr: notice.cehr,
        cdhr: notice.cdhr,
        impotNet: notice.net,
        prelevementsSociaux: notice.socialLevies,
        mensualise: Math.max(0, notice.net) / 12,
        tauxMarginal: toPercent(margin.rate),
        tauxMoyen,
        revenuApresImpot: income.declared + params.revenus_capital - notice.net - notice.socialLevies,
        impotPour1000EurosDePlus: richer.net - notice.net,
        margeAvantTrancheSuivante: margin.room,
      },
      tranches: bracketsOf(scale, income.taxable, gross.decidingParts),
    },
    warnings: cautionsOf({
      params,
      taxed,
      income,
      notice,
      opted,
      values,
      marginalRate: margin.rate,
      tauxMoyen,
    }),
    law: {
      asOf: { incomeYear: params.annee_revenus },
      sources: law.textsOf(chaptersRead(params, taxed, notice, law)),
    },
  }
}

/** The net tax in percent of all incomes: 0 of nothing, `null` beyond what describes a tax. */
const averageRate = (net: number, incomes: number): number | null =>
  incomes === 0 ? 0 : percentOf(net, incomes)

/** The chapters that the question opened, in the order of the calculation. */
function chaptersRead(
  params: Question,
  taxed: Taxed,
  { cehr, cdhr }: Notice,
  { values }: IncomeTaxLaw,
): readonly IncomeTaxChapter[] {
  const isDeclared = params.nature === 'salaire'
  return [
    'scale',
    ...(isDeclared && params.revenu + params.revenu_conjoint > 0 ? (['wages'] as const) : []),
    ...(isDeclared && params.pensions > 0 ? (['pensions'] as const) : []),
    ...chaptersOf(taxed),
    'recovery',
    ...(params.revenus_capital > 0 ? (['capital'] as const) : []),
    ...(cehr > 0 ? [taxed.household.isCouple ? ('cehrCouple' as const) : ('cehrAlone' as const)] : []),
    ...(cehr + cdhr > 0 && values.cdhr ? (['cdhr'] as const) : []),
    ...(exceedsCapOnAdvantages(params, values) ? (['advantages'] as const) : []),
  ]
}
