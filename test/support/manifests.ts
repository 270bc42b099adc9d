/** Reads the Kubernetes manifests of `deploy/kubernetes`, for their tests. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { shipped } from './deploy.ts'
import { root } from './lock.ts'

/** As much of any manifest as is common to all. */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata?: { readonly name: string; readonly namespace?: string }
  readonly [member: string]: unknown
}

/** The documents of a file of YAML. @throws Error where it is not read without a fault or a warning. */
export function documentsOf<T = Manifest>(path: string): readonly T[] {
  return parseAllDocuments(shipped(path), { merge: true, strict: true, uniqueKeys: true }).map((document) => {
    const [fault] = [...document.errors, ...document.warnings]
    if (fault) throw new Error(`${path}: ${fault.message}`)
    return document.toJS() as T
  })
}

const FOLDER = 'kubernetes'
const KUSTOMIZATION = 'kustomization.yaml'

/** The files of the folder, the one that lists them apart. */
export const manifestFiles = (): readonly string[] =>
  readdirSync(join(root, 'deploy', FOLDER)).filter((file) => file !== KUSTOMIZATION)

export const kustomization = (): Manifest & { readonly resources: readonly string[] } =>
  documentsOf<Manifest & { resources: string[] }>(`${FOLDER}/${KUSTOMIZATION}`)[0] as never

export const manifests = (): readonly Manifest[] =>
  manifestFiles().flatMap((file) => documentsOf(`${FOLDER}/${file}`))

/** Where the types of an API are: `networking.k8s.io/v1` is in `networking/v1`, and `v1` in `core/v1`. */
const moduleOf = ({ apiVersion }: Manifest): string =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}`

/**
 * What the compiler reports of each manifest, checked against the published types of Kubernetes: a member that is
 * unknown, of another type, or missing. An empty text for one without a fault.
 */
export async function typeErrors(all: readonly Manifest[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'denier-manifests-'))
  const files = all.map((one, index) => {
    const file = `manifest-${index}.ts`
    const type = `import('${moduleOf(one)}').${one.kind}`
    writeFileSync(join(folder, file), `export const manifest: ${type} = ${JSON.stringify(one, null, 1)}\n`)
    return file
  })
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    types: [],
    skipLibCheck: true,
    paths: { 'kubernetes-types/*': [join(root, 'node_modules/kubernetes-types/*')] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const output = await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
  rmSync(folder, { recursive: true, force: true })
  const reports = output.split(/^(?=\S)/m)
  const unplaced = reports.filter((text) => !files.some((file) => text.includes(`${file}(`))).join('')
  return files.map((file) => reports.filter((text) => text.includes(`${file}(`)).join('') + unplaced)
}
