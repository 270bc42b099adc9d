/**
 * The explanation of `succession`: life insurance of the deceased. A step explains the figure, or the table,
 * of the answer whose path ends with its id, or that `figure` names: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value`, where it has one. Later formulas read a step by its id. Steps with one id
 * are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in
 * euros, parameters that are rates in percent, rates set by law fractions. `law`: names of values of law that
 * the step cites even where its formula does not read them. In a table, `count` is the number of rows,
 * `start` the values before the first row (0 where left out) and `prev.` the row before. `warns`: the code of
 * the warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change freely;
 * a step without `label` has that of its figure, in `result.ts`, and a table its heading, in `contract.ts`.
 * An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `abattement` and `abattementEntier` of `duties.explain.ts`; `exonere` and
 * `partParHeritier` of `estate.explain.ts`. Its ids that other files read: `assuranceVieRecue`, `droitsApres70` and
 * `droitsAssuranceVie` in `explain.ts`.
 */
import {
  bracketColumns,
  bracketCount,
  hasDefaultAllowance,
  hasOwnAllowance,
  isExempt,
  noBracketColumns,
  represents,
  step,
  table,
  type Work,
} from './settlement.explain.ts'

const beneficiaries = {
  label: { fr: 'Bénéficiaires de l’assurance-vie', en: 'Beneficiaries of life insurance' },
  kind: 'count' as const,
  value: ({ insurance }: Work) => insurance.beneficiaries,
  warns: 'assurance_vie_conjoint' as const,
  warnsWhen: 'conjoint_survivant and assurance_vie + assurance_vie_70 + gains_assurance_vie_70 > 0',
}

const otherAllowance = {
  label: {
    fr: 'Abattement d’un bénéficiaire qui n’hérite pas',
    en: 'Allowance of a beneficiary who does not inherit',
  },
  kind: 'euros' as const,
  value: ({ insurance }: Work) => insurance.duties.other.allowance,
}

const otherDuties = {
  label: {
    fr: 'Droits d’un bénéficiaire qui n’hérite pas',
    en: 'Duties of a beneficiary who does not inherit',
  },
  kind: 'euros' as const,
  value: ({ insurance }: Work) => insurance.duties.other.due,
}

const filled = {
  label: {
    fr: 'Bas du barème que donations et part occupent',
    en: 'Bottom of the scale that gifts and share fill',
  },
  kind: 'euros' as const,
}

/** Premiums paid before 70: a levy on what each beneficiary receives above an allowance. */
const before70 = [
  step('abattementParBeneficiaire', 'if(exonere, 0, abattementAvant70)', { law: ['abattementAvant70'] }),
  step(
    'baseAvant70ParBeneficiaire',
    'if(exonere, 0, max(0, assurance_vie / nombreBeneficiaires - abattementParBeneficiaire))',
    {
      label: { fr: 'Capital taxé de chaque bénéficiaire', en: 'Capital taxed of each beneficiary' },
      kind: 'euros',
    },
  ),
  step('baseAvant70', 'nombreBeneficiaires * baseAvant70ParBeneficiaire', {
    figure: 'assuranceVie.avant70.base',
  }),
  step(
    'prelevementParBeneficiaire',
    'sum(baremeAvant70, baremeAvant70.taux * max(0, min(baseAvant70ParBeneficiaire, baremeAvant70.a) - baremeAvant70.de))',
    {
      label: { fr: 'Prélèvement de chaque bénéficiaire', en: 'Levy of each beneficiary' },
      kind: 'euros',
      law: ['baremeAvant70'],
    },
  ),
  step('droitsAvant70', 'nombreBeneficiaires * prelevementParBeneficiaire', {
    figure: 'assuranceVie.avant70.droits',
  }),
]

/**
 * Premiums paid after 70, above one allowance for all: an heir's come above the share of the estate, but apart from
 * it for one who represents.
 */
