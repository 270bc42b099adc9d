import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onOrphaned } from './signals.ts'

/** As in `signals.ts`: how often the parent process is looked for. */
const LOOK_MS = 500

describe('onOrphaned', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })

  it('stops once, when npm started the process and its parent is gone', () => {
    vi.stubEnv('npm_lifecycle_event', 'start')
    const parent = vi.spyOn(process, 'ppid', 'get').mockReturnValue(100)
    const stop = vi.fn()
    onOrphaned(stop)
    vi.advanceTimersByTime(LOOK_MS)
    expect(stop).not.toHaveBeenCalled()
    parent.mockReturnValue(1)
    vi.advanceTimersByTime(10 * LOOK_MS)
    expect(stop).toHaveBeenCalledOnce()
  })

  it('does nothing when npm did not start the process', () => {
    vi.stubEnv('npm_lifecycle_event', undefined)
    onOrphaned(() => expect.fail())
    expect(vi.getTimerCount()).toBe(0)
  })
})
