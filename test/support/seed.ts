import fc from 'fast-check'

/**
 * Random cases are drawn from one seed, so that a change is judged by itself and not by the draw: what passes
 * here passes on any machine. `npm run test:random` draws others, and prints the seed of what it finds.
 */
const SEED = 20_261_121

if (!process.env.RANDOM_CASES) fc.configureGlobal({ seed: SEED })