const after70 = [
  step('abattementGlobal', 'if(exonere, 0, abattementApres70)', { law: ['abattementApres70'] }),
  step('baseApres70', 'if(exonere, 0, max(0, assurance_vie_70 - abattementGlobal))', {
    figure: 'assuranceVie.apres70.base',
  }),
  step('gainsExoneres', 'gains_assurance_vie_70'),
  step('baseParBeneficiaire', 'baseApres70 / nombreBeneficiaires'),
  step('abattementHeritier', 'max(0, abattement - partParHeritier)', {
    when: (work) => !represents(work),
    law: ['abattementApres70'],
  }),
  step(
    'abattementHeritier',
    'if(handicap, max(abattementPetitEnfant, min(abattementHandicap, max(0, abattement - partParHeritier))), abattementPetitEnfant)',
    {
      when: represents,
      law: ['assuranceVieSansRepresentation', 'abattementPetitEnfant', 'abattementHandicap'],
      warns: 'primes_sans_representation',
      warnsWhen: 'representants > 0 and assurance_vie_70 > 0',
    },
  ),
  step('baseHeritier', 'max(0, baseParBeneficiaire - abattementHeritier)'),
  step('dejaOccupe', 'max(0, donations + partParHeritier - abattementEntier)', {
    ...filled,
    when: (work) => !represents(work),
    law: ['abattementApres70'],
  }),
  step('dejaOccupe', '0', { ...filled, when: represents, law: ['assuranceVieSansRepresentation'] }),
  table('tranchesHeritier', {
    figure: 'assuranceVie.apres70.tranchesHeritier',
    when: (work) => !isExempt(work),
    count: bracketCount,
    start: {},
    columns: bracketColumns('dejaOccupe', 'baseHeritier'),
    law: ['bareme'],
  }),
  table('tranchesHeritier', {
    figure: 'assuranceVie.apres70.tranchesHeritier',
    when: isExempt,
    count: '0',
    start: {},
    columns: noBracketColumns,
  }),
  step('droitsHeritier', 'sum(tranchesHeritier, tranchesHeritier.droits)'),
]

/** The same premiums of a beneficiary who does not inherit, then those of all. */
const otherBeneficiaries = [
  step('abattementAutre', 'abattementLien + if(handicap, abattementHandicap, 0)', {
    ...otherAllowance,
    when: (work) => hasOwnAllowance(work) && !represents(work),
    law: ['abattementLien', 'abattementHandicap'],
  }),
  step('abattementAutre', 'if(handicap, abattementHandicap, abattementLien)', {
    ...otherAllowance,
    when: hasDefaultAllowance,
    law: ['abattementLien', 'abattementHandicap'],
  }),
  step('abattementAutre', 'if(handicap, abattementHandicap, abattementPetitEnfant)', {
    ...otherAllowance,
    when: represents,
    law: ['assuranceVieSansRepresentation', 'abattementPetitEnfant', 'abattementHandicap'],
  }),
  step('abattementAutre', '0', { ...otherAllowance, when: isExempt }),
  step('baseAutre', 'max(0, baseParBeneficiaire - abattementAutre)', {
    label: {
      fr: 'Primes taxées d’un bénéficiaire qui n’hérite pas',
      en: 'Premiums taxed of one who does not inherit',
    },
    kind: 'euros',
    value: ({ insurance }) => insurance.duties.other.base,
  }),
  step('droitsAutre', 'sum(bareme, bareme.taux * max(0, min(baseAutre, bareme.a) - bareme.de))', {
    ...otherDuties,
    when: (work) => !isExempt(work),
    law: ['bareme'],
  }),
  step('droitsAutre', '0', { ...otherDuties, when: isExempt }),
  step('heritiersBeneficiaires', 'min(nombreBeneficiaires, heritiers)', {
    label: { fr: 'Bénéficiaires qui héritent aussi', en: 'Beneficiaries who inherit too' },
    kind: 'count',
    value: ({ insurance }) => insurance.duties.heirs,
  }),
  step(
    'droitsApres70',
    'heritiersBeneficiaires * droitsHeritier + (nombreBeneficiaires - heritiersBeneficiaires) * droitsAutre',
    { figure: 'assuranceVie.apres70.droits' },
  ),
]

/**
 * Life insurance, which is outside the estate: what is received, what is taxed, what is due. Formulas for
 * `explain.ts`, replayed against the answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the
 * row before.
 */
export const insuranceSteps = [
  step('nombreBeneficiaires', 'beneficiaires', {
    ...beneficiaries,
    when: ({ params }) => params.beneficiaires !== undefined,
  }),
  step('nombreBeneficiaires', 'heritiers', {
    ...beneficiaries,
    when: ({ params }) => params.beneficiaires === undefined,
  }),
  step('assuranceVieRecue', 'assurance_vie + assurance_vie_70 + gains_assurance_vie_70', {
    label: { fr: 'Assurance-vie reçue', en: 'Life insurance received' },
    kind: 'euros',
    value: ({ insurance }) => insurance.received,
    warns: 'primes_exagerees',
    warnsWhen: 'exceeds(assuranceVieRecue, patrimoine)',
  }),
  ...before70,
  ...after70,
  ...otherBeneficiaries,
  step('droitsAssuranceVie', 'droitsAvant70 + droitsApres70'),
]
