import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@denier/core'
import type { Assets, Script } from '../pages/assets.ts'
import { readFiles, type StaticFile } from './files.ts'

/** Found from the package itself: this file may run as a source, as what is made of it, or in a bundle elsewhere. */
const SITE = join(dirname(createRequire(import.meta.url).resolve('@denier/web/package.json')), 'dist/site')

/** Markup made of our own prose, once. */
export interface Texts {
  /** How each simulator computes, by its name. */
  readonly methods: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** Pages of text, by name. */
  readonly pages: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** What a build leaves. */
export interface Built {
  readonly assets: Assets
  readonly texts: Texts
  /** What is served as it is, by its path; none in development, where they are made as they are asked for. */
  readonly files?: ReadonlyMap<string, StaticFile>
  /** A page as the build drew it, with relative addresses; nothing where it was not, or on another day. */
  drawn(path: string, day: string): string | undefined
}

interface Manifest {
  readonly day: string
  readonly styles: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<Language, Readonly<Record<string, Script>>>>
}

/**
 * Reads it.
 * @throws Error when nothing was built: the build must run before the service starts.
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

/** Where a page drawn ahead is kept. @example pageFile(site, '/en/') // …/pages/en/index.html */
export const pageFile = (site: string, path: string): string =>
  join(site, 'pages', `${path.endsWith('/') ? `${path}index` : path}.html`)

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: the pages are not built (npm run build)`)
  return readFileSync(file, 'utf8')
}
