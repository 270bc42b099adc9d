import { useLoaded } from '../hooks/use-loaded.ts'
import type { DescribeFault } from '../model/fault.ts'
import type { Setting } from '../model/page-state.ts'

/**
 * Imports what describes faults, which a page without a fault does not need (2 kB). Called by
 * `client/start.tsx` too.
 */
export const loadDescribeFault = (): Promise<DescribeFault> =>
  import('./problem-text.ts').then(({ faultOf }) => faultOf)

/** When it could not be loaded: the message of the service, in English. */
const ofService: DescribeFault = (_, { field, message }) => ({ field, text: message, labelledText: message })

/**
 * What describes faults: that which the page began with, or imported at its first fault; `undefined` until
 * then. Used by `form.tsx` and `embed-form.tsx`.
 */
export const useDescribeFault = ({ describeFault }: Setting, isNeeded: boolean): DescribeFault | undefined =>
  useLoaded(describeFault, isNeeded, () => loadDescribeFault().catch(() => ofService))
