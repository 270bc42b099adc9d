import { describe, expect, it } from 'vitest'
import { createAnswerLog, UNTRUSTED_FORWARDED_FOR } from './answer-log.ts'
import type { AddressSource } from './request-reader.ts'

/**
 * The warnings of a log without output and metrics, after requests whose client addresses have these sources.
 */
function warningsAfter(...requests: readonly (readonly [path: string, source: AddressSource])[]): string[] {
  const warnings: string[] = []
  const log = createAnswerLog({
    output: undefined,
    metrics: undefined,
    paths: new Map(),
    warn: (message) => void warnings.push(message),
  })
  for (const [path, source] of requests) log.identified(path, source)
  return warnings
}

describe('createAnswerLog', () => {
  it('warns once of an untrusted X-Forwarded-For, and names TRUST_PROXY', () => {
    expect(warningsAfter(['/docs', 'ignored'], ['/', 'ignored'], ['/docs', 'ignored'])).toEqual([
      UNTRUSTED_FORWARDED_FOR,
    ])
    expect(UNTRUSTED_FORWARDED_FOR).toContain('set TRUST_PROXY to the address of the proxy')
  })

  it.each(['socket', 'forwarded', 'chained', 'trusted'] as const)(
    'does not warn when the source is %s',
    (source) => {
      expect(warningsAfter(['/docs', source])).toEqual([])
    },
  )

  it('does not warn of health probes', () => {
    expect(warningsAfter(['/healthz', 'ignored'], ['/readyz', 'ignored'])).toEqual([])
  })
})
