/** The command that plays the table of questions against a program, here programs whose answers are known. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { householdQuestions } from './household-questions.ts'

const scratch = mkdtempSync(join(tmpdir(), 'denier-questions-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Runs the command with `ASSISTANT` set to a program, if any, on the questions of these ids. */
function play(program: string | undefined, ...ids: string[]) {
  const { ASSISTANT: _, ...others } = process.env
  const env = program === undefined ? others : { ...others, ASSISTANT: program }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/questions.mjs', ...ids], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

/**
 * The command of a program in JavaScript, whose `body` knows the `input` that it is given, the `row` of the
 * table that has the question and the `last` call of a tool, if any, and answers by `say`.
 */
function program(name: string, body: string): string {
  const path = join(scratch, `${name}.mjs`)
  writeFileSync(
    path,
    `const parts = []
    for await (const part of process.stdin) parts.push(part)
    const input = JSON.parse(Buffer.concat(parts).toString())
    const table = ${JSON.stringify(householdQuestions)}
    const row = table.find(({ question }) => question === input.question)
    const last = input.exchanges.at(-1)
    const say = (object) => console.log(JSON.stringify(object))
    ${body}`,
  )
  return `${process.execPath} ${path}`
}

/** Captures the right simulators, the questions, the right parameters and the right figures. */
const SUMMARY = /^Right simulator: (\d) of (\d); parameters: (\d) of \d; figure: (\d) of \d; \d+ bytes/

describe('npm run questions', () => {
  it('says that no model is called when no program is named', () => {
    const { status, stderr } = play(undefined)
    expect([status, stderr.trim()]).toEqual([
      2,
      expect.stringMatching(/^No model is called: ASSISTANT must name/),
    ])
  })

  it('refuses a question that the table does not have', () => {
    expect(play('true', 'fr-99')).toMatchObject({ status: 2, stderr: 'The table has no question fr-99.\n' })
  })

  it('finds everything right of a program that searches, simulates and quotes', () => {
    const good = program(
      'good',
      `if (!last) say({ tool: 'chercher', arguments: { question: input.question } })
      else if (last.tool === 'chercher')
        say({ tool: 'simuler', arguments: { simulateur: last.result.structuredContent.candidats[0].simulateur, parametres: row.parametres } })
      else say({ answer: last.result.content[0].text })`,
    )
    const { status, lines } = play(good, 'fr-01', 'fr-09', 'fr-13', 'en-22', 'en-36')
    expect(status).toBe(0)
    expect(SUMMARY.exec(lines.at(-1) ?? '')?.slice(1)).toEqual(['5', '5', '5', '5'])
  })

  it('finds wrong a program that invents a figure, takes another simulator, does not end or fails', () => {
    const wrongs = {
      invents: `say({ answer: 'About 3 euros.' })`,
      another: `say(last ? { answer: last.result.content[0].text } : { tool: 'simuler', arguments: { simulateur: 'inflation', parametres: { montant: 1 } } })`,
      endless: `say({ tool: 'chercher', arguments: { question: 'x' } })`,
      silent: ``,
      broken: `process.exit(3)`,
      misnamed: `say(last ? { answer: '' } : { tool: 'nothing', arguments: {} })`,
    }
    for (const [name, body] of Object.entries(wrongs)) {
      const { status, lines } = play(program(name, body), 'fr-09')
      expect([name, status]).toEqual([name, 0])
      expect([name, SUMMARY.exec(lines.at(-1) ?? '')?.slice(1)]).toEqual([name, ['0', '1', '0', '0']])
    }
  })
})
