import { fileURLToPath } from 'node:url'
import { pageResponse, readFiles, type StaticFile } from '@denier/web'
import { ONE_DOCUMENT, type Route } from '../pipeline/route.ts'
import { refuseInJson } from './refusals.ts'

/** The files of the reference, beside `src` and `dist` alike; `scripts/assets.mjs` completes them. */
const FILES = fileURLToPath(new URL('../../public', import.meta.url))

/** The page runs its own scripts and calls its own service; images in its style sheet are `data:`. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * `/docs`: an interactive reference without external resources. Each file has its own path. Called by `service.ts`.
 */
export function createDocsRoutes(): ReadonlyMap<string, Route> {
  const files = readFiles(FILES)
  const page = files.get('/docs/index.html')
  // not the licences that lie beside them, and which no address serves
  const parts = [...files].filter(([path]) => /^\/docs\/[^/]+\.(?:css|js)$/.test(path))
  return new Map([...(page ? [['/docs', page] as const] : []), ...parts].map(toRoute))
}

/** The route of a file at a path. */
const toRoute = ([path, file]: readonly [string, StaticFile]): [string, Route] => {
  const headers = {
    'content-type': file.headers['content-type'] ?? '',
    'content-security-policy': POLICY,
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  }
  return [
    path,
    {
      cost: ONE_DOCUMENT,
      answer: (request) => pageResponse(request, file.packed, headers),
      refuse: refuseInJson,
    },
  ]
}
