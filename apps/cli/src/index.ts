/** The command line as a function, without a process. */
export { type Exit, exits, type Io, type Sink } from './io.ts'
export { run } from './run.ts'
