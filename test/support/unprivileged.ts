/**
 * Starts a command with the rights that a container gives, for tests of the image. Used by
 * `deploy/image.full.test.ts`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

/** The user and group of a container, by number. */
const CONTAINER_USER = { uid: 1000, gid: 1000 }

/**
 * Run in a mount namespace of its own: makes every file system on a disk read-only, exits with code 90 where
 * a file can be written all the same, gives up the rights of root and runs the command.
 */
const READ_ONLY = `
  mount --make-rprivate /
  while read -r _ target type _; do
    case "$type" in proc|sysfs|devpts|cgroup*|mqueue) ;; *) mount -o remount,bind,ro "$target" 2>/dev/null || true ;; esac
  done < /proc/mounts
  touch ./written 2>/dev/null && exit 90
  exec setpriv --reuid=${CONTAINER_USER.uid} --regid=${CONTAINER_USER.gid} --clear-groups --no-new-privs --bounding-set=-all "$@"
`

/** Whether this process may make a mount namespace: as root on Linux, unless it is forbidden. */
export const canIsolate =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0

/**
 * Starts a command as a container would: not as root, without capabilities, on a file system that nobody can
 * write. Where a mount namespace cannot be made, only as another user than root.
 */
export function spawnUnprivileged(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] as const }
  const [first = '', ...rest] = command
  if (canIsolate)
    return spawn('unshare', ['--mount', 'sh', '-ec', READ_ONLY, 'sh', ...command], {
      ...options,
      stdio: [...options.stdio],
    })
  const identity = process.getuid?.() === 0 ? CONTAINER_USER : {}
  return spawn(first, rest, { ...options, ...identity, stdio: [...options.stdio] })
}
