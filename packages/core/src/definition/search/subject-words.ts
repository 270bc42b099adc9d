/**
 * Stop words, which tell nothing about the subject of a question, in French and in English, without accents.
 */
const STOP = new Set(
  `a ai aie aient ainsi alors apres as au aujourd aura aurai auront aussi autre aux avant avec avoir c ca car ce cela celle ces
  cet cette chaque chez ci comme comment combien d dans de depuis des deux dire dit doit dois donc dont du elle en encore entre est
  et etait etc ete etre eu eux fait faire faut fera feraient fois font grand hui il ils j je jour l la le les leur leurs loi lui m ma
  mais me meme mes mieux mis mi moi moins mon n ne ni nos notre nous on ont ou oui par parce pas pendant peu peut peux plus
  pour pourquoi pourrai pourrais puis puisje qu quand que quel quelle quelles quels qui quoi rien s sa sans se sera serait ses si
  soit son sont sous suis sur t ta te tes toi ton tous tout toute toutes tres trop tu un une vais va vaut vers veut veux vient
  voudrais vos votre vous y
  about after all also am an and any are at be because been before being but by can could did do does doing done for from get
  go goes going got had has have he her here his how i if in into is it its just keep know law let like made make making many me might more
  most much must my need no not of off only or our out over own per put she should so some still such than that the their them
  then there these they this those through too under until up us use very want was we were what when where whether which while
  who why will with would you your
  annee annees ans an temps mois month months monthly year years yearly euro euros eur argent money somme montant amount combien
  bon bien mal good well better best vite vrai possible`.split(/\s+/),
)

/** Endings of the forms of a French or English word, longest first. */
const ENDINGS = [
  'issements',
  'issement',
  'ements',
  'ations',
  'ement',
  'ation',
  'erait',
  'eront',
  'aient',
  'ables',
  'ment',
  'able',
  'erai',
  'ants',
  'ions',
  'ings',
  'ing',
  'ees',
  'ent',
  'ant',
  'ait',
  'ais',
  'ion',
  'ies',
  'era',
  'ed',
  'ee',
  'er',
  'ez',
  'es',
  'ie',
  'e',
  's',
  'x',
  'y',
]

/** A stem has at least this many letters: shorter ones belong to several words. */
const LEAST_STEM = 4

/**
 * The words of a text that say what it is about, in lower case and without accents. A ratio such as `50/30/20` is one
 * word, and so is a box of the tax return such as `7UF`; other numbers are left out, since an amount tells no
 * simulator from another. Exported by `@denier/core/search`; used by `rank-simulators.ts`, and by `client/home.ts` of
 * `@denier/web`.
 * @example subjectWords('Combien d’impôts en 7UF ?') // ['impots', '7uf']
 */
export const subjectWords = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => word.length > 1 && !STOP.has(word))

/**
 * All the words of a text, in lower case and without accents. Called by `rank-simulators.ts`.
 * @example wordsOf('Combien aurai-je ?') // ['combien', 'aurai', 'je']
 */
export const wordsOf = (text: string): readonly string[] =>
  wordsAndNumbersOf(text).filter((word) => !/^\d+$/.test(word))

/**
 * The same with numbers. Called by `rank-simulators.ts`.
 * @example wordsAndNumbersOf('Partir à 62 ans') // ['partir', 'a', '62', 'ans']
 */
export const wordsAndNumbersOf = (text: string): readonly string[] =>
  plain(text).match(/\d+(?:\/\d+)+|\b\d[a-z]{2}\b|[a-z]+|\d+/g) ?? []

/**
 * A text in lower case, without accents or ligatures.
 * @example plain('Sœur aînée') // 'soeur ainee'
 */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')

/**
 * A word without its ending, so that forms of one word are alike. `subjectWords` gives whole words: the ranking
 * compares both. Called by `rank-simulators.ts` only.
 * @example stemOf('remboursement') // 'rembours'
 */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= LEAST_STEM)
  return ending ? word.slice(0, -ending.length) : word
}
