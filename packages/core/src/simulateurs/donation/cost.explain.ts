/**
 * The explanation of `donation`: all gifts together, and the fees of the deed. A step explains the figure of
 * the answer whose path ends with its id, or that `figure` names: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind. Later
 * formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and
 * that one is shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law
 * fractions. `control`: a second formula that must give the same value. `warns`: the code of the warning that
 * the step explains; `effect`: a formula of what it moves, in euros; `warnsWhen`: a formula of its condition.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`. An id changes
 * only with all formulas that read it.
 *
 * Ids of other files that it reads: `parDonataire` of `duties.explain.ts`; `lignes` of `recipients.explain.ts`. Its
 * ids that other files read: `coutTotal`, `droits`, `frais` and `valeurTransmise` in `comparison.explain.ts`.
 */
import { step, type Work } from './gift.explain.ts'

/** The warning of the variants of `netRecu`. */
const received = {
  warns: 'rapport_civil' as const,
  warnsWhen: 'count(lignes, lignes.parente = "enfant") > 0',
}

const withNotary = ({ hasNotary }: Work): boolean => hasNotary
const withoutNotary = ({ hasNotary }: Work): boolean => !hasNotary
const isProperty = ({ params }: Work): boolean => params.bien === 'immobilier'

const tax = { figure: 'frais.taxePubliciteFonciere' } as const
const contribution = { figure: 'frais.contributionSecuriteImmobiliere' } as const
/** The formula of the sum of a column over all gifts. */
const sumOf = (figure: string): string => `sum(parDonataire, parDonataire.${figure})`
/** The formula of how many gifts do not have a flag. */
const countOfNot = (flag: string): string => `count(parDonataire, not parDonataire.${flag})`

/**
 * The figures of all gifts together: values, exemptions, allowances and duties. Formulas for `explain.ts`, replayed
 * against the answer of `simulate`.
 */
export const totalSteps = [
  step('valeurTransmise', 'sum(lignes, lignes.personnes * lignes.valeur)', {
    control: sumOf('valeur'),
    warns: 'reserve',
    warnsWhen: 'count(lignes, lignes.parente <> "enfant") > 0',
  }),
  step('valeurFiscale', sumOf('valeurFiscale'), {
    figure: 'resume.valeurFiscale',
    warns: 'nue_propriete_argent',
    warnsWhen: 'droit = "nue_propriete" and bien = "argent"',
  }),
  step('sansDonFamilial', countOfNot('ouvertFamilial'), {
    when: ({ params }) => params.don_familial,
    label: { fr: 'Dons familiaux refusés', en: 'Family gifts refused' },
    kind: 'count',
    warns: 'don_familial_refuse',
    warnsWhen: 'sansDonFamilial > 0',
  }),
  step('sansLogement', countOfNot('ouvertLogement'), {
    when: ({ params }) => params.logement,
    label: {
      fr: 'Dons pour un logement refusés',
      en: 'Gifts for a home refused',
    },
    kind: 'count',
    warns: 'logement_refuse',
    warnsWhen: 'sansLogement > 0',
  }),
  step('totalLogement', sumOf('exonereLogement'), {
    label: { fr: 'Exonéré pour un logement', en: 'Exempt for a home' },
    kind: 'euros',
    warns: 'logement_conditions',
    warnsWhen: 'count(parDonataire, exceeds(parDonataire.exonereLogement, 0)) > 0',
    effect: 'totalLogement',
  }),
  step('totalDonFamilial', sumOf('exonereDonFamilial'), {
    label: { fr: 'Exonéré, don familial', en: 'Exempt family gift' },
    kind: 'euros',
    warns: 'neveu_sans_descendance',
    warnsWhen:
      'count(parDonataire, parDonataire.lien = "neveu_niece" and exceeds(parDonataire.exonereLogement + parDonataire.exonereDonFamilial, 0)) > 0',
  }),
  step('exonerations', 'totalLogement + totalDonFamilial'),
  step('abattements', sumOf('abattement')),
  step('baseTaxable', sumOf('baseTaxable'), { figure: 'resume.baseTaxable' }),
  step('droits', sumOf('droits'), { figure: 'resume.droits', warns: 'reduction_790' }),
]

/** The fees of the deed, and what the gift costs in all. Formulas for `explain.ts`. */
export const costSteps = [
  step(
    'emolumentsParDonateur',
    'sum(baremeEmoluments, baremeEmoluments.taux * max(0, min(valeurTransmise / donateurs, baremeEmoluments.a) - baremeEmoluments.de))',
    {
      label: { fr: 'Émoluments par donateur, hors taxes', en: 'Notary’s fees by donor, before VAT' },
      kind: 'euros',
      when: withNotary,
    },
  ),
  step('emoluments', 'donateurs * emolumentsParDonateur * (1 + tvaEmoluments)', { when: withNotary }),
  step('emoluments', '0', { when: withoutNotary }),
  step('taxePubliciteFonciere', 'valeurFiscale * tauxPubliciteFonciere * (1 + fraisAssiette)', {
    ...tax,
    when: isProperty,
  }),
  step('taxePubliciteFonciere', '0', { ...tax, when: (work) => !isProperty(work) }),
  step(
    'contributionSecuriteImmobiliere',
    'max(securiteImmobiliere.minimum, valeurFiscale * securiteImmobiliere.taux)',
    { ...contribution, when: isProperty },
  ),
  step('contributionSecuriteImmobiliere', '0', { ...contribution, when: (work) => !isProperty(work) }),
  step('totalFrais', 'emoluments + taxePubliciteFonciere + contributionSecuriteImmobiliere', {
    figure: 'frais.total',
  }),
  step('frais', 'totalFrais', { figure: 'resume.frais', when: withNotary }),
  step('frais', 'totalFrais', {
    figure: 'resume.frais',
    when: withoutNotary,
    warns: 'declaration',
  }),
  step('coutTotal', 'droits + frais', {
    warns: 'arrondi_a_l_euro',
    warnsWhen:
      'count(parDonataire, exceeds(abs(round(parDonataire.droits, 2) - round(parDonataire.droits, 0)), 0)) > 0',
  }),
  step('netRecu', 'valeurTransmise', { ...received, when: ({ params }) => params.droits_par_donateur }),
  step('netRecu', 'valeurTransmise - coutTotal', {
    ...received,
    when: ({ params }) => !params.droits_par_donateur,
  }),
  step('tauxEffectif', '100 * droits / valeurTransmise'),
]
