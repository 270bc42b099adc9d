import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { spawnTied } from './tied-process.ts'

/**
 * A TypeScript file made one JavaScript file, so that a plain `node` of any version can run it. Used by
 * `limit/processes.full.test.ts`.
 */
export interface Script {
  /** Starts it with these arguments; its output is piped, its errors are the test's own. */
  spawn(args?: readonly string[], nodeOptions?: readonly string[]): ChildProcess
  /** Runs it to its end and gives what it printed; rejects when it fails. */
  run(args?: readonly string[], nodeOptions?: readonly string[]): Promise<string>
  remove(): void
}

/**
 * Bundles the file at `url`, packages included, in a folder that `remove` removes. Used by
 * `limit/memory-limiter.full.test.ts`, `limit/processes.full.test.ts`, `load/bystander.ts` and others in
 * `load`.
 */
export async function bundleScript(url: URL): Promise<Script> {
  const source = fileURLToPath(url)
  const directory = mkdtempSync(join(tmpdir(), 'denier-script-'))
  const outfile = join(directory, `${basename(source, '.ts')}.cjs`)
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  })
  const start: Script['spawn'] = (args = [], nodeOptions = []) =>
    spawnTied(process.execPath, [...nodeOptions, outfile, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  return {
    spawn: start,
    run: (args, nodeOptions) => output(start(args, nodeOptions)),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}

/**
 * All that a process prints until its end. Rejects where its exit code is not 0. Used by
 * `limit/processes.full.test.ts`, `load/bystander.ts` and `load/crowd.ts`.
 */
export function output(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`ended with code ${code}`))))
  })
}
