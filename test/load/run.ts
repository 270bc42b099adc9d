/** Runs a command of this folder at import time, since the TypeScript loader loads nothing afterwards. */
const [name, ...words] = process.argv.slice(2)
const { main } = await import(`./${name}.ts`)

/** Whether all figures hold. */
export const isHolding: boolean = await main(words)
