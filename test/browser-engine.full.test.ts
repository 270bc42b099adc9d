/**
 * Figures are the same on every JavaScript engine, although engines differ in the last bits of logarithms and powers.
 */
import { catalogue } from '@denier/core'
import { build } from 'esbuild'
import fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { civilDate } from '../packages/core/src/units/civil-date.ts'
import { launchBrowser, withoutBrowser } from './support/browser.ts'
import { validParams } from './support/queries.ts'
import { simulators } from './support/simulators.ts'
import { caseCount } from './support/tier.ts'

const TODAY = civilDate('2026-11-21') ?? expect.fail()
/** Random questions to each simulator. */
const QUERIES = caseCount(40)

/** Fewer draws, as the random generator does not depend on their number. */
const short = (query: object) => ('simulations' in query ? { ...query, simulations: 500 } : query)

/** Whether each figure of an answer is below 10 000 billion: beyond, a double holds no cents, and engines may differ. */
const holdsCents = (answer: string): boolean => !/[:[,]-?\d{14,}/.test(answer)

describe.skipIf(withoutBrowser)('core in another JavaScript engine', () => {
  let browser: Browser
  let script: string
  beforeAll(async () => {
    browser = await launchBrowser()
    const bundle = await build({
      stdin: {
        contents: `
        import { catalogue, loadHistory } from './index.js'
        globalThis.answersTo = async (questions, today) => {
          await loadHistory()
          return questions.map(({ name, query }) => {
            const { parser, answer } = catalogue.find(({ contract }) => contract.name === name)
            const parsed = parser.fromObject(query)
            return JSON.stringify(parsed.ok ? answer(parsed.params, { today }, 'fr') : parsed.problems)
          })
        }`,
        resolveDir: new URL('../packages/core/dist', import.meta.url).pathname,
      },
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2023',
    })
    script = bundle.outputFiles[0]?.text ?? expect.fail('no bundle')
  })
  afterAll(() => browser?.close())

  it('returns in Chromium the same answers as in Node', async () => {
    const questions = simulators.flatMap(({ contract }) => [
      { name: contract.name, query: contract.example.query as object },
      ...fc.sample(validParams(contract), { numRuns: QUERIES, seed: 42 }).map((query) => ({
        name: contract.name,
        query: short({ ...query }),
      })),
      ...(['monte_carlo', 'historique'] as const).flatMap((methode) =>
        'methode' in contract.params
          ? [{ name: contract.name, query: { ...contract.example.query, methode } as object }]
          : [],
      ),
    ])
    const here = questions.map(({ name, query }) => {
      const { parser, answer } =
        simulators.find(({ contract }) => contract.name === name) ?? expect.fail(name)
      const parsed = parser.fromObject(query as Record<string, unknown>)
      return JSON.stringify(parsed.ok ? answer(parsed.params, { today: TODAY }, 'fr') : parsed.problems)
    })
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    const there = await page.evaluate(
      ([requests, today]) =>
        (globalThis as unknown as { answersTo: (q: unknown, d: unknown) => Promise<string[]> }).answersTo(
          requests,
          today,
        ),
      [questions, TODAY] as const,
    )
    await page.close()
    expect(there).toHaveLength(here.length)
    expect(here.length).toBeGreaterThanOrEqual(catalogue.length * QUERIES)
    const compared = [...questions.entries()].filter(([index]) => holdsCents(here[index] ?? ''))
    expect(compared.length).toBeGreaterThan(0.9 * here.length)
    for (const [index, { name, query }] of compared)
      expect([name, query, there[index]]).toEqual([name, query, here[index]])
  })
})
