/** The entry of the pages: the service mounts them by this, the build draws them ahead. */
export { pageFile } from './server/built.ts'
export type { PageRequest, PageResponse, Visit } from './server/exchange.ts'
export { HASHED, readFiles, type StaticFile } from './server/files.ts'
export { type WebHandler, type WebOptions, webHandler } from './server/handler.ts'
export { pageResponse } from './server/reply.ts'
export { createSite } from './server/site.ts'
