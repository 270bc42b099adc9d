/** The examples of a shared file: the parts that each scheduler computes, joined, are the whole file. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const mergeScript = join(examples, 'merge-parts.sh')
/** The parts of a folder, joined by the script of the examples. */
const merged = (results: string, parts: number) =>
  execFileSync('sh', [mergeScript, results, String(parts)], { encoding: 'utf8', maxBuffer: 2 ** 26 })

/** Runs a task of the Slurm array, of a submission that has as many tasks. */
const runTask = (task: number, submitted: number, results: string) =>
  execFileSync('sh', [join(examples, 'slurm-array.sh'), 'fiscalite', input, results], {
    env: {
      ...process.env,
      DENIER,
      SLURM_ARRAY_TASK_ID: String(task),
      SLURM_ARRAY_TASK_COUNT: String(submitted),
    },
    stdio: 'pipe',
  })

describe('examples/batch', () => {
  it('computes the whole file as a Slurm array, and the same bytes when two tasks are run again', () => {
    const script = readFileSync(join(examples, 'slurm-array.sh'), 'utf8')
    const [, parts = ''] = /^#SBATCH --array=1-(\d+)$/m.exec(script) ?? []
    expect(script).toMatch(new RegExp(`^PARTS=${parts} #`, 'm'))
    const results = join(folder, 'slurm')
    for (let task = 1; task <= Number(parts); task += 1) runTask(task, Number(parts), results)
    expect(whole.split('\n')).toHaveLength(9502) // the header, 9,500 rows, and the end of the last line
    expect(merged(results, Number(parts))).toBe(whole)
    const files = [1, 2].map((task) => join(results, `part-${task}.csv`))
    const first = files.map((file) => readFileSync(file, 'utf8'))
    for (const file of files) rmSync(file)
    for (const task of [1, 2]) runTask(task, 2, results)
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(first)
    for (const task of [1, 2]) runTask(task, 2, results)
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(first)
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
    expect(merged(join(folder, 'results'), spec.completions)).toBe(whole)
  })

  it('passes each partition of the Spark example through the command, as PySpark does', () => {
    const target = join(folder, 'spark.json')
    runSpark([['F1,30000,1', 'F2,x,1', 'F3,,'], []], target, DENIER)
    const rows: { foyer: string; revenu?: unknown; erreurs: string[] }[] = readFileSync(target, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map(({ foyer, revenu, erreurs }) => [foyer, revenu, erreurs])).toEqual([
      ['F1', 30000, []],
      ['F2', 'x', ['revenu must be a number']],
      ['F3', undefined, ['revenu is required']],
    ])
  })

  it('fails the Spark example when a partition fails', () => {
    const target = join(folder, 'failed.json')
    expect(() => runSpark([['F1,30000,1']], target, `${DENIER} --unknown`)).toThrow(/failed with code 1/) // that of `[`
    expect(existsSync(target)).toBe(false)
  })
})

/**
 * What the example asks of PySpark, on one machine. `pipe` starts its command as PySpark does: with the
 * environment that it is given, empty otherwise, and a code is read only with `checkCode`.
 */
const PYSPARK = `
import json, os, shlex, subprocess

class Row(dict):
    asDict = lambda self: dict(self)

class Rdd:
    def __init__(self, partitions):
        self.partitions = partitions
    def map(self, f):
        return Rdd([[f(row) for row in rows] for rows in self.partitions])
    def pipe(self, command, env=None, checkCode=False):
        return Rdd([piped(rows, command, env or {}, checkCode) for rows in self.partitions])
    def saveAsTextFile(self, target):
        with open(target, "w") as file:
            for rows in self.partitions:
                file.writelines(row + "\\n" for row in rows)

def piped(rows, command, env, checkCode):
    text = "".join(row + "\\n" for row in rows)
    ended = subprocess.run(shlex.split(command), env=env, input=text, stdout=subprocess.PIPE, encoding="utf-8")
    if checkCode and ended.returncode:
        raise Exception(f"failed with code {ended.returncode}")
    return ended.stdout.splitlines()

class Frame:
    def __init__(self, partitions):
        names = ["foyer", "revenu", "enfants"]
        self.rdd = Rdd([[Row(zip(names, [cell or None for cell in line.split(",")])) for line in lines] for lines in partitions])

class SparkSession:
    pass

class Builder:
    appName = lambda self, name: self
    getOrCreate = lambda self: SparkSession()

class Reader:
    csv = lambda self, source, header: Frame(json.loads(source))

SparkSession.builder = Builder()
SparkSession.read = Reader()
`

