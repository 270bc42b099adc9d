import type { Text } from '../../units/text.ts'
import type { Contract } from '../contract.ts'

/**
 * What a search reads of a simulator, in both languages, since people mix them. Plain data, which a page can
 * embed. Used by `rank-simulators.ts`.
 */
export interface SearchEntry {
  /** The wire name of the simulator. */
  readonly name: string
  /** The words and phrases by which people look for it, from the contract. */
  readonly keywords: readonly string[]
  /** The words of what no simulator computes, and this one comes nearest to. */
  readonly near?: readonly string[]
  /** Its wire name and its titles. */
  readonly titles: readonly string[]
  /** What it answers, in a sentence for each language. */
  readonly purposes: readonly string[]
}

/**
 * The entry of a simulator in the index that the home page and the assistants share. Exported by
 * `@denier/core/search`; used by `commands/unknown-command.ts` of `@denier/cli`, by `general/search-tool.ts` of
 * `@denier/mcp`, and by `pages/home.tsx` of `@denier/web`.
 */
export const searchEntry = ({ name, title, purpose, keywords }: Contract): SearchEntry => {
  const phrases = textsOf(keywords)
    .flatMap((text) => text.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
  return {
    name,
    keywords: phrases.filter((phrase) => !phrase.startsWith(NEAR)),
    near: phrases.filter((phrase) => phrase.startsWith(NEAR)).map((phrase) => phrase.slice(NEAR.length)),
    titles: [name, ...textsOf(title)],
    purposes: textsOf(purpose),
  }
}

/** Begins a keyword of what no simulator computes. */
const NEAR = '~'

/** Both languages, or the one that a build of one language has. */
const textsOf = (text: Text): readonly string[] => Object.values(text)
