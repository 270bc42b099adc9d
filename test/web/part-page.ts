/** What a page of one part is made of: style sheets and a script, from the sources. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Style sheets by name, as one. */
export async function sheetsOf(...names: readonly string[]): Promise<string> {
  const sheets = names.map((name) => readFile(source(`apps/web/src/styles/${name}.css`), 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}

/** A module, whose imports begin at the root of the repository, as one script. */
export async function bundleOf(contents: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source('.'), loader: 'js' },
    bundle: true,
    format: 'iife',
    minify: true, // each page is sent it anew
    write: false,
    target: 'es2023',
    conditions: ['@denier/source'],
  })
  return outputFiles[0]?.text ?? ''
}
