import { step } from './wrappers.explain.ts'

/**
 * The gross withdrawal that leaves the net income: the largest of those that each rate of income tax would ask for.
 * @param start the name of the gains from which the normal rate applies.
 */
export const withdrawalFormula = (start: string): string =>
  `max(${[
    'revenuNetAnnuel / (1 - prelevementsSociauxMaintenus * partGains)',
    '(revenuNetAnnuel - assuranceVieTauxReduit * abattementLegal) / (1 - (assuranceVieTauxReduit + prelevementsSociauxMaintenus) * partGains)',
    `(revenuNetAnnuel - assuranceVieTauxReduit * abattementLegal - (assuranceVieTauxNormal - assuranceVieTauxReduit) * ${start}) / (1 - (assuranceVieTauxNormal + prelevementsSociauxMaintenus) * partGains)`,
  ].join(', ')})`

/**
 * The yearly gains from which the normal rate applies: those of the premiums within the threshold, or the allowance
 * where it is more; none while no premium is left.
 * @param rate the name of the withdrawal rate, in percent.
 */
export const normalRateFormula = (rate: string): string =>
  `if(partGains < 1, max(abattementLegal, seuilPrimes * (${rate} / 100) * partGains / (1 - partGains)), null)`

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
  step('retraitAssuranceVie', withdrawalFormula('debutTauxNormal'), {
    label: { fr: 'Retrait brut annuel, assurance-vie', en: 'Gross yearly withdrawal, life insurance' },
    kind: 'euros',
    law: ['assuranceVieTauxReduit', 'assuranceVieTauxNormal', 'prelevementsSociauxMaintenus'],
    branches: [
      { fr: 'Sans impôt', en: 'Without income tax' },
      { fr: 'Au taux réduit', en: 'At the reduced rate' },
      { fr: 'Aux deux taux', en: 'At both rates' },
    ],
  }),
  step('capitalAssuranceVie', '100 * retraitAssuranceVie / taux_retrait', {
    label: { fr: 'Capital nécessaire, assurance-vie', en: 'Capital needed, life insurance' },
    kind: 'euros',
  }),
]

/** Its gains by rate, as the articles share them out. */
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
  step('gainsTauxReduit', 'max(0, gainsLiesAuSeuil - abattementLegal)', {
    law: ['assuranceVieTauxReduit'],
  }),
  step('gainsTauxNormal', 'max(0, gains - gainsLiesAuSeuil - max(0, abattementLegal - gainsLiesAuSeuil))', {
    law: ['assuranceVieTauxNormal'],
  }),
]
