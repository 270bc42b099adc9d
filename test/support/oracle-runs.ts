/**
 * How many random inputs an oracle of forty digits judges: some in every run of the tests, ten thousand a simulator with
 * `npm run oracle`, the first ones being the same.
 */
export const ORACLE_RUNS = { numRuns: Number(process.env.ORACLE_RUNS ?? 2_500) }
