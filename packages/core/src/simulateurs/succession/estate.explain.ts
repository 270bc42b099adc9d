/**
 * The explanation of `succession`: the net estate and the share of each heir. A step explains the figure of
 * the answer whose path ends with its id: its formula must give the value there. Where the answer has no such
 * figure, the step is an intermediate value with its own label and kind; its formula must give its `value`,
 * where it has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when`
 * holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. `law`: names of values of law that the step cites even where its
 * formula does not read them. `branches`: what each side of the `if`, `min` or `max` stands for. `warns`: the
 * code of the warning that the step explains; `effect`: a formula of what it moves, in euros; `warnsWhen`: a
 * formula of its condition. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`. An id changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `exonere` and `partParHeritier` in
 * `duties.explain.ts` and `insurance.explain.ts`; `actifTransmis` in `explain.ts`.
 */
import { step, type Work } from './settlement.explain.ts'

const hasSpouse = ({ params }: Work) => params.conjoint_survivant
const takesUsufruit = ({ params }: Work) => params.option_conjoint === 'usufruit'

const reduction = {
  label: { fr: 'Réduction pour la résidence', en: 'Reduction for the home' },
  kind: 'euros' as const,
  law: ['abattementResidence'],
  branches: [
    { fr: 'La famille y vit', en: 'The family lives there' },
    { fr: 'Elle n’y vit pas', en: 'It does not' },
  ],
  effect: 'abattementResidence * residence_principale',
}

const spouseShare = {
  label: { fr: 'Part du conjoint, en fraction', en: 'The spouse’s share, as a fraction' },
  kind: 'rate' as const,
  value: ({ parts }: Work) => parts.spouse,
}

/**
 * Who is exempt, the net estate, what a spouse takes of it, and the share of each heir. Formulas for `explain.ts`,
 * replayed against the answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const estateSteps = [
  step('exonere', 'lien = "conjoint" or lien = "pacs" or exoneration_fratrie', {
    law: ['exonerationConjoint', 'exonerationFratrie.age', 'exonerationFratrie.annees'],
    warns: 'pacs_sans_testament',
    warnsWhen: 'lien = "pacs"',
  }),
  step('forfaitFuneraire', 'min(frais_funeraires, fraisFuneraires)', {
    label: { fr: 'Frais funéraires dans le forfait', en: 'Funeral costs within the lump sum' },
    kind: 'euros',
    law: ['fraisFuneraires'],
  }),
  step('fraisAuDela', 'max(0, frais_funeraires - fraisFuneraires)', {
    label: { fr: 'Frais funéraires au-delà du forfait', en: 'Funeral costs beyond the lump sum' },
    kind: 'euros',
    law: ['fraisFuneraires'],
    warns: 'frais_funeraires_forfait',
    warnsWhen: 'exceeds(frais_funeraires, fraisFuneraires)',
    effect: 'fraisAuDela',
  }),
  step('reductionResidence', 'if(residence_occupee, abattementResidence * residence_principale, 0)', {
    ...reduction,
    when: ({ params }) => params.residence_occupee,
    warns: 'residence_occupant',
    warnsWhen:
      'residence_principale > 0 and residence_occupee and lien <> "enfant" and lien <> "conjoint" and lien <> "pacs"',
  }),
  step('reductionResidence', 'if(residence_occupee, abattementResidence * residence_principale, 0)', {
    ...reduction,
    when: ({ params }) => !params.residence_occupee,
    warns: 'residence_non_occupee',
    warnsWhen: 'residence_principale > 0 and not residence_occupee and not exonere',
  }),
  step('meubles', 'if(forfait_mobilier, forfaitMobilier * max(0, patrimoine - reductionResidence), 0)', {
    label: { fr: 'Meubles au forfait', en: 'Furniture at the flat rate' },
    kind: 'euros',
    value: ({ estate }) => estate.furniture,
    law: ['forfaitMobilier'],
    branches: [
      { fr: 'Les meubles sont au forfait', en: 'Furniture is at the flat rate' },
      { fr: 'Ils sont dans le patrimoine', en: 'It is in the estate' },
    ],
  }),
  step('actifBrut', 'patrimoine + meubles', {
    label: { fr: 'Patrimoine et meubles', en: 'Estate and furniture' },
    kind: 'euros',
  }),
  step('actifTransmis', 'max(0, actifBrut - dettes - (forfaitFuneraire + fraisAuDela))', {
    label: { fr: 'Actif net transmis', en: 'Net estate passed on' },
    kind: 'euros',
    value: ({ estate }) => estate.left,
    warns: 'dettes_superieures',
    warnsWhen: 'exceeds(dettes, actifBrut)',
    effect: 'max(0, dettes - actifBrut)',
  }),
  step('actifNet', 'max(0, actifBrut - dettes - (forfaitFuneraire + fraisAuDela) - reductionResidence)'),
  step('tauxConjoint', '0', { ...spouseShare, when: (work) => !hasSpouse(work) }),
  step('tauxConjoint', 'partConjoint', {
    ...spouseShare,
    when: (work) => hasSpouse(work) && !takesUsufruit(work),
    law: ['partConjoint'],
  }),
  step(
    'tauxConjoint',
    'max(first(usufruitViager, age_conjoint < usufruitViager.moinsDe, usufruitViager.usufruit), last(usufruitViager, usufruitViager.usufruit))',
    {
      ...spouseShare,
      when: (work) => hasSpouse(work) && takesUsufruit(work),
      law: ['partConjoint', 'usufruitViager'],
      warns: 'usufruit_enfants_communs',
      warnsWhen: 'conjoint_survivant and option_conjoint = "usufruit"',
    },
  ),
  step('partDuConjoint', 'tauxConjoint * actifNet'),
  step('partParHeritier', '(actifNet - partDuConjoint) / heritiers', {
    warns: 'un_seul_conjoint',
    warnsWhen: '(lien = "conjoint" or lien = "pacs") and heritiers > 1',
  }),
]
