/** How much of the processor this machine had for itself, where it tells: on Linux. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Since the machine started, over all cores, in ticks. */
export interface Ticks {
  readonly all: number
  /** What the machine that this one is a guest of gave to others when this one wanted it. */
  readonly taken: number
}

const TAKEN = 7
const KNOWN = 8

/** @param stat the text of `/proc/stat`. @example ticksOf('cpu  50 0 10 30 0 0 0 10 0 0') // { all: 100, taken: 10 } */
export function ticksOf(stat: string): Ticks {
  const [, ...ticks] = (stat.split('\n')[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 1 + KNOWN)
    .map(Number)
  return { all: ticks.reduce((sum, one) => sum + one, 0), taken: ticks[TAKEN] ?? 0 }
}

/** Those of now; where the machine does not tell, none, so that nothing was taken. */
export function ticksNow(): Ticks {
  try {
    return ticksOf(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return { all: 0, taken: 0 }
  }
}

/** The share of the processor that others took in between, from 0 to 1. */
export const shareTaken = (before: Ticks, after: Ticks): number =>
  after.all > before.all ? (after.taken - before.taken) / (after.all - before.all) : 0

/** Long enough for the neighbours to show, in milliseconds, and how much of it one must get. */
const LOOK_MS = 100
const ENOUGH = 0.95

/** Resolves when whoever works here gets a processor for it, or after so many milliseconds all the same. */
export async function calm(mostMs: number): Promise<void> {
  for (const began = performance.now(); !isCalm() && performance.now() - began < mostMs; ) await sleep(1000)
}

/** Works for a moment, and looks how much of it was done. */
function isCalm(): boolean {
  const [began, before] = [performance.now(), process.cpuUsage()]
  while (performance.now() - began < LOOK_MS);
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 >= ENOUGH * (performance.now() - began)
}
