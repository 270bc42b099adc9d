import { nearest, type Simulator } from '@denier/core'
import { endpointsOf, SIMULATORS } from './endpoints.ts'
import { errorResponse, httpErrors } from './error-response.ts'
import type { ApiResponse } from './handler.ts'

/** Longer names, in characters, are not repeated in the message. */
const LONGEST_NAME = 40

/**
 * The 404 response, with suggestions for a mistyped simulator or endpoint. Called by `routes/api-routes.ts`.
 * @param path the whole path of the request.
 */
export function notFound(path: string, simulators: readonly Simulator[]): ApiResponse {
  const below = path.startsWith(`${SIMULATORS}/`) ? path.slice(SIMULATORS.length + 1) : ''
  const [name = '', endpoint, ...more] = below.split('/')
  const segments = endpoint === undefined ? [name] : [name, endpoint]
  if (more.length > 0 || segments.some((segment) => segment === '' || segment.length > LONGEST_NAME))
    return errorResponse(httpErrors.notFound)
  const found = simulators.find(({ contract }) => contract.name === name)
  const names = simulators.map(({ contract }) => contract.name)
  if (!found) return notFoundWithHint(`There is no simulator ${name}`, name, names, `see ${SIMULATORS}`)
  const endpoints = endpointsOf(found)
  return notFoundWithHint(
    `There is no ${endpoint} of ${name}`,
    endpoint ?? '',
    endpoints,
    `there are ${endpoints.join(', ')}`,
  )
}

/**
 * A 404 whose message is `statement` and a hint: the known names that are close to `name`, else
 * `defaultHint`. Known names that only add an extension (`.csv`) come first.
 */
function notFoundWithHint(
  statement: string,
  name: string,
  known: readonly string[],
  defaultHint: string,
): ApiResponse {
  const withExtension = known.filter((one) => one.startsWith(`${name}.`))
  const near = withExtension.length > 0 ? withExtension : nearest(name, known)
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : defaultHint
  return errorResponse({ ...httpErrors.notFound, message: `${statement}; ${hint}` })
}
