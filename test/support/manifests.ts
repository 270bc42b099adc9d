/** Reads the Kubernetes manifests of `deploy/kubernetes`, for their tests. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { shipped } from './deploy.ts'
import { root } from './lock.ts'

/**
 * The members that every manifest has. Used by `deploy/kubernetes.test.ts` and
 * `deploy/trusted-proxies.test.ts`.
 */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata?: { readonly name: string; readonly namespace?: string }
  readonly [member: string]: unknown
}

/**
 * The documents of a YAML file of `deploy/`, by its path there. Used by `deploy/compose.test.ts`,
 * `deploy/kubernetes.test.ts`, `deploy/monitoring.ts` and others in `deploy` and `load`.
 * @throws Error where one has a fault or a warning.
 */
export function documentsOf<T = Manifest>(path: string): readonly T[] {
  return parseAllDocuments(shipped(path), { merge: true, strict: true, uniqueKeys: true }).map((document) => {
    const [fault] = [...document.errors, ...document.warnings]
    if (fault) throw new Error(`${path}: ${fault.message}`)
    return document.toJS() as T
  })
}

const FOLDER = 'kubernetes'
const KUSTOMIZATION = 'kustomization.yaml'

/** The names of the manifests, without the file that lists them. Used by `deploy/kubernetes.test.ts`. */
export const manifestFiles = (): readonly string[] =>
  readdirSync(join(root, 'deploy', FOLDER)).filter((file) => file !== KUSTOMIZATION)

/** The file that lists the manifests. Used by `deploy/kubernetes.test.ts`. */
export const kustomization = (): Manifest & { readonly resources: readonly string[] } =>
  documentsOf<Manifest & { resources: string[] }>(`${FOLDER}/${KUSTOMIZATION}`)[0] as never

/**
 * All manifests, in the order of their files. Used by `deploy/kubernetes.test.ts` and
 * `deploy/trusted-proxies.test.ts`.
 */
export const manifests = (): readonly Manifest[] =>
  manifestFiles().flatMap((file) => documentsOf(`${FOLDER}/${file}`))

/** The module of the types of an API: `networking.k8s.io/v1` is in `networking/v1`, and `v1` in `core/v1`. */
const moduleOf = ({ apiVersion }: Manifest): string =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}`

/**
 * What the compiler reports of each manifest, checked against the published types of Kubernetes: a member
 * that is unknown, of another type, or missing. One text for each manifest, empty for one without a fault.
 * Used by `deploy/kubernetes.test.ts`.
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
