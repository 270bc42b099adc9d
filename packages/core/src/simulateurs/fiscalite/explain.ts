/**
 * The explanation of `fiscalite`: all steps in the order of the tax notice, then what one euro more of income
 * costs. A step explains the figure of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind; its formula must give its `value`, where it has one. Later formulas read a step by its id. Steps with
 * one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are
 * in euros, parameters that are rates in percent, rates set by law fractions. `{terms}` stands for the
 * `terms` whose `when` holds. `round`: rounds the result to the euro (`euro`), to the cent (`centime`) or
 * only removes floating-point noise (`bruit`). `law`: names of values of law that the step cites even where
 * its formula does not read them. `absent`: why a figure is `null`. `warns`: the code of the warning that the
 * step explains. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`.
 * An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `impotBrut` and `impotPartsAdultes` of `impot-revenu/gross-tax.explain.ts`;
 * `revenuBrut` of `income.explain.ts`; `gainsAnciens` and `gainsRecents` of `life-insurance.explain.ts`;
 * `impotArrondi`, `impotNet` and `prelevementsSociaux` of `tax.explain.ts`; `revenuImposable` and `revenuNetGlobal`
 * of `taxable.explain.ts`. Its ids that other files read: none.
 */
import { inPart } from '../../definition/explanation.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { cdhrSteps } from '../../legislation/regles/impot-revenu/cdhr.explain.ts'
import { cehrSteps } from '../../legislation/regles/impot-revenu/cehr.explain.ts'
import { citedRules } from '../../legislation/regles/impot-revenu/cited-rules.ts'
import { decoteSteps } from '../../legislation/regles/impot-revenu/decote.explain.ts'
import { ceilingSteps, grossTaxSteps } from '../../legislation/regles/impot-revenu/gross-tax.explain.ts'
import { recoverySteps } from '../../legislation/regles/impot-revenu/recovery.explain.ts'
import { advantageSteps, advantageWarningSteps, familyAdvantageSteps } from './advantages.explain.ts'
import { bracketSteps } from './brackets.explain.ts'
import { hasCapital } from './capital-income.ts'
import { partsSteps } from './household.explain.ts'
import { deductionSteps, otherIncomeSteps } from './income.explain.ts'
import { isFinalTax, lifeInsuranceSteps } from './life-insurance.explain.ts'
import { nextYearSteps, oneRegimeSteps, otherRegimeSteps, regimeSteps } from './regimes.explain.ts'
import { MORE_INCOME } from './result.ts'
import {
  euros,
  explanation,
  not,
  observed,
  otherQuestion,
  type Step,
  step,
  type When,
  warned,
} from './steps.explain.ts'
import {
  afterDecoteSteps,
  dueSteps,
  flatTaxSteps,
  netTaxSteps,
  overseasSteps,
  socialLevySteps,
} from './tax.explain.ts'
import {
  isCapitalFlat,
  lostDeductionSteps,
  specialAllowanceSteps,
  taxableIncomeSteps,
} from './taxable.explain.ts'
import { withholdingSteps } from './withholding.explain.ts'

/** What the notice computes from the taxable income: done under both regimes of capital income. */
const noticeSteps: readonly Step[] = [
  ...grossTaxSteps,
  ...overseasSteps,
  ...decoteSteps,
  ...afterDecoteSteps,
  ...advantageSteps,
  ...dueSteps,
  ...flatTaxSteps,
  ...cehrSteps,
  ...recoverySteps,
  ...cdhrSteps,
  ...netTaxSteps,
]

const hasAverageRate: When = ({ tauxMoyen }) => tauxMoyen !== null
const hasAnyCapital: When = ({ params }) => hasCapital(params)

