import type { Simulator } from '@denier/core'
import { Embed } from '../embed/embed.tsx'
import type { LivePageProps } from '../page/live-page.tsx'
import { start as startPage } from './start.tsx'

/**
 * Starts the script of an embedded page; its address is not changed. Called by the generated entry of each
 * simulator.
 */
export const start = (simulator: Simulator, how: Pick<LivePageProps, 'lists'> = {}): Promise<void> =>
  startPage(simulator, { ...how, part: Embed, isFramed: true })
