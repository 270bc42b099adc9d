/** The examples of a shared file: the parts that each scheduler computes, joined, are the whole file. */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { MAIN } from '../cli/support.ts'
import { root } from '../support/lock.ts'

const examples = join(root, 'examples/batch')
const DENIER = `${process.execPath} ${MAIN}`
const folder = mkdtempSync(join(tmpdir(), 'denier-batch-'))
const input = join(folder, 'households.csv')
/** The output for the whole file, computed in one part. */
let whole = ''

beforeAll(() => {
  const [head = '', ...rows] = readFileSync(join(examples, 'households.csv'), 'utf8').trimEnd().split('\n')
  const many = Array.from({ length: 9500 }, (_, at) => rows[at % rows.length])
  writeFileSync(input, `${[head, ...many].join('\n')}\n`)
  whole = spawnSync(process.execPath, [MAIN, 'lot', 'fiscalite', input, '--numeroter'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).stdout
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The parts of a folder, joined by the script of the examples. */
const merged = (results: string) =>
  execFileSync('sh', [join(examples, 'merge-parts.sh'), results], { encoding: 'utf8', maxBuffer: 2 ** 26 })

describe('examples/batch', () => {
  it('computes the whole file as a Slurm array', () => {
    const results = join(folder, 'slurm')
    for (let task = 1; task <= 3; task += 1)
      execFileSync('sh', [join(examples, 'slurm-array.sh'), 'fiscalite', input, results], {
        env: { ...process.env, DENIER, SLURM_ARRAY_TASK_ID: String(task), SLURM_ARRAY_TASK_COUNT: '3' },
        stdio: 'pipe',
      })
    expect(whole.split('\n')).toHaveLength(9502) // the header, 9,500 rows, and the end of the last line
    expect(merged(results)).toBe(whole)
  })

  it('computes the whole file as an Indexed Job, whose parts are as many as its completions', () => {
    const { spec } = parse(readFileSync(join(examples, 'kubernetes-job.yaml'), 'utf8'))
    const [container] = spec.template.spec.containers
    const [shell, flags] = container.command
    expect(container.env).toContainEqual({ name: 'PARTS', value: String(spec.completions) })
    const script = container.args[0].replaceAll('/data/', `${folder}/`)
    for (let index = 0; index < spec.completions; index += 1)
      execFileSync(shell, [flags, script], {
        env: { ...process.env, DENIER, PARTS: String(spec.completions), JOB_COMPLETION_INDEX: String(index) },
        stdio: 'pipe',
      })
    expect(merged(join(folder, 'results'))).toBe(whole)
  })

  it('passes each row of a partition through the command of the Spark example', () => {
    const script = readFileSync(join(examples, 'spark_pipe.py'), 'utf8')
    copyFileSync(join(examples, 'spark_pipe.py'), join(folder, 'spark_pipe.py'))
    expect(spawnSync('python3', ['-m', 'py_compile', join(folder, 'spark_pipe.py')]).status).toBe(0)
    const [, command = ''] = /COMMAND = f"sh -c '(.+)'"/.exec(script) ?? []
    const rows = '{"foyer":"F1","revenu":30000}\n{"foyer":"F2","revenu":null}\n'
    const { stdout, status } = spawnSync('sh', ['-c', command.replace('{DENIER}', DENIER)], {
      input: rows,
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).erreurs),
    ).toEqual([[], ['revenu is required']])
  })
})
