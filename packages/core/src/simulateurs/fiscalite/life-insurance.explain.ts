/**
 * The explanation of `fiscalite`: gains withdrawn from life insurance, by the rate that taxes them. A step
 * explains the figure of the answer whose path ends with its id: its formula must give the value there. Where
 * the answer has no such figure, the step is an intermediate value with its own label and kind; its formula
 * must give its `value`, where it has one. Later formulas read a step by its id. Steps with one id are
 * variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros,
 * parameters that are rates in percent, rates set by law fractions. Texts here may change freely; a step
 * without `label` has that of its figure, in `result.ts`. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `gainsAnciens` and `gainsRecents` in
 * `explain.ts`; `gainsAnciensNets`, `gainsNormauxNets` and `gainsReduitsNets` in `tax.explain.ts`; `gainsAnciens`,
 * `gainsAnciensNets`, `gainsNormauxNets`, `gainsRecents` and `gainsReduitsNets` in `taxable.explain.ts`.
 */
import { all, euros, isOfCouple, not, type Step, step, variants, type When } from './steps.explain.ts'

/**
 * Whether gains of life insurance were withdrawn. Its premiums are old before 27/09/2017, recent since. Used by
 * `tax.explain.ts` and `taxable.explain.ts`.
 */
export const hasLifeInsurance: When = ({ params }) => params.gains_assurance_vie > 0
/**
 * Whether the old gains bear the final tax (`pfl_assurance_vie`), which takes them out of the scale. Used by
 * `explain.ts`, `tax.explain.ts` and `taxable.explain.ts`.
 */
export const isFinalTax: When = (work) => hasLifeInsurance(work) && work.params.pfl_assurance_vie
/**
 * Whether the scale taxes the old gains: under both regimes of capital income, unless they bear the final tax. Used
 * by `taxable.explain.ts`.
 */
export const areOldGainsInScale: When = (work) => hasLifeInsurance(work) && !work.params.pfl_assurance_vie

/** A contract of eight years or more has the allowance and the reduced rate. */
const hasEightYears: When = (work) => hasLifeInsurance(work) && work.params.assurance_vie_8_ans
const hasFewerYears: When = (work) => hasLifeInsurance(work) && !work.params.assurance_vie_8_ans

/**
 * The gains of life insurance by their taxation, after the yearly allowance, which is taken off old gains first,
 * then off those at the reduced rate, then off the rest (CGI, art. 125-0 A and 200 A, 1, B). Used by `explain.ts`.
 */
export const lifeInsuranceSteps: readonly Step[] = [
  step(
    'gainsAnciens',
    'if(primes_avant_2017 > 0, gains_assurance_vie * primes_avant_2017 / (primes_avant_2017 + primes_depuis_2017), 0)',
    {
      ...euros({ fr: 'Gains des primes d’avant le 27/09/2017', en: 'Gains of premiums before 27/09/2017' }),
      when: hasLifeInsurance,
      value: ({ categories }) => categories.lifeInsurance.old,
    },
  ),
  step(
    'gainsRecents',
    'if(primes_avant_2017 > 0, gains_assurance_vie * primes_depuis_2017 / (primes_avant_2017 + primes_depuis_2017), gains_assurance_vie)',
    {
      ...euros({ fr: 'Gains des primes récentes', en: 'Gains of recent premiums' }),
      when: hasLifeInsurance,
      value: ({ categories }) => categories.lifeInsurance.recent,
    },
  ),
  ...variants(
    'seuilPrimes',
    euros({ fr: 'Primes au taux réduit, au plus', en: 'Premiums at the reduced rate, at most' }),
    ['2 * assuranceVieSeuilPrimes', all(hasEightYears, isOfCouple)],
    ['assuranceVieSeuilPrimes', all(hasEightYears, not(isOfCouple))],
  ),
  ...variants(
    'gainsTauxReduit',
    euros({ fr: 'Gains au taux réduit', en: 'Gains at the reduced rate' }),
    [
      'if(primes_depuis_2017 = 0 or primes_avant_2017 + primes_depuis_2017 <= seuilPrimes, gainsRecents, gainsRecents * max(0, seuilPrimes - primes_avant_2017) / primes_depuis_2017)',
      hasEightYears,
    ],
    ['0', hasFewerYears],
  ),
  ...variants(
    'abattementAssuranceVie',
    euros({ fr: 'Abattement de l’assurance-vie', en: 'Allowance of life insurance' }),
    ['assuranceVieAbattement.couple', all(hasEightYears, isOfCouple)],
    ['assuranceVieAbattement.seul', all(hasEightYears, not(isOfCouple))],
    ['0', hasFewerYears],
  ),
  step('gainsAnciensNets', 'max(0, gainsAnciens - abattementAssuranceVie)', {
    ...euros({ fr: 'Gains anciens, après abattement', en: 'Old gains, after the allowance' }),
    when: hasLifeInsurance,
    value: ({ categories }) => categories.lifeInsurance.oldNet,
  }),
  step('gainsReduitsNets', 'max(0, gainsTauxReduit - max(0, abattementAssuranceVie - gainsAnciens))', {
    ...euros({
      fr: 'Gains au taux réduit, après abattement',
      en: 'Gains at the reduced rate, after the allowance',
    }),
    when: hasLifeInsurance,
    value: ({ categories }) => categories.lifeInsurance.lowNet,
  }),
  step(
    'gainsNormauxNets',
    'max(0, gainsRecents - gainsTauxReduit - max(0, abattementAssuranceVie - gainsAnciens - gainsTauxReduit))',
    {
      ...euros({
        fr: 'Gains au taux normal, après abattement',
        en: 'Gains at the usual rate, after the allowance',
      }),
      when: hasLifeInsurance,
      value: ({ categories }) => categories.lifeInsurance.highNet,
    },
  ),
]
