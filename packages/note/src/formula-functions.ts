import type { ExplainedTable, Language, Text } from '@denier/core'
import type { NotePart } from './note.ts'

/** What each function of the grammar gives, for readers who meet its name in a formula. */
const meanings: Readonly<Record<string, Text>> = {
  min: { fr: 'le plus petit de ses termes', en: 'the smallest of its terms' },
  max: { fr: 'le plus grand de ses termes', en: 'the largest of its terms' },
  abs: { fr: 'la valeur sans son signe', en: 'the value without its sign' },
  floor: { fr: 'la partie entière', en: 'the whole part' },
  ceil: { fr: 'l’entier au-dessus', en: 'the whole number above' },
  ln: { fr: 'le logarithme népérien', en: 'the natural logarithm' },
  exp: { fr: 'l’exponentielle', en: 'the exponential' },
  round: { fr: 'arrondi(x ; décimales)', en: 'rounded(x, decimals)' },
  euro: { fr: 'arrondi à l’euro', en: 'rounded to the euro' },
  centime: { fr: 'arrondi au centime', en: 'rounded to the cent' },
  growth: { fr: '(1 + taux)^durée', en: '(1 + rate)^length' },
  annuity: { fr: '((1 + taux)^n − 1) / taux', en: '((1 + rate)^n − 1) / rate' },
  present: { fr: '(1 − (1 + taux)^(−n)) / taux', en: '(1 − (1 + rate)^(−n)) / rate' },
  monthly: { fr: '(1 + taux)^(1/12) − 1', en: '(1 + rate)^(1/12) − 1' },
  exceeds: { fr: 'dépasse de plus d’un demi-centime', en: 'exceeds by more than half a cent' },
  if: { fr: 'si(condition ; alors ; sinon)', en: 'if(condition, then, else)' },
  sum: { fr: 'la somme, ligne par ligne', en: 'the sum, row by row' },
  count: { fr: 'le nombre de lignes où la condition est vraie', en: 'how many rows fulfil the condition' },
  least: { fr: 'la plus petite valeur des lignes', en: 'the least value of the rows' },
  most: { fr: 'la plus grande valeur des lignes', en: 'the greatest value of the rows' },
  last: { fr: 'la valeur de la dernière ligne', en: 'the value of the last row' },
  first: {
    fr: 'la valeur de la première ligne qui remplit la condition',
    en: 'the value of the first row that fulfils the condition',
  },
  at: { fr: 'la valeur à cette ligne', en: 'the value at that row' },
  quantile: { fr: 'le quantile (type 7)', en: 'the quantile (type 7)' },
  lag: { fr: 'la valeur d’autant de lignes avant', en: 'the value that many rows before' },
  prev: { fr: 'la ligne d’avant', en: 'the row before' },
}

/** A function of the grammar, and its meaning in one language. */
interface FunctionMeaning {
  readonly name: string
  readonly meaning: string
}

/**
 * The functions in the formulas of a note, each with its meaning, in the order of the grammar.
 * Called by `note-blocks.ts`.
 */
export function functionsIn(
  parts: readonly NotePart[],
  tables: readonly ExplainedTable[],
  language: Language,
): readonly FunctionMeaning[] {
  const formulas = [
    ...parts.flatMap(({ steps }) =>
      steps.flatMap(({ formule, controle, renvoi }) => [
        formule,
        controle,
        ...(renvoi?.parametres ?? []).map((one) => one.formule),
      ]),
    ),
    ...tables.flatMap(({ etendue, colonnes }) => [etendue, ...colonnes.map(({ formule }) => formule)]),
  ].join('\n')
  const used = new Set([...formulas.matchAll(/\b(\w+)\(|\b(prev)\./g)].map(([, call, prev]) => call ?? prev))
  return Object.entries(meanings)
    .filter(([name]) => used.has(name))
    .map(([name, meaning]) => ({ name, meaning: meaning[language] ?? '' }))
}
