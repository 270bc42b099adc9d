import { nearest } from '@denier/core'
import { endpoints, SIMULATORS } from './endpoints.ts'
import { errorResponse, httpErrors } from './error-response.ts'
import type { ApiResponse } from './handler.ts'

/** Longer names are not repeated in the message. */
const LONGEST_NAME = 40

/** The 404 response, with suggestions for a mistyped simulator or endpoint. */
export function notFound(path: string, names: readonly string[]): ApiResponse {
  const below = path.startsWith(`${SIMULATORS}/`) ? path.slice(SIMULATORS.length + 1) : ''
  const [name = '', endpoint, ...more] = below.split('/')
  const segments = [name, endpoint ?? 'none']
  if (more.length > 0 || segments.some((segment) => segment === '' || segment.length > LONGEST_NAME))
    return errorResponse(httpErrors.notFound)
  if (!names.includes(name))
    return notFoundWithHint(`There is no simulator ${name}`, name, names, `see ${SIMULATORS}`)
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
