/** Runs a command of this folder as it is loaded: what loads TypeScript loads nothing more afterwards. */
const [name, ...words] = process.argv.slice(2)
const { main } = await import(`./${name}.ts`)

/** Whether all figures hold. */
export const isHolding: boolean = await main(words)
