// What a browser downloads, minified and gzipped. One simulator alone is held in both languages; all of them, in one:
// the words are half of the weight, and a page speaks one language. The series of the past are loaded apart, when a
// question needs them: they are weighed apart, and so are the questions that few ask (goal seek, sensitivity) and the
// explanations and the ranges, each imported at the first explication or range of its simulator. The
// design asks for 60 kB for all without series; they pass it, by what docs/decisions/0016-bundle-size.md says. These
// limits hold them where they are. What answers at the edge is all of the service, series included.
import { existsSync, readdirSync } from 'node:fs'

const core = 'packages/core/dist'
const LATER = ['./tables/*', './explain.js', './compile-explication.js', './replay.js', './answer-range.js']
const withoutSeries = (config) => ({ ...config, external: LATER })
/** What an explanation adds: its own steps and those of rules of law, not the contract and the law that its page has. */
const ownSteps = {
  name: 'own-steps',
  setup: (build) =>
    build.onResolve({ filter: /^[.]{1,2}[/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.endsWith('explain.js') ? undefined : { path, external: true },
    ),
}
const withoutLaw = (config) => ({ ...config, plugins: [...(config.plugins ?? []), ownSteps] })
const whole = (config) => config
const weigh = (name, path, limit, more = {}) => ({
  name,
  path,
  limit,
  gzip: true,
  modifyEsbuildConfig: withoutSeries,
  ...more,
})
const files = (folder) => readdirSync(`${core}/${folder}`).filter((name) => !name.endsWith('.d.ts'))
const catalogue = { import: '{ catalogue }' }
/** Those of the catalogue: a folder whose form or explanation is missing has no `index.js` yet. */
const simulators = files('simulateurs').filter((name) => existsSync(`${core}/simulateurs/${name}/index.js`))
const explained = simulators.filter((name) => existsSync(`${core}/simulateurs/${name}/explain.js`))
/**
 * The whole tax return, a whole estate, a gift and a career have more law and more steps than any other:
 * docs/decisions/0050-whole-return.md, 0052-whole-estate.md and 0016-bundle-size.md.
 */
const LARGE = {
  fiscalite: { all: '37.2 kB', explanation: '12.5 kB' },
  succession: { all: '41.8 kB', explanation: '15 kB' },
  donation: { all: '25.5 kB' },
  'retraite-publique': { all: '25.5 kB' },
}
/** What all share, and what each simulator may add: another one needs no change here. */
const allowance = (shared, each) => `${Math.round(shared + each * simulators.length)} kB`

export default [
  ...simulators.map((name) =>
    weigh(`@denier/core/${name}`, `${core}/simulateurs/${name}/index.js`, LARGE[name]?.all ?? '25 kB'),
  ),
  ...explained.map((name) =>
    weigh(
      `@denier/core/${name}, explanation`,
      `${core}/simulateurs/${name}/explain.js`,
      LARGE[name]?.explanation ?? '8 kB',
      {
        modifyEsbuildConfig: withoutLaw,
      },
    ),
  ),
  weigh(
    '@denier/core, replay of explanations',
    `${core}/analyses/explication/compile-explication.js`,
    '25.3 kB',
  ),
  weigh('@denier/core, answer to ranges', `${core}/analyses/range/answer-range.js`, '8 kB'),
  ...files('indices/tables').map((name) =>
    weigh(`@denier/core, series ${name}`, `${core}/indices/tables/${name}`, '16.5 kB'),
  ),
  weigh('@denier/core, all in French', `${core}/fr/index.js`, allowance(74.6, 4.5), catalogue),
  weigh('@denier/core, all in English', `${core}/en/index.js`, allowance(72.8, 4.4), catalogue),
  weigh('@denier/core, all in both', `${core}/index.js`, allowance(85.9, 6.3), catalogue),
  weigh('@denier/core, analyses', `${core}/index.js`, '20.4 kB', { import: '{ analyses }' }),
  weigh('@denier/api/edge', 'apps/api/dist/edge.js', allowance(223.6, 11.2), { modifyEsbuildConfig: whole }),
  weigh('@denier/prose', 'packages/prose/dist/index.js', '8 kB'),
  weigh('@denier/note', 'packages/note/dist/index.js', '14 kB'),
  weigh('@denier/client', 'packages/client/dist/index.js', '4 kB'),
]
