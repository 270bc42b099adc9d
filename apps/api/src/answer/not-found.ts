import { nearest, type Simulator } from '@denier/core'
import { endpointsOf, SIMULATORS } from './endpoints.ts'
import { errorResponse, httpErrors } from './error-response.ts'
import type { ApiResponse } from './handler.ts'

/** Longer names are not repeated in the message. */
const LONGEST_NAME = 40

/** The 404 response, with suggestions for a mistyped simulator or endpoint. Called by `routes/api-routes.ts`. */
export function notFound(path: string, simulators: readonly Simulator[]): ApiResponse {
  const below = path.startsWith(`${SIMULATORS}/`) ? path.slice(SIMULATORS.length + 1) : ''
  const [name = '', endpoint, ...more] = below.split('/')
  const segments = [name, endpoint ?? 'none']
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

function notFoundWithHint(
  lack: string,
  name: string,
  known: readonly string[],
  otherwise: string,
): ApiResponse {
  const begun = known.filter((one) => one.startsWith(`${name}.`)) // a name without its extension
  const near = begun.length > 0 ? begun : nearest(name, known)
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : otherwise
  return errorResponse({ ...httpErrors.notFound, message: `${lack}; ${hint}` })
}
