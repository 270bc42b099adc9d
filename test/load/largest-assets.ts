/** Part of `npm run chaos`: the largest files of pages. Called by `floods.ts` and `pipelined.ts`. */
import { readdirSync, statSync } from 'node:fs'

const FOLDER = new URL('../../apps/web/dist/site/public/assets/', import.meta.url)

/** The paths of the largest files without compression, the largest first. */
export function largestAssets(count = 10): readonly string[] {
  const sizeOf = (name: string) => statSync(new URL(name, FOLDER)).size
  return readdirSync(FOLDER)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, count)
    .map((name) => `/assets/${name}`)
}
