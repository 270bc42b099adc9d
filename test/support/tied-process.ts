/** Starts the child processes of tests, which end with them. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'

/** Linux kills a process started by this command as soon as its parent is gone, whatever ended the parent. */
const TIE = ['setpriv', '--pdeathsig', 'KILL'] as const
const canTie = process.platform === 'linux' && !spawnSync(TIE[0], ['--version']).error

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a command that does not outlive this process; the command has the process id that is returned. Used
 * by `bun.ts`, `process.ts`, `redis.ts` and others in `support` and `mcp`.
 */
export function spawnTied(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const [file, ...rest] = canTie ? [...TIE, command, ...args] : [command, ...args]
  const child = spawn(file as string, rest, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}
