// Checks of a tarball: npm metadata, types of every entry point, files, licence, declared dependencies. For
// `release.mjs`.
import { isBuiltin } from 'node:module'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { parseAst } from 'vite'

const NEEDED = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'src/index.ts']
const ALLOWED = /^(package[.]json|README[.]md|LICENSE|NOTICE|dist\/.+([.]js|[.]d[.]ts)|src\/.+[.]ts)$/
const TEST_FILES = /[.](test|bench)[.]|(^|\/)test\//

/**
 * By design: these are ES modules with several entry points. The resolution of Node 10 knows only the first, and what
 * is required from CommonJS is reached by `import()`, or by `require` since Node 22.
 */
const byDesign = ({ kind, resolutionKind: how }) =>
  (kind === 'NoResolution' && how === 'node10') || (kind === 'CJSResolvesToESM' && how === 'node16-cjs')

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {{ entryPoints?: readonly string[], exactTexts?: Readonly<Record<string, string>> }} expected
 *   entry points that a pattern of `exports` covers; texts that must be inside, word for word
 * @returns {Promise<readonly (readonly [check: string, faults: readonly string[]])[]>}
 */
export async function tarballChecks(bytes, { entryPoints = [], exactTexts = {} } = {}) {
  const tarball = createPackageFromTarballData(bytes)
  const prefix = `/node_modules/${tarball.packageName}/`
  const files = tarball.listFiles().map((file) => file.replace(prefix, ''))
  const read = (file) => tarball.readFile(prefix + file)
  const manifest = JSON.parse(read('package.json'))
  return [
    ['publint', await lintFaults(bytes)],
    ['types', await typeFaults(tarball, entryPoints)],
    ['files', fileFaults(files, manifest)],
    ['licence', textFaults(files, read, exactTexts)],
    ['dependencies', dependencyFaults(files, read, manifest)],
  ]
}

async function lintFaults(bytes) {
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }))
}

async function typeFaults(tarball, entryPoints) {
  const checked = await checkPackage(tarball, { includeEntrypoints: [...entryPoints] })
  if (!checked.types) return ['no types']
  const missing = entryPoints.filter((entryPoint) => !(entryPoint in checked.entrypoints))
  const problems = checked.problems.filter((problem) => !byDesign(problem))
  return [
    ...missing.map((entryPoint) => `no entry point ${entryPoint}`),
    ...problems.map(({ kind, entrypoint = '' }) => `${kind} ${entrypoint}`.trim()),
  ]
}

function fileFaults(files, { exports }) {
  const declarations = exports['.'].types.replace('./', '')
  const missing = [...NEEDED, declarations].filter((file) => !files.includes(file))
  const unexpected = files.filter((file) => !ALLOWED.test(file) || TEST_FILES.test(file))
  return [
    ...missing.map((file) => `${file} is missing`),
    ...unexpected.map((file) => `${file} does not belong in it`),
  ]
}

function textFaults(files, read, exactTexts) {
  return Object.entries(exactTexts)
    .filter(([file, text]) => !files.includes(file) || read(file) !== text)
    .map(([file]) => `${file} is not that of the repository`)
}

/** What modules import, and declarations too, that is neither theirs nor declared. */
function dependencyFaults(files, read, { name, dependencies = {}, peerDependencies = {} }) {
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
  const faults = files.flatMap((file) => {
    const imported = file.endsWith('.js')
      ? importsOf(read(file))
      : file.endsWith('.d.ts')
        ? importsOfDeclarations(read(file))
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

const importsOfDeclarations = (declarations) =>
  [...declarations.matchAll(/^(?:import|export|\} from)\b.*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    ([, from, inner]) => from ?? inner,
  )
