/**
 * The explanation of `succession`: the allowance of an heir and the duties by the scale. A step explains the
 * figure, or the table, of the answer whose path ends with its id, or that `figure` names: its formula must
 * give the value there. Where the answer has no such figure, the step is an intermediate value with its own
 * label and kind; its formula must give its `value`, where it has one. Later formulas read a step by its id.
 * Steps with one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas
 * amounts are in euros, parameters that are rates in percent, rates set by law fractions. `law`: names of
 * values of law that the step cites even where its formula does not read them. In a table, `count` is the
 * number of rows, `start` the values before the first row (0 where left out) and `prev.` the row before.
 * `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of its condition. Texts
 * here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table its
 * heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `exonere` and `partParHeritier` of `estate.explain.ts`. Its ids that other
 * files read: `droitsParHeritier` and `droitsTotal` in `explain.ts`; `abattement` and `abattementEntier` in
 * `insurance.explain.ts`.
 */
import {
  bracketColumns,
  bracketCount,
  hasDefaultAllowance,
  hasOwnAllowance,
  isExempt,
  noBracketColumns,
  step,
  table,
  type Work,
} from './settlement.explain.ts'

/** The options that the variants of `abattementEntier` share. */
const wholeAllowance = {
  label: { fr: 'Abattement avant les donations', en: 'Allowance before gifts' },
  kind: 'euros' as const,
  value: ({ heir }: Work) => heir.liable?.heir.allowance ?? 0,
}

/**
 * The allowance of an heir, the scale on the rest of the share, and the duties of all heirs, of one kinship.
 * Formulas for `explain.ts`, replayed against the answer of `simulate`. A parameter that is a rate is in
 * percent; `prev.` is the row before.
 */
export const dutySteps = [
  step('abattementDuLien', 'abattementLien / max(1, representants)', {
    label: { fr: 'Abattement du lien, par représentant', en: 'Allowance of kinship, by representative' },
    kind: 'euros',
    when: (work) => !isExempt(work),
    law: ['abattementLien'],
    warns: 'neveu_representant',
    warnsWhen: 'lien = "neveu_niece"',
  }),
  step('abattementEntier', 'abattementDuLien + if(handicap, abattementHandicap, 0)', {
    ...wholeAllowance,
    when: hasOwnAllowance,
    law: ['abattementHandicap'],
  }),
  step('abattementEntier', 'if(handicap, abattementHandicap, abattementDuLien)', {
    ...wholeAllowance,
    when: hasDefaultAllowance,
    law: ['abattementLien', 'abattementHandicap'],
    warns: 'petit_enfant_representant',
    warnsWhen: 'lien = "petit_enfant"',
  }),
  step('abattementEntier', '0', {
    ...wholeAllowance,
    when: isExempt,
    law: ['exonerationConjoint', 'exonerationFratrie.age', 'exonerationFratrie.annees'],
  }),
  step('abattement', 'max(0, abattementEntier - donations)', {
    law: ['rappelDonations'],
    warns: 'donations_quinze_ans',
    warnsWhen: 'donations > 0 and not exonere',
  }),
  step('donationsAuDela', 'max(0, donations - abattementEntier)', {
    label: { fr: 'Donations au-delà de l’abattement', en: 'Gifts beyond the allowance' },
    kind: 'euros',
    law: ['rappelDonations'],
    warns: 'donations_autre_abattement',
    warnsWhen:
      'donations > 0 and (lien = "petit_enfant" or (lien = "parent_4e_degre" or lien = "autre") and not handicap)',
  }),
  step('baseTaxable', 'if(exonere, 0, max(0, partParHeritier - abattement))'),
  table('tranches', {
    figure: 'tranches',
    when: (work) => !isExempt(work),
    count: bracketCount,
    start: {},
    columns: bracketColumns('donationsAuDela', 'baseTaxable'),
    law: ['bareme'],
  }),
  table('tranches', { figure: 'tranches', when: isExempt, count: '0', start: {}, columns: noBracketColumns }),
  step('droitsParHeritier', 'sum(tranches, tranches.droits)'),
  step('tauxMarginal', 'max(0, most(tranches, if(exceeds(tranches.base, 0), tranches.taux, 0)))'),
  step('droitsTotal', 'heritiers * droitsParHeritier'),
]
