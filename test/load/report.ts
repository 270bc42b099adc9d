/** Runs the hazards of a load command and prints whether their figures hold. */
import { cpus } from 'node:os'
import type { Figure, Tell } from './figure.ts'

/** A hazard for the service, and the figures measured meanwhile. Used by `chaos.ts`. */
export interface Hazard {
  /** Printed above its figures; `main` of a command may choose hazards by its first words. */
  readonly name: string
  readonly run: (tell: Tell) => Promise<readonly Figure[]>
}

const say: Tell = (text) => void process.stdout.write(`${text}\n`)

/**
 * Runs hazards one after the other and prints each figure. An error, or no figure at all, is a failure too.
 * Used by `chaos.ts`, `contract.ts`, `determinism.ts` and others in `load`.
 * @returns whether all hold.
 */
export async function report(hazards: readonly Hazard[]): Promise<boolean> {
  const [cpu] = cpus()
  say(`${new Date().toISOString()} · Node ${process.versions.node} · ${cpus().length} × ${cpu?.model}`)
  const failing: string[] = []
  for (const { name, run } of hazards) {
    const began = performance.now()
    say(`\n${name}`)
    const figures = await run((text) => say(`  … ${text}`)).catch((error: unknown) => [broken(error)])
    for (const figure of figures) say(line(figure))
    say(`  (${((performance.now() - began) / 1000).toFixed(0)} s)`)
    if (figures.length === 0 || figures.some(({ holds }) => !holds)) failing.push(name)
  }
  say(failing.length > 0 ? `\nBelow the bar: ${failing.join(', ')}` : '\nAll figures hold')
  return failing.length === 0
}

/** The printed line of a figure. */
const line = ({ what, seen, bar, holds }: Figure): string =>
  `  ${holds ? 'ok   ' : 'FAILS'} ${what.padEnd(72)} ${seen.padStart(12)}   (${bar})`

/** The figure of a hazard that threw. */
const broken = (error: unknown): Figure => ({
  what: error instanceof Error ? (error.stack ?? error.message) : String(error),
  seen: 'an error',
  bar: 'none',
  holds: false,
})
