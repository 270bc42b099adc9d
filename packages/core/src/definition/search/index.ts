/** Entry point `@denier/core/search`: the search over simulators, without the simulators. */
export {
  compileNearest,
  compileSearch,
  isAmbiguous,
  type Match,
  type RankSimulators,
  relevantMatches,
} from './rank-simulators.ts'
export { type SearchEntry, searchEntry } from './search-entry.ts'
export { subjectWords } from './subject-words.ts'
