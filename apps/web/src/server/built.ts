import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@denier/core'
import type { Assets, Script } from '../pages/assets.ts'
import { readFiles, type StaticFile } from './files.ts'

/** Located from the package: this file may run from `src`, from `dist`, or in a bundle elsewhere. */
const SITE = join(dirname(createRequire(import.meta.url).resolve('@denier/web/package.json')), 'dist/site')

/** This project's own prose, rendered to markup by the build. Used by `parts.ts`. */
export interface Texts {
  /** The method of each simulator, by its name. */
  readonly methods: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** Pages of text, by name. */
  readonly pages: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** The files of a build. Used by `handler.ts` and `page-cache.ts`. */
export interface Built {
  readonly assets: Assets
  readonly texts: Texts
  /** Static files by path; absent in development, where they are made on request. */
  readonly files?: ReadonlyMap<string, StaticFile>
  /**
   * A prerendered page, with relative addresses; `undefined` when there is none, or when it was made for
   * another day.
   */
  drawn(path: string, day: string): string | undefined
}

/**
 * `manifest.json`, which `build/site.mjs` writes: paths of style sheets by name, scripts by language and
 * entry.
 */
interface Manifest {
  /** The day of the prerendered pages, `YYYY-MM-DD`. */
  readonly day: string
  readonly styles: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<Language, Readonly<Record<string, Script>>>>
}

/**
 * Reads the files of the build. Called by `handler.ts`; used, for its types, by `page-cache.ts` and
 * `parts.ts`.
 * @param site the folder that the build wrote.
 * @throws Error when there are none: the build must run before the service starts.
 */
export function readBuilt(site: string = SITE): Built {
  const manifest = JSON.parse(read(join(site, 'manifest.json'))) as Manifest
  const texts = JSON.parse(read(join(site, 'texts.json'))) as Texts
  return {
    assets: {
      script: (language, entry) => manifest.scripts[language][entry],
      style: (name) => manifest.styles[name] ?? '',
    },
    texts,
    files: readFiles(join(site, 'public')),
    drawn: (path, day) => {
      const file = pageFile(site, path)
      return day === manifest.day && existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
  }
}

/**
 * The file of a prerendered page. Exported by `@denier/web`; used by `build/site.mjs`.
 * @example pageFile(site, '/en/') // …/pages/en/index.html
 */
export const pageFile = (site: string, path: string): string =>
  join(site, 'pages', `${path.endsWith('/') ? `${path}index` : path}.html`)

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: the pages are not built (npm run build)`)
  return readFileSync(file, 'utf8')
}
