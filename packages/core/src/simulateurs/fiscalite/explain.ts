import { explains, type FormulaStep, inPart } from '../../definition/explanation.ts'
import { repeatSteps } from '../../definition/repeat-steps.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { cdhrSteps } from '../../legislation/regles/impot-revenu/cdhr.explain.ts'
import { cehrSteps } from '../../legislation/regles/impot-revenu/cehr.explain.ts'
import { decoteSteps } from '../../legislation/regles/impot-revenu/decote.explain.ts'
import { ceilingSteps, grossTaxSteps } from '../../legislation/regles/impot-revenu/gross-tax.explain.ts'
import { recoverySteps } from '../../legislation/regles/impot-revenu/recovery.explain.ts'
import { type Assessment, assess } from './assessment.ts'
import { bracketSteps } from './brackets.explain.ts'
import { contract } from './contract.ts'
import { partsSteps } from './household.explain.ts'
import { deductionSteps, lostDeductionSteps, taxableIncomeSteps } from './income.explain.ts'
import { MORE_INCOME } from './result.ts'
import { flatTaxSteps, netTaxSteps, noFlatTaxSteps, reductionSteps, socialLevySteps } from './tax.explain.ts'
import { warned } from './warned.explain.ts'

const { step, observed, otherQuestion, explanation } = explains(contract, assess)

/** What the notice computes from an income: also done under the option for the scale. */
const noticeSteps = (flatTax: readonly FormulaStep<Assessment>[]): readonly FormulaStep<Assessment>[] => [
  ...grossTaxSteps,
  ...decoteSteps,
  ...reductionSteps,
  ...recoverySteps,
  ...flatTax,
  ...cehrSteps,
  ...cdhrSteps,
  ...netTaxSteps,
]

const figures: Readonly<Record<string, { readonly label: { readonly fr: string; readonly en: string } }>> = {
  ...contract.result.resume,
  reductionsImputees: contract.result.resume.reductions,
}

/** The notice again with capital income in the scale (CGI, art. 200 A, 2). */
const optionSteps = repeatSteps([...taxableIncomeSteps, ...noticeSteps(noFlatTaxSteps)], {
  prefix: 'option',
  formulas: {
    revenuAvantPer: 'revenuBrut + revenus_capital - deduction - charges_deductibles',
    revenuFiscalReference: 'revenuImposable + perDeduit',
  },
  labelOf: ({ id, label = figures[id]?.label ?? { fr: id, en: id } }) => ({
    fr: `${label.fr} (option)`,
    en: `${label.en} (option)`,
  }),
  work: (work) => work.opted && { ...work, ...work.opted },
})

const hasAverageRate = ({ tauxMoyen }: Assessment): boolean => tauxMoyen !== null

/** The income tax of a household: from what it declares to the notice, then what the next euro costs. */
export const explain = explanation({
  law: ({ law }) => citationsOf(...law.laws),
  steps: [
    ...inPart({ fr: 'Le revenu imposable', en: 'Taxable income' }, [
      ...deductionSteps,
      ...taxableIncomeSteps,
      ...lostDeductionSteps,
    ]),
    ...inPart({ fr: 'Les parts du foyer', en: 'The shares of the household' }, [
      ...partsSteps,
      ...ceilingSteps,
    ]),
    ...inPart({ fr: 'L’impôt', en: 'The tax' }, [...noticeSteps(flatTaxSteps)]),
    ...inPart({ fr: 'Ce que l’impôt change', en: 'What the tax changes' }, [
      step('avantageQuotientFamilial', 'impotPartsAdultes - impotBrut', {
        round: 'bruit',
        law: ['plafondDemiPart'],
      }),
      step('creditsDemandes', 'credits', { figure: 'resume.credits' }),
      step('avantagesPlafonnables', 'exceeds(reductions + credits, plafondNiches)', {
        ...warned('plafond_avantages'),
        label: {
          fr: 'Réductions et crédits dépassent le plafond global',
          en: 'Reductions and credits exceed the overall cap',
        },
      }),
      ...socialLevySteps,
      step('mensualise', 'max(0, impotNet) / 12'),
      ...bracketSteps,
      step(
        'tauxMoyen',
        'if(revenuImposable + revenus_capital = 0, 0, 100 * impotNet / (revenuImposable + revenus_capital))',
        { when: hasAverageRate },
      ),
      step('tauxMoyen', 'null', { when: (work) => !hasAverageRate(work), warns: 'taux_moyen_inexistant' }),
      step('revenuApresImpot', 'revenuBrut + revenus_capital - impotNet - prelevementsSociaux'),
      step(
        'abattementPossible',
        '(pensions > 0 or invalides > 0) and impotArrondi >= recouvrementAvantCredits and tauxMarginal <= 100 * at(baremeImpotRevenu, 2, baremeImpotRevenu.taux)',
        {
          ...warned('abattement_age_invalidite'),
          law: ['abattementAge'],
          label: {
            fr: 'Un abattement d’âge ou d’invalidité est possible',
            en: 'An allowance for age or disability is possible',
          },
        },
      ),
      observed('revenuEnPlus', {
        label: { fr: 'Revenu en plus', en: 'More income' },
        kind: 'euros',
        value: () => MORE_INCOME,
        origin: { fr: 'Montant choisi par ce simulateur.', en: 'An amount that this simulator chose.' },
      }),
      otherQuestion('impotNetAvecPlus', { revenu: 'revenu + revenuEnPlus' }, 'resume.impotNet', {
        label: { fr: 'Impôt net avec ce revenu en plus', en: 'Net tax with that income in addition' },
        kind: 'euros',
      }),
      step('impotPour1000EurosDePlus', 'impotNetAvecPlus - impotNet'),
    ]),
    ...inPart({ fr: 'L’option pour le barème', en: 'Opting for the scale' }, [...optionSteps]),
    step('optionAvantageuse', 'exceeds(impotNet, option.impotNet)', {
      ...warned('option_bareme'),
      label: { fr: 'L’option pour le barème coûterait moins', en: 'Opting for the scale would cost less' },
      when: ({ opted }) => opted !== undefined,
      effect: 'impotNet - option.impotNet',
    }),
  ],
})
