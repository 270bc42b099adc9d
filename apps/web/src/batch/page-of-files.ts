import type { BatchAppProps } from './batch-app.tsx'

/** The id of the data block of the page of files. Used by `client/start-batch.tsx` and `pages/batch.tsx`. */
export const BATCH_DATA_ID = 'denier-batch-data'
/** The id of the element that its script draws again. Used by `client/start-batch.tsx` and `pages/batch.tsx`. */
export const BATCH_ROOT_ID = 'denier-batch'

/** What the script needs to draw the page of files again. */
export interface BatchPageData extends Pick<BatchAppProps, 'language' | 'simulators'> {
  /** The address of the worker module. */
  readonly worker: string
}
