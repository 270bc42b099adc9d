/**
 * The explanation of `revenus-passifs`: the capital that pays an income, by wrapper. A step explains the
 * figure, or the table, of the answer whose path ends with its id, or that `figure` names: its formula must
 * give the value there. Where the answer has no such figure, the step is an intermediate value with its own
 * label and kind; its formula must give its `value`, where it has one. Later formulas read a step by its id.
 * In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions. `law`:
 * names of values of law that the step cites even where its formula does not read them. `branches`: what each
 * side of the `if`, `min` or `max` stands for. In a table, `count` is the number of rows, `start` the values
 * before the first row (0 where left out) and `prev.` the row before. `warns`: the code of the warning that
 * the step explains; `effect`: a formula of what it moves, in euros; `warnsWhen`: a formula of its condition.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table
 * its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `abattementLegal`, `impotForfait`, `impotOption`, `retraitAssuranceVie` and
 * `seuilPrimes` of `life-insurance.explain.ts`; `anneesAssuranceVie`, `anneesCto` and `anneesPea` of
 * `years.explain.ts`. Its ids that other files read: `partGains` and `revenuNetAnnuel` in
 * `life-insurance.explain.ts`; `capitalCto`, `capitalPea`, `partGains` and `tauxReelMensuel` in `years.explain.ts`.
 */
import {
  gainsSteps,
  lifeInsuranceSteps,
  normalRateFormula,
  OPTION_WITHDRAWAL,
  withdrawalFormula,
} from './life-insurance.explain.ts'
import { explanation, lawOf, step, table } from './wrappers.explain.ts'
import { yearsSteps } from './years.explain.ts'

const rank = {
  formula: 'prev.rang + 1',
  label: { fr: 'Rang', en: 'Rank' },
  kind: 'count' as const,
}

/** The formula of a value of the wrapper of a row, from the formulas of the three wrappers. */
const byWrapper = (pea: string, lifeInsurance: string, securities: string): string =>
  `if(enveloppe = "pea", ${pea}, if(enveloppe = "assurance_vie", ${lifeInsurance}, ${securities}))`

