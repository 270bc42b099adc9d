// The parts that `npm run mutation` measures one by one: the sources changed, their tests and the least score.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const core = 'packages/core/src'
const simulators = readdirSync(join(dirname(import.meta.dirname), core, 'simulateurs')).sort()

/** What draws at random, millions of times in its tests: measured apart, without the longest of them. */
const chance = [`${core}/finance/random/*`, `${core}/finance/retirement-trials`, `${core}/finance/selection`]

/** What searches, and loops for ever when it is broken: most of its mutants die of old age. */
const roots = ['root', 'rate-search', 'cash-flows', 'irr'].map((name) => `${core}/finance/${name}`)

/**
 * What is measured, part by part: the sources whose mutants must die, and the tests that must kill them. Each part
 * stands on its own tests, those of its folder: another's luck does not count.
 *
 * Of the definition, the words and ranges that contracts share are data, as those of a contract are: what is usual is
 * left out, but for the sentences, which compute and which the simulators that speak them test.
 */
export const parts = {
  finance: {
    mutate: [`${core}/finance/**/*.ts`, ...[...roots, ...chance].map((file) => `!${file}.ts`)],
    tests: [`${core}/finance/**/*.test.ts`],
    without: chance.map((file) => `${file}*.test.ts`),
  },
  roots: filesPart(roots),
  chance: filesPart(chance),
  regles: {
    ...partOf('legislation/regles'),
    tests: [`${core}/legislation/**/*.test.ts`],
    history: false,
  },
  definition: {
    mutate: [
      `${core}/definition/*.ts`,
      '!**/{usual-*,property-fields,groups}.ts',
      `${core}/definition/common-sentences.ts`,
    ],
    tests: [`${core}/definition/*.test.ts`, `${core}/simulateurs/{dca,livret-a-vs-etf}/sentence.test.ts`],
    without: ['**/{literals,presets}.test.ts'], // all contracts with all literals: long, and others say the same
    history: false,
  },
  schema: partOf('definition/schema'),
  csv: partOf('definition/csv'),
  units: { ...partOf('units'), history: false },
  ...Object.fromEntries(simulators.map((name) => [name, simulatorPart(name)])),
}

function filesPart(files) {
  return {
    mutate: files.map((file) => `${file}.ts`),
    tests: files.map((file) => `${file}.test.ts`),
    history: false,
  }
}

function partOf(folder) {
  return { mutate: [`${core}/${folder}/**/*.ts`], tests: [`${core}/${folder}/**/*.test.ts`] }
}

/**
 * Of a simulator, all that computes, warns and speaks. What its contract holds as data is read once, when it loads
 * (ranges, units, titles): `test/contracts.test.ts` and `test/headings.test.ts` judge it, for all simulators at once.
 */
function simulatorPart(name) {
  return { ...partOf(`simulateurs/${name}`), ignoreStatic: true }
}
