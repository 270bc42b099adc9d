/**
 * Reads the titles of tests out of a source that Biome has formatted, and judges them: a verb in the third
 * person comes first. Used by `test/language.test.ts`.
 */

/** Nouns in the plural that a title could begin with by mistake, and other words in -s that are no verbs. */
const NOT_VERBS = new Set(
  (
    'always areas as bars bodies cells cents children clients columns contracts days deposits ' +
    'duties errors euros fees figures files flags gifts headers heirs his hours its lines losses metrics months nouns ' +
    'numbers options pages params parameters percents perhaps pieces prices problems proxies questions rents ' +
    'results rows savings seconds simulators sometimes texts this thus titles tools users values vectors warnings ' +
    'weeks words workers years yields'
  ).split(' '),
)

/** What follows a noun, never a verb: "rents are indexed", "savings may leave". */
const AFTER_A_NOUN = /^(?:are|were|is|was|have|has|had|may|must|can|cannot|could|should|would|will)$/

const isVerb = (word: string): boolean => /^[a-z]+s$/.test(word) && !/ss$/.test(word) && !NOT_VERBS.has(word)

/**
 * The fault of the title of an `it`, as a sentence; `undefined` when it begins with a verb in the third
 * person.
 */
export function titleProblem(title: string): string | undefined {
  const [first = '', second = ''] = title.split(' ').map((word) => word.replace(/[,;:]$/, ''))
  if (first === 'never') return isVerb(second) ? undefined : `"never ${second}" is not followed by a verb`
  if (!isVerb(first)) return `"${first}" is not a verb in the third person`
  return AFTER_A_NOUN.test(second) ? `"${first} ${second}" begins with a noun` : undefined
}

/** A string literal, in any of its three marks. */
const STRING = /(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/.source
/** The start of a call of `it` or `test`, at the beginning of a line. */
const OPENING = /^( *)(?:it|test)(?:\.(?:concurrent|only|skip|fails))*(?:(\()|\.\w+)/gm

/**
 * Where the title of a call may be: behind its name, or, where that is followed by a table (`it.each`),
 * behind `)(` on the line or on the line that closes the table.
 */
const placesOfTitle = (indentation: string, isPlain: boolean): RegExp[] =>
  isPlain
    ? [new RegExp(`\\s*${STRING}`, 'y')]
    : [
        new RegExp(`[^\\n]*?\\)\\(\\s*${STRING}`, 'y'),
        new RegExp(`^${indentation}(?=[\\])]).*?\\)\\(\\s*${STRING}`, 'gm'),
      ]

/** The titles of all `it` and `it.each` of a file; an empty text for one that is no literal. */
export function testTitlesIn(text: string): string[] {
  return [...text.matchAll(OPENING)].map((match) => {
    const [opening, indentation = '', parenthesis] = match
    for (const place of placesOfTitle(indentation, parenthesis !== undefined)) {
      place.lastIndex = match.index + opening.length
      const title = place
        .exec(text)
        ?.slice(1)
        .find((part) => part !== undefined)
      if (title !== undefined) return title
    }
    return ''
  })
}
