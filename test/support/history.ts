import { loadHistory } from '../../packages/core/src/indices/history.ts'

/** Imported for its effect: loads the series of market history, as a service does when it starts. */
await loadHistory()
