/**
 * Runs a command of this folder, whose name and words are the arguments, while it is imported: the TypeScript
 * loader of `scripts/load.mjs` loads nothing afterwards.
 */
const [name, ...words] = process.argv.slice(2)
const { main } = await import(`./${name}.ts`)

/** Whether all figures of the command hold: `scripts/load.mjs` makes it the exit code. */
export const isHolding: boolean = await main(words)