/**
 * Explains the answer of `revenus-passifs`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. The capital
 * that pays an income: the withdrawal that leaves it in each wrapper, then capitals, years and taxes.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOf,
  steps: [
    step('revenuNetAnnuel', '12 * revenu'),
    step('partGains', 'part_gains / 100', {
      label: { fr: 'Part de gains, en fraction', en: 'Share of gains, as a fraction' },
      kind: 'rate',
      warns: 'prelevements_sociaux_par_produit',
      warnsWhen: 'partGains > 0',
      law: ['prelevementsSociauxPlacement', 'prelevementsSociauxMaintenus', 'prelevementsSociauxPatrimoine'],
    }),
    step('tauxReel', '(1 + taux / 100) / (1 + inflation / 100) - 1', {
      label: { fr: 'Taux réel, inflation déduite', en: 'Real rate, net of inflation' },
      kind: 'rate',
      value: ({ rates }) => rates.yearly,
    }),
    step('tauxReelMensuel', 'monthly(tauxReel)', {
      label: { fr: 'Taux réel équivalent d’un mois', en: 'Equivalent real rate of a month' },
      kind: 'rate',
      value: ({ rates }) => rates.monthly,
      warns: 'retrait_superieur_au_rendement',
      warnsWhen: 'taux_retrait / 100 / 12 > tauxReelMensuel',
    }),
    step('retraitPea', 'revenuNetAnnuel / (1 - prelevementsSociauxPlacement * partGains)', {
      label: { fr: 'Retrait brut annuel, PEA', en: 'Gross yearly withdrawal, PEA' },
      kind: 'euros',
      law: ['prelevementsSociauxPlacement', 'peaDuree'],
    }),
    step('capitalPea', '100 * retraitPea / taux_retrait', {
      label: { fr: 'Capital nécessaire, PEA', en: 'Capital needed, PEA' },
      kind: 'euros',
    }),
    ...lifeInsuranceSteps,
    step('tauxImpotCto', 'min(prelevementForfaitaire, tmi / 100)', {
      label: { fr: 'Impôt sur les gains, compte-titres', en: 'Income tax on gains, securities account' },
      kind: 'rate',
      warns: 'option_bareme',
      warnsWhen: 'partGains > 0 and tmi / 100 < prelevementForfaitaire',
      law: ['prelevementForfaitaire'],
      branches: [
        { fr: 'Prélèvement forfaitaire', en: 'Flat rate' },
        { fr: 'Tranche du foyer', en: 'Bracket of the household' },
      ],
    }),
    step('retraitCto', 'revenuNetAnnuel / (1 - (tauxImpotCto + prelevementsSociauxPatrimoine) * partGains)', {
      label: { fr: 'Retrait brut annuel, compte-titres', en: 'Gross yearly withdrawal, securities account' },
      kind: 'euros',
      law: ['prelevementsSociauxPatrimoine'],
    }),
    step('capitalCto', '100 * retraitCto / taux_retrait', {
      label: { fr: 'Capital nécessaire, compte-titres', en: 'Capital needed, securities account' },
      kind: 'euros',
    }),
    ...gainsSteps,
    ...yearsSteps,
    step('plafondPea', 'if(couple, 2, 1) * peaPlafond', {
      label: { fr: 'Versements possibles sur PEA', en: 'Deposits that PEAs may take' },
      kind: 'euros',
      value: ({ peaCeiling }) => peaCeiling,
      warns: 'plafond_pea_depasse',
      warnsWhen: 'exceeds(capitalPea * (1 - partGains), plafondPea)',
      effect: 'capitalPea * (1 - partGains) - plafondPea',
      law: ['peaPlafond'],
    }),
    table('enveloppes', {
      count: '1 + 1 + 1', // one of each wrapper
      start: {},
      warns: 'capital_hors_atteinte',
      warnsWhen:
        '(capital > 0 or mensuel > 0) and count(enveloppes, enveloppes.anneesPourAtteindre >= 0) < count(enveloppes, true)',
      columns: {
        rang: rank,
        enveloppe: 'if(rang = 1, "pea", if(rang = 2, "assurance_vie", "cto"))',
        retraitBrutAnnuel: byWrapper('retraitPea', 'retraitAssuranceVie', 'retraitCto'),
        capitalNecessaire: '100 * retraitBrutAnnuel / taux_retrait',
        gainsRetires: {
          formula: 'retraitBrutAnnuel * partGains',
          label: { fr: 'Gains retirés par an', en: 'Gains withdrawn a year' },
          kind: 'euros',
        },
        impotAnnuel: byWrapper('0', 'min(impotForfait, impotOption)', 'tauxImpotCto * gainsRetires'),
        prelevementsSociaux: `${byWrapper(
          'prelevementsSociauxPlacement',
          'prelevementsSociauxMaintenus',
          'prelevementsSociauxPatrimoine',
        )} * gainsRetires`,
        tauxImpositionEffectif: '100 * (impotAnnuel + prelevementsSociaux) / retraitBrutAnnuel',
        revenuNetMensuel: '(retraitBrutAnnuel - impotAnnuel - prelevementsSociaux) / 12',
        anneesPourAtteindre: byWrapper('anneesPea', 'anneesAssuranceVie', 'anneesCto'),
        plafondDepasse: 'enveloppe = "pea" and exceeds(capitalNecessaire * (1 - partGains), plafondPea)',
      },
    }),
    step('capitalNecessaireMin', 'least(enveloppes, enveloppes.capitalNecessaire)'),
    step('capitalNecessaireMax', 'most(enveloppes, enveloppes.capitalNecessaire)'),
    step(
      'meilleureEnveloppe',
      'first(enveloppes, not exceeds(enveloppes.capitalNecessaire, capitalNecessaireMin), enveloppes.enveloppe)',
    ),
    table('scenarios', {
      figure: 'scenarios',
      count: 'count(tauxUsuels, true)',
      start: {},
      law: ['tauxUsuels'],
      columns: {
        rang: rank,
        nom: 'at(tauxUsuels, rang, tauxUsuels.nom)',
        tauxRetrait: 'at(tauxUsuels, rang, tauxUsuels.taux)',
        capitalPea: '100 * retraitPea / tauxRetrait',
        debut: {
          formula: normalRateFormula('tauxRetrait'),
          label: { fr: 'Gains annuels où commence 12,8 %', en: 'Yearly gains where 12.8% begins' },
          kind: 'euros',
        },
        capitalAssuranceVie: `100 * min(${withdrawalFormula('debut')}, ${OPTION_WITHDRAWAL}) / tauxRetrait`,
        capitalCto: '100 * retraitCto / tauxRetrait',
      },
    }),
  ],
})
