/** Style sheets and scripts for test pages with one part of a page, built from the sources. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * The text of style sheets of the site, by name without extension, joined in this order. Used by
 * `form-page.ts` and `result-page.ts`.
 */
export async function sheetsOf(...names: readonly string[]): Promise<string> {
  const sheets = names.map((name) => readFile(source(`apps/web/src/styles/${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}

/**
 * Bundles the text of a module, whose imports are relative to the root of the repository, as one script. Used
 * by `form-page.ts`, `result-page.ts` and `tools-guard.full.test.ts`.
 */
export async function bundleOf(contents: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source('.'), loader: 'js' },
    bundle: true,
    format: 'iife',
    minify: true, // every page downloads it again
    write: false,
    target: 'es2023',
    conditions: ['@denier/source'],
  })
  return outputFiles[0]?.text ?? ''
}
