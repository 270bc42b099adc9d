/**
 * The explanation of `fiscalite`: tax reductions and credits. A step explains the figure of the answer whose
 * path ends with its id, or that `figure` names: its formula must give the value there. Where the answer has
 * no such figure, the step is an intermediate value with its own label and kind; its formula must give its
 * `value`, where it has one. Later formulas read a step by its id. Steps with one id are variants: at most
 * one `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are
 * rates in percent, rates set by law fractions. `{terms}` stands for the `terms` whose `when` holds. `round`:
 * rounds the result to the euro (`euro`), to the cent (`centime`) or only removes floating-point noise
 * (`bruit`). `law`: names of values of law that the step cites even where its formula does not read them.
 * `warns`: the code of the warning that the step explains; `effect`: a formula of what it moves, in euros.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`. An id changes
 * only with all formulas that read it.
 *
 * Ids of other files that it reads: `cdhr` of `impot-revenu/cdhr.explain.ts`; `impotApresDecote` of
 * `tax.explain.ts`; `revenuNetGlobal` of `taxable.explain.ts`. Its ids that other files read: `creditsAccordes` and
 * `reductionsImputees` in `impot-revenu/cdhr.explain.ts`; `creditsAccordes` in `impot-revenu/recovery.explain.ts`;
 * `reductionsImputees` in `tax.explain.ts`.
 */
import type { Assessment } from './assessment.ts'
import { all, euros, not, orZero, type Step, step, type When, warned } from './steps.explain.ts'

const hasGifts: When = ({ params }) => params.dons_66 + params.dons_75 > 0
const hasPupils: When = ({ params }) =>
  params.enfants_college + params.enfants_lycee + params.enfants_superieur > 0
const hasDependency: When = ({ params }) => params.frais_dependance + params.frais_dependance_conjoint > 0
const hasCapped: When = ({ params }) => params.reductions_plafonnees > 0
const hasHomeEmployment: When = ({ params }) => params.emploi_domicile > 0
const hasChildcare: When = ({ params }) => params.frais_garde > 0
const hasDues: When = ({ params }) =>
  params.cotisations_syndicales + params.cotisations_syndicales_conjoint > 0
const hasCappedCredits: When = (work) => hasHomeEmployment(work) || hasChildcare(work)

/** Whether home employment is given, under that ceiling. */
const ceilingIs =
  (name: Assessment['params']['emploi_domicile_plafond']): When =>
  (work) =>
    hasHomeEmployment(work) && work.params.emploi_domicile_plafond === name

const ceiling = euros({ fr: 'Plafond de l’emploi à domicile', en: 'Ceiling of home employment' })

/**
 * Reductions for schooling and dependency, and credits for home employment, childcare and union dues, before the
 * limits of the tax and of the overall cap (CGI, art. 199 quater C to 200 quater B). Used by `explain.ts`.
 */
export const familyAdvantageSteps: readonly Step[] = [
  ...orZero(
    'reductionScolarite',
    'scolariteReduction.college * enfants_college + scolariteReduction.lycee * enfants_lycee + scolariteReduction.superieur * enfants_superieur',
    { when: hasPupils, round: 'euro', value: ({ notice }) => notice.advantages.school },
  ),
  ...orZero(
    'reductionDependance',
    'dependanceReduction.taux * (min(frais_dependance, dependanceReduction.plafond) + min(frais_dependance_conjoint, dependanceReduction.plafond))',
    { when: hasDependency, round: 'euro', value: ({ notice }) => notice.advantages.dependency },
  ),
  step('personnesMajoration', 'enfants + enfants_alternes / 2 {terms}', {
    terms: [
      {
        formula: '+ if(age >= emploiDomicileCredit.age, 1, 0)',
        when: ({ params }) => params.age !== undefined,
      },
      {
        formula: '+ if(age_conjoint >= emploiDomicileCredit.age, 1, 0)',
        when: ({ params }) => params.age_conjoint !== undefined,
      },
    ],
    label: { fr: 'Personnes qui majorent ce plafond', en: 'People who raise that ceiling' },
    kind: 'ratio',
    law: ['emploiDomicileCredit.majoration'],
    when: all(hasHomeEmployment, not(ceilingIs('invalidite'))),
  }),
  step(
    'plafondEmploi',
    'min(emploiDomicileCredit.plafond + emploiDomicileCredit.majoration * personnesMajoration, emploiDomicileCredit.maximum)',
    { ...ceiling, when: ceilingIs('normal') },
  ),
  step(
    'plafondEmploi',
    'min(emploiDomicileCredit.plafondPremiereAnnee + emploiDomicileCredit.majoration * personnesMajoration, emploiDomicileCredit.maximumPremiereAnnee)',
    { ...ceiling, when: ceilingIs('premiere_annee') },
  ),
  step('plafondEmploi', 'emploiDomicileCredit.plafondInvalidite', {
    ...ceiling,
    when: ceilingIs('invalidite'),
  }),
  ...orZero('creditEmploiDomicile', 'emploiDomicileCredit.taux * min(emploi_domicile, plafondEmploi)', {
    when: hasHomeEmployment,
    round: 'euro',
    value: ({ notice }) => notice.advantages.homeEmployment,
  }),
  ...orZero(
    'creditFraisGarde',
    'gardeEnfantsCredit.taux * min(frais_garde, gardeEnfantsCredit.plafond * enfants_garde)',
    { when: hasChildcare, round: 'euro', value: ({ notice }) => notice.advantages.childcare },
  ),
  ...orZero('creditSyndical', 'syndicatCredit.taux * (0 {terms})', {
    terms: [
      {
        formula: '+ min(cotisations_syndicales, euro(syndicatCredit.limite * (revenu + pensions)))',
        when: ({ categories }) => !categories.first.usesExpenses,
      },
      {
        formula:
          '+ min(cotisations_syndicales_conjoint, euro(syndicatCredit.limite * (revenu_conjoint + pensions_conjoint)))',
        when: ({ categories }) => categories.spouse !== undefined && !categories.spouse.usesExpenses,
      },
    ],
    when: hasDues,
    round: 'euro',
    value: ({ notice }) => notice.advantages.union,
    warns: 'cotisations_et_frais_reels',
  }),
]