/** Runs the Spark example with the lines of some partitions, and writes its rows to a file. */
function runSpark(partitions: readonly (readonly string[])[], target: string, command: string): void {
  const modules = join(folder, 'modules')
  mkdirSync(join(modules, 'pyspark'), { recursive: true })
  writeFileSync(join(modules, 'pyspark/__init__.py'), '')
  writeFileSync(join(modules, 'pyspark/sql.py'), PYSPARK)
  const script = join(examples, 'spark_pipe.py')
  execFileSync('python3', [script, JSON.stringify(partitions), target], {
    env: { ...process.env, DENIER: command, PYTHONPATH: modules, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: 'pipe',
  })
}

describe('examples/batch/merge-parts.sh', () => {
  /** Writes files `part-…` in a folder of its own. */
  const partsOf = (name: string, texts: Readonly<Record<string, string>>) => {
    const results = join(folder, name)
    mkdirSync(results)
    for (const [part, text] of Object.entries(texts)) writeFileSync(join(results, `part-${part}.csv`), text)
    return results
  }

  it('joins cells that hold quotes, separators and line ends', () => {
    const results = partsOf('cells', {
      1: 'ligne;mot\n1;"a\n3;""b""\n"\n4;d\n',
      2: 'ligne;mot\n2;"x;y"\n3;é\n',
      3: 'ligne;mot\n',
    })
    expect(merged(results, 3)).toBe('ligne;mot\n1;"a\n3;""b""\n"\n2;"x;y"\n3;é\n4;d\n')
  })

  const [one, two] = ['ligne,a\n1,x\n3,x\n', 'ligne,a\n2,x\n4,x\n']
  it.each<[title: string, texts: Record<string, string>, parts: string, message: RegExp]>([
    ['a part is missing', { 1: one }, '2', /part-2[.]csv is missing/],
    ['the last part is missing', { 1: one, 2: two }, '3', /part-3[.]csv is missing/],
    ['there are more parts than said', { 1: one, 2: two, 3: 'ligne,a\n' }, '2', /has 3 files/],
    ['a part stands under two names', { 1: one, 2: two, '1-again': one }, '2', /has 3 files/],
    ['a row is missing', { 1: one, 2: 'ligne,a\n4,x\n' }, '2', /row 2 is missing/],
    ['a row is there twice', { 1: one, 2: two, 3: one }, '3', /row 1 is there twice/],
    ['the last row is there twice', { 1: one, 2: `${two}4,x\n` }, '2', /row 4 is there twice/],
    ['rows have no numbers', { 1: 'a,b\n1,x\n', 2: 'a,b\n2,x\n' }, '2', /--numeroter/],
    ['columns differ', { 1: one, 2: 'ligne,b\n2,x\n' }, '2', /has other columns/],
    ['a part is cut within a cell', { 1: one, 2: 'ligne,a\n2,"x\n' }, '2', /ends within a cell/],
    ['a part is cut within its last row', { 1: one, 2: 'ligne,a\n2,x\n4,x' }, '2', /part-2[.]csv was cut/],
    ['a part is empty', { 1: one, 2: '' }, '2', /is empty/],
    ['the number of parts is not a number', { 1: one }, 'all', /no number of parts/],
    ['the number of parts is not given', { 1: one }, '', /usage/],
  ])('fails and writes nothing when %s', (title, texts, parts, message) => {
    const results = partsOf(title, texts)
    const { status, stdout, stderr } = spawnSync('sh', [mergeScript, results, parts], { encoding: 'utf8' })
    expect(stderr).toMatch(message)
    expect(status).not.toBe(0)
    expect(stdout).toBe('')
  })
})
