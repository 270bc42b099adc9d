/** The seam of the pages: the service mounts them by this, the build draws them ahead. */
export { NOWHERE, pageFile } from './server/built.ts'
export { type WebHandler, type WebOptions, webHandler } from './server/handler.ts'
export { createSite } from './server/site.ts'
export { type Ask, Busy, type Visit } from './server/visit.ts'
