import { loadHistory } from '../../packages/core/src/indices/history.ts'

/** Tests ask whatever they like: all series are there, as in a service that has started. */
await loadHistory()
