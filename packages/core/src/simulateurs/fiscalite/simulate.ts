import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import type { IncomeTaxChapter, IncomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { withoutNoise } from '../../units/exact-euros.ts'
import { toPercent } from '../../units/rate.ts'
import { assess } from './assessment.ts'
import { bracketsOf } from './brackets.ts'
import type { contract } from './contract.ts'
import { exceedsCapOnAdvantages, findWarnings } from './find-warnings.ts'
import { chaptersOf, type Taxed } from './household.ts'
import { incomeOf } from './income.ts'
import { MORE_INCOME } from './result.ts'
import { type Notice, noticeOf } from './tax.ts'

type Question = ParamsOfContract<typeof contract>

/**
 * Computes the tax notice of the household by the law of the year, the same notice with 1 000 € more of income, the
 * notice under the option for the scale, and the warnings.
 */
export function simulate(params: Question): Outcome<typeof contract> {
  const assessment = assess(params)
  const { law, taxed, income, notice, margin } = assessment
  const { values } = law
  const moreIncome = incomeOf({ ...params, revenu: params.revenu + MORE_INCOME }, values)
  const richer = noticeOf(params, moreIncome, taxed, values)

  const { gross } = notice

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
        tauxMoyen: assessment.tauxMoyen,
        revenuApresImpot: income.declared + params.revenus_capital - notice.net - notice.socialLevies,
        impotPour1000EurosDePlus: richer.net - notice.net,
        margeAvantTrancheSuivante: margin.room,
        impotToutesParts: gross.uncapped,
        impotPartsAdultes: gross.ofAdults,
        plafondAvantage: gross.ceiling,
        revenuFiscalReference: income.reference,
        cibleCdhr: notice.cdhrTarget,
      },
      tranches: bracketsOf(values.baremeImpotRevenu, income.taxable, gross.decidingParts),
    },
    warnings: findWarnings(assessment),
    law: {
      asOf: { incomeYear: params.annee_revenus },
      sources: law.sourcesOf(chaptersUsed(params, taxed, notice, law)),
    },
  }
}

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
