// Checks of a tarball: npm metadata, types of every entry point, files, licence, declared dependencies.
import { isBuiltin } from 'node:module'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { parseAst } from 'vite'

const NEEDED = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'src/index.ts']
const ALLOWED = /^(package[.]json|README[.]md|LICENSE|NOTICE|dist\/.+([.]js|[.]d[.]ts)|src\/.+[.]ts)$/
const WORKSHOP = /[.](test|bench)[.]|(^|\/)test\//

/**
 * By design: these are ES modules with several doors. The resolution of Node 10 knows no door but the first, and what is
 * required from CommonJS is reached by `import()`, or by `require` since Node 22.
 */
const byDesign = ({ kind, resolutionKind: how }) =>
  (kind === 'NoResolution' && how === 'node10') || (kind === 'CJSResolvesToESM' && how === 'node16-cjs')

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {{ doors?: readonly string[], kept?: Readonly<Record<string, string>> }} expected doors that a pattern of `exports` opens;
 *   texts that must be inside, word for word
 * @returns {Promise<readonly (readonly [check: string, faults: readonly string[]])[]>}
 */
export async function tarballChecks(bytes, { doors = [], kept = {} } = {}) {
  const tarball = createPackageFromTarballData(bytes)
  const prefix = `/node_modules/${tarball.packageName}/`
  const files = tarball.listFiles().map((file) => file.replace(prefix, ''))
  const read = (file) => tarball.readFile(prefix + file)
  const manifest = JSON.parse(read('package.json'))
  return [
    ['publint', await lintFaults(bytes)],
    ['types', await typeFaults(tarball, doors)],
    ['files', fileFaults(files, manifest)],
    ['licence', textFaults(files, read, kept)],
    ['dependencies', dependencyFaults(files, read, manifest)],
  ]
}

async function lintFaults(bytes) {
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }))
}

async function typeFaults(tarball, doors) {
  const checked = await checkPackage(tarball, { includeEntrypoints: [...doors] })
  if (!checked.types) return ['no types']
  const closed = doors.filter((door) => !(door in checked.entrypoints))
  const problems = checked.problems.filter((problem) => !byDesign(problem))
  return [
    ...closed.map((door) => `no door ${door}`),
    ...problems.map(({ kind, entrypoint = '' }) => `${kind} ${entrypoint}`.trim()),
  ]
}

function fileFaults(files, { exports }) {
  const declarations = exports['.'].types.replace('./', '')
  const missing = [...NEEDED, declarations].filter((file) => !files.includes(file))
  const strange = files.filter((file) => !ALLOWED.test(file) || WORKSHOP.test(file))
  return [
    ...missing.map((file) => `${file} is missing`),
    ...strange.map((file) => `${file} does not belong in it`),
  ]
}

function textFaults(files, read, kept) {
  return Object.entries(kept)
    .filter(([file, text]) => !files.includes(file) || read(file) !== text)
    .map(([file]) => `${file} is not that of the house`)
}

/** What modules import, and declarations too, that is neither theirs nor declared. */
function dependencyFaults(files, read, { name, dependencies = {}, peerDependencies = {} }) {
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
  const faults = files.flatMap((file) => {
    const imported = file.endsWith('.js')
      ? importsOf(read(file))
      : file.endsWith('.d.ts')
        ? namedIn(read(file))
        : []
    const foreign = imported.filter((one) => !/^[./]/.test(one) && !isBuiltin(one)).map(packageOf)
    return foreign.filter((one) => !declared.has(one)).map((one) => `${file} imports ${one}, not declared`)
  })
  return [...new Set(faults)]
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function importsOf(code) {
  const found = []
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return
    if (/^(Import|Export)/.test(node.type) && typeof node.source?.value === 'string')
      found.push(node.source.value)
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code))
  return found
}

const namedIn = (declarations) =>
  [...declarations.matchAll(/^(?:import|export|\} from)\b.*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    ([, from, inner]) => from ?? inner,
  )
