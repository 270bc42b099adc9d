/** The command line as a function: what was typed in, what is to be written out. */
export { type Exit, exits, type Io, type Sink } from './io.ts'
export { run } from './run.ts'
