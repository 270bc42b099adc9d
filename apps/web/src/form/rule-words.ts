import { formatFigure } from '@denier/charts'
import type { Contract, Field, Language, Text } from '@denier/core'
import { listed, quoted } from './words.ts'

/** Names and words of a rule, as people know them, in one language. */
interface Told {
  /** The n-th word of the rule, quoted: a label, or what a choice is called. */
  readonly is: (n: number) => string
  /** All words from the n-th on, as a list. */
  readonly all: (n: number) => string
  /** The n-th word as a number of the language. */
  readonly number: (n: number) => string
  /** A hundred in the unit of the first. */
  readonly whole: string
}

type Telling = readonly [form: RegExp, fr: (told: Told) => string, en: (told: Told) => string]

const W = '([a-z_][a-z_0-9]*)'
const form = (text: string): RegExp => new RegExp(`^${text.replaceAll('@', W).replaceAll('#', '([\\d.]+)')}$`)

/**
 * The sentences in which contracts state rules between parameters, and how a page says them. A rule that compares
 * says both names; `@` is a name or a word of a choice, `#` a number.
 */
const tellings: readonly Telling[] = [
  [
    form('@ is required with @'),
    ({ is }) => `${is(0)} est à indiquer avec ${is(1)}.`,
    ({ is }) => `${is(0)} is needed with ${is(1)}.`,
  ],
  [
    form('@ is required with @ @'),
    ({ is }) => `${is(0)} est à indiquer quand ${is(1)} est ${is(2)}.`,
    ({ is }) => `${is(0)} is needed when ${is(1)} is ${is(2)}.`,
  ],
  [
    form('@ is required without @(?: and @)?'),
    ({ is, all }) => `Indiquez ${is(0)}, ou bien ${all(1)}.`,
    ({ is, all }) => `Enter ${is(0)}, or else ${all(1)}.`,
  ],
  [
    form('@ must not be given with @(?: and @)?'),
    ({ is, all }) => `${is(0)} ne va pas avec ${all(1)}\u00A0: gardez l’un ou l’autre.`,
    ({ is, all }) => `${is(0)} does not go with ${all(1)}: keep one or the other.`,
  ],
  [
    form('@ must not be given with @ @'),
    ({ is }) => `${is(0)} ne se donne pas quand ${is(1)} est ${is(2)}.`,
    ({ is }) => `${is(0)} is not given when ${is(1)} is ${is(2)}.`,
  ],
  [
    form('@ must not be given without @'),
    ({ is }) => `${is(0)} ne se donne pas sans ${is(1)}.`,
    ({ is }) => `${is(0)} is not given without ${is(1)}.`,
  ],
  [
    form('@ must be greater than @'),
    ({ is }) => `${is(0)} doit dépasser ${is(1)}.`,
    ({ is }) => `${is(0)} must be above ${is(1)}.`,
  ],
  [
    form('@ must be less than @'),
    ({ is }) => `${is(0)} doit rester en dessous de ${is(1)}.`,
    ({ is }) => `${is(0)} must be below ${is(1)}.`,
  ],
  [
    form('@ must be at least @'),
    ({ is }) => `${is(0)} ne doit pas être en dessous de ${is(1)}.`,
    ({ is }) => `${is(0)} must not be below ${is(1)}.`,
  ],
  [
    form('@ must be at most @'),
    ({ is }) => `${is(0)} ne doit pas dépasser ${is(1)}.`,
    ({ is }) => `${is(0)} must not be above ${is(1)}.`,
  ],
  [
    form('@ must be at most # times @'),
    ({ is, number }) => `${is(0)} ne doit pas dépasser ${number(1)} fois ${is(2)}.`,
    ({ is, number }) => `${is(0)} must be at most ${number(1)} times ${is(2)}.`,
  ],
  [
    form('@ times @ must be at most # where draws are repeated'),
    ({ is, number }) => `${is(0)} fois ${is(1)}\u00A0: ${number(2)} au plus, quand les tirages sont répétés.`,
    ({ is, number }) => `${is(0)} times ${is(1)}: ${number(2)} at most, where draws are repeated.`,
  ],
  [
    form('@(?: \\+ @)?(?: \\+ @)?(?: \\+ @)? must sum to 100'),
    ({ all, whole }) => `La somme de ${all(0)} doit faire ${whole}.`,
    ({ all, whole }) => `${all(0)} must add up to ${whole}.`,
  ],
  [
    form('@ must be # to # years after @'),
    ({ is, number }) => `${is(0)} doit venir de ${number(1)} à ${number(2)} ans après ${is(3)}.`,
    ({ is, number }) => `${is(0)} must come ${number(1)} to ${number(2)} years after ${is(3)}.`,
  ],
  [
    form('@ (?:needs|is only for) @ @'),
    ({ is }) => `${is(0)} ne vaut que si ${is(1)} est ${is(2)}.`,
    ({ is }) => `${is(0)} only applies if ${is(1)} is ${is(2)}.`,
  ],
  [
    form('@ needs @ @ or @'),
    ({ is }) => `${is(0)} ne vaut que si ${is(1)} est ${is(2)} ou ${is(3)}.`,
    ({ is }) => `${is(0)} only applies if ${is(1)} is ${is(2)} or ${is(3)}.`,
  ],
  [
    form('@ @ needs @'),
    ({ is }) => `${is(0)}, ${is(1)}\u00A0: seulement avec ${is(2)}.`,
    ({ is }) => `${is(0)}, ${is(1)}: only with ${is(2)}.`,
  ],
  [
    form('@ must be a multiple of @'),
    ({ is }) => `${is(0)} doit être un multiple de ${is(1)}.`,
    ({ is }) => `${is(0)} must be a multiple of ${is(1)}.`,
  ],
  [
    form('@ must be 0 without @'),
    ({ is }) => `${is(0)} doit rester à 0 sans ${is(1)}.`,
    ({ is }) => `${is(0)} must be 0 without ${is(1)}.`,
  ],
]

