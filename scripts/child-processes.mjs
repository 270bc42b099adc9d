// Runs commands in process groups of their own, so that an interrupted test run ends everything it started. For
// `test.mjs`, `stability.mjs` and what they call.
import { spawn } from 'node:child_process'

/** How often this process looks whether its parent is still there. */
const LOOK_MS = 500
/** Numbers of the process groups that run. */
const groups = new Set()
let isEnding = false

/**
 * Runs a command to its end. Used by `checks.mjs`, `run-vitest.mjs` and `stability.mjs`.
 * @param capture true: what it prints is kept and not shown; false: it prints where this process does; `signal`, of
 * an AbortController, ends its group at once.
 * @returns its exit `code`, 1 where a signal ended it, and `output`: what was captured, and that signal.
 */
export function runCommand(command, args, { cwd, env = process.env, capture = false, signal: abort }) {
  return new Promise((resolve) => {
    const stdio = ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit']
    const child = spawn(command, args, { cwd, env, stdio, detached: true })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
    groups.add(child.pid)
    const finish = (code, message = '') => {
      if (isEnding) return // endGroups waits for the rest of the group, and nothing may follow
      groups.delete(child.pid)
      signalGroup(child.pid, 'SIGKILL') // what the command left behind
      resolve({ code, output: Buffer.concat(chunks).toString() + message })
    }
    abort?.addEventListener('abort', () => signalGroup(child.pid, 'SIGKILL'))
    child.on('error', (error) => finish(1, `${error.message}\n`))
    child.on('close', (code, signal) =>
      finish(code ?? 1, signal ? `${command} was ended by ${signal}\n` : ''),
    )
  })
}

/**
 * Ends every running group, then this process, when it is told to stop. A signal to npm ends only the shell
 * between npm and this process, which then has another parent. Used by `stability.mjs` and `test.mjs`.
 * @param graceMs how long groups may take to end after SIGTERM before SIGKILL; longer where they end groups
 * of their own.
 */
export function endGroupsOnSignal({ graceMs = 5000 } = {}) {
  for (const [signal, number] of [
    ['SIGHUP', 1],
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ]) {
    process.on(signal, () => endGroups(128 + number, graceMs))
  }
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    endGroups(128 + 1, graceMs)
  }, LOOK_MS)
  look.unref()
}

async function endGroups(exitCode, graceMs) {
  isEnding = true
  for (const group of groups) signalGroup(group, 'SIGTERM')
  for (let waited = 0; waited < graceMs && [...groups].some(isAlive); waited += 50) await sleep(50)
  for (const group of groups) signalGroup(group, 'SIGKILL')
  process.exit(exitCode)
}

const isAlive = (group) => signalGroup(group, 0)

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a signal to a group (0 sends none). @returns true where the group has a process. */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
    return false
  }
}
