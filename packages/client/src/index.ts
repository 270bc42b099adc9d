/** Entry point of the client: typed calls to the HTTP API of Denier. */
export type { AddressOptions, As, Separator, Theme } from './build-url.ts'
export { type CallOptions, type Client, createClient, type ExplanationOptions } from './client.ts'
export { DenierError } from './errors/denier-error.ts'
export { InvalidQueryError } from './errors/invalid-query-error.ts'
export { NetworkError } from './errors/network-error.ts'
export { NotFoundError } from './errors/not-found-error.ts'
export { RateLimitedError } from './errors/rate-limited-error.ts'
export { ServiceError } from './errors/service-error.ts'
export { TimeoutError } from './errors/timeout-error.ts'
export { UnexpectedResponseError } from './errors/unexpected-response-error.ts'
export type {
  CatalogueEntry,
  CatalogueParam,
  ExplanationAnswer,
  GoalSeekAnswer,
  RangeAnswer,
  SensitivityAnswer,
  ServiceAnswer,
  SimulationAnswer,
} from './service-answer.ts'
export type { ClientOptions } from './settings.ts'
