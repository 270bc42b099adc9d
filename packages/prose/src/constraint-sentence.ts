import {
  type ConstraintKind,
  type ConstraintOperands,
  type ConstraintTerms,
  type Contract,
  fieldAt,
  rowOf,
  type Text,
} from '@denier/core'
import { formatFigure } from './format-figure.ts'
import { listNames, quoteName } from './names.ts'
import { lowerFirst } from './typeset.ts'

/** Formats the operands of a constraint in one language. */
interface Phrases {
  /** The label of a parameter, quoted. */
  readonly label: (name: string) => string
  /** The labels of several, joined by commas and "and". */
  readonly labels: (names: readonly string[]) => string
  /** The label of a choice of a parameter, quoted. */
  readonly choice: (name: string, choice: string) => string
  readonly number: (value: number) => string
  /** 100 in the unit of a parameter. */
  readonly hundred: (name: string) => string
}

/** Writes a constraint of a kind. @param field the parameter that has it. */
type Sentence<K extends ConstraintKind> = (
  phrases: Phrases,
  field: string,
  operands: ConstraintOperands[K],
) => string

type Sentences = { readonly [K in ConstraintKind]: Readonly<Record<keyof Text, Sentence<K>>> }

/** The sentences of each kind of constraint. */
const sentences: Sentences = {
  requiredWith: {
    fr: ({ label }, field, { other }) => `${label(field)} est à indiquer avec ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} is needed with ${label(other)}.`,
  },
  requiredWithChoice: {
    fr: ({ label, choice }, field, { other, choice: word }) =>
      `${label(field)} est à indiquer quand ${label(other)} est ${choice(other, word)}.`,
    en: ({ label, choice }, field, { other, choice: word }) =>
      `${label(field)} is needed when ${label(other)} is ${choice(other, word)}.`,
  },
  requiredWithout: {
    fr: ({ label, labels }, field, { others }) => `Indiquez ${label(field)}, ou bien ${labels(others)}.`,
    en: ({ label, labels }, field, { others }) => `Enter ${label(field)}, or else ${labels(others)}.`,
  },
  excludedBy: {
    fr: ({ label, labels }, field, { others }) =>
      `${label(field)} ne va pas avec ${labels(others)}\u00A0: gardez l’un ou l’autre.`,
    en: ({ label, labels }, field, { others }) =>
      `${label(field)} does not go with ${labels(others)}: keep one or the other.`,
  },
  excludedByUse: {
    fr: ({ label }, field, { other }) =>
      `${label(field)} ne va pas avec ${label(other)}\u00A0: gardez l’un ou l’autre.`,
    en: ({ label }, field, { other }) =>
      `${label(field)} does not go with ${label(other)}: keep one or the other.`,
  },
  excludedByChoice: {
    fr: ({ label, choice }, field, { other, choice: word }) =>
      `${label(field)} ne se donne pas quand ${label(other)} est ${choice(other, word)}.`,
    en: ({ label, choice }, field, { other, choice: word }) =>
      `${label(field)} is not given when ${label(other)} is ${choice(other, word)}.`,
  },
  needs: {
    fr: ({ label }, field, { other }) => `${label(field)} ne se donne pas sans ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} is not given without ${label(other)}.`,
  },
  needsUse: {
    fr: ({ label }, field, { other }) => `${label(field)} ne vaut qu’avec ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} only applies with ${label(other)}.`,
  },
  neededByUse: {
    fr: ({ label }, field, { other }) => `${label(other)} ne vaut qu’avec ${label(field)}.`,
    en: ({ label }, field, { other }) => `${label(other)} only applies with ${label(field)}.`,
  },
  onlyForChoices: {
    fr: ({ label, choice }, field, { other, choices }) =>
      `${label(field)} ne vaut que si ${label(other)} est ${choices.map((word) => choice(other, word)).join(' ou ')}.`,
    en: ({ label, choice }, field, { other, choices }) =>
      `${label(field)} only applies if ${label(other)} is ${choices.map((word) => choice(other, word)).join(' or ')}.`,
  },
  choiceNeeds: {
    fr: ({ label, choice }, field, { choice: word, other }) =>
      `${label(field)}, ${choice(field, word)}\u00A0: seulement avec ${label(other)}.`,
    en: ({ label, choice }, field, { choice: word, other }) =>
      `${label(field)}, ${choice(field, word)}: only with ${label(other)}.`,
  },
  valueUnlessChoice: {
    fr: ({ label, choice }, field, { value, other, choice: word }) =>
      `${label(field)} doit rester ${choice(field, value)}, sauf si ${label(other)} est ${choice(other, word)}.`,
    en: ({ label, choice }, field, { value, other, choice: word }) =>
      `${label(field)} must be ${choice(field, value)} unless ${label(other)} is ${choice(other, word)}.`,
  },
  greaterThan: {
    fr: ({ label }, field, { other }) => `${label(field)} doit dépasser ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} must be above ${label(other)}.`,
  },
  lessThan: {
    fr: ({ label }, field, { other }) => `${label(field)} doit rester en dessous de ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} must be below ${label(other)}.`,
  },
  atLeast: {
    fr: ({ label }, field, { other }) => `${label(field)} ne doit pas être en dessous de ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} must not be below ${label(other)}.`,
  },
  atMost: {
    fr: ({ label }, field, { other }) => `${label(field)} ne doit pas dépasser ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} must not be above ${label(other)}.`,
  },
  atMostTimes: {
    fr: ({ label, number }, field, { factor, other }) =>
      `${label(field)} ne doit pas dépasser ${number(factor)} fois ${label(other)}.`,
    en: ({ label, number }, field, { factor, other }) =>
      `${label(field)} must be at most ${number(factor)} times ${label(other)}.`,
  },
  sumAtMost: {
    fr: ({ label, labels, number }, field, { others, limits }) => {
      const terms = limits.map(({ name, factor }) =>
        factor === 1 ? label(name) : `${number(factor)} × ${label(name)}`,
      )
      const sum = others.length > 0 ? `La somme de ${labels([field, ...others])}` : label(field)
      return `${sum} ne doit pas dépasser ${terms.join(' + ')}.`
    },
    en: ({ label, labels, number }, field, { others, limits }) => {
      const terms = limits.map(({ name, factor }) =>
        factor === 1 ? label(name) : `${number(factor)} × ${label(name)}`,
      )
      const sum = others.length > 0 ? `The sum of ${labels([field, ...others])}` : label(field)
      return `${sum} must not be above ${terms.join(' + ')}.`
    },
  },
  repeatedProductAtMost: {
    fr: ({ label, number }, field, { other, limit }) =>
      `${label(field)} fois ${label(other)}\u00A0: ${number(limit)} au plus, quand les tirages sont répétés.`,
    en: ({ label, number }, field, { other, limit }) =>
      `${label(field)} times ${label(other)}: ${number(limit)} at most, where draws are repeated.`,
  },
  sumsTo100: {
    fr: ({ labels, hundred }, field, { others }) =>
      `La somme de ${labels([field, ...others])} doit faire ${hundred(field)}.`,
    en: ({ labels, hundred }, field, { others }) =>
      `${labels([field, ...others])} must add up to ${hundred(field)}.`,
  },
  yearsAfter: {
    fr: ({ label, number }, field, { other, min, max }) =>
      `${label(field)} doit venir de ${number(min)} à ${number(max)} ans après ${label(other)}.`,
    en: ({ label, number }, field, { other, min, max }) =>
      `${label(field)} must come ${number(min)} to ${number(max)} years after ${label(other)}.`,
  },
  multipleOf: {
    fr: ({ label }, field, { other }) => `${label(field)} doit être un multiple de ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} must be a multiple of ${label(other)}.`,
  },
  multipleOfNumber: {
    fr: ({ label, number }, field, { unit }) => `${label(field)} doit être un multiple de ${number(unit)}.`,
    en: ({ label, number }, field, { unit }) => `${label(field)} must be a multiple of ${number(unit)}.`,
  },
  zeroWithout: {
    fr: ({ label }, field, { other }) => `${label(field)} doit rester à 0 sans ${label(other)}.`,
    en: ({ label }, field, { other }) => `${label(field)} must be 0 without ${label(other)}.`,
  },
  stated: {
    fr: ({ label }, field, { must, page = must }) => `${label(field)} ${page.fr}.`,
    en: ({ label }, field, { must, page = must }) => `${label(field)} ${page.en}.`,
  },
}

