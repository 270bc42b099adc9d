import type { Outcome } from '../../definition/simulator.ts'
import type { IncomeTaxChapter } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { withoutNoise } from '../../units/exact-euros.ts'
import { exceeds } from '../../units/money.ts'
import { toPercent } from '../../units/rate.ts'
import { type Assessment, assess } from './assessment.ts'
import { bracketsOf } from './brackets.ts'
import { grossCapital, hasCapital } from './capital-income.ts'
import type { contract } from './contract.ts'
import { exceedsCapOnAdvantages, findWarnings } from './find-warnings.ts'
import { chaptersOf } from './household.ts'

/**
 * Computes the tax notice of the household by the law of the year, the notice under the other regime of
 * capital income, the same notice with €1,000 more of income, the withholding rates and the warnings. Called
 * by `index.ts`.
 */
export function simulate(params: Assessment['params']): Outcome<typeof contract> {
  const assessment = assess(params)
  const { law, taxed, categories, income, notice, margin, withholding, socialLevies } = assessment
  const { values } = law
  const { gross, advantages } = notice
  const { flatNet, scaleNet } = assessment
  return {
    data: {
      resume: {
        revenuBrut: categories.declared,
        deduction: categories.deduction,
        revenuImposable: income.taxable,
        nombreParts: taxed.parts.total,
        quotientFamilial: income.taxable / taxed.parts.total,
        impotBrut: gross.tax,
        avantageQuotientFamilial: withoutNoise(gross.ofAdults - gross.tax),
        plafonnement: gross.costOfCeiling,
        decote: notice.decote,
        reductions: advantages.reductions,
        credits: advantages.credits,
        impotForfaitaire: notice.flatTax,
        cehr: notice.cehr,
        cdhr: notice.cdhr,
        impotNet: notice.net,
        prelevementsSociaux: socialLevies,
        mensualise: withoutNoise(Math.max(0, notice.net) / 12),
        tauxMarginal: toPercent(margin.rate),
        tauxMoyen: assessment.tauxMoyen,
        revenuApresImpot: categories.declared + grossCapital(params) - notice.net - socialLevies,
        impotPour1000EurosDePlus: assessment.netOfMore - notice.net,
        margeAvantTrancheSuivante: margin.room,
        impotToutesParts: gross.uncapped,
        impotPartsAdultes: gross.ofAdults,
        plafondAvantage: gross.ceiling,
        revenuFiscalReference: income.reference,
        cibleCdhr: notice.cdhrTarget,
        revenuNetGlobal: income.netGlobal,
        csgDeductible: income.csg,
        perDeductible: income.per,
        perExcedent: params.versements_per - income.per,
        abattementSpecial: income.specialAllowance,
        abattementOutreMer: notice.overseasRelief,
        reductionDons: advantages.gifts,
        donsReportables: advantages.giftsCarriedOver,
        reductionScolarite: advantages.school,
        reductionDependance: advantages.dependency,
        creditEmploiDomicile: advantages.homeEmployment,
        creditFraisGarde: advantages.childcare,
        creditSyndical: advantages.union,
        avantagesPerdus: advantages.lost,
        impotNonRecouvre: notice.unclaimed,
        impotPfu: flatNet,
        impotBareme: scaleNet,
        regimeRetenu: income.regime,
        meilleurRegime: cheaperOf(flatNet, scaleNet),
        gainOption: Math.abs(flatNet - scaleNet),
        csgDeductibleAnProchain: nextYearCsg(assessment),
        tauxPrelevementFoyer: withholding.household,
        tauxPrelevementDeclarant: withholding.first,
        tauxPrelevementConjoint: withholding.spouse,
      },
      tranches: bracketsOf(values.baremeImpotRevenu, income.taxable, gross.decidingParts),
    },
    warnings: findWarnings(assessment),
    law: {
      asOf: { incomeYear: params.annee_revenus },
      sources: law.sourcesOf(chaptersUsed(assessment)),
    },
  }
}

/** Which regime costs less, or none where they are the same within half a cent. */
const cheaperOf = (flat: number, scale: number): 'pfu' | 'bareme' | 'indifferent' => {
  if (exceeds(flat, scale)) return 'bareme'
  return exceeds(scale, flat) ? 'pfu' : 'indifferent'
}

/**
 * The CSG of lettings and, in the scale, of gains on securities: deducted in the year when it is paid (CGI,
 * art. 154 quinquies, II).
 */
const nextYearCsg = ({ params, categories: { rents, furnished }, income, law }: Assessment): number =>
  law.values.csgDeductibleTaux *
  (rents + furnished + (income.regime === 'bareme' ? params.plus_values_mobilieres : 0))

/** The chapters of the law that the calculation uses, in its order. */
function chaptersUsed(assessment: Assessment): readonly IncomeTaxChapter[] {
  const { params, taxed, categories, income, notice, law } = assessment
  const { advantages, cehr, cdhr } = notice
  const isDeclared = params.nature === 'salaire'
  const isInScale = income.regime === 'bareme'
  const { lifeInsurance } = categories
  const used: IncomeTaxChapter[] = []
  const add = (chapter: IncomeTaxChapter, isUsed: boolean) => {
    if (isUsed) used.push(chapter)
  }
  add('scale', true)
  add('wages', isDeclared && params.revenu + params.revenu_conjoint > 0)
  add('pensions', isDeclared && params.pensions + params.pensions_conjoint > 0)
  add('rents', params.micro_foncier > 0)
  add(
    'micro',
    params.loyers_meubles + params.micro_bic_ventes + params.micro_bic_services + params.micro_bnc > 0,
  )
  used.push(...chaptersOf(taxed))
  add('age', income.specialAllowance > 0)
  add('overseas', notice.overseasRelief > 0)
  add('charities', params.dons_66 + params.dons_75 > 0)
  add('aid', params.dons_75 > 0)
  add('school', advantages.school > 0)
  add('dependency', advantages.dependency > 0)
  add('homeEmployment', advantages.homeEmployment > 0)
  add('childcare', advantages.childcare > 0)
  add('unionDues', advantages.union > 0)
  add('recovery', true)
  add('withholding', assessment.withholding.household !== null)
  add('capital', hasCapital(params))
  add('placementLevies', params.dividendes + params.interets + params.revenus_capital > 0)
  add('dividends', params.dividendes > 0 && isInScale)
  add('deductibleCsg', income.csg > 0 || nextYearCsg(assessment) > 0)
  add('securityGains', params.plus_values_mobilieres + categories.furnished > 0)
  add('lifeInsurance', params.gains_assurance_vie > 0)
  add('oldLifeInsurance', params.gains_assurance_vie > 0 && params.assurance_vie_8_ans)
  add('lifeInsuranceTax', params.pfl_assurance_vie && lifeInsurance.oldNet > 0)
  add('maintainedLevies', params.gains_assurance_vie + categories.rents > 0)
  add(taxed.household.isCouple ? 'cehrCouple' : 'cehrAlone', cehr > 0)
  add('cdhr', cehr + cdhr > 0 && law.values.cdhr !== undefined)
  add(
    'advantages',
    exceedsCapOnAdvantages(params, law.values) ||
      advantages.homeEmployment + advantages.childcare + params.reductions_plafonnees > 0,
  )
  return used
}
