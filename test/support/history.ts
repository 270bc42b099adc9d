import { loadHistory } from '../../packages/core/src/indices/history.ts'

/** Loads the series of the past for the tests that import it, as a service does when it starts. */
await loadHistory()