/**
 * A constraint as a sentence for users, in both languages, with the labels of parameters. A name without a parameter
 * is its own label: for a reader who types names, `params` is empty. Exported by `@denier/prose`; used by
 * `french-problem.ts`, and by `form/problem-text.ts` of `@denier/web`.
 * @param field the parameter that has the constraint, or a field of a row: `proche[2].age`.
 * @example
 * constraintSentence({}, 'fin', { kind: 'requiredWith', operands: { other: 'debut' } }).en
 * // '“fin” is needed with “debut”.'
 */
export function constraintSentence(
  params: Contract['params'],
  field: string,
  { kind, operands }: ConstraintTerms,
): Text {
  const { fr, en } = sentences[kind] as Record<keyof Text, Sentence<ConstraintKind>>
  return {
    fr: fr(phrasesIn(params, field, 'fr'), field, operands),
    en: en(phrasesIn(params, field, 'en'), field, operands),
  }
}

/**
 * What formats the operands of a constraint.
 * @param of the parameter, or the field of a row, that has the constraint: names of its row come first.
 */
function phrasesIn(params: Contract['params'], of: string, language: keyof Text): Phrases {
  const { list = '' } = rowOf(of) ?? {}
  const row = fieldAt(params, list)?.list?.row ?? {}
  const fieldOf = (name: string) => fieldAt(row, name) ?? fieldAt(params, name)
  const label = (name: string) =>
    quoteName(rowLabel(params, name, language) ?? fieldOf(name)?.label[language] ?? name, language)
  return {
    label,
    labels: (names) => listNames(names.map(label), language),
    choice: (name, choice) => quoteName(fieldOf(name)?.choices?.[choice]?.[language] ?? choice, language),
    number: (value) => formatFigure({ kind: 'plain', label: NO_LABEL }, value, language),
    hundred: (name) => formatFigure(fieldOf(name) ?? { kind: 'plain', label: NO_LABEL }, 100, language),
  }
}

/**
 * The label of a row of a list, or of a field of it; `undefined` for another name. Exported by `@denier/prose`; used
 * by `form/problem-text.ts` of `@denier/web`.
 * @example rowLabel(params, 'proche[2].age', 'fr') // 'Proche 2, âge'
 */
export function rowLabel(params: Contract['params'], path: string, language: keyof Text): string | undefined {
  const { list = '', row, column } = rowOf(path) ?? {}
  const field = fieldAt(params, list)
  if (!field) return undefined
  const own = column && (fieldAt(params, path)?.label[language] ?? column)
  const title = field.list?.texts?.row ?? field.label
  return `${title[language]} ${row}${own ? `, ${lowerFirst(own)}` : ''}`
}

const NO_LABEL: Text = { fr: '', en: '' }
