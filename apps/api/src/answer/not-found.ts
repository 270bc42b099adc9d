import { nearest } from '@denier/core'
import { doors, SIMULATORS } from './doors.ts'
import type { ApiResponse } from './exchange.ts'
import { faultResponse, faults } from './fault.ts'

/** Beyond this it is no name, and is not said again. */
const LONGEST_NAME = 40

/** Nothing there; where a simulator's name, or what stands after it, was mistyped, what it may have meant. */
export function notFound(path: string, names: readonly string[]): ApiResponse {
  const below = path.startsWith(`${SIMULATORS}/`) ? path.slice(SIMULATORS.length + 1) : ''
  const [name = '', door, ...more] = below.split('/')
  const words = [name, door ?? 'none']
  if (more.length > 0 || words.some((word) => word === '' || word.length > LONGEST_NAME))
    return faultResponse(faults.notFound)
  if (!names.includes(name)) return told(`There is no simulator ${name}`, name, names, `see ${SIMULATORS}`)
  return told(`There is no ${door} of ${name}`, door ?? '', doors, `there are ${doors.join(', ')}`)
}

function told(lack: string, word: string, known: readonly string[], otherwise: string): ApiResponse {
  const begun = known.filter((one) => one.startsWith(`${word}.`)) // a name without its extension
  const near = begun.length > 0 ? begun : nearest(word, known)
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : otherwise
  return faultResponse({ ...faults.notFound, message: `${lack}; ${hint}` })
}
