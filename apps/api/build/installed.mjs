// Check of `bundle.mjs`: packages that a bundle imports are looked for from where it lies, and no longer from the
// packages that declare them.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The packages that a bundle imports and would find somewhere else than one of ours that declares them, or nowhere.
 * Used by `bundle.mjs`.
 * @param output what the bundler wrote. @param from the folder that the bundle is looked up from.
 */
export function foundElsewhere(output, from) {
  const own = new Set(output.map(({ fileName }) => fileName))
  const imported = output
    .flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
    .filter((name) => !own.has(name) && !isBuiltin(name))
    .map(packageOf)
  const root = join(from, '../..')
  const declare = ['apps', 'packages']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(root, kind, name)))
    .map((folder) => ({ folder, names: dependenciesOf(folder) }))
  return [...new Set(imported)].filter((name) => {
    const homes = declare.filter(({ names }) => names.has(name)).map(({ folder }) => homeOf(name, folder))
    return homes.length === 0 || homes.some((home) => home !== homeOf(name, from))
  })
}

/** @example packageOf('@scope/name/part') // '@scope/name' */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const dependenciesOf = (folder) =>
  new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {}))

/** Where a package is found from a folder, as Node looks for it: there, else above. */
function homeOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
    if (folder === dirname(folder)) return undefined
  }
}
