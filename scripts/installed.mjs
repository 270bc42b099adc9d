// Checks of a bundle of ours (`apps/*/build/bundle.mjs`): Node looks for the packages that a bundle imports from the folder of the bundle, no
// longer from the packages of this repository that declare them, and might find another version.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The names of the packages that a bundle imports and that Node would find in another folder than for a
 * package of this repository that declares them, or that none declares. Empty when all is well. Used by
 * the `bundle.mjs` of `@denier/api` and of `@denier/cli`.
 * @param output the files that the bundler wrote, each with `fileName`, `imports` and `dynamicImports`.
 * @param from the folder from which the bundle finds packages, two levels below the root of the repository.
 */
export function foundElsewhere(output, from) {
  const imported = packagesIn(output)
  const root = join(from, '../..')
  const ownPackages = ['apps', 'packages']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(root, kind, name)))
    .map((folder) => ({ folder, names: dependenciesOf(folder) }))
  return imported.filter((name) => {
    const homes = ownPackages.filter(({ names }) => names.has(name)).map(({ folder }) => homeOf(name, folder))
    return homes.length === 0 || homes.some((home) => home !== homeOf(name, from))
  })
}

/**
 * The names of the packages that a bundle imports and that the package which it is a part of does not declare: who installs
 * that one alone may have none of them. Used by the `bundle.mjs` of `@denier/cli`.
 * @param output as for `foundElsewhere`.
 * @param folder that of the package.
 */
export function undeclared(output, folder) {
  const declared = dependenciesOf(folder)
  return packagesIn(output).filter((name) => !declared.has(name))
}

/** The names of the packages that the files of a bundle import, each once. */
function packagesIn(output) {
  const own = new Set(output.map(({ fileName }) => fileName))
  const imported = output
    .flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
    .filter((name) => !own.has(name) && !isBuiltin(name))
    .map(packageOf)
  return [...new Set(imported)]
}

/**
 * The package of an import specifier.
 * @example packageOf('@scope/name/part') // '@scope/name'
 */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The names of the `dependencies` in a folder's `package.json`. */
const dependenciesOf = (folder) =>
  new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {}))

/**
 * The folder where Node finds a package from another folder: its `node_modules`, else those above; or
 * undefined.
 */
function homeOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
    if (folder === dirname(folder)) return undefined
  }
}
