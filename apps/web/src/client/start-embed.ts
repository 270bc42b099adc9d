import type { Simulator } from '@denier/core'
import { Embed } from '../embed/embed.tsx'
import type { LivePageProps } from '../page/live-page.tsx'
import { start as startPage } from './start.tsx'

/**
 * Starts the script of an embedded page; its address is not changed. Called by the entry of each embedded
 * simulator that `build/entries.mjs` of `apps/web` generates, which imports this file and `start` by these
 * names.
 * @param support the code of lists and of ranges, for a simulator that has them.
 */
export const start = (
  simulator: Simulator,
  support: Pick<LivePageProps, 'lists' | 'ranges'> = {},
): Promise<void> => startPage(simulator, { ...support, part: Embed, isFramed: true })