/**
 * The reductions within the tax, then the credits within the overall cap (CGI, art. 200, 200-0 A and 197, I, 5). Used
 * by `explain.ts`.
 */
export const advantageSteps: readonly Step[] = [
  step('donsAutres', 'dons_66 + max(0, dons_75 - donsAide.plafond)', {
    ...euros({ fr: 'Dons réduits au taux des œuvres', en: 'Gifts at the rate of charities' }),
    when: hasGifts,
  }),
  step('donsRetenus', 'min(donsAutres, donsOeuvres.limite * revenuNetGlobal)', {
    ...euros({ fr: 'Ces dons, dans la limite du revenu', en: 'Those gifts, within the limit of the income' }),
    law: ['revenuLimiteDons'],
    when: hasGifts,
  }),
  ...orZero(
    'reductionDons',
    'donsAide.taux * min(dons_75, donsAide.plafond) + donsOeuvres.taux * donsRetenus',
    {
      when: hasGifts,
      round: 'euro',
      value: ({ notice }) => notice.advantages.gifts,
    },
  ),
  ...orZero('donsReportables', 'donsAutres - donsRetenus', {
    when: hasGifts,
    value: ({ notice }) => notice.advantages.giftsCarriedOver,
    warns: 'dons_reportables',
    effect: 'donsReportables',
  }),
  step('plafonneesDansImpot', 'min(reductions_plafonnees, impotApresDecote)', {
    ...euros({ fr: 'Réductions plafonnées, dans l’impôt', en: 'Capped reductions, within the tax' }),
    when: hasCapped,
  }),
  step('plafonneesRetenues', 'min(plafonneesDansImpot, plafondNiches)', {
    ...euros({ fr: 'Réductions plafonnées retenues', en: 'Capped reductions kept' }),
    when: hasCapped,
    value: ({ notice }) => notice.advantages.capped,
  }),
  step('reductionsDemandees', 'reductions {terms}', {
    terms: [
      { formula: '+ reductionDons', when: hasGifts },
      { formula: '+ reductionScolarite', when: hasPupils },
      { formula: '+ reductionDependance', when: hasDependency },
      { formula: '+ min(reductions_plafonnees, plafondNiches)', when: hasCapped },
    ],
    ...euros({ fr: 'Réductions d’impôt demandées', en: 'Tax reductions asked for' }),
  }),
  step('reductionsImputees', 'min(reductionsDemandees, impotApresDecote)', {
    figure: 'resume.reductions',
    value: ({ notice }) => notice.advantages.reductions,
    warns: 'reductions_perdues',
    effect: 'reductionsDemandees - reductionsImputees',
  }),
  step('creditsPlafonnes', 'min(creditEmploiDomicile + creditFraisGarde, plafondNiches {terms})', {
    terms: [{ formula: '- plafonneesRetenues', when: hasCapped }],
    ...euros({ fr: 'Crédits dans le plafond global', en: 'Credits within the overall cap' }),
    when: hasCappedCredits,
  }),
  step('creditsAccordes', 'credits {terms}', {
    terms: [
      { formula: '+ creditsPlafonnes', when: hasCappedCredits },
      { formula: '+ creditSyndical', when: hasDues },
    ],
    figure: 'resume.credits',
    value: ({ notice }) => notice.advantages.credits,
  }),
  step('avantagesPerdus', '0 {terms}', {
    terms: [
      { formula: '+ creditEmploiDomicile + creditFraisGarde - creditsPlafonnes', when: hasCappedCredits },
      { formula: '+ plafonneesDansImpot - plafonneesRetenues', when: hasCapped },
    ],
    value: ({ notice }) => notice.advantages.lost,
    warns: 'plafond_niches_atteint',
    effect: 'avantagesPerdus',
  }),
]

/**
 * Conditions of three warnings: amounts above the overall cap, gifts above the ceiling that was doubled in October
 * 2025, and advantages that the CDHR takes back. Used by `explain.ts`.
 */
export const advantageWarningSteps: readonly Step[] = [
  step('avantagesPlafonnables', 'exceeds(reductions + credits, plafondNiches)', {
    ...warned('plafond_avantages'),
    label: {
      fr: 'Réductions et crédits dépassent le plafond global',
      en: 'Reductions and credits exceed the overall cap',
    },
  }),
  step(
    'donsAvantOctobre',
    'donsAide.plafondDebutAnnee < donsAide.plafond and dons_75 > donsAide.plafondDebutAnnee',
    {
      ...warned('dons_75_octobre_2025'),
      label: { fr: 'Plafond doublé le 14 octobre 2025', en: 'Ceiling doubled on 14 October 2025' },
      when: hasGifts,
    },
  ),
  step('avantagesHorsListe', 'cdhr > 0 and exceeds(reductionsImputees + creditsAccordes, avantages_cdhr)', {
    ...warned('credits_et_cdhr'),
    label: { fr: 'La CDHR reprend des avantages', en: 'The CDHR takes advantages back' },
  }),
]
