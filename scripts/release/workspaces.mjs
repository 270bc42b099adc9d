// The packages of this repository, and those that are published (`publishConfig`). For releases.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ours, root } from './lock.mjs'

/** All packages: the path of each from the root of the repository, and its package.json. */
export const workspaces = ours.map((folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
}))

const asksFor = ({ manifest }, name) => name in (manifest.dependencies ?? {})

/** In the order of publication: each package after those that it depends on. */
export const published = inOrder(
  workspaces.filter(({ manifest }) => manifest.publishConfig?.access === 'public'),
)

function inOrder(waiting) {
  if (waiting.length === 0) return []
  const isReady = (one) => !waiting.some(({ manifest }) => asksFor(one, manifest.name))
  const ready = waiting.filter(isReady)
  if (ready.length === 0)
    throw new Error(`${waiting.map(({ folder }) => folder)} need one another in a circle`)
  return [...ready, ...inOrder(waiting.filter((one) => !isReady(one)))]
}