/**
 * A rule of a contract in the words of a page, or `undefined` where no sentence of ours has its form.
 * @example ruleWords(contract, 'date_fin is required with date_debut')?.fr
 */
export function ruleWords({ params }: Contract, message: string): Text | undefined {
  for (const [shape, fr, en] of tellings) {
    const found = shape.exec(message)
    const known = found?.slice(1).filter((word) => word !== undefined)
    const told = known && toldOf(params, known)
    if (told) return { fr: fr(told('fr')), en: en(told('en')) }
  }
  return undefined
}

/** The words of a rule by what they name; `undefined` where one names nothing: then it is another form. */
function toldOf(
  params: Contract['params'],
  found: readonly string[],
): ((language: Language) => Told) | undefined {
  const texts = found.map((word, index) => nameOf(params, word, found.slice(0, index)))
  if (texts.includes(undefined)) return undefined
  return (language) => {
    const is = (n: number): string => quoted(texts[n]?.[language] ?? '', language)
    const first = params[found[0] ?? '']
    return {
      is,
      all: (n) =>
        listed(
          texts.slice(n).map((_, index) => is(n + index)),
          language,
        ),
      number: (n) => formatFigure({ kind: 'plain', label: EMPTY }, Number(found[n]), language),
      whole: first ? formatFigure(first, 100, language) : '100',
    }
  }
}

const EMPTY: Text = { fr: '', en: '' }

/** A parameter's label, or what a word is called by the choice named before it; a number is itself. */
function nameOf(params: Contract['params'], word: string, before: readonly string[]): Text | undefined {
  if (/^[\d.]+$/.test(word)) return { fr: word, en: word }
  if (Object.hasOwn(params, word)) return params[word]?.label
  const choices = before.map((name) => fieldOf(params, name)?.choices).find((list) => list && word in list)
  return choices?.[word]
}

const fieldOf = (params: Contract['params'], name: string): Field | undefined =>
  Object.hasOwn(params, name) ? params[name] : undefined
