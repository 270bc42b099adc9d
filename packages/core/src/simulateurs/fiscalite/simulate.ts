import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import {
  type IncomeTaxChapter,
  type IncomeTaxLaw,
  incomeTaxLaw,
} from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { withoutNoise } from '../../units/exact-euros.ts'
import { percentOf, toPercent } from '../../units/rate.ts'
import { bracketsOf, marginOf } from './brackets.ts'
import type { contract } from './contract.ts'
import { exceedsCapOnAdvantages, findWarnings } from './find-warnings.ts'
import { chaptersOf, type Taxed, taxedOf } from './household.ts'
import { type Income, incomeOf } from './income.ts'
import { MORE_INCOME } from './result.ts'
import { type Notice, noticeOf } from './tax.ts'

type Question = ParamsOfContract<typeof contract>

/**
 * Computes the tax notice of the household by the law of the year, the same notice with 1 000 € more of income, the
 * notice under the option for the scale, and the warnings.
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
        avantageQuotientFamilial: withoutNoise(gross.ofAdults - gross.tax),
        plafonnement: gross.costOfCeiling,
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
    warnings: findWarnings({
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
      sources: law.sourcesOf(chaptersUsed(params, taxed, notice, law)),
    },
  }
}

/** The net tax in percent of all incomes: 0 without income, `null` when it is too large to be meaningful. */
const averageRate = (net: number, incomes: number): number | null =>
  incomes === 0 ? 0 : percentOf(net, incomes)

/** The chapters of the law that the calculation uses, in its order. */
function chaptersUsed(
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
