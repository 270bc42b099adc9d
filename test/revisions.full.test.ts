/** The command that lists the legal values and series due for a check. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { datedThings } from '../scripts/revisions/dated.mjs'
import { root } from './support/lock.ts'

const things = await datedThings(new URL('../packages/core/src/', import.meta.url), '.ts')
/** Before the first value that was looked for and not found. */
const allRead = '2026-09-30'
const rateOfLivretA =
  things.find(({ file }) => file.endsWith('epargne/livret-a-taux')) ?? expect.fail('no rate')

describe('npm run revisions', () => {
  const run = promisify(execFile)
  const command = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    run(process.execPath, [join(root, 'scripts/revisions.mjs'), ...args]).then(
      (said) => ({ code: 0, ...said }),
      (error) => error,
    )

  it('prints the next revisions and exits with 0 when nothing is due', async () => {
    const { code, stdout } = await command(allRead)
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Nothing is due on ${allRead}`)])
    expect(stdout).toMatch(/^Next, \d{4}-02-01: the rate of the Livret A/m)
  })

  it('lists what is due in columns and exits with 1', async () => {
    const february = `${Number(rateOfLivretA.checked.slice(0, 4)) + 1}-02-01`
    const { code, stdout } = await command(february)
    const lines = stdout.split('\n').filter((line) => /^(revised|not checked|no value)/.test(line))
    const [rate = expect.fail(stdout)] = lines.filter((line) => line.includes('livret-a-taux.ts'))
    expect(code).toBe(1)
    expect(rate).toMatch(
      /^revised on \S+ +checked \S+ +packages\/core\/src\/\S+[.]ts +\S+ \S+ +\S.*https:\S+$/,
    )
    expect(new Set(lines.map((line) => line.indexOf('packages/core/src/'))).size).toBe(1)
    expect(new Set(lines.map((line) => line.indexOf('https://'))).size).toBe(1)
    expect(stdout).toContain(`${lines.length} of ${things.length} are due on ${february}`)
  })

  it.each([[['2027-02-30']], [['soon']], [['2027-02-01', '2027-02-02']]])(
    'rejects %j with 2',
    async (words) => {
      expect(await command(...words)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(/^One day/),
      })
    },
  )
})
