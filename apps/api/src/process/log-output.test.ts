import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { LogOutput } from './log-output.ts'

/** Runs with a temporary file open for writing. */
async function withFile(run: (fd: number, read: () => string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'denier-log-'))
  const path = join(folder, 'log')
  const fd = openSync(path, 'w')
  try {
    await run(fd, () => readFileSync(path, 'utf8'))
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  }
}

/** Lines of JSON, numbered from `from`, of about 65 characters. */
const lines = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `{"line":${from + index},"pad":"${'é'.repeat(40)}"}\n`)

describe('LogOutput to a file', () => {
  it('writes every line whole and in order, also lines that come during a write', () =>
    withFile(async (fd, read) => {
      const output = new LogOutput(fd)
      const [first, later] = [lines(5000), lines(2000, 5000)]
      for (const line of first) output.write(line)
      await new Promise((resolve) => setImmediate(resolve))
      for (const line of later) output.write(line)
      await vi.waitFor(() => expect(read()).toBe([...first, ...later].join('')), 10_000) // ms, for a slow machine
    }))

  it('drops lines beyond a million waiting characters', () =>
    withFile(async (fd, read) => {
      const output = new LogOutput(fd)
      const many = lines(30_000)
      for (const line of many) output.write(line)
      await vi.waitFor(() => expect(read().length).toBeGreaterThan(999_000), 10_000)
      expect(read().length).toBeLessThanOrEqual(1_000_000)
      expect(many.join('').startsWith(read())).toBe(true)
    }))
})
