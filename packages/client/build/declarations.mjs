// Run by `npm run build` after `tsc`: copies the declarations of the client, and those of @denier/core that
// they use, into `dist/types`, so that the published client is typed without installing the core. Which tool
// was tried first: docs/decisions/0042-declarations-of-the-client.md.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

// Folders of what `tsc` wrote, and of the copies.
const client = join(import.meta.dirname, '../dist')
const core = join(import.meta.dirname, '../../core/dist')
const types = join(client, 'types')

/** A module specifier in a declaration that the compiler wrote: `from './a.ts'`, `import("./a.ts")`. */
const SPECIFIER = /(?<=\bfrom |\bimport\()(["'])([^"']+)\1/g

/** Paths of the declarations that were copied. */
const copied = new Set()
rmSync(types, { recursive: true, force: true })
copyWithImports(join(client, 'index.d.ts'))

/** Copies a declaration file and all that it imports, with the specifiers of the copies. */
function copyWithImports(file) {
  if (copied.has(file)) return
  copied.add(file)
  const declarations = readFileSync(file, 'utf8').replaceAll(SPECIFIER, (_, quote, specifier) => {
    const imported = sourceOf(specifier, file)
    if (imported === undefined) return quote + specifier + quote // in an example of a comment
    copyWithImports(imported)
    const path = relative(dirname(copyOf(file)), copyOf(imported)).replace('.d.ts', '.ts')
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
  })
  mkdirSync(dirname(copyOf(file)), { recursive: true })
  writeFileSync(copyOf(file), declarations)
}

/** The declaration file of an import; undefined for one that is neither relative nor of the core. */
function sourceOf(specifier, importer) {
  if (specifier === '@denier/core') return join(core, 'index.d.ts')
  return specifier.startsWith('.') ? join(dirname(importer), specifier.replace('.ts', '.d.ts')) : undefined
}

/** Where a declaration file is copied to. */
function copyOf(file) {
  return file.startsWith(core)
    ? join(types, 'core', relative(core, file))
    : join(types, relative(client, file))
}
