import type { Simulator } from '@denier/core'
import type { Assets } from '../pages/assets.ts'
import type { Texts } from './built.ts'

/** What the pages are made of. */
export interface SiteParts {
  readonly simulators: readonly Simulator[]
  readonly assets: Assets
  readonly texts: Texts
  /** Who answers for the service, how to reach them, and who houses it: empty where the operator did not say. */
  readonly operator: string
  readonly contact: string
  readonly hosting: string
}
