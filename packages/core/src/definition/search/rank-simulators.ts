import { distance } from 'fastest-levenshtein'
import type { SearchEntry } from './search-entry.ts'
import { stemOf, subjectWords, wordsAndNumbersOf, wordsOf } from './subject-words.ts'

/** A simulator that fits a question. Exported by `@denier/core`, for the interfaces that search by words. */
export interface Match {
  /** The wire name of the simulator. */
  readonly name: string
  /** How well it fits: comparable between the matches of one question only. */
  readonly score: number
}

// The constants below were set by hand so that ordinary questions find their simulator: change them with the tests
// of `rank-simulators.test.ts`. Scores depend on the number of simulators, and `VAGUE` with them.

/** A match is shown from this share of the best score: below, it has only a common word of the question. */
const RELEVANT = 0.4
/** The same share for a vague question: it has few words that count, and other simulators may fit as well. */
const RELEVANT_TO_VAGUE = 0.25
/** Below this score of the best match, a question is vague. */
const VAGUE = 6
/** The second match is a rival of the first from this share of its score. */
const RIVAL = 0.65

/**
 * The matches worth showing, of matches sorted by score, the best first. Exported by `@denier/core/search`;
 * used by `commands/unknown-command.ts` of `@denier/cli`, by `general/search-tool.ts` of `@denier/mcp`, and
 * by `client/home.ts` of `@denier/web`.
 */
export const relevantMatches = (matches: readonly Match[]): readonly Match[] => {
  const best = matches[0]?.score ?? 0
  const least = best < VAGUE ? RELEVANT_TO_VAGUE : RELEVANT
  return matches.filter(({ score }) => score >= least * best)
}

/**
 * Whether the question does not tell the best match from the others: a person must choose. Exported by
 * `@denier/core/search`; used by `general/search-tool.ts` of `@denier/mcp`.
 */
export const isAmbiguous = (matches: readonly Match[]): boolean => {
  const [first, second] = relevantMatches(matches)
  if (!first || !second) return false
  return first.score < VAGUE || second.score >= RIVAL * first.score
}

/** Ranks the simulators that fit a question, the best first. */
export type RankSimulators = (question: string) => readonly Match[]

/** Most words of a question that are read, so that a long text takes no longer. */
const MOST_WORDS = 60

/** How much a word counts by the part of the entry that has it. */
const WEIGHTS = { title: 3.3, keyword: 3, phraseWord: 1, purpose: 0.7 } as const
/** How much a whole phrase counts, for each of its words. */
const PHRASE = 2.5
/**
 * How much more a keyword with a stop word, such as `pour louer`, counts for each of its words when typed
 * exactly, with its numbers: `retire at 62`.
 */
const EXACT = 4

/** The share of its weight that a word counts, by how the question writes it. */
const FORMS = { same: 1, stem: 0.9, beginning: 0.7, typo: 0.6 } as const
/** The fewest letters of a word that count as the beginning of another. */
const LEAST_BEGINNING = 3
/** The fewest letters of a word in which a typo is looked for: a shorter one is like many others. */
const LEAST_TYPO = 6

/** A word of an entry, with its largest weight there. */
interface IndexedWord {
  readonly word: string
  readonly stem: string
  weight: number
}

/** The searchable parts of one simulator. */
interface IndexedEntry {
  /** The wire name of the simulator. */
  readonly name: string
  /** Its words, by the word itself. */
  readonly words: ReadonlyMap<string, IndexedWord>
  /** The stems of each phrase of several words. */
  readonly phrases: readonly (readonly string[])[]
  /**
   * The keywords that contain stop words, which make the difference: `acheter pour louer`, `combien
   * aurai-je`.
   */
  readonly exact: readonly ExactPhrase[]
}

/** A keyword that counts more where it is typed exactly. */
interface ExactPhrase {
  /** All its words, each between spaces. */
  readonly text: string
  readonly stems: readonly string[]
}

/**
 * Compiles a search over simulators: a word counts the more, the fewer simulators have it, and a keyword more
 * than a word of a description. The beginning of a word counts, letters inside a word do not; a typo counts
 * where the first letter is right. Exported by `@denier/core/search`; used by `commands/unknown-command.ts`
 * of `@denier/cli`, by `general/search-tool.ts` of `@denier/mcp`, and by `client/home.ts` of `@denier/web`.
 * @example compileSearch(entries)('héritage de mes parents')[0]?.name // 'succession'
 */