/** Capital income, whole and outside the scale, before any allowance. */
const grossCapitalSteps: readonly Step[] = [
  step(
    'capitalBrut',
    'dividendes + interets + revenus_capital + plus_values_mobilieres + gains_assurance_vie',
    {
      ...euros({ fr: 'Revenus du capital, bruts', en: 'Capital income, gross' }),
      when: hasAnyCapital,
    },
  ),
  step('capitalHorsBareme', '0 {terms}', {
    terms: [
      {
        formula: '+ dividendes + interets + revenus_capital + plus_values_mobilieres',
        when: isCapitalFlat,
      },
      {
        formula: '+ gainsRecents',
        when: (work) => isCapitalFlat(work) && work.params.gains_assurance_vie > 0,
      },
      { formula: '+ gainsAnciens', when: isFinalTax },
    ],
    ...euros({ fr: 'Revenus du capital hors du barème', en: 'Capital income outside the scale' }),
    when: hasAnyCapital,
    value: ({ income }) => income.capitalOutside,
  }),
]

/**
 * The income tax of a household: from what it declares to the notice, then what the next euro costs.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: ({ law, params }) => [...citationsOf(...law.laws), ...citedRules(params.annee_revenus)],
  steps: [
    ...inPart({ fr: 'Le revenu imposable', en: 'Taxable income' }, [
      ...otherIncomeSteps,
      ...deductionSteps,
      ...lifeInsuranceSteps,
      ...specialAllowanceSteps,
      ...taxableIncomeSteps,
      ...lostDeductionSteps,
    ]),
    ...inPart({ fr: 'Les parts du foyer', en: 'The shares of the household' }, [
      ...partsSteps,
      ...ceilingSteps,
    ]),
    ...inPart({ fr: 'L’impôt', en: 'The tax' }, [...familyAdvantageSteps, ...noticeSteps]),
    ...inPart({ fr: 'Ce que l’impôt change', en: 'What the tax changes' }, [
      step('avantageQuotientFamilial', 'impotPartsAdultes - impotBrut', {
        round: 'bruit',
        law: ['plafondDemiPart'],
      }),
      ...advantageWarningSteps,
      ...socialLevySteps,
      step('mensualise', 'max(0, impotNet) / 12', { round: 'bruit' }),
      ...bracketSteps,
      ...grossCapitalSteps,
      step('tauxMoyen', 'if(revenuImposable {terms} = 0, 0, 100 * impotNet / (revenuImposable {terms}))', {
        terms: [{ formula: '+ capitalHorsBareme', when: hasAnyCapital }],
        when: hasAverageRate,
      }),
      step('tauxMoyen', 'null', {
        when: not(hasAverageRate),
        warns: 'taux_moyen_inexistant',
        absent: {
          fr: 'Il y a un impôt, mais aucun revenu imposable auquel le rapporter.',
          en: 'There is a tax, but no taxable income to divide it by.',
        },
      }),
      step('revenuApresImpot', 'revenuBrut {terms} - impotNet - prelevementsSociaux', {
        terms: [{ formula: '+ capitalBrut', when: hasAnyCapital }],
      }),
      step(
        'abattementPossible',
        'invalides > 0 and not invalidite and not invalidite_conjoint and impotArrondi >= recouvrementAvantCredits and revenuNetGlobal <= abattementSpecialAge.plafondReduit',
        {
          ...warned('abattement_age_invalidite'),
          label: {
            fr: 'Un abattement d’invalidité est possible',
            en: 'An allowance for disability is possible',
          },
        },
      ),
      observed('revenuEnPlus', {
        ...euros({ fr: 'Revenu en plus', en: 'More income' }),
        value: () => MORE_INCOME,
        origin: { fr: 'Montant choisi par ce simulateur.', en: 'An amount that this simulator chose.' },
      }),
      otherQuestion('impotNetAvecPlus', { revenu: 'revenu + revenuEnPlus' }, 'resume.impotNet', {
        ...euros({ fr: 'Impôt net avec ce revenu en plus', en: 'Net tax with that income in addition' }),
      }),
      step('impotPour1000EurosDePlus', 'impotNetAvecPlus - impotNet'),
      ...nextYearSteps,
    ]),
    ...inPart({ fr: 'L’option pour le barème', en: 'Opting for the scale' }, [
      ...otherRegimeSteps([...taxableIncomeSteps, ...noticeSteps]),
      ...regimeSteps,
    ]),
    ...inPart({ fr: 'Sans revenu du capital', en: 'Without capital income' }, oneRegimeSteps),
    ...inPart({ fr: 'Le prélèvement à la source', en: 'Withholding' }, withholdingSteps),
  ],
})
