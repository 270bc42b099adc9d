// What a simulator stands on: the values set by law and the series of the past that its code reaches. For
// `npm run reference`.
import { basename, join } from 'node:path'
import { history } from '@denier/core'
import { build } from 'esbuild'

const CORE = join(import.meta.dirname, '../../packages/core/dist')

/** The module that holds the published falls. */
const CRISES = 'crises'

/**
 * Bundles a simulator, and reads which modules the bundle keeps.
 * @param simulator its name: `fiscalite`.
 * @returns `law`, names of modules of `legislation/parametres`; `series`, those of `history` of the core;
 * `published`, true where it reads the published falls of indices.
 */
export async function groundsOf(simulator) {
  const { metafile } = await build({
    entryPoints: [join(CORE, 'simulateurs', simulator, 'index.js')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    external: ['./tables/*'],
    logLevel: 'error',
  })
  const [output] = Object.values(metafile.outputs)
  const reached = Object.keys(output.inputs).filter((path) => output.inputs[path].bytesInOutput > 0)
  const named = (folder) =>
    reached.filter((path) => path.includes(`/${folder}/`)).map((path) => basename(path, '.js'))
  const indices = named('indices')
  return {
    law: named('parametres'),
    series: history.filter(({ name }) => indices.includes(name)),
    published: indices.includes(CRISES),
  }
}
