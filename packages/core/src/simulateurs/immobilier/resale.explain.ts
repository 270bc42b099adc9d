/**
 * The explanation of `immobilier`: the gain at resale and its tax. A step explains the figure of the answer
 * whose path ends with its id: its formula must give the value there. Where the answer has no such figure,
 * the step is an intermediate value with its own label and kind; its formula must give its `value`, where it
 * has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when` holds in
 * an answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in percent,
 * rates set by law fractions. `law`: names of values of law that the step cites even where its formula does
 * not read them. `absent`: why a figure is `null`. `branches`: what each side of the `if`, `min` or `max`
 * stands for. `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of its
 * condition. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`. An
 * id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `fiscalAnnuel` of `bare.explain.ts`, `furnished.explain.ts` and
 * `micro.explain.ts`; `yearly` of `returns.explain.ts`. Its ids that other files read: `impotPlusValue`,
 * `prixVente` and `resteDuALaVente` in `returns.explain.ts`.
 */
import { isTaxed, isUntaxed, step, under } from './explain-steps.ts'

/**
 * The gain at resale and its tax. Formulas for `explain.ts`, replayed against the answer of `simulate`. A parameter
 * that is a rate is in percent; `prev.` is the row before.
 */
export const resaleSteps = [
  step('prixVente', 'last(yearly, yearly.valeurBien)', {
    label: { fr: 'Prix de vente', en: 'Sale price' },
    kind: 'euros',
  }),
  step('resteDuALaVente', 'last(yearly, yearly.capitalRestantDu)', {
    label: { fr: 'Capital restant dû à la vente', en: 'Balance owed at the sale' },
    kind: 'euros',
    warns: 'credit_apres_horizon',
    warnsWhen: 'exceeds(resteDuALaVente, 0)',
  }),
  step('plusValueImposable', '0', { when: isUntaxed }),
  step('impotPlusValue', '0', { when: isUntaxed }),
  step('travauxDeduits', '0', {
    label: { fr: 'Travaux déjà déduits des loyers', en: 'Works already deducted from rents' },
    kind: 'euros',
    when: under('micro_foncier', 'micro_bic'),
    value: ({ letting }) => letting?.worksDeducted ?? null,
  }),
  step('travauxDeduits', 'travaux', {
    label: { fr: 'Travaux déjà déduits des loyers', en: 'Works already deducted from rents' },
    kind: 'euros',
    when: under('reel'),
    value: ({ letting }) => letting?.worksDeducted ?? null,
  }),
  step('travauxDeduits', 'sum(fiscalAnnuel, fiscalAnnuel.utiliseTravaux)', {
    label: { fr: 'Travaux déjà déduits des loyers', en: 'Works already deducted from rents' },
    kind: 'euros',
    when: under('lmnp_reel'),
    value: ({ letting }) => letting?.worksDeducted ?? null,
  }),
  step('fraisAcquisitionRetenus', 'max(prix * frais_notaire / 100, plusValueForfaitFrais * prix)', {
    when: isTaxed,
    law: ['plusValueForfaitFrais'],
    warns: 'frais_deduits_et_retenus',
    warnsWhen: 'regime = "lmnp_reel" and frais_notaire > 0',
    branches: [
      { fr: 'Frais de notaire', en: 'Notary fees' },
      { fr: 'Forfait', en: 'Flat rate' },
    ],
  }),
  step(
    'travauxRetenus',
    'max(travaux - travauxDeduits, if(horizon > plusValueForfaitTravauxDuree, plusValueForfaitTravaux * prix, 0))',
    {
      when: isTaxed,
      branches: [
        { fr: 'Ce qui n’a pas été déduit des loyers', en: 'What was not deducted from rents' },
        { fr: 'Forfait', en: 'Flat rate' },
      ],
    },
  ),
  step('amortissementsReintegres', 'null', {
    when: under('micro_foncier', 'reel', 'micro_bic'),
    absent: {
      fr: 'Sous ce régime, rien n’est amorti : rien ne revient dans la plus-value.',
      en: 'Nothing is depreciated under this regime: nothing comes back into the gain.',
    },
  }),
  step(
    'amortissementsReintegres',
    'if(plusValueAmortissements, sum(fiscalAnnuel, fiscalAnnuel.utiliseBati), 0)',
    { when: under('lmnp_reel') },
  ),
  step('prixAcquisition', 'if(regime = "lmnp_reel", prix - amortissementsReintegres, prix)', {
    label: { fr: 'Prix d’achat, amortissements déduits', en: 'Purchase price less depreciation' },
    kind: 'euros',
    when: isTaxed,
  }),
  step(
    'plusValueImposable',
    'if(exceeds(prixVente, plusValueExonerationPrix), max(0, prixVente * (1 - frais_vente / 100) - prixAcquisition - fraisAcquisitionRetenus - travauxRetenus), 0)',
    {
      when: isTaxed,
      branches: [
        { fr: 'Vente imposée', en: 'Taxed sale' },
        { fr: 'Vente exonérée', en: 'Exempt sale' },
      ],
      warns: 'vente_exoneree',
      warnsWhen: 'not exceeds(prixVente, plusValueExonerationPrix)',
    },
  ),
  step('tauxAbattementImpot', yearScale('plusValueAbattementImpot'), {
    label: { fr: 'Taux d’abattement pour l’impôt', en: 'Rate of the allowance for income tax' },
    kind: 'rate',
    when: isTaxed,
  }),
  step('abattementImpot', 'plusValueImposable * tauxAbattementImpot', { when: isTaxed }),
  step('baseImpotPlusValue', 'plusValueImposable - abattementImpot', {
    label: { fr: 'Plus-value soumise à l’impôt', en: 'Gain subject to income tax' },
    kind: 'euros',
    when: isTaxed,
  }),
  step('impotRevenu', 'plusValueTaux * baseImpotPlusValue', { when: isTaxed }),
  step('tauxAbattementPrelevements', yearScale('plusValueAbattementPrelevements'), {
    label: {
      fr: 'Taux d’abattement pour les prélèvements sociaux',
      en: 'Rate of the allowance for social levies',
    },
    kind: 'rate',
    when: isTaxed,
  }),
  step('abattementPrelevements', 'plusValueImposable * tauxAbattementPrelevements', { when: isTaxed }),
  step('basePrelevements', 'plusValueImposable - abattementPrelevements', {
    label: { fr: 'Plus-value soumise aux prélèvements sociaux', en: 'Gain subject to social levies' },
    kind: 'euros',
    when: isTaxed,
  }),
  step('prelevementsSociaux', 'prelevementsSociauxMaintenus * basePrelevements', { when: isTaxed }),
  step('trancheSurtaxe', 'count(surtaxePlusValues, exceeds(baseImpotPlusValue, surtaxePlusValues.de))', {
    label: { fr: 'Tranche de la surtaxe (0 : aucune)', en: 'Band of the surtax (0: none)' },
    kind: 'count',
    when: isTaxed,
  }),
  step(
    'surtaxe',
    'if(trancheSurtaxe = 0, 0, at(surtaxePlusValues, trancheSurtaxe, surtaxePlusValues.taux * baseImpotPlusValue - surtaxePlusValues.tauxLissage * max(0, surtaxePlusValues.lisseJusqua - baseImpotPlusValue)))',
    { when: isTaxed },
  ),
  step('impotPlusValue', 'impotRevenu + prelevementsSociaux + surtaxe', { when: isTaxed }),
]

/** The formula of an allowance by full years of ownership, as a fraction of the gain, at most 1. */
function yearScale(scale: string): string {
  return `min(1, sum(${scale}, ${scale}.taux * max(0, min(horizon, ${scale}.a) - ${scale}.de)))`
}
