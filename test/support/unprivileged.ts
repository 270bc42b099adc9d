/** Starts a command with the rights that a container gives, for tests of the image. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

/** Who a container runs as: nobody whom this machine knows as its own. */
const NOBODY = { uid: 1000, gid: 1000 }

/** In a mount space of its own, every file system that is on a disk is made read-only; then root is given up. */
const READ_ONLY = `
  mount --make-rprivate /
  while read -r _ target type _; do
    case "$type" in proc|sysfs|devpts|cgroup*|mqueue) ;; *) mount -o remount,bind,ro "$target" 2>/dev/null || true ;; esac
  done < /proc/mounts
  touch ./written 2>/dev/null && exit 90
  exec setpriv --reuid=${NOBODY.uid} --regid=${NOBODY.gid} --clear-groups --no-new-privs --bounding-set=-all "$@"
`

/** Whether this machine lets root make a mount space, as Linux does unless it is forbidden. */
export const canIsolate =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0

/**
 * Starts a command as a container would: not as root, without capabilities, on a file system that nobody can write.
 * Where mount spaces are not to be had, only as who cannot write.
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
  const identity = process.getuid?.() === 0 ? NOBODY : {}
  return spawn(first, rest, { ...options, ...identity, stdio: [...options.stdio] })
}
