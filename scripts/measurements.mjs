// Runs a measurement and appends what it prints to docs/measurements/log.md, with the date, the commit and the machine:
// `npm run measurements -- node bench/writer.mjs`, `npm run measurements -- npm run chaos -- redis`.
// `--log=file` as the first word appends elsewhere.
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = dirname(import.meta.dirname)
const words = process.argv.slice(2)
const option = words[0]?.startsWith('--log=') ? words.shift() : undefined
const log = option?.slice('--log='.length) ?? join(root, 'docs/measurements/log.md')
if (words.length === 0) {
  console.error('Name the command to measure: npm run measurements -- node bench/writer.mjs')
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}) // the command gets it too, and its end is logged
const began = new Date()
const [loadBefore] = loadavg()
const { code, output } = await run(words)
appendFileSync(log, section())
console.error(`Appended to ${log}`)
process.exitCode = code

/** The command's standard output is shown and kept; its errors are only shown. */
function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['inherit', 'pipe', 'inherit'] })
    const chunks = []
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      chunks.push(chunk)
    })
    child.on('error', ({ message }) => resolve({ code: 1, output: message }))
    child.on('close', (status) => resolve({ code: status ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

/** What is appended to the log: a heading, the facts of the run and its output. */
function section() {
  const [cpu] = cpus()
  const seconds = Math.round((Date.now() - began.getTime()) / 1000)
  const facts = [
    ['Command', `\`${words.join(' ')}\``],
    ['Result', code === 0 ? 'held what is asked' : `missed what is asked or failed (exit code ${code})`],
    ['Commit', commit()],
    ['Machine', `Node ${process.versions.node}, ${cpus().length} × ${cpu?.model}`],
    ['Load average before', loadBefore.toFixed(2)],
    ['Took', `${seconds} s`],
  ]
  const time = began.toISOString().slice(0, 16).replace('T', ' ')
  const list = facts.map(([name, value]) => `- ${name}: ${value}`).join('\n')
  return `\n## ${time} UTC, ${words.join(' ')}\n\n${list}\n\n\`\`\`text\n${printed()}\n\`\`\`\n`
}

/** The output without colours, the lines by which npm repeats a script, and the path of this clone. */
function printed() {
  return stripVTControlCharacters(output)
    .replaceAll(/^> .*\n/gm, '')
    .replaceAll(root, '.')
    .replaceAll('```', "'''")
    .trim()
}

/** The short hash of the commit; says where files outside `docs` have changed since. */
function commit() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const hash = git('rev-parse', '--short=10', 'HEAD')
  if (hash === '') return 'unknown'
  return git('status', '--porcelain', '--', '.', ':!docs') === '' ? hash : `${hash}, with changes`
}
