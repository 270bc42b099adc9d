/** Which files import each exported name of the repository, through packages and re-exports, for `callers.ts`. */
import { dirname, normalize } from 'node:path'

/** A source file. */
export interface Source {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
}

/** The file of each entry of a package: `@denier/core/csv` → `packages/core/src/definition/csv/index.ts`. */
export type Entries = ReadonlyMap<string, string>

/** What a file imports of another one. */
interface Import {
  readonly path: string
  /** `undefined` for all that the code has: `import()`. */
  readonly names: readonly string[] | undefined
}

/** A name that a file exports and another one declares. */
interface ReExport {
  readonly path: string
  readonly name: string
  /** The name that it is exported by; `*` for all names. */
  readonly as: string
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** `import … from`, `import '…'`, `import('…')`, `export … from`, and `export { … }` of imported names. */
const IMPORT = /\bimport\s+(?:type\s+)?([^'"]*?)\s*from\s*'([^']+)'/g
const EFFECT = /\bimport\s*'([^']+)'/g
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g
const RE_EXPORT = /\bexport\s+(?:type\s+)?(\{[^}]*\}|\*)\s*from\s*'([^']+)'/g
const PASSED = /^export\s+(?:type\s+)?(\{[^}]*\})\s*$/gm
const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** The build writes entries that import these files: their paths are texts in its source. */
const GENERATOR = 'apps/web/build/entries.mjs'
const GENERATED_IMPORT = /'([\w/-]+\.tsx?)'/g

/** `a, type b as c` → a pair of names for each. */
const namePairs = (braces: string): readonly (readonly [name: string, as: string])[] =>
  braces
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', as = name] = part.split(/\s+as\s+/)
      return [name, as]
    })

/** The names that an import reads: of a namespace, the members that the code has. */
const namesOf = (clause: string, code: string): readonly string[] => {
  const [, namespace] = /\*\s+as\s+(\w+)/.exec(clause) ?? []
  if (namespace !== undefined)
    return [...code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
  const braces = /\{[\s\S]*\}/.exec(clause)?.[0] ?? ''
  return namePairs(braces).map(([name]) => name)
}

/** The importers of each file and of each of its exported names. */
export class ImportGraph {
  readonly #entries: Entries
  readonly #reExports = new Map<string, readonly ReExport[]>()
  readonly #exports = new Map<string, ReadonlySet<string>>()
  readonly #ofFile = new Map<string, Set<string>>()
  readonly #ofName = new Map<string, Set<string>>()

  constructor(sources: readonly Source[], entries: Entries) {
    this.#entries = entries
    const codes = sources.map(({ path, text }) => [path, text.replaceAll(COMMENTS, '')] as const)
    for (const [path, code] of codes) {
      this.#exports.set(path, new Set([...code.matchAll(EXPORTED)].map(([, name = '']) => name)))
      this.#reExports.set(path, this.#reExportsOf(path, code))
    }
    for (const [path, code] of codes) {
      for (const imported of this.#importsOf(path, code)) this.#note(path, code, imported)
    }
  }

  /** The files that import something of a file. */
  importers(path: string): readonly string[] {
    return [...(this.#ofFile.get(path) ?? [])]
  }

  /** The files that import a name of a file, which files that only pass it on are not. */
  users(path: string, name: string): readonly string[] {
    return [...(this.#ofName.get(`${path}#${name}`) ?? [])].filter((user) => user !== path)
  }

  /** The files that pass on what a file exports. */
  passers(path: string): readonly string[] {
    return [...this.#reExports]
      .filter(([, passed]) => passed.some((one) => one.path === path))
      .map(([passer]) => passer)
  }

  #resolve(from: string, specifier: string): readonly string[] {
    const path = specifier.startsWith('.')
      ? normalize(`${dirname(from)}/${specifier}`)
      : this.#entries.get(specifier)
    return path === undefined ? [] : [path]
  }

  #importsOf(path: string, code: string): readonly Import[] {
    return [
      ...[...code.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) =>
        this.#resolve(path, specifier).map((to) => ({ path: to, names: namesOf(clause, code) })),
      ),
      ...[...code.matchAll(EFFECT)].flatMap(([, specifier = '']) =>
        this.#resolve(path, specifier).map((to) => ({ path: to, names: [] })),
      ),
      ...[...code.matchAll(DYNAMIC)].flatMap(([, specifier = '']) =>
        this.#resolve(path, specifier).map((to) => ({ path: to, names: undefined })),
      ),
      ...(path === GENERATOR ? [...code.matchAll(GENERATED_IMPORT)] : []).map(([, file]) => ({
        path: `apps/web/src/${file}`,
        names: undefined,
      })),
    ]
  }

  #reExportsOf(path: string, code: string): readonly ReExport[] {
    const passed = [...code.matchAll(PASSED)].flatMap(([, names = '']) => namePairs(names))
    const imported = [...code.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) =>
      this.#resolve(path, specifier).flatMap((to) =>
        passed
          .filter(([name]) => namesOf(clause, code).includes(name))
          .map(([name, as]) => ({ path: to, name, as })),
      ),
    )
    const direct = [...code.matchAll(RE_EXPORT)].flatMap(([, names = '', specifier = '']) =>
      this.#resolve(path, specifier).flatMap((to) =>
        names === '*'
          ? [{ path: to, name: '*', as: '*' }]
          : namePairs(names).map(([name, as]) => ({ path: to, name, as })),
      ),
    )
    return [...imported, ...direct]
  }

  #note(importer: string, code: string, { path, names }: Import): void {
    add(this.#ofFile, path, importer)
    const all = this.#namesIn(path)
    const written = all.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
    // a module that a function receives whole gives all its names
    for (const name of names ?? (written.length > 0 ? written : all)) {
      const [origin, original] = this.#originOf(path, name) ?? [path, name]
      add(this.#ofFile, origin, importer)
      add(this.#ofName, `${origin}#${original}`, importer)
    }
  }

  #namesIn(path: string): readonly string[] {
    const passed = this.#reExports.get(path) ?? []
    return [...(this.#exports.get(path) ?? []), ...passed.map(({ as }) => as)].filter((name) => name !== '*')
  }

  /** The file that declares a name which another one exports. */
  #originOf(path: string, name: string): readonly [path: string, name: string] | undefined {
    if (this.#exports.get(path)?.has(name)) return [path, name]
    for (const passed of this.#reExports.get(path) ?? []) {
      if (passed.as !== name && passed.as !== '*') continue
      const origin = this.#originOf(passed.path, passed.as === '*' ? name : passed.name)
      if (origin) return origin
    }
    return undefined
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}
