/**
 * The explanation of `revenus-passifs`: the withdrawal from life insurance that leaves the income after tax.
 * A step explains the figure of the answer whose path ends with its id: its formula must give the value
 * there. Where the answer has no such figure, the step is an intermediate value with its own label and kind.
 * Later formulas read a step by its id. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. `law`: names of values of law that the step cites even where its
 * formula does not read them. `branches`: what each side of the `if`, `min` or `max` stands for. In a table,
 * `count` is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the
 * row before. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`. An
 * id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `partGains` and `revenuNetAnnuel` of `explain.ts`. Its ids that other files
 * read: `abattementLegal`, `impotForfait`, `impotOption`, `retraitAssuranceVie` and `seuilPrimes` in `explain.ts`;
 * `capitalAssuranceVie` in `years.explain.ts`.
 */
import { step } from './wrappers.explain.ts'

/**
 * The formula of the gross withdrawal, in euros a year, that leaves the net income: the largest of those that each
 * rate of income tax would ask for. Used by `explain.ts`.
 * @param start the name of the gains from which the normal rate applies.
 */
export const withdrawalFormula = (start: string): string =>
  `max(${[
    'revenuNetAnnuel / (1 - prelevementsSociauxMaintenus * partGains)',
    '(revenuNetAnnuel - assuranceVieTauxReduit * abattementLegal) / (1 - (assuranceVieTauxReduit + prelevementsSociauxMaintenus) * partGains)',
    `(revenuNetAnnuel - assuranceVieTauxReduit * abattementLegal - (assuranceVieTauxNormal - assuranceVieTauxReduit) * ${start}) / (1 - (assuranceVieTauxNormal + prelevementsSociauxMaintenus) * partGains)`,
  ].join(', ')})`

/**
 * The formula of the yearly gains, in euros, from which the normal rate applies: those of the premiums within the
 * threshold, or the allowance where it is more; `null` while no premium is left. Used by `explain.ts`.
 * @param rate the name of the withdrawal rate, in percent.
 */
export const normalRateFormula = (rate: string): string =>
  `if(partGains < 1, max(abattementLegal, seuilPrimes * (${rate} / 100) * partGains / (1 - partGains)), null)`

/**
 * The same under the option for the scale: what exceeds the allowance is taxed at the rate of the household. Used by
 * `explain.ts`.
 */
export const OPTION_WITHDRAWAL =
  'max(revenuNetAnnuel / (1 - prelevementsSociauxMaintenus * partGains), (revenuNetAnnuel - tmi / 100 * abattementLegal) / (1 - (tmi / 100 + prelevementsSociauxMaintenus) * partGains))'

/**
 * What a withdrawal from life insurance must be. Formulas for `explain.ts`, replayed against the answer of
 * `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const lifeInsuranceSteps = [
  step('abattementLegal', 'if(couple, assuranceVieAbattement.couple, assuranceVieAbattement.seul)', {
    label: { fr: 'Abattement annuel', en: 'Yearly allowance' },
    kind: 'euros',
    law: ['assuranceVieAbattement.seul', 'assuranceVieAbattement.couple'],
  }),
  step('seuilPrimes', 'if(couple, 2, 1) * assuranceVieSeuilPrimes', {
    label: { fr: 'Primes imposées au taux réduit', en: 'Premiums taxed at the reduced rate' },
    kind: 'euros',
    law: ['assuranceVieSeuilPrimes'],
  }),
  step('debutTauxNormal', normalRateFormula('taux_retrait'), {
    label: { fr: 'Gains annuels où commence 12,8 %', en: 'Yearly gains where 12.8% begins' },
    kind: 'euros',
    law: ['assuranceVieSeuilPrimes', 'assuranceVieTauxNormal'],
  }),
  step('retraitForfait', withdrawalFormula('debutTauxNormal'), {
    label: {
      fr: 'Retrait brut, assurance-vie sans option',
      en: 'Gross withdrawal, life insurance, no option',
    },
    kind: 'euros',
    law: ['assuranceVieTauxReduit', 'assuranceVieTauxNormal', 'prelevementsSociauxMaintenus'],
    branches: [
      { fr: 'Sans impôt', en: 'Without income tax' },
      { fr: 'Au taux réduit', en: 'At the reduced rate' },
      { fr: 'Aux deux taux', en: 'At both rates' },
    ],
  }),
  step('retraitOption', OPTION_WITHDRAWAL, {
    label: {
      fr: 'Retrait brut, assurance-vie au barème',
      en: 'Gross withdrawal, life insurance, with the option',
    },
    kind: 'euros',
    law: ['prelevementsSociauxMaintenus'],
    branches: [
      { fr: 'Sans impôt', en: 'Without income tax' },
      { fr: 'À la tranche du foyer', en: 'At the rate of the household' },
    ],
  }),
  step('retraitAssuranceVie', 'min(retraitForfait, retraitOption)', {
    label: { fr: 'Retrait brut annuel, assurance-vie', en: 'Gross yearly withdrawal, life insurance' },
    kind: 'euros',
    branches: [
      { fr: 'Prélèvement forfaitaire', en: 'Flat rate' },
      { fr: 'Option pour le barème', en: 'Option for the scale' },
    ],
  }),
  step('capitalAssuranceVie', '100 * retraitAssuranceVie / taux_retrait', {
    label: { fr: 'Capital nécessaire, assurance-vie', en: 'Capital needed, life insurance' },
    kind: 'euros',
  }),
]

/** The formulas of the gains at the reduced rate and at the normal rate, after the allowance. */
const REDUCED = 'max(0, gainsLiesAuSeuil - abattementLegal)'
const NORMAL = 'max(0, gains - gainsLiesAuSeuil - max(0, abattementLegal - gainsLiesAuSeuil))'

/** Its gains by rate, as the articles share them out. Used by `explain.ts`. */
export const gainsSteps = [
  step('primes', 'capitalAssuranceVie * (1 - partGains)'),
  step('gains', 'retraitAssuranceVie * partGains'),
  step('gainsLiesAuSeuil', 'if(primes > seuilPrimes, gains * seuilPrimes / primes, gains)', {
    label: { fr: 'Gains liés aux primes sous le seuil', en: 'Gains tied to premiums within the threshold' },
    kind: 'euros',
    law: ['assuranceVieSeuilPrimes'],
  }),
  step('abattement', 'min(gains, abattementLegal)', {
    law: ['assuranceVieAbattement.seul', 'assuranceVieAbattement.couple'],
  }),
  step('impotForfait', `assuranceVieTauxReduit * ${REDUCED} + assuranceVieTauxNormal * ${NORMAL}`, {
    label: { fr: 'Impôt de l’assurance-vie sans option', en: 'Tax on life insurance without the option' },
    kind: 'euros',
    law: ['assuranceVieTauxReduit', 'assuranceVieTauxNormal'],
  }),
  step('impotOption', 'tmi / 100 * max(0, gains - abattementLegal)', {
    label: { fr: 'Impôt de l’assurance-vie au barème', en: 'Tax on life insurance with the option' },
    kind: 'euros',
  }),
  step('gainsTauxReduit', `if(exceeds(impotForfait, impotOption), 0, ${REDUCED})`),
  step('gainsTauxNormal', `if(exceeds(impotForfait, impotOption), 0, ${NORMAL})`),
  step('gainsBareme', 'if(exceeds(impotForfait, impotOption), max(0, gains - abattementLegal), 0)'),
]
