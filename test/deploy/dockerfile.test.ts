/** The Dockerfile: what it copies, installs and ships. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { shipped } from '../support/deploy.ts'
import { stagesOf } from '../support/dockerfile.ts'
import { contextFiles } from '../support/image.ts'
import { root } from '../support/lock.ts'

const text = shipped('Dockerfile')
const stages = stagesOf(text)
const image = stages.at(-1)
/** The steps that copy files of the context. */
const copied = stages.flatMap(({ steps }) =>
  steps.flatMap((step) => (step.kind === 'copy' && !step.from ? [step] : [])),
)

const workspaces = ['packages', 'apps'].flatMap((kind) =>
  readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
)

describe('Dockerfile', () => {
  it('passes a linter', () => {
    expect(validate(text)).toEqual([])
    expect(validate(text.replace('USER', 'USERS'))).not.toEqual([])
  })

  it('takes the base image, with its digest, as a build argument', () => {
    expect(text).toMatch(/^ARG NODE_IMAGE=node:24-slim$/m)
    const bases = text.match(/^FROM .*/gm) ?? []
    expect(bases).toHaveLength(3)
    for (const base of bases) expect(base).toMatch(/^FROM [$][{]NODE_IMAGE[}]/)
  })

  it('runs as an unprivileged user and has a health check', () => {
    expect(image?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(image?.healthcheck.join(' ')).toContain('/healthz')
    expect(image?.env).toMatchObject({ PORT: image?.ports[0], NODE_ENV: 'production' })
  })

  it('installs from the lockfile without scripts, with the manifest of each workspace', () => {
    const run = stages.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'run' ? [step.command] : [])),
    )
    expect(run.filter((command) => command.includes('npm '))).toEqual([
      'npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @denier/api',
    ])
    const manifests = copied.map(({ paths }) => paths[0]).filter((path) => path?.endsWith('/package.json'))
    expect(manifests.sort()).toEqual(workspaces.map((folder) => `${folder}/package.json`).sort())
  })

  it('ships only the built files that the service needs', () => {
    const shippedPaths = (image?.steps ?? []).flatMap((step) =>
      step.kind === 'copy' && step.from === 'build' ? [step.paths] : [],
    )
    expect(shippedPaths.map(([, to]) => to)).toEqual([
      'packages/core/dist', // the threads' own
      'packages/core/src', // the methods
      'apps/api/dist/bundle',
      'apps/api/dist/worker-pool/worker.js',
      'apps/api/public',
      'apps/web/dist/site',
    ])
    for (const [from, to] of shippedPaths) expect(from).toBe(`/denier/${to}`)
  })

  it('copies only files of the context, which has no secret, test or build', () => {
    const context = contextFiles()
    for (const { paths } of copied)
      for (const source of paths.slice(0, -1))
        expect(source === '.' || context.some((file) => file === source), source).toBe(true)
    expect(
      context.filter((file) => /^test\/|[.]test[.]ts$|^docs\/|(^|\/)[.]env|^[.]git|\/dist\//.test(file)),
    ).toEqual([])
    expect(context).toContain('packages/core/src/index.ts')
  })
})
