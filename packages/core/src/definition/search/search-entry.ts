import type { Text } from '../../units/text.ts'
import type { Contract } from '../contract.ts'

/**
 * What a search reads of a simulator, in both languages: people mix them. Plain data, which a page can carry.
 * Used by `rank-simulators.ts`.
 */
export interface SearchEntry {
  readonly name: string
  /** Words and phrases of people, from the contract. */
  readonly keywords: readonly string[]
  readonly titles: readonly string[]
  readonly purposes: readonly string[]
}

/**
 * The entry of a simulator in the index that the home page and the assistants share. Exported by
 * `@denier/core/search`; used by `commands/unknown-command.ts` of `@denier/cli`, by `general/search-tool.ts` of
 * `@denier/mcp`, and by `pages/home.tsx` of `@denier/web`.
 */
export const searchEntry = ({ name, title, purpose, keywords }: Contract): SearchEntry => ({
  name,
  keywords: textsOf(keywords)
    .flatMap((text) => text.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== ''),
  titles: [name, ...textsOf(title)],
  purposes: textsOf(purpose),
})

/** Both languages, or the one that a build of one language has. */
const textsOf = (text: Text): readonly string[] => Object.values(text)
