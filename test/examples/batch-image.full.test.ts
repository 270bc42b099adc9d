/** Builds the files of the image of `examples/batch` by its steps, without an engine, and runs the command of the job in it. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { stagesOf } from '../support/dockerfile.ts'
import { asHere, buildImage, removeTree } from '../support/image.ts'
import { root } from '../support/lock.ts'

const examples = join(root, 'examples/batch')
const text = readFileSync(join(examples, 'Dockerfile'), 'utf8')
const stages = stagesOf(text)
const job = parse(readFileSync(join(examples, 'kubernetes-job.yaml'), 'utf8'))
const [container] = job.spec.template.spec.containers

describe('examples/batch/Dockerfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'denier-batch-image-'))
  let tree = ''
  beforeAll(async () => {
    tree = await buildImage(stages, folder, (stage, directory) => {
      if (stage === 'build') asHere(directory)
    })
  }, 600_000)
  afterAll(() => removeTree(folder))

  it('passes a linter', () => expect(validate(text)).toEqual([]))

  it('builds the image that the job names', () => {
    expect(text).toContain(` -t ${container.image.replace(':latest', '')} .`)
  })

  it('runs as the user of the job', () => {
    expect(stages.at(-1)?.user).toBe(`${job.spec.template.spec.securityContext.runAsUser}:1000`)
  })

  it('computes a part by the command of the job, from its own files', () => {
    copyFileSync(join(examples, 'households.csv'), join(folder, 'households.csv'))
    const [bin = ''] = stages.at(-1)?.env.PATH?.split(':') ?? []
    const [shell, flags] = container.command
    const { status, stderr } = spawnSync(
      shell,
      [flags, container.args[0].replaceAll('/data/', `${folder}/`)],
      {
        env: {
          PATH: [bin.replace('/denier', tree), process.env.PATH].join(delimiter),
          PARTS: '8',
          JOB_COMPLETION_INDEX: '0',
        },
        encoding: 'utf8',
      },
    )
    expect([status, stderr]).toEqual([0, expect.stringContaining('erreurs')])
    expect(readFileSync(join(folder, 'results/part-1.csv'), 'utf8')).toMatch(/^ligne,.*\n1,F1,18000,/)
  })
})