export function compileSearch(entries: readonly SearchEntry[]): RankSimulators {
  const index = entries.map(indexed)
  const stems = index.map(({ words }) => new Set([...words.values()].map(({ stem }) => stem)))
  const rarity = (stem: string): number =>
    Math.log(1 + entries.length / Math.max(1, stems.filter((known) => known.has(stem)).length))

  return (question) => {
    const allWords = wordsIn(question)
    const words = [...new Set(allWords)].slice(0, MOST_WORDS)
    const typedStems = allWords.slice(0, MOST_WORDS).map(stemOf)
    const text = spaced(question)
    const score = ({ words: known, phrases, exact }: IndexedEntry): number => {
      const ofWords = words.map((word) => bestOf(word, known, rarity))
      const typedPhrases = phrases.filter((phrase) => hasEach(phrase, typedStems))
      const ofPhrases = typedPhrases.flatMap((phrase) => phrase.map((stem) => PHRASE * rarity(stem)))
      const typedExactly = exact.filter((phrase) => text.includes(phrase.text))
      const ofExact = typedExactly.flatMap(({ stems }) => stems.map((stem) => EXACT * rarity(stem)))
      return [...ofWords, ...ofPhrases, ...ofExact].reduce((sum, part) => sum + part, 0)
    }
    return index
      .map((entry) => ({ name: entry.name, score: score(entry) }))
      .filter((match) => match.score > 0)
      .sort((a, b) => b.score - a.score)
  }
}

/**
 * Compiles the search for what no simulator computes: it ranks those that come nearest to it, and finds none where a
 * simulator fits better. Exported by `@denier/core/search`; used by `client/home.ts` of `@denier/web`.
 * @example compileNearest(entries)('chômage')[0]?.name // 'budget-50-30-20'
 */
export function compileNearest(entries: readonly SearchEntry[]): RankSimulators {
  const rank = compileSearch(entries)
  const rankNear = compileSearch(
    entries.map(({ name, near = [] }) => ({ name, keywords: near, titles: [], purposes: [] })),
  )
  return (question) => {
    const matches = rankNear(question)
    return (matches[0]?.score ?? 0) > (rank(question)[0]?.score ?? 0) ? matches : []
  }
}

/** Prepares one entry for the search. */
function indexed({ name, keywords, titles, purposes }: SearchEntry): IndexedEntry {
  const words = new Map<string, IndexedWord>()
  const add = (text: string, weight: number): void => {
    for (const word of wordsIn(text)) {
      const known = words.get(word)
      if (known) known.weight = Math.max(known.weight, weight)
      else words.set(word, { word, stem: stemOf(word), weight })
    }
  }
  const phrases = keywords.map((phrase) => wordsIn(phrase).map(stemOf)).filter(({ length }) => length > 1)
  const exact = keywords
    .filter((phrase) => wordsOf(phrase).length > Math.max(1, subjectWords(phrase).length))
    .map((phrase) => ({ text: spaced(phrase), stems: wordsIn(phrase).map(stemOf) }))
  for (const phrase of keywords)
    add(phrase, wordsIn(phrase).length > 1 ? WEIGHTS.phraseWord : WEIGHTS.keyword)
  for (const title of titles) add(title, WEIGHTS.title)
  for (const purpose of purposes) add(purpose, WEIGHTS.purpose)
  return { name, words, phrases, exact }
}

/**
 * The words of a text without stop words; all its words where it has no other: `PER` is an English
 * preposition too.
 */
function wordsIn(text: string): readonly string[] {
  const subject = subjectWords(text)
  return subject.length > 0 ? subject : wordsOf(text)
}

/** The words and numbers of a text between spaces, so that one text is looked for in another by whole words. */
const spaced = (text: string): string => ` ${wordsAndNumbersOf(text).slice(0, MOST_WORDS).join(' ')} `

/** Whether the question has each word of the phrase, a repeated one as often: `petit à petit`. */
const hasEach = (phrase: readonly string[], typed: readonly string[]): boolean =>
  phrase.every((stem) => timesIn(typed, stem) >= timesIn(phrase, stem))

const timesIn = (stems: readonly string[], stem: string): number => stems.filter((one) => one === stem).length

/**
 * The score of one word of a question for an entry: that of the word of the entry that fits best; 0 where
 * none does.
 */
function bestOf(
  typed: string,
  known: ReadonlyMap<string, IndexedWord>,
  rarity: (stem: string) => number,
): number {
  const stem = stemOf(typed)
  let best = 0
  for (const one of known.values()) {
    const form = formOf(typed, stem, one)
    // the beginning of a rare word counts no more than the same letters as a common word: “rent” and “rental”
    if (form > 0) best = Math.max(best, form * one.weight * Math.min(rarity(one.stem), rarity(stem)))
  }
  return best
}

/** One of `FORMS` for a word typed and a word of an entry; 0 where they are different words. */
function formOf(typed: string, stem: string, { word, stem: known }: IndexedWord): number {
  if (typed === word) return FORMS.same
  if (stem === known) return FORMS.stem
  if (typed.length >= LEAST_BEGINNING && word.startsWith(typed)) return FORMS.beginning
  const isLong = typed.length >= LEAST_TYPO && word.length >= LEAST_TYPO && typed[0] === word[0]
  return isLong && Math.abs(typed.length - word.length) <= 1 && distance(typed, word) === 1 ? FORMS.typo : 0
}
