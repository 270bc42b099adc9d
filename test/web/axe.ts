/** Accessibility faults of a page, found by axe. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

/** The rules of WCAG 2.2, and best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A violated rule, and the first 300 characters of the HTML of each element that violates it. */
type Violation = readonly [rule: string, ...html: string[]]

/** As much of the library axe as is used. */
interface Axe {
  run(
    root: string | Document,
    options: object,
  ): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>
}

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The rules that a page violates, with the elements. Used by `explanation-browser.full.test.ts`,
 * `family-browser.full.test.ts`, `form-browser.full.test.ts` and others in `web` and `http`.
 * @param root the selector of the part that is checked; the whole page by default.
 * @param rules tags of axe rules.
 * @throws Error when the part does not exist.
 */
export async function violationsOf(
  page: Page,
  root?: string,
  rules: readonly string[] = ALL_RULES,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script)
  return page.evaluate(
    async ([root, rules]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      // All rules run, but only violations are reported: reporting the rest took a third of the time.
      const options = { runOnly: rules, resultTypes: ['violations'] }
      const { violations } = await axe.run(root ?? document, options)
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 300))] as const)
    },
    [root, rules] as const,
  )
}
