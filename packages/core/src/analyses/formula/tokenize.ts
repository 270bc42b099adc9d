import { FormulaError } from './syntax.ts'

/** A token of a formula; `at` is the position of its first character, from 0. Used by `parse-formula.ts`. */
export type Token =
  | { readonly type: 'number'; readonly value: number; readonly at: number }
  | { readonly type: 'text'; readonly value: string; readonly at: number }
  | { readonly type: 'name'; readonly value: string; readonly at: number }
  | { readonly type: 'sign'; readonly value: string; readonly at: number }
  | { readonly type: 'end'; readonly value: ''; readonly at: number }

/** One token after blanks: a number, a text in quotes, a name of words joined by dots, or a sign. */
const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|"(?<text>[^"]*)"|(?<name>\p{L}[\p{L}\d_]*(?:\.\p{L}[\p{L}\d_]*)*)|(?<sign><=|>=|<>|[-+*/^<>=(),]))/uy

/**
 * The tokens of a formula, with an end token last. Called by `parse-formula.ts`.
 * @throws FormulaError at the first character that begins none.
 * @example tokenize('2 * taux') // number 2, sign *, name taux, end
 */
export function tokenize(formula: string): readonly Token[] {
  const tokens: Token[] = []
  const end = formula.trimEnd().length
  for (let from = 0; from < end; ) {
    TOKEN.lastIndex = from
    const match = TOKEN.exec(formula)
    if (!match) throw new FormulaError('Unexpected character', formula, from)
    tokens.push(tokenOf(match.groups as Groups, TOKEN.lastIndex - match[0].trimStart().length))
    from = TOKEN.lastIndex
  }
  tokens.push({ type: 'end', value: '', at: end })
  return tokens
}

type Groups = Readonly<Partial<Record<'number' | 'text' | 'name' | 'sign', string>>>

function tokenOf({ number, text, name, sign = '' }: Groups, at: number): Token {
  if (number !== undefined) return { type: 'number', value: Number(number), at }
  if (text !== undefined) return { type: 'text', value: text, at }
  if (name !== undefined) return { type: 'name', value: name, at }
  return { type: 'sign', value: sign, at }
}
