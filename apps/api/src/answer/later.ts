import type { Resource } from './exchange.ts'

/**
 * A resource that is loaded when somebody first asks for it: what few ask for keeps nobody waiting at the start.
 * @example later(async () => (await import('./large.ts')).large)
 */
export function later(load: () => Promise<Resource>): Resource {
  let loaded: Promise<Resource> | undefined
  return async (request) => {
    loaded ??= load()
    const resource = await loaded
    return resource(request)
  }
}
